"""The levels, weakest first, and the bots that play them."""

from __future__ import annotations

from dataclasses import dataclass

from homestretch.bots.bot import Bot
from homestretch.bots.quick import QuickBot
from homestretch.bots.search import MEMORY, Budget, SearchBot
from homestretch.bots.tree import LEAST_BYTES
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused, nearest

QUICK = ("random", "rookie", "club")


@dataclass(frozen=True)
class Thought:
    """How much a level thinks: it ends with so many scenarios, or with the time if that is over first."""

    scenarios: int
    milliseconds: int

    def times(self, share: float) -> tuple[int, float]:
        """A share of both, but never nothing."""
        return max(1, round(share * self.scenarios)), max(1.0, share * self.milliseconds)


THINKING = {"pro": Thought(5, 200), "champion": Thought(250, 1000)}
"""The levels that search. In Scrap Racer and Outspeed more than the champion's scenarios won no more often."""
LEVELS = (*QUICK, *THINKING)


def levels_of(game: Game) -> list[str]:
    """The levels a game has: all, but for the quick ones it has no player for."""
    return [level for level in LEVELS if level in game.levels or level in THINKING]


def make_bot(
    game: Game,
    level: str,
    seed: int,
    *,
    scenarios: int | None = None,
    simulations: int | None = None,
    milliseconds: float | None = None,
    threads: int = 1,
    memory: int = MEMORY,
) -> Bot:
    """A new bot of a level; Refused if there is no such level, or nothing to think with.

    A level that searches thinks as much as its name says, or what is given: ``scenarios`` in which every
    choice is tried, ``simulations``, ``milliseconds``; with several it stops at whichever comes first.
    ``memory`` is the most bytes its trees may take.
    """
    known = levels_of(game)
    if level not in known:
        raise Refused("unknown_level", level=level, near=nearest(level, known), known=", ".join(known))
    budget = {"scenarios": scenarios, "simulations": simulations, "milliseconds": milliseconds}
    least = {"milliseconds": 0.001, "memory": LEAST_BYTES * max(1, threads)}
    for name, value in {**budget, "threads": threads, "memory": memory}.items():
        if value is not None and value < least.get(name, 1):
            raise Refused("no_budget", name=name, value=value, least=least.get(name, 1))
    if level not in THINKING:
        return QuickBot(game.level(level), seed)
    if all(value is None for value in budget.values()):
        scenarios, milliseconds = THINKING[level].scenarios, THINKING[level].milliseconds
    return SearchBot(game, seed, Budget(scenarios, simulations, milliseconds), threads, memory)
