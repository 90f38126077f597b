"""Where outcomes come from. Randomness never lives in a position.

Two kinds of luck run inside the kernel. ``SeededLuck`` deals the numbers of a seed one after another.
``CommonLuck`` asks what the event is: the same event under the same seed turns out the same at every
table, whatever else was chosen there. The other kinds are in ``given`` and ``sealed``.
"""

from __future__ import annotations

import os
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.position import Position
from homestretch.core.stream import Stream, pick, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Luck:
    """Decides how the open random event of a position turns out."""

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        """The index of the outcome; ``weights`` holds what ``position.chance`` filled in."""
        with cython.gil:
            return cython.cast(object, self).outcome(position, weights, count)

    def open_part(self) -> dict[str, Any]:
        """What of it may be seen before the game."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """What is needed to deal the same again."""
        raise AssertionError(f"{type(self).__name__} cannot be written down")

    def place(self) -> Any:
        """Where it stands, for ``go_to``; luck that cannot go back has none."""
        return None

    def go_to(self, place: Any) -> None:
        """Deals on from a place where it was before."""
        raise AssertionError(f"{type(self).__name__} cannot go back")


class SeededLuck(Luck):
    """The numbers of a seed, one after another."""

    stream: Stream

    def __init__(self, seed: int, game: int = 0) -> None:
        self.stream = Stream(seed, game)

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        return pick(self.stream, weights, count)

    def to_json(self) -> dict[str, Any]:
        return {"luck": "seeded", "seed": self.stream.key, "game": self.stream.game}


class CommonLuck(Luck):
    """The same luck at many tables: the outcome depends on the seed and on what the event is."""

    stream: Stream
    label: Buffer

    def __init__(self, seed: int, game: int = 0) -> None:
        self.stream = Stream(seed, game)
        self.label = Buffer()

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        position.label(self.label)
        self.stream.left = 0
        self.stream.counter = (wide(self.label.item[2]) << 32) + (wide(self.label.item[3]) << 8)
        self.stream.channel = (wide(1) << 31) + (wide(self.label.item[0]) << 16) + (wide(self.label.item[1]) << 8)
        return pick(self.stream, weights, count)

    def to_json(self) -> dict[str, Any]:
        return {"luck": "common", "seed": self.stream.key, "game": self.stream.game}


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return int.from_bytes(os.urandom(7), "big") >> 3
