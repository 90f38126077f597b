"""What an interface needs beyond this package, and the sentence for when it is missing."""

from __future__ import annotations

from importlib.util import find_spec


def need(extra: str, *modules: str) -> None:
    """ImportError with the command to type, unless all modules are installed."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise ImportError(f"{' and '.join(missing)} is not installed: pip install 'homestretch[{extra}]'")
