"""Whatever legal play does in Cubitos, no die appears or vanishes, and money comes and goes only by an event."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.paint import Paint
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.core.text import LANGUAGES, Text, dashed
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import SETS, TRACKS, components
from homestretch.table.table import Table

GAME = find("cubitos")
EDITIONS = st.sampled_from(parts.EDITIONS)
PAID = {"credits", "bought", "bought_step", "shortcut"}
ROUNDS = 400

OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 4),
        "set": st.sampled_from((*SETS, "random")),
        "edition": EDITIONS,
        "timing": st.sampled_from(("free", "ordered")),
        "track": st.one_of(st.none(), st.sampled_from(TRACKS)),
    }
)


def dice_of(player: dict[str, Any], kind: str) -> int:
    """How many dice of a kind somebody has, counted from the JSON form alone."""
    active = [count for side, count in player["active"].items() if side.startswith(f"{kind}_")]
    return sum([*active, *(player[zone].get(kind, 0) for zone in ("draw", "roll", "discard", "hand"))])


def check_dice(form: dict[str, Any]) -> None:
    """All 121 dice exist exactly once."""
    for kind, entry in components()["dice"].items():
        owned = sum(dice_of(player, kind) for player in form["players"].values())
        there = owned + form["trays"].get(kind, 0)
        wanted = 0 if kind == "start" and form["stage"] == "setup" else entry["count"]["value"]
        assert there == wanted, f"{there} {kind} dice in stage {form['stage']}"


def check_money(before: dict[str, Any], after: dict[str, Any], told: list[Any]) -> None:
    """Credits and draw tokens change only by an event of their seat."""
    for seat, player in after["players"].items():
        names = {event.kind.name for event in told if event.about.get("seat") == int(seat)}
        if player["credits"] != before["players"][seat]["credits"]:
            assert names & PAID, f"credits of {seat} changed after {names}"
        if player["draw_tokens"] != before["players"][seat]["draw_tokens"]:
            assert "fan" in names


@given(options=OPTIONS, seed=st.integers(0, 10**6), level=st.sampled_from(("random", "club")))
def test_dice_are_conserved_and_money_changes_by_events(options: dict[str, Any], seed: int, level: str) -> None:
    table = Table(GAME, GAME.rules(options), SeededLuck(seed))
    policy, stream, out = GAME.level(level), Stream(seed, channel=1), Buffer()
    before = table.position.to_json()
    for _ in range(600):
        if table.over():
            break
        known = len(table.log)
        if count := table.position.chance(out):
            table.happen(table.luck.outcome(table.position, out, count))
        else:
            seat = table.waiting()[0]
            count = table.position.legal(seat, out)
            assert count, f"seat {seat} owes a decision but has no choice"
            table.do(seat, policy.choose(table.position, seat, out, count, stream))
        after = table.position.to_json()
        check_dice(after)
        check_money(before, after, list(table.events(None, known)))
        before = after


@given(options=OPTIONS, seed=st.integers(0, 10**6))
def test_a_race_of_club_players_ends(options: dict[str, Any], seed: int) -> None:
    table = Table(GAME, GAME.rules(options), SeededLuck(seed))
    policy, stream, out = GAME.level("club"), Stream(seed, channel=1), Buffer()
    table.settle()
    while seats := table.waiting():
        count = table.position.legal(seats[0], out)
        table.do(seats[0], policy.choose(table.position, seats[0], out, count, stream))
        table.settle()
        assert table.position.to_json()["round"] < ROUNDS, "the race does not end"
    assert table.over()


# Sets


@pytest.mark.parametrize("name", SETS)
def test_a_set_of_the_rulebook_has_one_card_a_colour(name: str) -> None:
    cards = components()["sets"][name]["cards"]
    assert [components()["cards"][card]["colour"] for card in cards] == list(parts.COLOURS)


def test_a_set_of_ones_own_needs_exactly_one_card_a_colour() -> None:
    cards = components()["sets"]["race_1"]["cards"]
    with pytest.raises(Refused) as two:
        GAME.rules({"cards": [*cards, "champion"]})
    assert two.value.code == "set_two_of_a_colour"
    with pytest.raises(Refused) as lacks:
        GAME.rules({"cards": cards[1:]})
    assert (lacks.value.code, lacks.value.about["colour"]) == ("set_lacks_colour", "red")
    with pytest.raises(Refused) as unknown:
        GAME.rules({"cards": ["champoin", *cards[1:]]})
    assert (unknown.value.code, unknown.value.about["near"]) == ("unknown_card", "champion")


@given(seed=st.integers(0, 10**6))
def test_a_random_set_keeps_to_the_advice(seed: int) -> None:
    table = Table(GAME, GAME.rules({"set": "random"}), SeededLuck(seed))
    while table.position.to_json()["stage"] == "setup":
        out = Buffer()
        count = table.position.chance(out)
        table.happen(table.luck.outcome(table.position, out, count))
    cards = table.position.to_json()["cards"]
    costs = [components()["cards"][card]["cost"]["value"] for card in cards]
    assert sum(cost <= 5 for cost in costs) >= 2


# Showing


def check_drawings(data: dict[str, Any], table: Table, text: Text) -> None:
    """The board in text and as a picture, and the odds in words."""
    assert GAME.board(data, table.rules, text, Paint(), table.names)
    assert GAME.svg is not None
    assert "<svg" in GAME.svg(data, table.rules)
    assert GAME.odds_lines is not None
    assert GAME.odds is not None
    assert GAME.odds_lines(GAME.odds(table.position), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["race_1", "race_7", "grand_finale"])
def test_every_moment_of_a_race_can_be_shown(name: str, language: str) -> None:
    table = Table(GAME, GAME.rules({"set": name}), SeededLuck(3))
    policy, stream, out = GAME.level("club"), Stream(3, channel=1), Buffer()
    text = Text(language, GAME)
    table.settle()
    while seats := table.waiting():
        data = table.view(seats[0]).data
        sentence, about = GAME.prompt(data, table.rules)
        assert text(dashed("prompt", sentence), **about)
        assert text.has(dashed("help", sentence))
        if len(table.log) % 9 == 0:
            check_drawings(data, table, text)
        for action in table.actions(seats[0]):
            named = GAME.actions.name(action)
            verb = GAME.verbs[GAME.actions.numbers[named["do"]]]
            spare = {key: value for key, value in about.items() if key not in named}
            assert text.action(named, verb.fields, **spare)
        count = table.position.legal(seats[0], out)
        table.do(seats[0], policy.choose(table.position, seats[0], out, count, stream))
        table.settle()
