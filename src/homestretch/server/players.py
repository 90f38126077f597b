"""Where the bots come from: the one place that knows how they are made."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest

STAND_IN = "club"
"""The level that sits in for somebody who is away, and that fills seats nobody took."""


def level_names(game: Game) -> list[str]:
    """The levels a game has, weakest first."""
    if find_spec("homestretch.bots.levels"):
        return list(import_module("homestretch.bots.levels").levels_of(game))
    return list(game.levels)


def known_level(game: Game, level: str | None) -> str:
    """A level of a game, the usual one if none is named; Refused if there is no such level."""
    known = level_names(game)
    wanted = level or STAND_IN
    if wanted not in known:
        raise Refused("unknown_level", level=wanted, near=nearest(wanted, known), known=", ".join(known))
    return wanted


def make_bot(game: Game, level: str, seed: int) -> Any:
    """A bot of a level; ``choose(view)`` is all that is asked of it."""
    if find_spec("homestretch.bots.levels"):
        return import_module("homestretch.bots.levels").make_bot(game, level, seed)
    return import_module("homestretch.bots.bot").Bot(game, level, seed)


def quick_choice(view: Any, seed: int) -> int:
    """A sensible move at once, for when a bot does not answer."""
    return int(make_bot(view.game, STAND_IN if STAND_IN in view.game.levels else "random", seed).choose(view))
