"""The sheets of Cubitos and Outspeed: all that their pictures need, and nothing but what the rules say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from homestretch import new_table
from homestretch.bots.levels import make_bot
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.text import Text, dashed
from homestretch.games.cubitos import parts as cubitos_parts
from homestretch.games.cubitos.components import SETS
from homestretch.games.cubitos.sheet import ASKING
from homestretch.games.outspeed import parts as outspeed_parts
from homestretch.table.table import Table

CUBITOS = find("cubitos")
OUTSPEED = find("outspeed")
RACES: list[dict[str, Any]] = [{"set": name} for name in (*SETS, "random")]


def cubitos(**options: Any) -> dict[str, Any]:
    assert CUBITOS.sheet is not None
    return CUBITOS.sheet(CUBITOS.rules(options))


def outspeed(**options: Any) -> dict[str, Any]:
    assert OUTSPEED.sheet is not None
    return OUTSPEED.sheet(OUTSPEED.rules(options))


def raced(game: str, seed: int, **options: Any) -> Any:
    """The table of a race between quick players, before every decision of theirs."""
    table: Table = new_table(game, seed=seed, **options)
    bots = [make_bot(table.game, "club", seed + seat) for seat in range(table.rules.seats)]
    while seats := table.waiting():
        yield table, seats[0]
        table.play(seats[0], bots[seats[0]].choose(table.view(seats[0])))


@pytest.mark.parametrize("options", RACES, ids=lambda options: str(options["set"]))
def test_a_sheet_of_cubitos_survives_json(options: dict[str, Any]) -> None:
    sheet = cubitos(**options)
    assert json.loads(json.dumps(sheet)) == sheet


@pytest.mark.parametrize("options", RACES, ids=lambda options: str(options["set"]))
def test_every_card_that_may_lie_open_is_on_the_sheet(options: dict[str, Any]) -> None:
    table = new_table("cubitos", seed=5, **options)
    sheet = cubitos(**options)
    cards = table.view(0).data["cards"]
    assert set(cards) <= set(sheet["cards"])
    assert [sheet["cards"][card]["colour"] for card in cards] == sheet["colours"]
    for language in ("en", "de"):
        text = Text(language, CUBITOS)
        assert all(text.has(dashed(word, card)) for card in sheet["cards"] for word in ("card", "about"))
        assert all(text.has(dashed("timing", part["timing"])) for part in timed(sheet))


def timed(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    return [part for card in sheet["cards"].values() for part in card["parts"].values()]


def test_the_parts_that_ask_are_parts_of_the_run_phase() -> None:
    cards = cubitos(set="random")["cards"]
    assert len(cards) == cubitos_parts.CARD_COUNT
    asking = {
        name: tuple(part for part in card["parts"] if card["parts"][part]["asks"]) for name, card in cards.items()
    }
    assert {name: found for name, found in asking.items() if found} == ASKING
    assert {cards[name]["parts"][part]["timing"] for name, found in ASKING.items() for part in found} == {"run"}


@pytest.mark.parametrize("options", RACES[:-1], ids=lambda options: str(options["set"]))
def test_bricks_of_a_track_do_not_overlap_and_lie_inside(options: dict[str, Any]) -> None:
    for track in cubitos(**options)["tracks"]:
        bricks = [tuple(brick) for space in track["spaces"] for brick in space["bricks"]]
        assert len(bricks) == len(set(bricks))
        assert {row for row, _ in bricks} == set(range(track["rows"]))
        assert max(column for _, column in bricks) == track["columns"] - 1
        assert track["spaces"][0]["kind"] == "start"
        assert track["spaces"][-1]["kind"] == "finish"
        assert track["spaces"][-1]["ahead"] == 0


@pytest.mark.parametrize("options", [{"set": "race_1", "laps": 2}, {"set": "grand_finale"}, {"set": "race_4"}])
def test_steps_lead_exactly_where_the_sheet_says(options: dict[str, Any]) -> None:
    """A runner with steps of both kinds, set on every space of the first track in turn."""
    table, seat = next(pair for pair in raced("cubitos", 3, **options) if asked(*pair) == "move")
    form = table.position.to_json()
    spaces = cubitos(**options)["tracks"][0]["spaces"]
    for place, space in enumerate(spaces):
        form["players"][str(seat)].update(space=place, leg=0, steps=2, water_steps=2)
        position = CUBITOS.position(table.rules)
        position.read(form)
        steps = [CUBITOS.actions.pack({"do": "move", "space": number}) for number in range(len(spaces))]
        assert [number for number, step in enumerate(steps) if not position.refusal(seat, step)] == space["exits"]
        assert [action["space"] for action in listed(position, seat) if action["do"] == "move"] == space["onward"]


def listed(position: Any, seat: int) -> list[dict[str, Any]]:
    out = Buffer()
    return [CUBITOS.actions.name(action) for action in out.first(position.legal(seat, out))]


def asked(table: Table, seat: int) -> str:
    return str(table.view(seat).data["players"][str(seat)]["ask"])


def test_prices_are_those_that_are_paid() -> None:
    sheet = cubitos(set="race_1")
    cost = {card["colour"]: card["cost"] for card in sheet["cards"].values()}
    *_, (table, _) = raced("cubitos", 1, set="race_1")
    bought = [event.about for event in table.events(None) if event.kind.name == "bought"]
    assert bought
    assert all(about["price"] == cost[about["die"]] for about in bought)


def test_dice_of_a_sheet_have_six_faces_that_have_a_text() -> None:
    dice = cubitos()["dice"]
    assert list(dice) == list(cubitos_parts.DICE)
    assert all(len(faces) == 6 for faces in dice.values())
    text = Text("en", CUBITOS)
    assert all(text.has(dashed("side", die, face)) for die, faces in dice.items() for face in faces)


# Outspeed


@pytest.mark.parametrize("seats", [3, 6])
def test_a_sheet_of_outspeed_survives_json(seats: int) -> None:
    sheet = outspeed(seats=seats)
    assert json.loads(json.dumps(sheet)) == sheet
    assert list(sheet["cards"]) == [str(number) for number in range(1, 17)]


def test_lit_routes_of_a_sheet_are_those_the_rules_allow() -> None:
    sheet = outspeed(seats=5)
    decisions = 0
    for table, seat in raced("outspeed", 2, seats=5):
        view = table.view(seat).data
        if view["step"] != "route" or view["fuel"][seat] < sheet["start_fuel"]:
            continue
        lit = sheet["cards"][str(view["card"])]["sides"][view["side"]]
        legal = [table.game.actions.name(action)["route"] for action in table.actions(seat)]
        assert legal == list(lit)
        decisions += 1
    assert decisions


def test_a_route_is_told_as_it_is_printed() -> None:
    sheet = outspeed()
    assert sheet["cards"]["12"]["sides"]["3-4"]["red"]["cost"] == [[1, "1"], [1, "yellow"]]
    assert sheet["cards"]["11"]["sides"]["3-4"]["green"]["alone"]
    assert sheet["cards"]["15"]["sides"]["3-4"]["triangle"]["zones"] == [[1, "X"]]
    assert sheet["cards"]["16"]["sides"]["5-6"]["triangle"]["zones"] == [[1, "#red"]]


def test_every_tile_and_card_of_a_sheet_explains_itself() -> None:
    sheet = outspeed()
    assert tuple(sheet["tiles"]) == outspeed_parts.TILES
    for language in ("en", "de"):
        text = Text(language, OUTSPEED)
        numbers = {"zones": 0, "fuel": 0, "foremost": 0, "between": 0}
        for tile, about in sheet["tiles"].items():
            assert text(dashed("about-tile", tile), **{**numbers, **about})
        assert all(text.has(dashed("about-die", die)) for die in sheet["dice"])


def test_a_pack_of_cards_is_on_the_sheet() -> None:
    pack = {
        "name": "Night",
        "cards": {"17": {"kind": "track", "name": "Market", "side-3-4": {"red": {"benefit": "X zones", "cost": "X"}}}},
    }
    assert outspeed(cards=pack)["cards"]["17"]["name"] == "Market"
