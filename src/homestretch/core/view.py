"""Views: what one seat, or a spectator, may know. A view has no way back to the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from homestretch.core.buffer import Buffer
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

    def legal(self) -> list[int]:
        """The actions open to this seat: they depend on nothing it may not know."""
        out = Buffer()
        if self.seat is None:
            return []
        return out.first(self.imagine(Stream(0)).legal(self.seat, out))

    def to_text(self, language: str, names: list[str] | None = None) -> str:
        """The view in words, for people and language models: the table, the question, and every answer there is.

        An answer begins with the words that ``game.actions.read`` understands.
        """
        from homestretch.core.paint import Paint
        from homestretch.core.text import Text, dashed

        text = Text(language, self.game)
        players = names or [text("seat-name", seat=seat + 1) for seat in range(self.rules.seats)]
        lines = self.game.board(self.data, self.rules, text, Paint(plain=True), players)
        if legal := self.legal():
            name, about = self.game.prompt(self.data, self.rules)
            said = text.said(about)
            lines += ["", f"{players[self.seat or 0]}: {text(dashed('prompt', name), **said)}"]
            for action in legal:
                named = self.game.actions.name(action)
                fields = self.game.verbs[self.game.actions.numbers[named["do"]]].fields
                spare = {key: value for key, value in said.items() if key not in named}
                lines.append(f"- {self.game.actions.typed(action)}: {text.action(named, fields, **spare)}")
        return "\n".join(lines)
