"""Scenario files: what is wrong with one is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from homestretch.core.refused import Refused
from homestretch.core.scenario import Scenario, read_scenarios

HEAD = 'game = "scrapracer"\noptions = { seats = 3, start = 0, racers = ["swifty", "jackal", "hover"] }\n'


def scenario(tmp_path: Path, body: str) -> Scenario:
    path = tmp_path / "one.toml"
    path.write_text(HEAD + "[[scenario]]\nname = 'x'\n" + body, encoding="utf-8")
    return read_scenarios(path)[0]


def test_a_scenario_that_holds_says_nothing(tmp_path: Path) -> None:
    body = 'when = [{ seat = 0, do = "roll" }, { chance = "die", is = 5 }]\nthen = { dice = [5] }'
    assert scenario(tmp_path, body).run() == []


def test_without_steps_it_is_the_set_up_that_is_refused(tmp_path: Path) -> None:
    body = 'options = { seats = 9 }\nrefuse = "option_value"'
    assert scenario(tmp_path, body).run() == []
    with pytest.raises(Refused, match="option_value"):
        scenario(tmp_path, body.replace('"option_value"', '"not_now"')).run()


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("then = { dice = [6] }", "dice: is [], should be [6]"),
        ("then = { racers = { swifty = { progress = 3 } } }", "racers.swifty.progress: is 0, should be 3"),
        ("then = { horses = 2 }", "horses: there is no such name"),
        ('legal = ["stop"]', 'legal: is ["roll"], should be ["stop"]'),
        ('when = [{ seat = 0, do = "roll" }]\nrefuse = "not_now"', "step 1"),
        ('when = [{ seat = 0, do = "stop" }]\nthen = {}', "step 1"),
        ('refuse = "not_now"', "should be refused as not_now, but can be set up"),
        ("places = [1, 2, 3]", "places"),
        ('events = [{ event = "winner" }]', "events"),
        ("views = [{ seat = 1, round = 2 }]", "view of 1.round: is 1, should be 2"),
        ("odds = { double = 0.5 }", "odds.double: is 0.0, should be 0.5"),
    ],
)
def test_what_does_not_hold_is_shown(tmp_path: Path, body: str, line: str) -> None:
    wrong = scenario(tmp_path, body).run()
    assert len(wrong) == 1
    assert wrong[0].startswith(line)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("given = { rund = 2 }\nthen = {}", "position_name"),
        ("given = { racers = { swifty = { prgress = 2 } } }\nthen = {}", "position_name"),
        ("given = { racers = { swifty = { progress = -1 } } }\nthen = {}", "position_value"),
        ("given = { racers = { swifty = { boosters = { turbo = 1 } } } }\nthen = {}", "position_value"),
        ("given = { dice = 4 }\nthen = {}", "position_form"),
        ("given = { round = 'two' }\nthen = {}", "position_value"),
        ("given = { step = 'sleep' }\nthen = {}", "position_value"),
        ("options = { seats = 9 }\nthen = {}", "option_value"),
        ("options = { sets = 2 }\nthen = {}", "unknown_option"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, body: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        scenario(tmp_path, body).run()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("this is not toml", "file_not_toml"),
        ("", "scenario_file"),
        ("answer = 42\n[[scenario]]\nname = 'x'", "scenario_file"),
        (HEAD + "[[scenario]]\nthen = {}", "scenario_missing"),
        (HEAD + "[[scenario]]\nname = 'x'", "scenario_missing"),
        (HEAD + "[[scenario]]\nname = 'x'\nthan = {}", "scenario_entry"),
        (HEAD + "[[scenario]]\nname = 'x'\nthen = 3", "scenario_kind"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=code):
        read_scenarios(path)
