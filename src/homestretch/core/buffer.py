"""A fixed row of ints that the kernel fills and the caller reads: legal actions, weights, scores, labels."""

from __future__ import annotations

from typing import Annotated, Any

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Buffer:
    """Room for 1024 ints. Whoever fills it returns how many it holds."""

    item: Annotated[list[int], 1024]

    def __init__(self) -> None:
        if not cython.compiled:
            self.item = [0] * 1024

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < 1024:
            raise IndexError(f"a buffer holds items 0 to 1023, not {index}")
        return self.item[index]

    def __setitem__(self, index: int, value: int) -> None:
        if not 0 <= index < 1024:
            raise IndexError(f"a buffer holds items 0 to 1023, not {index}")
        self.item[index] = value

    def __getattr__(self, name: str) -> Any:
        """``item`` where only this class is compiled: a game that runs as plain Python cannot see a C array."""
        if name == "item":
            return self
        raise AttributeError(f"a buffer has no {name!r}")

    def first(self, count: int) -> list[int]:
        """The first ``count`` items as a list."""
        if not 0 <= count <= 1024:
            raise IndexError(f"a buffer holds 1024 items, not {count}")
        return [self.item[i] for i in range(count)]
