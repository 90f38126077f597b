"""Fits what the search knows of Finish Line to races of bots: ``python -m homestretch.lab.finishline_insight``.

The bots think. A race is noted at the beginning of every turn, at two, three and four seats, with the horses that came
first and second in the end: who is first of all, and who is first of those that are left. How much a trait says changes
as the dice run out, so there is a row of weights for every three dice. Every fifth game is kept apart to tell how well
they foresee.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from homestretch.core.catalog import find
from homestretch.games.finishline import parts
from homestretch.games.finishline.insight import TRAITS, WEIGHTS, FinishLineInsight, stage_of
from homestretch.lab.fitting import NOBODY, Array, chances, fitted, gathered, surprise, tell, with_room
from homestretch.lab.watching import watched

GAME = find("finishline")

Turn = tuple[int, list[int], list[list[float]]]
"""The stage of the race, its horses from the last to the first, and the traits of each."""


def turns_of(seed: int, scenarios: int, number: int) -> list[tuple[Turn, list[int]]]:
    """Every turn of one game, and the first two horses of its race."""
    insight, rules = FinishLineInsight(), GAME.rules({"seats": 2 + number % 3})
    found: list[tuple[Turn, list[int]]] = []
    turns: list[Turn] = []
    race = 1
    for position in watched(GAME, rules, seed, number, scenarios):
        if position.race > race or position.over():
            result = position.to_json()["results"][race - 1]
            found += [(turn, result) for turn in turns]
            race, turns = race + 1, []
        elif position.step == parts.ASK_TAKE and position.hand_count in (0, parts.HAND - 1):
            turns.append((stage_of(position), position.to_json()["order"], insight.traits(position)))
    return found


def cases(turns: list[tuple[Turn, list[int]]]) -> tuple[Array, Array, Array]:
    """Traits, wins and who is there: of every turn the whole field for the first place, the rest for the second."""
    found = []
    for (_, horses, rows), (first, second) in turns:
        for winner, gone in ((first, 0), (second, first)):
            if winner in horses:
                wins = [float(horse == winner) for horse in horses]
                there = [NOBODY if horse == gone else 0.0 for horse in horses]
                found.append(with_room(parts.RUNNERS, rows, wins, there))
    return gathered(found)


def report(games: int, seed: int, scenarios: int) -> list[str]:
    """A row of weights for every stage, and how well they foresee races they were not fitted to."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(partial(turns_of, seed, scenarios), range(games)))
    told = [" ".join(f"{name:>9}" for name in ("dice", *TRAITS, "surprise", "cases"))]
    for stage in range(len(WEIGHTS)):
        known = [row for number, game in enumerate(played) if number % 5 for row in game if row[0][0] == stage]
        apart = [row for number, game in enumerate(played) if not number % 5 for row in game if row[0][0] == stage]
        weights = fitted(*cases(known))
        traits, wins, there = cases(apart)
        found = surprise(chances(traits, there, weights), wins)
        numbers = " ".join(f"{weight:9.2f}" for weight in weights)
        told.append(f"{3 * stage + 6:9} {numbers} {found:9.3f} {len(wins):9}")
    return told


if __name__ == "__main__":
    tell("finishline_insight", report, sys.argv[1:], games=480, seed=1, scenarios=50)
