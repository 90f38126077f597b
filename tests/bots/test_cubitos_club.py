"""The quick player of Cubitos: what it does where the right answer is plain, and what its survey measures."""

from __future__ import annotations

from typing import Any

import pytest

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.policy import RandomPolicy
from homestretch.core.stream import Stream
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.components import SETS
from homestretch.games.cubitos.policy import ClubPolicy
from homestretch.lab import cubitos as lab

GAME = find("cubitos")
TRACK = {
    "name": "Straight",
    "map": "SS 0. 0c 0. 1J 1. 1. 1S 2. 2. 2. 2t 2. FF\n  0. 0. 0l 1. 1. 1. 1. 1. 2. 2. 2. -- -- --",
    "legend": {"c": {"credit": 3}, "l": {"lose_die": 1}, "J": {"jetpack": 2}, "S": {"coins": 3, "to": "t"}, "t": {}},
}
CARDS = [
    "mr_soldier",
    "dugout",
    "bad_cheese",
    "rock_on",
    "llama_rama",
    "you_bet_jurassic",
    "rich_dog",
    "smelly_cat",
]
WAITS = {"ask": "nothing", "at": "out", "hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}}
SPACES = {label: number for number, label in enumerate(GAME.rules({"map": TRACK}).courses[0].labels)}


def chosen(stage: str, given: dict[str, Any], cards: list[str] = CARDS, **table: Any) -> dict[str, Any]:
    """What the quick player does in seat 0."""
    rules = GAME.rules({"seats": 2, "start": 0, "map": TRACK})
    own = {"hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}, **given}
    form = {"stage": stage, "roller": 0, "cards": cards, "players": {"0": own, "1": WAITS}, **table}
    position, out = GAME.read(rules, form), Buffer()
    count = position.legal(0, out)
    assert count > 1, "there is only one thing to do"
    return GAME.actions.name(ClubPolicy().choose(position, 0, out, count, Stream(1)))


def pushing(**given: Any) -> str:
    return str(chosen("roll", {"ask": "push", "at": "deciding", **given})["do"])


def moving(**given: Any) -> dict[str, Any]:
    return chosen("turns", {"ask": "move", "at": "out", **given}, turn=0, turn_at="move")


# Pushing


def test_without_danger_it_pushes() -> None:
    assert pushing(roll={"purple": 1}, active={"white_symbol": 2}) == "push"


def test_with_much_at_stake_and_poor_odds_it_passes() -> None:
    assert pushing(danger=True, roll={"light_gray": 2}, active={"white_symbol": 3, "yellow_symbol": 1}) == "pass"


def test_with_little_at_stake_and_good_odds_it_pushes() -> None:
    assert pushing(danger=True, roll={"white": 5}, active={"light_gray_coin1": 3}) == "push"


def test_who_gets_home_passes_whatever_the_odds() -> None:
    near = SPACES["a11"]
    active = {"white_symbol": 2, "light_gray_coin1": 1}
    assert pushing(danger=True, roll={"white": 3}, active=active, space=near, began=near) == "pass"
    assert pushing(danger=True, roll={"white": 3}, active=active) == "push"


# Abilities


def test_a_die_that_is_lost_by_it_is_used_after_those_that_need_it() -> None:
    active = {"yellow_power": 1, "purple_symbol": 1, "brown_symbol": 1}
    used = chosen("run", {"ask": "run", "at": "out", "active": active})
    assert (used["do"], used["card"]) == ("use", "purple")


def test_a_lost_die_is_the_poorest_and_one_that_lies_about() -> None:
    dice = {"roll": {"light_gray": 1, "white": 1}, "draw": {"light_gray": 6, "dark_gray": 2, "purple": 1}}
    lost = chosen("turns", {"ask": "lose", "at": "out", "losing": 1, **dice}, turn=0, turn_at="bob")
    assert (lost["die"], lost["zone"]) == ("light_gray", "roll")


# Moving


def test_it_runs_by_the_jet_pack_when_that_is_farther() -> None:
    beside = SPACES["a4"]
    assert moving(space=beside, began=beside, steps=5) == {"do": "move", "space": SPACES["a5"]}
    jet = SPACES["a5"]
    assert moving(space=jet, began=beside, steps=4)["do"] == "jet_pack"


def test_it_pays_for_a_shortcut_that_saves_steps_and_keeps_its_money_where_it_has_none() -> None:
    there = SPACES["a8"]
    assert moving(space=there, began=0, steps=1, coins=3)["do"] == "shortcut"
    assert moving(space=there, began=0, steps=1, coins=2)["do"] == "move"


def test_money_becomes_steps_when_they_bring_the_finish() -> None:
    near = SPACES["a13"]
    assert moving(space=near, began=near, coins=4)["do"] == "buy_step"
    assert moving(space=SPACES["a6"], began=SPACES["a6"], coins=4)["do"] == "stop"


def test_it_stops_on_a_reward_rather_than_beside_it() -> None:
    assert moving(space=SPACES["a2"], began=0, steps=1) == {"do": "move", "space": SPACES["a3"]}


def moving_on(name: str, label: str, **given: Any) -> str:
    """What the quick player does first on a space of a set's track."""
    rules = GAME.rules({"set": name, "start": 0})
    space = rules.courses[0].labels.index(label)
    own = {"ask": "move", "at": "out", "hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}, "steps": 9}
    players = {"0": {**own, "space": space, "began": space, **given}, "1": WAITS}
    form = {"stage": "turns", "turn": 0, "turn_at": "move", "roller": 0, "players": players}
    position, out = GAME.read(rules, form), Buffer()
    count = position.legal(0, out)
    return str(GAME.actions.name(ClubPolicy().choose(position, 0, out, count, Stream(1)))["do"])


def test_a_jet_pack_behind_the_runner_does_not_make_it_stand_still() -> None:
    assert moving_on("race_2", "k2") == "move"


def test_who_is_home_and_a_lap_further_does_not_stand_still_before_the_line() -> None:
    assert moving_on("race_2", "i16", leg=1) == "move"


def test_nobody_loses_a_die_that_is_needed() -> None:
    there = SPACES["b3"]
    given = {"ask": "reward", "at": "out", "space": there, "began": 0, "draw": {"light_gray": 5, "dark_gray": 2}}
    assert chosen("turns", given, turn=0, turn_at="bob")["do"] == "decline"
    many = {**given, "draw": {"light_gray": 7, "dark_gray": 2, "white": 4, "purple": 3}}
    assert chosen("turns", many, turn=0, turn_at="bob")["do"] == "accept"


# Buying


def test_it_spends_coins_that_would_be_lost() -> None:
    given = {"ask": "buy", "at": "out", "coins": 4, "space": 1, "began": 0}
    assert chosen("turns", given, turn=0, turn_at="buy")["do"] == "buy"


def test_a_forbidden_card_is_never_bought_and_a_wanted_one_is() -> None:
    rules = GAME.rules({"set": "race_1"})
    bought: list[tuple[int, int]] = []

    def watch(event: lab.Event) -> None:
        if event[0] == events.BOUGHT:
            bought.append((event[1], event[2]))

    for number in range(10):
        players = [ClubPolicy({"rich_dog": lab.FORBIDDEN}), ClubPolicy({"rich_dog": lab.WANTED})]
        lab.race(rules, players, 1, number, watch)
    assert (0, parts.BROWN) not in bought
    assert bought.count((1, parts.BROWN)) >= 10


# Races


@pytest.mark.parametrize("name", SETS)
def test_club_is_clearly_ahead_of_random(name: str) -> None:
    rules = GAME.rules({"set": name})
    wins = sum(lab.winner(lab.race(rules, [ClubPolicy(), RandomPolicy()], 1, n, None), 2) == 0 for n in range(20))
    assert wins >= 19


def test_races_hold_every_property_over_all_sets_editions_and_seats() -> None:
    assert lab.proof(60, 7)[0].endswith("every property held.")


def test_the_proof_notices_money_from_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MONEY", set())
    with pytest.raises(AssertionError, match="credits of seat"):
        lab.check_race({"set": "race_1"}, "club", 1, 0)


def test_a_gift_is_what_it_says() -> None:
    begun = lab.round_begun(GAME.rules({"set": "race_1"}), 1, 1)
    before = begun.to_json()["players"]["1"]
    assert begun.round > 1
    for gift, more in (("fan", {"fans": 1}), ("draw_token", {"draw_tokens": 1}), ("credit", {"credits": 1})):
        given = lab.with_gift(begun, 1, gift).to_json()["players"]["1"]
        changed = {key: given[key] - before[key] for key in given if given[key] != before[key]}
        assert changed == more | ({"draw_tokens": 1} if gift == "fan" and given["fans"] % 2 == 0 else {})


def test_the_survey_tells_rounds_seats_cards_gifts_and_lines() -> None:
    races = lab.races_of(("race_1", 3, 6, 1))
    assert (len(races[0]), sum(races[2])) == (6, 6)
    bought, without, wanted, played = lab.card_figures(("smelly_cat", 20, 1))[0]
    assert 0 <= bought <= 100
    assert 0 <= without <= played
    assert 0 <= wanted <= played
    fans, _, credit = lab.gift_leads(("race_2", 300, 1))
    assert len(fans) == 300
    assert sum(fans) > max(0.0, sum(credit))
    used, steps, _ = lab.ways(("testing_the_waters", 5, 1))
    assert used.total() == len(steps) == 10
    assert min(steps) > 5
