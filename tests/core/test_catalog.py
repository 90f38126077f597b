"""The catalog, options, actions and the contract's edges."""

from __future__ import annotations

import pytest

import homestretch
from homestretch.core.catalog import find, names
from homestretch.core.refused import Refused

GAME = find("scrapracer")


def test_all_games_are_listed_ours_first() -> None:
    own = ["cubitos", "finishline", "outspeed", "scrapracer"]
    assert names()[: len(own)] == own
    assert "pig" in names()


@pytest.mark.parametrize("name", ["", "..", "scrapracer/..", "Scrapracer", "cubitoos"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Refused) as refused:
        find(name)
    assert refused.value.code == "unknown_game"
    assert "scrapracer" in refused.value.about["known"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": 7}, "option_value"),
        ({"seats": True}, "option_value"),
        ({"track": "G"}, "option_value"),
        ({"trak": "A"}, "unknown_option"),
        ({"short": 1}, "option_value"),
        ({"seats": 4, "racers_each": 2}, "racers_each"),
        ({"seats": 2, "racers_each": 1}, "racers_each"),
        ({"seats": 3, "start": 3}, "option_value"),
        ({"seats": 3, "racers": ["swifty"]}, "racers_count"),
        ({"seats": 3, "racers": ["swifty", "swifty", "hover"]}, "racers_count"),
        ({"seats": 3, "racers": ["swifty", "hover", "bolt"]}, "option_value"),
        ({"finish": 15}, "option_value"),
        ({"short": True, "finish": 5}, "circuit_no_such_finish"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Refused, match=code):
        GAME.rules(options)


def test_three_may_drive_two_racers_each() -> None:
    assert GAME.rules({"seats": 3, "racers_each": 2}).racers == 6
    assert GAME.rules({"seats": 3}).racers == 3
    assert GAME.rules({"seats": 2}).racers == 4


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "unknown_action"),
        ("fly", "unknown_action"),
        ("boost", "unknown_value"),
        ("boost sideways", "unknown_value"),
        ({"do": "roll", "card": "curve"}, "unknown_argument"),
        ({"do": None}, "unknown_action"),
        ({"do": "play", "card": 3}, "unknown_value"),
        ("stop", "no_die_yet"),
        ("drive", "not_now"),
        (31, "unknown_action"),
        (-1, "unknown_action"),
        (32 * 999, "unknown_action"),
    ],
)
def test_an_action_that_cannot_be_is_refused_and_changes_nothing(
    action: int | str | dict[str, object], code: str
) -> None:
    table = homestretch.new_table("scrapracer", seats=3, seed=1, start=0)
    table.settle()
    before = table.position.cells()
    with pytest.raises(Refused, match=code):
        table.play(0, action)
    assert table.position.cells() == before


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 32, 99])
def test_a_seat_that_owes_nothing_is_refused(seat: int) -> None:
    table = homestretch.new_table("scrapracer", seats=3, seed=1, start=0)
    with pytest.raises(Refused, match="nothing_owed"):
        table.play(seat, "roll")
    assert table.legal(seat) == []


def test_an_argument_that_may_be_left_out_is_left_out_of_the_name_too() -> None:
    actions = find("finishline").actions
    win, pair = actions.read("bet win 11 400"), actions.read("bet place 11 18 400")
    assert actions.name(win) == {"do": "bet", "kind": "win", "horse": 11, "amount": 400}
    assert actions.name(pair) == {"do": "bet", "kind": "place", "horse": 11, "with": 18, "amount": 400}
    assert (actions.typed(win), actions.typed(pair)) == ("bet win 11 400", "bet place 11 18 400")
    assert actions.pack(actions.name(pair)) == pair


@pytest.mark.parametrize("amount", ["150", "0", "-100", "1600100", "all", "1e3"])
def test_a_value_that_breaks_a_rule_of_its_own_is_refused_with_that_rule(amount: str) -> None:
    with pytest.raises(Refused) as refused:
        find("finishline").actions.read(f"bet win 11 {amount}")
    assert refused.value.code == "bet_step"
    assert refused.value.about["value"] == amount


def test_very_many_actions_are_sampled_from_end_to_end() -> None:
    actions = find("finishline").actions
    sample = list(actions.every(100))
    assert len(sample) == len(set(sample)) < 2000
    assert all(actions.knows(action) for action in sample)
    assert {actions.name(action)["do"] for action in sample} == set(actions.numbers)
    horses = {actions.name(action)["horse"] for action in sample if actions.name(action)["do"] == "bet"}
    assert len(horses) > 12


def test_actions_have_one_int_and_one_name_each() -> None:
    table = GAME.actions.table()
    assert len({number for number, _ in table}) == len({name for _, name in table}) == len(table)
    assert [GAME.actions.pack(GAME.actions.name(number)) for number, _ in table] == [number for number, _ in table]
