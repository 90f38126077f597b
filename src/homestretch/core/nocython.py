"""Stands in for the ``cython`` module where the kernel runs as plain Python and Cython is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()
gil = nullcontext()


def cast(kind: Any, value: Any) -> Any:
    """Leaves the value as it is."""
    return value
