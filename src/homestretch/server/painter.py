"""Whose view is made next: a few at a time, so that whoever says something meanwhile is heard and answered first.

A view that is not made yet costs nothing when the game goes on: of a table that moves fast only the newest is shown.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from homestretch.server.line import Line

AT_ONCE = 4
"""Views made between two looks at what people say: those of one table."""


class Painter:
    """The lines that are owed a view, in the order in which they came to be owed one."""

    def __init__(self) -> None:
        self.owed: dict[Line, None] = {}
        self.going = False

    def owe(self, line: Line) -> None:
        """A line shall be shown the game as it will stand then."""
        self.owed[line] = None
        if not self.going:
            self.going = True
            asyncio.get_running_loop().call_soon(self.some)

    def some(self) -> None:
        """Lets the next few lines be shown the game."""
        for line in list(islice(self.owed, AT_ONCE)):
            del self.owed[line]
            line.show()
        self.going = bool(self.owed)
        if self.going:
            asyncio.get_running_loop().call_soon(self.some)
