"""Plays games to the end inside the kernel."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.luck import Luck
from homestretch.core.number import U64
from homestretch.core.policy import Policy
from homestretch.core.position import Position, copy_into
from homestretch.core.stream import Stream, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


def playout(position: Position, policy: Policy, luck: Luck, stream: Stream, out: Buffer, limit: int) -> int:
    """Plays on until the game is over, or ``limit`` steps; returns the number of decisions and outcomes.

    Where several seats owe a decision at once, the lowest goes first: none of them sees the others'.
    """
    steps = 0
    while steps < limit:
        count = position.chance(out)
        if count > 0:
            position.resolve(luck.outcome(position, out, count))
        else:
            seats = position.waiting()
            if seats == 0:
                break
            seat = lowest(seats)
            count = position.legal(seat, out)
            position.apply(seat, policy.choose(position, seat, out, count, stream))
        steps += 1
    return steps


def lowest(seats: int) -> int:
    """The number of the lowest bit that is set, of eight."""
    low = seats & -seats
    return ((low & 0xAA) != 0) + 2 * ((low & 0xCC) != 0) + 4 * ((low & 0xF0) != 0)


def play_out(position: Position, policy: Policy, luck: Luck, stream: Stream, limit: int) -> int:
    """``playout`` for callers in Python; other threads run meanwhile."""
    out = Buffer()
    with cython.nogil:
        steps = playout(position, policy, luck, stream, out, limit)
    return steps


def play_games(
    position: Position, start: Position, policy: Policy, luck: Luck, stream: Stream, games: int, limit: int
) -> U64:
    """Plays from a start to the end so many times, in ``position``; returns the decisions and outcomes of all games."""
    out = Buffer()
    steps = wide(0)
    with cython.nogil:
        for _ in range(games):
            copy_into(position, start)
            steps += playout(position, policy, luck, stream, out, limit)
    return steps


def copies(position: Position, other: Position, count: int) -> None:
    """Copies a position again and again: what the benchmark times."""
    for _ in range(count):
        copy_into(position, other)
