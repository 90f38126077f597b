"""The table: undo, secrets and outcomes."""

from __future__ import annotations

from typing import Any

import pytest

import homestretch
from homestretch.core.catalog import find
from homestretch.core.given import ScriptedLuck
from homestretch.core.refused import Refused
from homestretch.core.replay import parse_replay
from homestretch.core.sealed import SealedLuck
from homestretch.table.table import Table
from homestretch.testing import finish

GAME = find("scrapracer")
OPTIONS = {"seats": 3, "start": 0, "racers": ["swifty", "jackal", "hover"]}


def table_with(luck: list[int], **given: object) -> Table:
    """A table at a given position, with scripted luck."""
    table = Table(GAME, GAME.rules(OPTIONS), ScriptedLuck(luck))
    table.position.load(GAME.read(table.rules, given).cells())
    return table


def test_a_die_cannot_be_taken_back() -> None:
    table = table_with([2])
    table.play(0, "roll")
    with pytest.raises(Refused, match="no_undo"):
        table.undo(0)


def test_a_stop_can_be_taken_back_until_something_is_shown() -> None:
    table = table_with([2], bonus_cards=[{"forward_3": 1, "curve": 1}, {}, {}])
    table.play(0, "roll")
    rolled = table.position.cells()
    lines = list(table.record.lines)
    table.play(0, "stop")
    with pytest.raises(Refused, match="no_undo"):
        table.undo(1)
    table.undo(0)
    assert table.position.cells() == rolled
    assert table.record.lines == lines
    table.play(0, "stop")
    table.play(0, "play forward_3")
    with pytest.raises(Refused, match="no_undo"):
        table.undo(0)


def test_several_decisions_in_a_row_can_be_taken_back() -> None:
    table = table_with([2], racers={"swifty": {"boosters": {"plus_minus_1": 2, "flip": 1}}})
    table.play(0, "roll")
    start = table.position.cells()
    for action in ("boost plus", "boost plus", "boost flip"):
        table.play(0, action)
    assert table.position.to_json()["dice"] == [2]
    for _ in range(3):
        table.undo(0)
    assert table.position.cells() == start


def betting_table() -> Table:
    """Three seats that bet at the same time."""
    table = homestretch.new_table("finishline", seats=3, seed=1, start=0)
    table.settle()
    return table


def bet_on(table: Table, seat: int, runner: int, amount: int) -> None:
    """A win bet on a horse by its starting place."""
    table.play(seat, f"bet win {table.position.to_json()['line_up'][runner]} {amount}")


def staked(table: Table) -> list[int]:
    return [sum(bet["amount"] for bet in sheet["win"]) for sheet in table.position.to_json()["bets"]]


def test_what_others_decide_at_the_same_time_does_not_keep_one_from_taking_back() -> None:
    table = betting_table()
    bet_on(table, 0, 3, 300)
    bet_on(table, 1, 4, 200)
    bet_on(table, 0, 5, 400)
    bet_on(table, 1, 5, 100)
    table.play(2, "done")
    table.undo(0)
    assert staked(table) == [300, 300, 0]
    table.undo(0)
    assert staked(table) == [0, 300, 0]
    assert table.position.to_json()["betting"] == [0, 1]
    with pytest.raises(Refused, match="no_undo"):
        table.undo(0)
    finish(table, 1)
    assert parse_replay(table.replay()).verify() == table.position


def test_nothing_is_taken_back_that_another_built_on() -> None:
    """The last sheet starts the race: before the first die is taken it can be opened again, after that not."""
    table = betting_table()
    for seat in (1, 0, 2):
        table.play(seat, "done")
    assert table.can_undo(2)
    assert table.can_undo(1)
    table.play(0, "take white")
    assert not table.can_undo(1)
    assert not table.can_undo(2)
    assert table.can_undo(0)


def test_the_kind_of_a_drawn_bonus_card_is_told_to_its_owner_only() -> None:
    table = table_with([2, 2, 8, 4], racers={"swifty": {"bonus_markers": 2}})
    table.play(0, "roll")
    table.play(0, "roll")
    told = {
        seat: [event.about["card"] for event in table.events(seat) if event.kind.name == "bonus_card"]
        for seat in (None, 0, 1)
    }
    assert told == {None: [None], 0: ["curve"], 1: [None]}
    assert table.view(0).data["your_bonus_cards"] == {"curve": 1}
    assert table.view(1).data["bonus_card_counts"] == [1, 0, 0]
    assert table.view(1).data["your_bonus_cards"] == {}


def test_a_finished_table_has_an_outcome_and_owes_nothing() -> None:
    table = homestretch.new_table("scrapracer", seats=4, seed=3)
    assert table.outcome() is None
    finish(table, 3)
    outcome = table.outcome()
    assert outcome is not None
    assert sorted(outcome.places) == [1, 2, 3, 4]
    assert table.waiting() == []
    with pytest.raises(Refused, match="nothing_owed"):
        table.play(outcome.winners[0], "roll")


def test_what_can_no_longer_be_taken_back_may_be_forgotten() -> None:
    """The checks go on as if the whole game were still there; what may be taken back still may."""
    whole, slim = betting_table(), betting_table()
    slim.forget_past()
    assert len(slim.log) == 1
    for table in (whole, slim):
        bet_on(table, 0, 3, 300)
        bet_on(table, 1, 4, 200)
        table.undo(0)
        bet_on(table, 0, 2, 100)
    slim.forget_past()
    assert slim.can_undo(0)
    assert slim.can_undo(1)
    finish(whole, 1)
    finish(slim, 1)
    assert slim.record.check() == whole.record.check()
    assert slim.record.last_line(slim.luck) == whole.record.last_line(whole.luck)
    with pytest.raises(AssertionError, match="elsewhere"):
        slim.replay()


def test_a_table_put_back_to_a_mark_goes_on_as_if_nothing_had_been() -> None:
    game = find("finishline")
    ends = []
    for tries in (0, 3):
        table = Table(game, game.rules({"seats": 2}), SealedLuck(bytes(32), ["a", "b"]))
        table.settle()
        for _ in range(tries):
            mark = table.mark()
            table.play(0, "done")
            table.play(1, "done")
            table.play(table.waiting()[0], table.legal(table.waiting()[0])[0])
            table.back_to(mark)
        finish(table, 4)
        ends.append(table.replay())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("step", [1, 2])
def test_an_interrupt_between_a_step_and_its_line_leaves_a_game_that_can_be_saved(
    monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """The position has moved on, the record has not; what is saved ends where the record does.

    The first step is the decision, the second the die that comes of it.
    """
    table = homestretch.new_table("scrapracer", seats=3, seed=7, start=0)
    lines = table.record.lines
    known, add = len(lines), table.record.add

    def interrupted(line: dict[str, Any]) -> None:
        if len(lines) == known + step - 1:
            raise KeyboardInterrupt
        add(line)

    monkeypatch.setattr(table.record, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        table.play(0, "roll")
    with pytest.raises(Refused, match="replay_changed"):
        parse_replay(table.replay()).verify()
    table.mend()
    assert len(lines) == known + step - 1
    parse_replay(table.replay()).verify()
