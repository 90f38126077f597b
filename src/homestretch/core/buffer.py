"""A fixed row of ints that the kernel fills and the caller reads: legal actions, weights, scores, labels."""

from __future__ import annotations

from typing import Annotated

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

    def first(self, count: int) -> list[int]:
        """The first ``count`` items as a list."""
        return [self.item[i] for i in range(count)]
