"""What a search knows of Outspeed: what zones, fuel and tiles are worth in the rounds that are left."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bots.moments import read
from homestretch.bots.levels import make_bot
from homestretch.bots.search import SearchBot
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.games.outspeed.insight import WEIGHTS, OutspeedInsight
from homestretch.games.outspeed.policy import up_to_field
from homestretch.lab.fitting import chances, surprise
from homestretch.lab.outspeed_gifts import GIFTS, a_round, leads, with_gift
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


def test_tiles_are_worth_what_they_do() -> None:
    """A tank as much as its fuel, a force field less than what helps at once, a second one nothing."""

    def with_tiles(**tiles: int) -> int:
        return shares(6, tiles=[tiles, {}, {}])[0]

    assert with_tiles(fuel_tank=1) == shares(6, fuel=[8, 6, 6])[0]
    assert 3333 < with_tiles(force_field=1) < with_tiles(nitro=1) < with_tiles(fuel_tank=1)
    assert with_tiles(force_field=2) == with_tiles(force_field=1)
    assert with_tiles(force_field=1, nitro=1) > with_tiles(nitro=1)
    assert shares(13, tiles=[{"nitro": 2}, {}, {}]) == shares(13, tiles=[{"nitro": 1}, {}, {}])


@pytest.mark.parametrize(("held", "left"), [({}, ["nitro", "force_field"]), ({"force_field": 1}, ["nitro"])])
def test_nobody_thinks_of_a_second_force_field(held: dict[str, int], left: list[str]) -> None:
    form = {"step": "keep", "stage": "drawing", "card": 11, "side": "3-4", "turn": 0, "deciding": [0]}
    tiles = {"drawn": ["force_field", "nitro"], "tiles": [held, {}, {}]}
    game, position = read("outspeed", {"seats": 3}, {"zones": [3, 3, 3], **form, **tiles})
    out = Buffer()
    count = OutspeedInsight().sensible(position, 0, out, position.legal(0, out))
    assert [game.actions.typed(action) for action in out.first(count)] == [f"keep {tile}" for tile in left]


@pytest.mark.parametrize(
    ("form", "level"),
    [
        ({}, True),
        ({"zones": [9, 8, 9]}, False),
        ({"fuel": [6, 5, 6]}, False),
        ({"tiles": [{"nitro": 1}, {"force_field": 1}, {}]}, True),  # which tile it is nobody else sees
        ({"tiles": [{"nitro": 1}, {}, {}]}, False),
    ],
)
def test_ships_are_alike_if_all_that_everybody_sees_is_the_same(form: dict[str, Any], level: bool) -> None:
    _, position = read("outspeed", {"seats": 3}, {"zones": [9, 9, 9], "fuel": [6, 6, 6], **form})
    assert OutspeedInsight().alike(position, 0, 1) == level


@pytest.mark.parametrize(("zones", "alone"), [([9, 9, 5], False), ([9, 8, 5], True)])
def test_nobody_draws_lots_over_a_tile_who_decides_alone(zones: list[int], alone: bool) -> None:
    """Only ships in the same zone lay their tiles at the same time (OS-15)."""
    tiles = [{"nitro": 1}, {"nitro": 1}, {}]
    form = {
        "round": 5,
        "zones": zones,
        "tiles": tiles,
        "step": "tile",
        "zone_asked": 9,
        "card": 11,
        "side": "3-4",
        "stage": "laying",
    }
    asked = [0] if alone else [0, 1]
    _, position = read("outspeed", {"seats": 3}, {**form, "fuel": [6, 6, 6], "deciding": asked})
    assert OutspeedInsight().alone(position, 0) == alone
    bot = make_bot(find("outspeed"), "champion", 1, scenarios=5)
    assert isinstance(bot, SearchBot)
    bot.searches[0].begin([position], 0, 3)
    assert bot.searches[0].is_mixed() != alone


def test_gifts_are_worth_something_and_nothing_else_differs() -> None:
    found = leads(3, 60, seed=3)
    assert set(found) == set(GIFTS)
    assert sum(found["fuel_tank"]) > sum(found["force_field"])
    assert sum(found["zone"]) > 0
    position = a_round(3, 3, 1)
    given = with_gift(position, 0, "nitro").to_json()
    before = position.to_json()
    assert given["tiles"][0]["nitro"] == before["tiles"][0].get("nitro", 0) + 1
    assert given["pile"]["nitro"] == before["pile"]["nitro"] - 1
    assert {k: v for k, v in given.items() if k not in ("tiles", "pile")} == {
        k: v for k, v in before.items() if k not in ("tiles", "pile")
    }


def test_a_ship_that_is_out_cannot_win() -> None:
    assert shares(8, fuel=[6, 6, 0], out=[2])[2] == 0


def test_the_weights_foresee_games_of_bots_better_than_knowing_nothing() -> None:
    traits, wins, there = cases([rounds_of(5, 2, number) for number in range(12)])
    even = (there == 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    assert surprise(chances(traits, there, np.array(WEIGHTS)), wins) < 0.95 * surprise(even, wins)


def test_a_force_field_on_the_way_stops_whoever_sets_out() -> None:
    """The quick player pays for no zone beyond it; one where the ship stands, or behind it, stops nobody (OS-20)."""
    fields = [{"zone": zone, "entered": False} for zone in (8, 9, 11, 13)]
    form = {"round": 13, "zones": [9, 14, 3], "fuel": [6, 6, 6], "finish_cards": [15], "force_fields": fields}
    _, position = read("outspeed", {"seats": 3}, form)
    assert [up_to_field(position, 0, zone) for zone in (9.0, 10.5, 11.0, 12.0, 20.0)] == [9, 10.5, 11, 11, 11]
    assert up_to_field(position, 1, 20.0) == 20
