"""What a search knows of Scrap Racer: what spaces, boosters and cards are worth on the way that is left."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bots.moments import read
from homestretch.core.buffer import Buffer
from homestretch.games.scrapracer.insight import TRAITS, WEIGHTS, ScrapRacerInsight
from homestretch.lab.fitting import chances, surprise
from homestretch.lab.scrapracer_insight import collected

ONE_EACH: dict[str, Any] = {"seats": 4, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}
TWO_EACH = {"seats": 2, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}


def share(options: dict[str, Any], at: int = 60, cards: dict[str, int] | None = None, **swifty: Any) -> int:
    """What the insight gives the seat of Swifty, whose turn it is; the others stand at 60."""
    racers: dict[str, Any] = {name: {"progress": 60} for name in options["racers"]}
    racers["swifty"] = {"progress": at, **swifty}
    seat = options["racers"].index("swifty") * options["seats"] // 4
    held = [(cards or {}) if other == seat else {} for other in range(options["seats"])]
    form = {"racers": racers, "started_at": at, "turn": "swifty", "bonus_cards": held}
    _, position = read("scrapracer", options, form)
    out = Buffer()
    ScrapRacerInsight().shares(position, out)
    return int(out.first(options["seats"])[seat])


@pytest.mark.parametrize("options", [ONE_EACH, TWO_EACH], ids=["one each", "two each"])
@pytest.mark.parametrize(
    "better",
    [{"at": 64}, {"boosters": {"flip": 1}}, {"bonus_markers": 1}, {"cards": {"curve": 1}}],
    ids=lambda better: next(iter(better)),
)
def test_who_has_more_is_likelier_to_win(options: dict[str, Any], better: dict[str, Any]) -> None:
    assert share(options, **better) > share(options) + 50


@pytest.mark.parametrize("options", [ONE_EACH, TWO_EACH], ids=["one each", "two each"])
@pytest.mark.parametrize("steps", [3, 5, 7])
def test_a_card_kept_for_the_end_is_worth_more_than_its_spaces_now(options: dict[str, Any], steps: int) -> None:
    assert share(options, cards={f"forward_{steps}": 1}) > share(options, at=60 + steps)


def test_boosters_of_the_foremost_racer_are_worth_more() -> None:
    behind = share(TWO_EACH, at=40, boosters={"flip": 1}) - share(TWO_EACH, at=40)
    ahead = share(TWO_EACH, at=70, boosters={"flip": 1}) - share(TWO_EACH, at=70)
    assert ahead > behind > 0


def test_boosters_for_which_no_turn_is_left_are_worth_little() -> None:
    """Ten spaces before the end the first is worth more than twice the second."""

    def boosters(at: int, count: int) -> float:
        racers: dict[str, Any] = {name: {"progress": at} for name in ONE_EACH["racers"]}
        racers["swifty"]["boosters"] = {"flip": count}
        _, position = read("scrapracer", ONE_EACH, {"racers": racers, "started_at": at, "turn": "swifty"})
        return float(ScrapRacerInsight().traits(position, 2)[TRAITS.index("front_boosters")])

    assert boosters(134, 1) > 2 * (boosters(134, 2) - boosters(134, 1)) > 0
    assert boosters(60, 2) == pytest.approx(2 * boosters(60, 1))


@pytest.mark.parametrize(("at", "last", "pains"), [(60, False, 1), (134, False, 4), (145, True, 16)])
def test_the_end_of_a_race_is_worth_more_pains(at: int, last: bool, pains: int) -> None:
    racers = {name: {"progress": at} for name in ONE_EACH["racers"]}
    form = {"racers": racers, "started_at": at, "turn": "swifty", "last_round": last}
    _, position = read("scrapracer", ONE_EACH, form)
    assert ScrapRacerInsight().pains(position) == pains


def test_a_longer_card_is_worth_more() -> None:
    worth = [share(ONE_EACH, cards={card: 1}) for card in ("forward_3", "forward_5", "forward_7")]
    assert worth == sorted(set(worth))


def test_of_two_racers_the_foremost_counts_most() -> None:
    assert share(TWO_EACH, at=70) - share(TWO_EACH) > share(TWO_EACH) - share(TWO_EACH, at=50)


@pytest.mark.parametrize(("each", "seats"), [(1, [4, 5, 6]), (2, [2])])
def test_the_weights_foresee_games_better_than_knowing_nothing(each: int, seats: list[int]) -> None:
    traits, wins, there, stages, _ = collected(seats, 300, seed=77)
    even = (there == 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    for stage, weights in enumerate(WEIGHTS[each - 1][:4]):
        those = stages == stage
        found = surprise(chances(traits[those], there[those], np.array(weights)), wins[those])
        assert found < 0.95 * surprise(even[those], wins[those])
