"""Fits what the search knows of Scrap Racer to games of bots: ``python -m homestretch.lab.scrapracer_insight``.

The bots are those of level ``club``. A position is noted at the beginning of every turn before the last round, at
every number of seats, with who won in the end. Every fifth game is kept apart to tell how well the weights foresee.
"""

from __future__ import annotations

import sys

import numpy as np

from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.stream import Stream
from homestretch.games.scrapracer.insight import TRAITS, WEIGHTS, ScrapRacerInsight, stage_of
from homestretch.lab.fitting import Array, chances, fitted, gathered, surprise, tell, with_room
from homestretch.lab.watching import won

GAME = find("scrapracer")


def turns_of(seats: int, seed: int, number: int) -> tuple[list[int], list[list[list[float]]], list[float]]:
    """The stage and the traits of every seat at the beginning of each turn of one game, and who won it."""
    insight, club = ScrapRacerInsight(), GAME.level("club")
    position = GAME.position(GAME.rules({"seats": seats}))
    luck, stream, known, stages, rows = SeededLuck(seed, number), Stream(seed, number, 1), 0, [], []
    while not position.over():
        play_out(position, club, luck, stream, 1)
        if (turn := insight.era(position)) > known:
            known = turn
            stages.append(stage_of(position))
            rows.append([insight.traits(position, seat) for seat in range(seats)])
    return stages, rows, won(position, seats)


def collected(seats: list[int], games: int, seed: int) -> tuple[Array, Array, Array, Array, Array]:
    """Traits and wins of each seat in each position, which seats there are, the stage, and the number of the game."""
    cases, stages, numbers = [], [], []
    for number in range(games):
        found, rows, shares = turns_of(seats[number % len(seats)], seed, number)
        cases += [with_room(max(seats), row, shares, [0.0] * len(shares)) for row in rows]
        stages += found
        numbers += [number] * len(rows)
    return *gathered(cases), np.array(stages, dtype=np.float64), np.array(numbers, dtype=np.float64)


def report(games: int, seed: int) -> list[str]:
    """Rows of weights with one racer each and with two, and how well they foresee games they were not fitted to."""
    told = [" ".join(f"{name[:9]:>9}" for name in ("racers", "stage", *TRAITS, "surprise", "nothing", "cases"))]
    each = {seats: GAME.rules({"seats": seats}).each for seats in GAME.seats}
    for racers in (1, 2):
        traits, wins, there, stages, numbers = collected(
            [seats for seats in each if each[seats] == racers], games, seed
        )
        for stage in range(len(WEIGHTS[0])):
            known, apart = (stages == stage) & (numbers % 5 > 0), (stages == stage) & (numbers % 5 == 0)
            weights = fitted(traits[known], wins[known], there[known])
            even = (there[apart] == 0.0) / (there[apart] == 0.0).sum(axis=1, keepdims=True)
            found = surprise(chances(traits[apart], there[apart], weights), wins[apart])
            row = [*weights, found, surprise(even, wins[apart])]
            numbers_told = " ".join(f"{number:9.3f}" for number in row)
            told.append(f"{racers:9} {stage:9} {numbers_told} {apart.sum():9}")
    return told


if __name__ == "__main__":
    tell("scrapracer_insight", report, sys.argv[1:], games=6000, seed=1)
