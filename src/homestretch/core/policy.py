"""Quick players inside the kernel: they look at a position and answer at once, without the GIL.

A policy may read only what its seat is allowed to know; the fairness tests hold every policy to it.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below, low_half, narrow, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Policy:
    """Chooses among the legal actions of a seat."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        """One of the first ``count`` actions in ``legal``; chance comes from the stream alone."""
        with cython.gil:
            return cython.cast(object, self).choose(position, seat, legal, count, stream)

    def rank(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> None:
        """Puts the first ``count`` actions in ``legal`` in order, the most promising first: its choice, then any."""
        favourite = self.choose(position, seat, legal, count, stream)
        put_first(legal, count, favourite, stream)


def put_first(legal: Buffer, count: int, favourite: int, stream: Stream) -> None:
    """Shuffles the actions, and puts one in front."""
    for i in range(count - 1, 0, -1):
        swap(legal, i, below(stream, i + 1))
    for i in range(count):
        if legal.item[i] == favourite:
            swap(legal, 0, i)


def swap(legal: Buffer, one: int, other: int) -> None:
    """Exchanges two actions of a list."""
    kept = legal.item[one]
    legal.item[one] = legal.item[other]
    legal.item[other] = kept


def temper(stream: Stream, seat: int) -> int:
    """A mood from 0 to 99 that a seat keeps through a game: it comes from the seed and not from where the stream is."""
    mixed = low_half(stream.key ^ (stream.key >> 32)) ^ low_half(stream.game * wide(0x9E3779B9))
    for _ in range(2):
        mixed = low_half((mixed + wide(seat + 1)) * wide(0x85EBCA6B)) ^ (mixed >> 13)
    return narrow((mixed >> 7) % wide(100))


class RandomPolicy(Policy):
    """Every legal action is equally likely."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return legal.item[below(stream, count)]


class Party(Policy):
    """One policy for each seat, at most eight; counts the decisions they made."""

    decisions: int
    first: Policy
    second: Policy
    third: Policy
    fourth: Policy
    fifth: Policy
    sixth: Policy
    seventh: Policy
    eighth: Policy

    def __init__(self, policies: list[Policy]) -> None:
        if not 1 <= len(policies) <= 8:
            raise ValueError(f"a party has 1 to 8 players, not {len(policies)}")
        seated = policies + [policies[0]] * (8 - len(policies))
        self.decisions = 0
        self.first, self.second, self.third, self.fourth = seated[:4]
        self.fifth, self.sixth, self.seventh, self.eighth = seated[4:]

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        self.decisions += 1
        if seat == 0:
            return self.first.choose(position, seat, legal, count, stream)
        if seat == 1:
            return self.second.choose(position, seat, legal, count, stream)
        if seat == 2:
            return self.third.choose(position, seat, legal, count, stream)
        if seat == 3:
            return self.fourth.choose(position, seat, legal, count, stream)
        if seat == 4:
            return self.fifth.choose(position, seat, legal, count, stream)
        if seat == 5:
            return self.sixth.choose(position, seat, legal, count, stream)
        if seat == 6:
            return self.seventh.choose(position, seat, legal, count, stream)
        return self.eighth.choose(position, seat, legal, count, stream)
