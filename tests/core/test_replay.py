"""Replays: they verify, and a changed character is found where it was changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import homestretch
from homestretch.core.catalog import find
from homestretch.core.given import ScriptedLuck
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.refused import Refused
from homestretch.core.replay import parse_replay, read_replay
from homestretch.core.sealed import SealedLuck
from homestretch.table.table import Table
from homestretch.testing import finish

GAME = find("scrapracer")


def recorded(seed: int = 5) -> list[str]:
    table = Table(GAME, GAME.rules({"seats": 2, "short": True}), SeededLuck(seed))
    finish(table, seed)
    return table.replay()


LINES = recorded()


def refusal(lines: list[str]) -> Refused:
    with pytest.raises(Refused) as refused:
        parse_replay(lines).verify()
    return refused.value


def test_a_recorded_game_verifies() -> None:
    last = parse_replay(LINES).verify()
    assert last.over()


@pytest.mark.parametrize("luck", [CommonLuck(3), SealedLuck(bytes(range(32)), ["a", "b"])], ids=["common", "sealed"])
def test_other_lucks_verify_too(luck: CommonLuck | SealedLuck) -> None:
    table = Table(GAME, GAME.rules({"seats": 2, "short": True}), luck)
    finish(table, 1)
    parse_replay(table.replay()).verify()


def changes(line: str) -> list[str]:
    """The line with one character changed, once for every value in it."""
    found = []
    for at, character in enumerate(line):
        if character.isdigit():
            found.append(line[:at] + str((int(character) + 1) % 10) + line[at + 1 :])
        elif character.isalpha():
            found.append(line[:at] + ("q" if character != "q" else "x") + line[at + 1 :])
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 40, len(LINES) // 2, len(LINES) - 1, len(LINES)])
def test_any_changed_character_is_found_in_its_own_line(number: int) -> None:
    original = json.loads(LINES[number - 1])
    for changed in changes(LINES[number - 1]):
        try:
            if json.loads(changed) == original:
                continue
        except ValueError:
            pass
        refused = refusal([*LINES[: number - 1], changed, *LINES[number:]])
        assert refused.about["line"] == number, (changed, refused)


def test_a_whole_forged_game_is_found() -> None:
    """A forger who writes every check anew fails at the seal, or at the first die the seed did not deal."""
    forged = Table(GAME, GAME.rules({"seats": 2, "short": True}), SeededLuck(6))
    finish(forged, 5)
    lines = forged.replay()
    header = json.loads(lines[0])
    honest = json.loads(LINES[0])
    assert header["seal"] != honest["seal"]
    replay = parse_replay(lines)
    replay.header["seal"] = honest["seal"]
    with pytest.raises(Refused, match="replay_seal"):
        replay.verify_luck(len(lines))
    replay.last["luck"] = json.loads(LINES[-1])["luck"]
    with pytest.raises(Refused, match="replay_outcome"):
        replay.verify_luck(len(lines))


def test_lines_that_were_taken_out_or_swapped_are_found() -> None:
    assert refusal([*LINES[:9], *LINES[10:]]).about["line"] == 10
    assert refusal([*LINES[:9], LINES[10], LINES[9], *LINES[11:]]).about["line"] == 10


def test_a_replay_that_is_cut_off_says_after_which_line() -> None:
    assert refusal(LINES[:30]).code == "replay_cut_off"
    assert refusal(LINES[:30]).about["line"] == 30
    assert refusal([*LINES[:29], LINES[29][:10]]).code == "replay_not_json"
    assert refusal([]).code == "replay_empty"


def test_spaces_and_order_of_names_do_not_matter() -> None:
    lines = [json.dumps(json.loads(line), indent=None, sort_keys=True, separators=(" ,", ": ")) for line in LINES]
    parse_replay(lines).verify()


def test_a_name_given_twice_in_a_line_is_refused() -> None:
    assert (
        refusal([LINES[0], LINES[1].replace("{", '{"seat": 0, "seat": 1, ', 1), *LINES[2:]]).code == "replay_not_json"
    )


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("homestretch", "save", "replay_header"),
        ("format", 9, "replay_format"),
        ("game", "ludo", "replay_header_value"),
        ("rules_version", 99, "replay_rules"),
        ("components", "0" * 16, "replay_components"),
        ("seats", [], "replay_header"),
        ("options", [], "replay_header"),
    ],
)
def test_a_foreign_header_is_refused_with_the_reason(name: str, value: object, code: str) -> None:
    header = {**json.loads(LINES[0]), name: value}
    assert refusal([json.dumps(header), *LINES[1:]]).code == code


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing", tmp_path / "picture", tmp_path):
        with pytest.raises(Refused, match="file_unreadable"):
            read_replay(path)


def test_a_saved_game_goes_on_with_the_same_luck() -> None:
    whole = homestretch.new_table("scrapracer", seats=2, seed=9)
    finish(whole, 4)
    half = homestretch.new_table("scrapracer", seats=2, seed=9)
    half.settle()
    for line in whole.record.lines:
        if "do" in line and len(half.record.lines) < 200:
            half.do(line["seat"], half.understood({k: v for k, v in line.items() if k != "check"}))
            half.settle()
    again = Table.resumed(parse_replay(half.replay()))
    assert again.position == half.position
    again.settle()
    for line in whole.record.lines[len(half.record.lines) :]:
        if "do" in line:
            again.do(line["seat"], again.understood({k: v for k, v in line.items() if k != "check"}))
            again.settle()
    assert again.replay() == whole.replay()


def test_a_game_with_scripted_luck_cannot_go_on_by_itself() -> None:
    table = Table(
        GAME, GAME.rules({"seats": 3, "start": 0, "racers": ["swifty", "hover", "jackal"]}), ScriptedLuck([3])
    )
    table.play(0, "roll")
    with pytest.raises(Refused, match="resume_by_hand"):
        Table.resumed(parse_replay(table.replay()))
