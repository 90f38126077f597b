"""How a game looks to a learner: actions under dense numbers, and observations as rows of floats.

A game subclasses ``Encoding`` in its ``encoding.py``. An observation is made from what the seat may know and from
nothing else: a test swaps everything hidden and requires the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from homestretch.core.buffer import Buffer
from homestretch.core.layout import Block, Feature, offsets
from homestretch.core.position import Position, make_lists
from homestretch.core.row import ByteRow, FloatRow

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.string import memset

VERBS_AT_MOST = 32
ACTIONS_AT_MOST = 1024


class Encoding:
    """Dense numbers and observations of a game under some rules. It holds no moment, so threads may share it."""

    actions: int
    features: int
    first: Annotated[list[int], 33]
    verb: Annotated[list[int], 1024]
    blocks: Any
    parts: Any

    def __init__(self, blocks: Sequence[Block], parts: Sequence[Feature]) -> None:
        make_lists(self)
        self.blocks = blocks
        self.parts = parts
        begin = list(offsets(blocks))
        self.actions = begin[-1]
        self.features = sum(part.size for part in parts)
        if len(blocks) > VERBS_AT_MOST or self.actions > ACTIONS_AT_MOST:
            raise ValueError(f"there is room for {ACTIONS_AT_MOST} dense actions of {VERBS_AT_MOST} verbs")
        for number, at in enumerate(begin):
            self.first[number] = at
        for number, block in enumerate(blocks):
            for argument in range(block.size):
                self.verb[begin[number] + argument] = number

    # What a game defines

    def number(self, position: Position, seat: int, action: int) -> int:
        """The dense number of an action that is listed as legal; -1 if it has none."""
        with cython.gil:
            return cython.cast(object, self).number(position, seat, action)

    def action(self, position: Position, seat: int, number: int) -> int:
        """The action behind a dense number that the mask allows."""
        with cython.gil:
            return cython.cast(object, self).action(position, seat, number)

    def observe(self, position: Position, seat: int, out: FloatRow) -> None:
        """Writes what a seat sees, ``features`` numbers; the row holds zeros before."""
        with cython.gil:
            cython.cast(object, self).observe(position, seat, out)

    # What every game has

    def named(self, number: int) -> dict[str, Any]:
        """What a dense number stands for."""
        verb = self.verb[number]
        found: dict[str, Any] = self.blocks[verb].named(number - self.first[verb])
        return found

    def typed(self, number: int) -> str:
        """What a dense number stands for, in words: ``bet win 3 half``."""
        return " ".join(str(value) for value in self.named(number).values())

    def find(self, named: dict[str, Any]) -> int:
        """The dense number of what ``named`` says."""
        for number in range(self.actions):
            if self.named(number) == named:
                return number
        raise KeyError(f"there is no dense action {named}")


def mark_legal(encoding: Encoding, position: Position, seat: int, legal: Buffer, out: ByteRow) -> int:
    """Marks the dense numbers of what a seat may do with 1, all others with 0; returns how many there are."""
    if cython.compiled:
        memset(out.item, 0, encoding.actions)
    else:
        for number in range(encoding.actions):
            out.item[number] = 0
    if seat < 0:
        return 0
    count = position.legal(seat, legal)
    marked = 0
    for i in range(count):
        number = encoding.number(position, seat, legal.item[i])
        if number >= 0:
            out.item[number] = 1
            marked += 1
    return marked


def write_seen(encoding: Encoding, position: Position, seat: int, out: FloatRow) -> None:
    """Writes the observation of a seat where the row is aimed at."""
    for i in range(encoding.features):
        out.item[i] = 0.0
    encoding.observe(position, seat, out)


def number_of(encoding: Encoding, position: Position, seat: int, action: int) -> int:
    """The dense number of a legal action, for callers in Python."""
    return encoding.number(position, seat, action)


def action_of(encoding: Encoding, position: Position, seat: int, number: int) -> int:
    """The action behind a dense number, for callers in Python."""
    return encoding.action(position, seat, number)


def limited(value: float, most: float) -> float:
    """A number, or the most that its feature may say."""
    return value if value < most else most


def one_of(count: int) -> float:
    """What one of so many counts for, if all together count for 1."""
    return 1.0 / count if count > 1 else 1.0
