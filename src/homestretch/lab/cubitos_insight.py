"""Fits what the search knows of Cubitos to races of level ``club``: ``python -m homestretch.lab.cubitos_insight``.

A position is noted at the beginning of every round, for every set and number of seats, with who won in the end. Every
fifth race is kept apart to tell how well the weights foresee.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.stream import Stream
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import SETS
from homestretch.games.cubitos.insight import TRAITS, CubitosInsight
from homestretch.games.cubitos.policy import ClubPolicy
from homestretch.lab.fitting import Array, chances, fitted, gathered, surprise, tell, with_room
from homestretch.lab.watching import won

GAME = find("cubitos")


def rounds_of(rules: Any, seed: int, number: int) -> tuple[list[list[list[float]]], list[float]]:
    """The traits of every seat at the beginning of each round of one race, and who won it."""
    position: Any = GAME.position(rules)
    luck, stream = SeededLuck(seed, number), Stream(seed, number, 1)
    insight, club, known, rows = CubitosInsight(), ClubPolicy(), 1, []
    while not position.over():
        play_out(position, club, luck, stream, 1)
        if position.round > known and not position.over():
            known = position.round
            rows.append([insight.traits(position, seat) for seat in range(rules.seats)])
    return rows, won(position, rules.seats)


def collected(games: int, seed: int) -> tuple[Array, Array, Array, Array]:
    """Traits and wins of each seat in each position, which seats there are, and the number of the race."""
    kinds = [GAME.rules({"set": name, "seats": seats}) for name in (*SETS, "random") for seats in (2, 3, 4)]
    cases, races = [], []
    for number in range(games):
        rules = kinds[number % len(kinds)]
        rows, shares = rounds_of(rules, seed, number)
        cases += [with_room(parts.MOST_SEATS, row, shares, [0.0] * rules.seats) for row in rows]
        races += [number] * len(rows)
    return *gathered(cases), np.array(races, dtype=np.float64)


def report(games: int, seed: int) -> list[str]:
    """The weights, and for each number of seats how well they foresee races they were not fitted to."""
    traits, wins, there, races = collected(games, seed)
    apart = races % 5 == 0
    weights = fitted(traits[~apart], wins[~apart], there[~apart])
    told = [f"{name:14} {weight:9.4f}" for name, weight in zip(TRAITS, weights, strict=True)]
    for seats in (2, 3, 4):
        those = apart & ((there == 0.0).sum(axis=1) == seats)
        found = surprise(chances(traits[those], there[those], weights), wins[those])
        told.append(
            f"{seats} seats: surprise {found:.4f} in {those.sum()} positions, knowing nothing {np.log(seats):.4f}"
        )
    return told


if __name__ == "__main__":
    tell("cubitos_insight", report, sys.argv[1:], games=6000, seed=1)
