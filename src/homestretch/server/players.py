"""Which bots sit at the tables of the house."""

from __future__ import annotations

from homestretch.bots.levels import levels_of, make_bot
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest
from homestretch.core.view import View

STAND_IN = "club"
"""The level that sits in for somebody who is away, and that fills seats nobody took."""


def known_level(game: Game, level: str | None) -> str:
    """A level of a game, the usual one if none is named; Refused if there is no such level."""
    known = levels_of(game)
    wanted = level or (STAND_IN if STAND_IN in known else known[0])
    if wanted not in known:
        raise Refused("unknown_level", level=wanted, near=nearest(wanted, known), known=", ".join(known))
    return wanted


def quick_choice(view: View, seed: int) -> int:
    """A sensible move at once, for when a bot does not answer."""
    return make_bot(view.game, known_level(view.game, None), seed).choose(view)
