"""Where the bots come from: the one place that knows how they are made."""

from __future__ import annotations

from typing import Any

from homestretch.bots.levels import levels_of, make_bot
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest

STAND_IN = "club"
"""The level that sits in for somebody who is away, and that fills seats nobody took."""


def known_level(game: Game, level: str | None) -> str:
    """A level of a game, the usual one if none is named; Refused if there is no such level."""
    known = levels_of(game)
    wanted = level or STAND_IN
    if wanted not in known:
        raise Refused("unknown_level", level=wanted, near=nearest(wanted, known), known=", ".join(known))
    return wanted


def quick_choice(view: Any, seed: int) -> int:
    """A sensible move at once, for when a bot does not answer."""
    return int(make_bot(view.game, STAND_IN if STAND_IN in view.game.levels else "random", seed).choose(view))
