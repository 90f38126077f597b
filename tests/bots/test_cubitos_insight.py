"""What the search knows of Cubitos: who is ahead and by how much, and that the fit finds what is there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bots.moments import first_moment
from homestretch.bots.levels import make_bot
from homestretch.bots.search import SearchBot
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.games.cubitos.insight import HORIZON, TRAITS, WEIGHTS, CubitosInsight
from homestretch.games.cubitos.track import reached
from homestretch.lab.cubitos_insight import collected
from homestretch.lab.fitting import NOBODY, chances, fitted, surprise

GAME = find("cubitos")
DICE = {"light_gray": 7, "dark_gray": 2}


def shares(first: dict[str, Any], *others: dict[str, Any]) -> list[int]:
    """What the insight gives each seat at the beginning of a round; the start player die is with the last seat."""
    seats = 1 + max(1, len(others))
    rules = GAME.rules({"seats": seats, "set": "race_1", "start": seats - 1})
    plain = {"ask": "push", "at": "deciding", "hand": {}, "roll": {}, "draw": DICE}
    given = [{**plain, **own} for own in (first, *others)] + [plain] * (1 - len(others))
    form = {"stage": "roll", "round": 4, "roller": 0, "players": {str(n): own for n, own in enumerate(given)}}
    position, out = GAME.read(rules, form), Buffer()
    CubitosInsight().shares(position, out)
    return out.first(seats)


def test_the_shares_are_the_whole_win() -> None:
    for seats in (2, 3, 4):
        assert abs(sum(shares(*[{"space": 9 * n} for n in range(seats)])) - 10000) <= seats


def test_seats_that_have_the_same_have_the_same_chance() -> None:
    own = {"space": 12, "fans": 2, "credits": 3}
    first, second, _ = shares(own, own, own)
    assert first == second


@pytest.mark.parametrize(
    "better",
    [{"space": 12}, {"credits": 5}, {"fans": 3}, {"discard": {"purple": 1}}, {"discard": {"brown": 1}}],
    ids=lambda better: next(iter(better)),
)
def test_who_has_more_is_likelier_to_win(better: dict[str, Any]) -> None:
    assert shares(better)[0] > shares({})[0] + 50


def test_a_lead_says_more_near_the_finish() -> None:
    spaces = GAME.rules({"set": "race_1"}).courses[0].spaces
    touching, water = [space.neighbours for space in spaces], [space.kind == "water" for space in spaces]
    steps = {left: space for space, left in reached(touching, len(spaces) - 1, water).items()}
    early = shares({"space": steps[24]}, {"space": steps[30]})[0]
    late = shares({"space": steps[4]}, {"space": steps[10]})[0]
    assert late > early + 500


def test_it_foresees_races_better_than_a_coin() -> None:
    traits, wins, there, _ = collected(33, seed=77)
    likely = chances(traits, there, np.array(WEIGHTS))
    even = np.where(there == 0.0, 1.0, 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    assert surprise(likely, wins) < 0.95 * surprise(even, wins)


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    dice = np.random.default_rng(5)
    traits = dice.normal(size=(20000, 4, len(TRAITS)))
    there = np.where(np.arange(4)[None, :] < dice.integers(2, 5, size=20000)[:, None], 0.0, NOBODY)
    true = np.linspace(-1.0, 1.0, len(TRAITS))
    likely = chances(traits, there, true)
    winner = (likely.cumsum(axis=1) < dice.random(size=(20000, 1))).sum(axis=1)
    assert np.allclose(fitted(traits, np.eye(4)[winner], there), true, atol=0.06)


def test_a_simulation_ends_at_the_horizon() -> None:
    table, seat = first_moment("cubitos")
    bot = make_bot(table.game, "champion", 1, simulations=50)
    assert isinstance(bot, SearchBot)
    began = table.view(seat).data["round"]
    bot.choose(table.view(seat))
    search = bot.searches[0]
    assert search.insight.era(search.now) == began + HORIZON
