"""A bot: it gets a view and answers with an action. It never holds a position of the table or its luck."""

from __future__ import annotations

from homestretch.bots.why import Why
from homestretch.core.refused import Refused
from homestretch.core.view import View


class Bot:
    """Somebody who plays; the same seed and the same views give the same choices."""

    def choose(self, view: View) -> int:
        """What to do, for the seat whose view this is."""
        raise NotImplementedError(f"{type(self).__name__} does not choose")

    def why(self) -> Why | None:
        """What it thought of its latest choice; None if it did not think."""
        return None

    def told(self) -> list[Refused]:
        """What went wrong since the last call, where another player had to stand in."""
        return []

    def close(self) -> None:
        """Lets go of what it holds; a bot in another process ends."""


def seat_of(view: View) -> int:
    """The seat that is asked."""
    if view.seat is None:
        raise ValueError("a spectator has nothing to decide")
    return view.seat
