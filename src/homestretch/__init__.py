"""Homestretch: four race-and-dice board games, complete, fast and in the open."""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homestretch.table.table import Table

__version__ = "0.1.0"

__all__ = ["__version__", "compiled", "game_names", "new_table"]


class SourcesOnly:
    """Finds the ``.py`` of our modules and passes over what was compiled from them."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The source of one of our modules; None leaves other modules to Python."""
        if not name.startswith("homestretch.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("HOMESTRETCH_PURE"):
    sys.meta_path.insert(0, SourcesOnly)


def compiled() -> bool:
    """Whether the kernel runs compiled; if not, the same files run as plain Python, much slower."""
    from homestretch.core.position import COMPILED

    return COMPILED


def game_names() -> list[str]:
    """The names of all games that are installed."""
    from homestretch.core.catalog import names

    return names()


def new_table(game: str, *, seats: int | None = None, seed: int | None = None, **options: Any) -> Table:
    """A new table of a game: ``homestretch.new_table("scrapracer", seats=3, seed=7)``."""
    from homestretch.core.catalog import find
    from homestretch.core.luck import SeededLuck, fresh_seed
    from homestretch.table.table import Table

    chosen = find(game)
    given = options if seats is None else {"seats": seats, **options}
    return Table(chosen, chosen.rules(given), SeededLuck(fresh_seed() if seed is None else seed))
