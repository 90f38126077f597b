"""Bots by the name a person types: a level, a bot that a package adds, or ``exec:`` and a program."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence

from homestretch.bots import added
from homestretch.bots.bot import Bot
from homestretch.bots.guard import Guard
from homestretch.bots.levels import QUICK, THINKING, levels_of, make_bot
from homestretch.bots.program import ProgramBot
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest

PROGRAM = "exec:"
PATIENCE = 5000
"""Milliseconds that a bot of somebody else has for a decision."""


def check_bot(game: Game, name: str, others: Sequence[str] = ()) -> None:
    """Refused if there is no such bot for a game; ``others`` are names that would do as well."""
    known = [*others, *levels_of(game), *added.names()]
    if name.startswith(PROGRAM):
        ProgramBot(command_of(name), name, PATIENCE)
    elif name not in known:
        near = nearest(name, known)
        raise Refused("unknown_level", level=name, near=near, known=", ".join([*known, f"{PROGRAM}PROGRAM"]))


def seated_bot(game: Game, name: str, seed: int, think: float = 1.0) -> Bot:
    """A bot in this process, if it is one of ours; others run in their own. ``think``: a share of the usual thought."""
    if name in THINKING:
        scenarios, milliseconds = THINKING[name].times(think)
        return make_bot(game, name, seed, scenarios=scenarios, milliseconds=milliseconds)
    if name in QUICK:
        return make_bot(game, name, seed)
    return bot_apart(game, name, seed)


def bot_apart(game: Game, name: str, seed: int) -> Guard:
    """A bot in a process of its own that learns what its seat sees and nothing else; a quick player stands by."""
    check_bot(game, name)
    quick = make_bot(game, stand_in(game), seed)
    patience = PATIENCE + (THINKING[name].milliseconds if name in THINKING else 0)
    return Guard(ProgramBot(command_of(name), name, patience), quick)


def stand_in(game: Game) -> str:
    """The strongest quick level of a game, for whoever cannot decide."""
    return [level for level in levels_of(game) if level in QUICK][-1]


def command_of(name: str) -> list[str]:
    """The program behind a bot."""
    if not name.startswith(PROGRAM):
        return [sys.executable, "-m", "homestretch", "bot", name]
    words = shlex.split(name.removeprefix(PROGRAM))
    if not words:
        raise Refused("bot_missing", bot=name, program="")
    return words
