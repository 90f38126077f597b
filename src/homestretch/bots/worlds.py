"""The positions a view allows, as many as were imagined, ready to be taken one after another without the GIL."""

from __future__ import annotations

from typing import Any

from homestretch.bots.memory import give_back_ints, ints
from homestretch.core.number import Memory
from homestretch.core.position import Position, copy_into, memory

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Worlds:
    """Some positions that look the same to a seat."""

    count: int
    width: int
    kept: list[Any]
    cell: Memory

    def __init__(self, positions: list[Any]) -> None:
        self.kept = positions
        self.count = len(positions)
        self.width = width_of(positions[0])
        store(self)
        for number, position in enumerate(positions):
            put(self, number, position)

    def __dealloc__(self) -> None:
        release(self)


def width_of(position: Position) -> int:
    """How many cells a compiled position has; 0 for one that is not compiled."""
    return position.size // 4


def store(worlds: Worlds) -> None:
    """Makes room for all cells."""
    worlds.cell = ints(worlds.count * worlds.width)


def put(worlds: Worlds, number: int, position: Position) -> None:
    """Writes down one position."""
    for i in range(worlds.width):
        worlds.cell[number * worlds.width + i] = memory(position)[i]


def take(worlds: Worlds, number: int, position: Position) -> None:
    """Makes a position the one with a number."""
    if worlds.width > 0:
        for i in range(worlds.width):
            memory(position)[i] = worlds.cell[number * worlds.width + i]
    else:
        with cython.gil:
            copy_into(position, worlds.kept[number])


def release(worlds: Worlds) -> None:
    """Gives the room back."""
    give_back_ints(worlds.cell)
