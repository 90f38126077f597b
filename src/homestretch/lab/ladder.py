"""The ladder: every level against the one below it, and the best that thinks against the best that does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from homestretch.bots.levels import QUICK, THINKING, levels_of
from homestretch.core.catalog import Game
from homestretch.lab.match import Pairing, Score, match

LEAST = {"rookie": 1000, "club": 1000, "pro": 600}
"""Games for a rung, by its upper level: where nobody thinks long there is time for more."""


def usual_seats(game: Game) -> list[int]:
    """Two, three, four and the most, as far as a game has them."""
    return sorted({seats for seats in (2, 3, 4, game.seats.stop - 1) if seats in game.seats})


def rungs(game: Game) -> list[tuple[str, str]]:
    """Who is measured against whom: lower and upper level."""
    levels = levels_of(game)
    quick = [level for level in levels if level in QUICK]
    return [*pairwise(levels), (quick[-1], levels[-1])]


def enough(lower: str, upper: str, games: int) -> int:
    """How many games to play: two that both think are nearest to each other, and take twice as many to tell apart."""
    return 2 * games if lower in THINKING else max(games, LEAST.get(upper, 1))


def ladder(
    game: Game,
    options: dict[str, Any],
    seats: list[int],
    games: int,
    seed: int,
    think: float,
    progress: Callable[[Score], None],
) -> Iterator[Score]:
    """One match for each rung and number of seats."""
    for count in seats:
        rules = {**options, "seats": count}
        for lower, upper in rungs(game):
            pairing = Pairing(game.name, rules, [upper, lower], seed, think)
            yield match(pairing, -(-enough(lower, upper, games) // count), None, progress)
