"""What a search has to know of a game beyond its rules: what is hidden from whom, and what a moment is worth.

A game that says nothing gets this class as it is: nothing is hidden while searching, other than what the
view hid before, and every simulation is played to its end.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.position import Position
from homestretch.core.stream import Stream

WHOLE = 10000
"""What the shares of a win add up to."""


class Insight:
    """Knows the secrets of a game, and guesses how it will end."""

    deals: bool
    horizon: int

    def __init__(self) -> None:
        self.deals = False
        self.horizon = 0

    def hide(self, position: Position, seat: int) -> None:
        """Blanks out what a seat may not know, and what does not matter to its decision."""

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        """Draws anew what a seat may not know; to the seat it looks the same. Only where ``deals`` says so."""

    def mixes(self, position: Position, seat: int) -> bool:
        """Whether the seat decides at the same time as others, who would profit from foreseeing it."""
        return False

    def era(self, position: Position) -> int:
        """A number that grows as the game goes on: rounds or races. A simulation ends ``horizon`` of them later."""
        return 0

    def shares(self, position: Position, out: Buffer) -> None:
        """Fills in each seat's chance to win where the horizon ends, as parts of 10,000."""
