"""The ladder: every level against the one below it, at several numbers of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from homestretch.bots.levels import levels_of
from homestretch.core.catalog import Game
from homestretch.lab.match import Pairing, Score, match


def usual_seats(game: Game) -> list[int]:
    """Two, three, four and the most, as far as a game has them."""
    return sorted({seats for seats in (2, 3, 4, game.seats.stop - 1) if seats in game.seats})


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
        for lower, upper in pairwise(levels_of(game)):
            pairing = Pairing(game.name, rules, [upper, lower], seed, think)
            yield match(pairing, -(-games // count), None, progress)
