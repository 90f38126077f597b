"""Fits what the search knows of Outspeed to games of bots: ``python -m homestretch.lab.outspeed_insight``.

The bots think. A position is noted at the beginning of every round, at three to six seats, with who won in the end.
Every fifth game is kept apart to tell how well the weights foresee.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from homestretch.core.catalog import find
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.insight import TRAITS, OutspeedInsight
from homestretch.games.outspeed.rules.ships import lives
from homestretch.lab.fitting import NOBODY, Array, chances, fitted, gathered, surprise, tell, with_room
from homestretch.lab.watching import watched, won

GAME = find("outspeed")

Rounds = tuple[list[list[list[float]]], list[list[float]], list[float]]
"""The traits of every ship in every round of a game, 0 for a ship that takes part, and who won."""


def rounds_of(seed: int, scenarios: int, number: int) -> Rounds:
    """What there is to weigh at the beginning of each round of one game."""
    insight, rules = OutspeedInsight(), GAME.rules({"seats": 3 + number % 4})
    traits, there, known = [], [], 1
    for position in watched(GAME, rules, seed, number, scenarios):
        if position.round > known and not position.over():
            known = position.round
            traits.append([insight.traits(position, seat) for seat in range(rules.seats)])
            there.append([0.0 if lives(position, seat) else NOBODY for seat in range(rules.seats)])
    return traits, there, won(position, rules.seats)


def cases(games: list[Rounds]) -> tuple[Array, Array, Array]:
    """Traits, wins and who is there, with room for the most seats."""
    return gathered(
        [
            with_room(parts.MOST_SEATS, row, shares, alive)
            for rows, present, shares in games
            for row, alive in zip(rows, present, strict=True)
        ]
    )


def report(games: int, seed: int, scenarios: int) -> list[str]:
    """The weights, and how well they foresee games they were not fitted to."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(partial(rounds_of, seed, scenarios), range(games)))
    weights = fitted(*cases([game for number, game in enumerate(played) if number % 5]))
    traits, wins, there = cases(played[::5])
    even = (there == 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    told = [f"{name:12} {weight:7.3f}" for name, weight in zip(TRAITS, weights, strict=True)]
    found = surprise(chances(traits, there, weights), wins)
    return [*told, f"surprise {found:.4f} in {len(wins)} positions, knowing nothing {surprise(even, wins):.4f}"]


if __name__ == "__main__":
    tell("outspeed_insight", report, sys.argv[1:], games=240, seed=1, scenarios=40)
