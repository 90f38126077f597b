"""The levels, weakest first, and the bots that play them."""

from __future__ import annotations

from homestretch.bots.bot import Bot
from homestretch.bots.quick import QuickBot
from homestretch.bots.search import MEMORY, SearchBot
from homestretch.bots.tree import LEAST_BYTES
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest

QUICK = ("random", "rookie", "club")
THINKING = {"pro": 200, "champion": 1000}
"""The levels that search, and for how many milliseconds at most."""
LEVELS = (*QUICK, *THINKING)


def levels_of(game: Game) -> list[str]:
    """The levels a game has: all, but for the quick ones it has no player for."""
    return [level for level in LEVELS if level in game.levels or level in THINKING]


def make_bot(
    game: Game,
    level: str,
    seed: int,
    *,
    simulations: int | None = None,
    milliseconds: float | None = None,
    threads: int = 1,
    memory: int = MEMORY,
) -> Bot:
    """A new bot of a level; Refused if there is no such level, or nothing to think with.

    A level that searches thinks as long as its name says, or for ``simulations``, or for ``milliseconds``;
    with both it stops at whichever comes first. ``memory`` is the most bytes its trees may take.
    """
    known = levels_of(game)
    if level not in known:
        raise Refused("unknown_level", level=level, near=nearest(level, known), known=", ".join(known))
    least = {"simulations": 1, "milliseconds": 0.001, "threads": 1, "memory": LEAST_BYTES * max(1, threads)}
    given = {"simulations": simulations, "milliseconds": milliseconds, "threads": threads, "memory": memory}
    for name, value in given.items():
        if value is not None and value < least[name]:
            raise Refused("no_budget", name=name, value=value, least=least[name])
    if level not in THINKING:
        return QuickBot(game.level(level), seed)
    if simulations is None and milliseconds is None:
        milliseconds = THINKING[level]
    return SearchBot(game, seed, simulations, milliseconds, threads, memory)
