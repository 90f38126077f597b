"""What a search has to know of a game beyond its rules: what is hidden from whom, and what a moment is worth.

A game that says nothing gets this class as it is: nothing is hidden while searching, other than what the
view hid before, and every simulation is played to its end.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.position import Position, make_lists
from homestretch.core.stream import Stream

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp


class Insight:
    """Knows the secrets of a game, and guesses how it will end.

    ``deals``: it can deal anew what is hidden. ``guarded``: what a seat keeps to itself, such as a bet, decides the
    game; then others do as the quick player does. ``practises``: one who looks at many scenarios tries things out in
    every other one. ``horizon``: how many eras a simulation lasts, 0 for the whole game.
    ``doubt``: the square of a difference that two choices are supposed to have shown before they were tried, so that a
    few equal results prove nothing; less where choices differ by little. ``margin``: a lead over the quick player's
    choice that is too small to say anything, because what a simulation takes for granted errs by as much.
    """

    deals: bool
    guarded: bool
    practises: bool
    horizon: int
    doubt: float
    margin: float
    strength: Annotated[list[float], 8]

    def __init__(self) -> None:
        make_lists(self)
        self.deals = False
        self.guarded = False
        self.practises = False
        self.horizon = 0
        self.doubt = 0.05
        self.margin = 0.0

    def hide(self, position: Position, seat: int) -> None:
        """Blanks out what a seat may not know, and what does not matter to its decision."""

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        """Draws anew what a seat may not know; to the seat it looks the same. Only where ``deals`` says so."""

    def sensible(self, position: Position, seat: int, ranked: Buffer, count: int) -> int:
        """Leaves out of a list what another action always beats, but never the first; returns how many are left."""
        return count

    def mixes(self, position: Position, seat: int) -> bool:
        """Whether the seat decides at the same time as others, who would profit from foreseeing it."""
        return False

    def alone(self, position: Position, seat: int) -> bool:
        """Whether nobody else decides now, so that there is nobody to hide a choice from."""
        return False

    def crowds(self, position: Position) -> bool:
        """Whether all decide in secret now, and what a choice is worth hangs on how many others make the same."""
        return False

    def alike(self, position: Position, one: int, other: int) -> bool:
        """Whether, where all decide in secret, two seats have the same choice for all that everybody sees."""
        return False

    def pains(self, position: Position) -> int:
        """How many times as many scenarios as elsewhere are worth looking at, for one who looks at many."""
        return 1

    def era(self, position: Position) -> int:
        """A number that grows as the game goes on: turns, rounds or races. A simulation ends ``horizon`` of them later.

        It may fall back to nothing where guessing ends: from there a simulation goes on to the end of the game.
        """
        return 0

    def shares(self, position: Position, out: Buffer) -> None:
        """Fills in each seat's chance to win where the horizon ends, as parts of 10,000."""

    def share_out(self, seats: int, out: Buffer) -> None:
        """The win in shares of 10,000 by the strengths: one more of it makes a seat e times as likely to win."""
        most = self.strength[0]
        for seat in range(seats):
            if self.strength[seat] > most:
                most = self.strength[seat]
        total = 0.0
        for seat in range(seats):
            total += exp(self.strength[seat] - most)
        for seat in range(seats):
            out.item[seat] = rounded(10000.0 * exp(self.strength[seat] - most) / total)


def rounded(value: float) -> int:
    """The nearest whole number to one that is not below 0."""
    return cython.cast(cython.int, value + 0.5) if cython.compiled else int(value + 0.5)
