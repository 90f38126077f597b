"""One moment of a game for many pairs of eyes: what lies on the table is written down once, and everybody's view of it
is built up from that."""

from __future__ import annotations

from typing import Any

from homestretch.core.catalog import Game
from homestretch.core.view import View


class Moment:
    """A position that does not change while it is looked at."""

    __slots__ = ("game", "mark", "position", "whole")

    def __init__(self, game: Game, position: Any) -> None:
        self.game = game
        self.position = position
        self.mark: str = position.digest()
        self.whole = position.to_json() if game.seen else None

    def is_of(self, position: Any) -> bool:
        """Whether this is still how a position stands."""
        return position is self.position and bool(position.digest() == self.mark)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees (None: a spectator)."""
        viewer = -1 if seat is None else seat
        if self.game.seen is None or self.whole is None:
            return self.game.look(self.position, viewer)
        return self.game.seen(self.position, self.whole, viewer)

    def view(self, seat: int | None) -> View:
        """The view of a seat (None: of a spectator)."""
        return View(self.game, self.position.rules, seat, self.seen(seat))


class Eye:
    """Rests on one moment at a time: those who look at the same table one after the other share it."""

    def __init__(self) -> None:
        self.moment: Moment | None = None

    def on(self, game: Game, position: Any) -> Moment:
        """A position as it stands now."""
        if self.moment is None or not self.moment.is_of(position):
            self.moment = Moment(game, position)
        return self.moment
