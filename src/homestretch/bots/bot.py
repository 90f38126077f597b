"""A bot: it gets a view and answers with an action. It never holds a position of the table or its luck."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game
from homestretch.core.stream import Stream
from homestretch.core.view import View


class Bot:
    """A quick player of a level; the same seed and the same views give the same choices."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        self.policy = game.level(level)
        self.stream = Stream(seed, channel=1)
        self.out = Buffer()

    def choose(self, view: View) -> int:
        """What to do, for the seat whose view this is."""
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        imagined = view.imagine(self.stream)
        count = imagined.legal(view.seat, self.out)
        return self.policy.choose(imagined, view.seat, self.out, count, self.stream)
