"""A game's sheet: what a picture needs, plain JSON, and true to the rules it was made for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from homestretch.core.catalog import find, names

WITH_SHEET = [name for name in names() if find(name).sheet is not None]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TURNS = {"S": 0, "R": 1, "L": -1}


def sheet_of(name: str, **options: Any) -> dict[str, Any]:
    """The sheet of a game under some options."""
    game = find(name)
    assert game.sheet is not None
    return game.sheet(game.rules(options))


@pytest.mark.parametrize("name", WITH_SHEET)
def test_a_sheet_is_plain_json_for_every_number_of_seats(name: str) -> None:
    for seats in find(name).seats:
        sheet = sheet_of(name, seats=seats)
        assert json.loads(json.dumps(sheet)) == sheet


@pytest.mark.parametrize("track", ["A", "B", "C", "D", "E", "F"])
@pytest.mark.parametrize("short", [False, True])
def test_scrap_racers_parts_close_a_loop_and_number_every_space_once(track: str, short: bool) -> None:
    sheet = sheet_of("scrapracer", track=track, short=short)
    x, y, heading, space = sheet["parts"][0]["x"], sheet["parts"][0]["y"], sheet["parts"][0]["heading"], 1
    for part in sheet["parts"]:
        assert (part["x"], part["y"], part["heading"], part["first"]) == (x, y, heading, space)
        heading = (heading + TURNS[part["turn"]]) % 4
        x, y, space = x + STEPS[heading][0], y + STEPS[heading][1], space + part["spaces"]
        on_it = sheet["spaces"][part["first"] - 1 : space - 1]
        assert {entry["straight"] for entry in on_it} == {part["turn"] == "S"}
    assert (x, y, heading) == (sheet["parts"][0]["x"], sheet["parts"][0]["y"], sheet["parts"][0]["heading"])
    assert (
        space - 1
        == len(sheet["spaces"])
        == sheet["lap"]
        == find("scrapracer").rules({"track": track, "short": short}).lap
    )


def test_scrap_racers_sheet_has_the_cards_and_racers_of_the_box() -> None:
    sheet = sheet_of("scrapracer")
    assert [sum(card["count"] for card in sheet["crash"][deck].values()) for deck in sheet["crash"]] == [18, 18, 20]
    assert sum(card["count"] for card in sheet["bonus"].values()) == 28
    assert len({racer["letters"] for racer in sheet["racers"].values()}) == 6
    assert {name for name, racer in sheet["racers"].items() if racer["markers_for_a_card"] == 2} == {"hover"}


def test_finish_lines_sheet_has_six_faces_on_every_die_and_fewer_dice_for_two() -> None:
    sheet = sheet_of("finishline", seats=3)
    assert all(sum(die["faces"].values()) == 6 for die in sheet["dice"].values())
    assert sum(die["count"] for die in sheet["dice"].values()) == 27
    assert sum(die["count"] for die in sheet_of("finishline", seats=2)["dice"].values()) == 23
    assert sheet["dice"]["green"]["bonus"]["outsider_3000"] == 3000


def test_finish_lines_odds_follow_the_option() -> None:
    sheet = sheet_of("finishline")
    assert [row[-1] for row in sheet["odds"]] == [2, 3, 4]
    assert sheet_of("finishline", odds="single")["odds"] == [[20, 15, 10, 7, 4, 3, 2]] * 3
