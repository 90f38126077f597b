"""The catalog, options, actions and the contract's edges."""

from __future__ import annotations

import pytest

import homestretch
from homestretch.core.catalog import find, names
from homestretch.core.refused import Refused

GAME = find("scrapracer")


def test_all_games_are_listed_ours_first() -> None:
    assert names().index("scrapracer") < names().index("pig")


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


@pytest.mark.parametrize("seat", [-1, 1, 2, 3, 99])
def test_a_seat_that_owes_nothing_is_refused(seat: int) -> None:
    table = homestretch.new_table("scrapracer", seats=3, seed=1, start=0)
    with pytest.raises(Refused, match="nothing_owed"):
        table.play(seat, "roll")
    assert table.legal(seat) == []


def test_actions_have_one_int_and_one_name_each() -> None:
    table = GAME.actions.table()
    assert len({number for number, _ in table}) == len({name for _, name in table}) == len(table)
    assert [GAME.actions.pack(GAME.actions.name(number)) for number, _ in table] == [number for number, _ in table]
