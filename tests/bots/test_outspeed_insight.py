"""What a search knows of Outspeed: what zones, fuel and tiles are worth in the rounds that are left."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bots.moments import read
from homestretch.core.buffer import Buffer
from homestretch.games.outspeed.insight import WEIGHTS, OutspeedInsight
from homestretch.lab.fitting import chances, surprise
from homestretch.lab.outspeed_insight import cases, rounds_of


def shares(number: int, **form: Any) -> list[int]:
    """What the insight gives each ship at the beginning of a round."""
    _, position = read("outspeed", {"seats": 3}, {"round": number, "zones": [9, 9, 9], "fuel": [6, 6, 6], **form})
    out = Buffer()
    OutspeedInsight().shares(position, out)
    return out.first(3)


def test_ships_that_have_the_same_have_the_same_chance() -> None:
    assert shares(5) == [3333, 3333, 3333]


@pytest.mark.parametrize("form", [{"zones": [10, 9, 9]}, {"fuel": [4, 3, 3]}, {"tiles": [{"nitro": 1}, {}, {}]}])
def test_who_has_more_is_likelier_to_win_the_more_the_nearer_the_end(form: dict[str, Any]) -> None:
    early, late = shares(4, **form)[0], shares(12, **form)[0]
    assert 3333 < early < late


def test_fuel_that_is_not_needed_any_more_is_worth_less_than_fuel_that_is() -> None:
    """With three rounds to go six units are enough for most."""
    needed = shares(11, fuel=[6, 5, 5])[0]
    spare = shares(11, fuel=[12, 11, 11])[0]
    assert 3333 < spare < needed
    assert shares(11, fuel=[14, 8, 8], zones=[9, 14, 14])[0] < 3333


def test_a_ship_that_is_out_cannot_win() -> None:
    assert shares(8, fuel=[6, 6, 0], out=[2])[2] == 0


def test_the_weights_foresee_games_of_bots_better_than_knowing_nothing() -> None:
    traits, wins, there = cases([rounds_of(5, 2, number) for number in range(12)])
    even = (there == 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    assert surprise(chances(traits, there, np.array(WEIGHTS)), wins) < 0.95 * surprise(even, wins)
