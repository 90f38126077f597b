"""Bots of other makes: programs that are asked in lines of JSON, and classes that packages add."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from here import ROOT
from homestretch.bots.added import AddedBot, Clock
from homestretch.bots.choice import bot_apart, check_bot
from homestretch.bots.guard import Guard
from homestretch.bots.levels import make_bot
from homestretch.bots.program import ProgramBot
from homestretch.bots.wire import answer, question, read_answer, read_question
from homestretch.core.catalog import find, names
from homestretch.core.luck import SeededLuck
from homestretch.core.refused import Refused
from homestretch.core.view import View
from homestretch.table.table import Table


def opening(name: str) -> View:
    """The view of the first seat that owes a decision in a new game."""
    game = find(name)
    table = Table(game, game.rules({}), SeededLuck(5))
    table.settle()
    return table.view(table.waiting()[0])


def program(tmp_path: Path, body: str) -> list[str]:
    """A Python program with this body; ``question`` is what it was asked."""
    path = tmp_path / "bot.py"
    path.write_text(
        f"import json, os, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n    {body}\n"
    )
    return [sys.executable, str(path)]


@pytest.mark.parametrize("name", names())
def test_a_question_holds_all_a_bot_needs(name: str) -> None:
    view = opening(name)
    again, asked = read_question(question(view, 7, 100))
    assert (again.seat, again.data, again.rules.options) == (view.seat, view.data, view.rules.options)
    assert asked["milliseconds"] == 100
    level = [level for level in ("random", "club") if level in find(name).levels][-1]
    chosen = make_bot(find(name), level, 3).choose(again)
    assert chosen == make_bot(find(name), level, 3).choose(view)
    assert read_answer(view, 7, answer(view, 7, chosen, None), "bot") == (chosen, None)


def test_what_a_bot_thought_travels_with_its_answer() -> None:
    view = opening("pig")
    bot = make_bot(find("pig"), "pro", 1, simulations=200)
    chosen = bot.choose(view)
    assert read_answer(view, 1, answer(view, 1, chosen, bot.why()), "bot") == (chosen, bot.why())


@pytest.mark.parametrize(
    "line", ["", "nonsense", "[]", '{"game": "chess"}', '{"game": "pig", "options": {"seats": 9}}']
)
def test_what_is_no_question_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        read_question(line)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("time.sleep(60)", "bot_silent"),
        ("os._exit(0)", "bot_died"),
        ("print('hello', flush=True)", "bot_nonsense"),
        ("print('[1]', flush=True)", "bot_nonsense"),
        ("print(json.dumps({'do': 'fly'}), flush=True)", "bot_nonsense"),
        ("print(json.dumps({'id': 0, 'do': 'roll'}), flush=True)", "bot_nonsense"),
        ("print('x' * 100_000, flush=True)", "bot_nonsense"),
        ("print(json.dumps({'do': 'win', 'racer': 'hover'}), flush=True)", "bot_illegal"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, code: str
) -> None:
    monkeypatch.setattr("homestretch.bots.program.STARTING", 1.0 if code == "bot_silent" else 10.0)
    view, game = opening("scrapracer"), find("scrapracer")
    bot = Guard(ProgramBot(program(tmp_path, body), "mine", 50), make_bot(game, "club", 1))
    try:
        assert bot.choose(view) == make_bot(game, "club", 1).choose(view)
        assert [refused.code for refused in bot.told()] == [code]
        assert bot.told() == []
    finally:
        bot.close()


def test_a_bot_that_died_is_started_again(tmp_path: Path) -> None:
    view = opening("scrapracer")
    body = "print(json.dumps(question['legal'][0]), flush=True); os._exit(0)"
    with ProgramBot(program(tmp_path, body), "mine", 1000) as bot:
        first = bot.choose(view)
        with pytest.raises(Refused):
            bot.choose(view)
        assert bot.choose(view) == first


def test_a_program_that_is_not_there_is_refused_before_the_game() -> None:
    with pytest.raises(Refused) as refused:
        check_bot(find("pig"), "exec:no/such/program")
    assert refused.value.code == "bot_missing"
    with pytest.raises(Refused):
        check_bot(find("pig"), "exec:")


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Refused) as refused:
        check_bot(find("scrapracer"), "champoin")
    assert refused.value.about["near"] == "champion"
    assert "hold20" in refused.value.about["known"]


def test_the_example_program_plays_any_game() -> None:
    for name in names():
        view = opening(name)
        with ProgramBot([sys.executable, str(ROOT / "examples" / "cautious.py")], "cautious", 1000) as bot:
            assert view.seat is not None
            bot.choose(view)


def test_the_example_class_holds_at_20() -> None:
    game = find("pig")
    rules = game.rules({"seats": 2})
    bot = AddedBot("hold20", 100)
    for total, said in ((12, "roll"), (21, "hold")):
        view = View.of(game, game.read(rules, {"total": total, "rolls": 3}), 0)
        assert game.actions.typed(bot.choose(view)) == said
    assert bot.clock == Clock(100)


def test_a_bot_of_a_package_runs_in_a_process_of_its_own() -> None:
    game = find("pig")
    view = View.of(game, game.read(game.rules({"seats": 2}), {"total": 21, "rolls": 3}), 0)
    bot = bot_apart(game, "hold20", 1)
    try:
        assert game.actions.typed(bot.choose(view)) == "hold"
        assert bot.told() == []
    finally:
        bot.close()


def test_a_process_that_plays_never_learns_the_seed() -> None:
    """All that crosses over is the question, and it is made of the view."""
    view = opening("scrapracer")
    words = question(view, 1, 100)
    assert "seed" not in words
    assert '"luck"' not in words
