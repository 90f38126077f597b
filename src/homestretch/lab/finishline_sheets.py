"""What the deeds of bots say about their bets in Finish Line: ``python -m homestretch.lab.finishline_sheets``.

The bots think. At the beginning of every turn it is noted what each seat could know of another's sheet, and what was
on it: how much of the other's money rode on each horse. The weights say how much likelier a horse becomes. Every fifth
game is kept apart to tell how well they foresee. How much money stays off the sheets is told as well.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from homestretch.core.catalog import find
from homestretch.games.finishline import parts
from homestretch.games.finishline.insight import SIGNS, FinishLineInsight
from homestretch.lab.fitting import Case, chances, fitted, gathered, surprise, tell
from homestretch.lab.watching import watched

GAME = find("finishline")

Kept = tuple[int, bool, int]
"""A race, whether the seat was the richest, and how many tenths of its money it kept."""


def money_kept(told: dict[str, Any]) -> list[Kept]:
    """How much of its money each seat keeps in the race that has begun."""
    capitals, found = told["capital"], []
    for capital, sheet in zip(capitals, told["bets"], strict=True):
        staked = sum(bet["amount"] for bets in sheet.values() for bet in bets)
        if capital:
            richest = capital == max(capitals) and capitals.count(capital) == 1
            found.append((told["race"], richest, round(10 * (1 - staked / capital))))
    return found


def seen_in(seed: int, scenarios: int, number: int) -> tuple[list[Case], list[Kept]]:
    """Every turn of one game as every pair of seats saw it, and the money kept in every race."""
    insight, rules = FinishLineInsight(), GAME.rules({"seats": 2 + number % 3})
    cases: list[Case] = []
    kept: list[Kept] = []
    race = 0
    for position in watched(GAME, rules, seed, number, scenarios):
        if position.step != parts.ASK_TAKE or position.hand_count not in (0, parts.HAND - 1):
            continue
        sheets = [insight.sheet(position, seat) for seat in range(rules.seats)]
        if position.race > race:
            race = position.race
            kept += money_kept(position.to_json())
        for seat in range(rules.seats):
            for other in range(rules.seats):
                if other != seat and sum(sheets[other]) > 0.0:
                    cases.append((insight.signs(position, seat, other), sheets[other], [0.0] * parts.RUNNERS))
    return cases, kept


def report(games: int, seed: int, scenarios: int) -> list[str]:
    """The weights, how well they foresee sheets they were not fitted to, and how much money is kept."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = list(pool.map(partial(seen_in, seed, scenarios), range(games)))
    weights = fitted(*gathered([case for number, game in enumerate(played) if number % 5 for case in game[0]]))
    traits, shares, there = gathered([case for number, game in enumerate(played) if not number % 5 for case in game[0]])
    found = surprise(chances(traits, there, weights), shares)
    told = [" ".join(f"{name:>9}" for name in (*SIGNS, "surprise", "cases"))]
    told.append(" ".join(f"{weight:9.2f}" for weight in weights) + f" {found:9.3f} {len(shares):9}")
    kept = Counter(row for game in played for row in game[1])
    for race in range(1, parts.RACES + 1):
        for richest in (True, False):
            counts = [kept[race, richest, tenths] for tenths in range(11)]
            told.append(f"race {race}, {'richest' if richest else 'others'}, tenths kept 0 to 10: {counts}")
    return told


if __name__ == "__main__":
    tell("finishline_sheets", report, sys.argv[1:], games=150, seed=1, scenarios=50)
