"""Views: what one seat, or a spectator, may know. A view has no way back to the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from homestretch.core.catalog import Game
from homestretch.core.position import Position, Rules
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream


@dataclass(frozen=True)
class View:
    """A game as a seat sees it (None: a spectator)."""

    game: Game
    rules: Rules
    seat: int | None
    data: dict[str, Any]

    @classmethod
    def of(cls, game: Game, position: Any, seat: int | None) -> View:
        """What a seat may know of a position."""
        if seat is not None and not 0 <= seat < position.rules.seats:
            raise Refused("no_such_seat", seat=seat, seats=position.rules.seats)
        return cls(game, position.rules, seat, game.look(position, -1 if seat is None else seat))

    def imagine(self, stream: Stream) -> Position:
        """A position that looks just so from this seat, drawn at random."""
        position: Position = self.game.imagine(self.rules, -1 if self.seat is None else self.seat, self.data, stream)
        return position

    def to_json(self) -> dict[str, Any]:
        """The view as a program reads it."""
        return {"game": self.game.name, "seat": self.seat, **self.data}
