"""The commands but for ``play``: what they print, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.run import Run
from here import ROOT
from homestretch.cli.main import COMMANDS

REPLAY = ROOT / "tests" / "replays" / "scrapracer" / "mixed-2.jsonl"
SCENARIOS = ROOT / "tests" / "scenarios" / "scrapracer"
GOOD = 'parts = [1, 7, 2, 8, 3, 9, 4, 10]\nturns = "SRSRSRSR"\n'


def test_the_version_says_whether_the_kernel_is_compiled(run: Run) -> None:
    said = run("--version")
    assert said.code == 0
    assert said.out.startswith("homestretch 0.1.0 (")


@pytest.mark.parametrize("command", [*COMMANDS, None])
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_has_help_in_both_languages(run: Run, command: str | None, language: str) -> None:
    said = run(*([command] if command else []), "--help", "--lang", language)
    assert said.code == 0
    assert said.out.startswith({"de": "Aufruf:", "en": "usage:"}[language])


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert "selfplay" in run().out


def test_the_language_comes_from_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Aufruf:" in run("--help").out


def test_games_are_listed_for_people_and_programs(run: Run) -> None:
    assert "Scrap Racer (Anika & Sebastian Richter" in run("games").out
    rows = {row["name"]: row for row in json.loads(run("games", "--json").out)}
    assert rows["scrapracer"]["seats"] == [2, 6]
    assert rows["scrapracer"]["levels"] == ["random", "rookie", "club", "pro", "champion"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pley"], "Did you mean “play”?"),
        (["play", "scrapracr"], "Did you mean “scrapracer”?"),
        (["play"], "Say which game"),
        (["play", "scrapracer", "--seats", "human,clib"], "Did you mean “club”?"),
        (["play", "scrapracer", "--seats", "human"], "the game is for 2 to 6"),
        (["play", "scrapracer", "--option", "trakc=A"], "Did you mean “track”?"),
        (["play", "scrapracer", "--option", "track=Z"], "Option track cannot be “Z”; it takes A, B, C, D, E, F."),
        (["play", "scrapracer", "--option", "track"], "name=value"),
        (["play", "scrapracer", "--option", "seats=4", "--seats", "human,club"], "Option seats says 4"),
        (["play", "scrapracer", "--seed", "x"], "“x” is not a whole number."),
        (["play", "--resume", "/no/such/file"], "cannot be read"),
        (["selfplay", "scrapracer", "--seats", "human,club"], "There is no player “human”"),
        (["selfplay", "scrapracer", "--games", "0"], "At least one game"),
        (["selfplay", "scrapracer", "--games", "-3"], "“-3” is not a whole number."),
        (["games", "--lang", "fr"], "There is no language “fr”; we speak en, de."),
        (["rules", "chess"], "There is no game “chess”"),
        (["verify", "/no/such/file"], "cannot be read"),
        (["scenario", "/no/such/file.toml"], "cannot be read"),
        (["data", "scrapracer", "--check", "/no/such/file.toml"], "cannot be read"),
        (["games", "--bogus"], "--bogus"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(run: Run, words: list[str], sentence: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_a_refusal_is_json_for_a_program(run: Run) -> None:
    said = run("verify", str(REPLAY.with_name("missing")), "--json")
    assert json.loads(said.out)["refused"] == "file_unreadable"


def test_refusals_speak_german(run: Run) -> None:
    assert "Meintest du „scrapracer“?" in run("rules", "scrapraser", "--lang", "de").err


# Self-play


def test_selfplay_tells_wins_places_and_length_for_a_program(run: Run) -> None:
    said = run("selfplay", "scrapracer", "--games", "60", "--seats", "club,random", "--seed", "1", "--json")
    found = json.loads(said.out)
    assert found["games"] == 60
    assert found["steps"] > found["decisions"] > 60 * 50
    club = found["players"]["club"]
    assert club["win_share"] > 0.9
    assert club["win_share_95"][0] < club["win_share"] <= club["win_share_95"][1] + 1e-9
    assert club["win_share"] + found["players"]["random"]["win_share"] == pytest.approx(1)
    assert len(found["seats"]) == 2
    assert found["length"]["shortest"] <= found["length"]["mean"] <= found["length"]["longest"]


def test_selfplay_is_the_same_again_and_the_same_recorded(run: Run, tmp_path: Path) -> None:
    words = ["selfplay", "scrapracer", "--games", "4", "--seats", "club,random,club", "--seed", "7", "--json"]
    first, again, recorded = (json.loads(run(*words, *more).out) for more in ([], [], ["--record", str(tmp_path)]))
    for found in (first, again, recorded):
        del found["seconds"]
    assert first == again == recorded
    files = sorted(tmp_path.glob("*.jsonl"))
    assert len(files) == 4
    assert run("verify", *map(str, files)).code == 0


def test_selfplay_prints_a_table_for_people(run: Run) -> None:
    said = run("selfplay", "scrapracer", "--games", "20", "--seed", "1", "--lang", "de")
    assert "Siege (95 %)" in said.out
    assert "Platz 4" in said.out


def test_selfplay_can_leave_everybody_in_place(run: Run) -> None:
    said = run("selfplay", "scrapracer", "--games", "40", "--seats", "club,random", "--fixed", "--seed", "1", "--json")
    seats = json.loads(said.out)["seats"]
    assert seats[0]["win_share"] > 0.9 > 0.1 > seats[1]["win_share"]


# Replays


def test_a_replay_is_told_in_words_in_both_languages(run: Run) -> None:
    english, german = (run("replay", str(REPLAY), "--lang", language, "--plain").out for language in ("en", "de"))
    assert "wins the race with" in english
    assert "gewinnt das Rennen mit" in german
    assert len(english.splitlines()) == len(german.splitlines())


def test_a_replay_stops_where_wanted_and_draws_the_board(run: Run) -> None:
    said = run("replay", str(REPLAY), "--until", "30", "--boards")
    assert "▲" in said.out
    assert "wins the race" not in said.out


def test_a_replay_is_told_to_programs_as_events(run: Run) -> None:
    events = [json.loads(line) for line in run("replay", str(REPLAY), "--json").out.splitlines()]
    assert events[-1]["event"] == "winner"


def test_verify_names_the_changed_line(run: Run, tmp_path: Path) -> None:
    lines = REPLAY.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, start=1) if '"die", "is": 5' in line)
    lines[number - 1] = lines[number - 1].replace('"is": 5', '"is": 4')
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(lines), encoding="utf-8")
    said = run("verify", str(REPLAY), str(changed))
    assert said.code == 2
    assert "as recorded" in said.out
    assert f"Line {number} " in said.err
    assert run("replay", str(changed)).code == 2


# Scenarios, rules and data


def test_scenarios_are_played_from_a_folder(run: Run) -> None:
    said = run("scenario", str(SCENARIOS))
    assert said.code == 0
    assert "0 not as they should be" in said.out


def test_a_scenario_that_does_not_hold_shows_the_difference_and_ends_with_1(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('[[scenario]]\nname = "wrong"\ngame = "scrapracer"\nthen = { round = 7 }\n', encoding="utf-8")
    said = run("scenario", str(path))
    assert said.code == 1
    assert "round: is 1, should be 7" in said.out
    assert json.loads(run("scenario", str(path), "--json").out)["wrong"]


def test_a_scenario_with_a_name_the_position_does_not_have_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        '[[scenario]]\nname = "x"\ngame = "scrapracer"\ngiven = { rund = 7 }\nthen = {}\n', encoding="utf-8"
    )
    said = run("scenario", str(path))
    assert said.code == 2
    assert "A position has no “rund”" in said.err
    assert "Did you mean “round”?" in said.err


def test_the_rules_are_told_in_both_languages(run: Run) -> None:
    assert run("rules", "scrapracer").out.startswith("# Scrap Racer: the rules in short")
    assert run("rules", "scrapracer", "--lang", "de").out.startswith("# Scrap Racer: die Regeln in Kürze")


def test_coverage_is_empty_when_every_rule_has_a_scenario(run: Run, tmp_path: Path) -> None:
    said = run("rules", "scrapracer", "--coverage")
    assert (said.code, said.out) == (0, "")
    lacking = run("rules", "scrapracer", "--coverage", "--scenarios", str(tmp_path))
    assert lacking.code == 1
    assert lacking.out.splitlines()[0] == "SR-1"


def test_data_tells_every_number_with_its_source(run: Run) -> None:
    assert "race.laps: 3  [rulebook p. 3]" in run("data", "scrapracer").out
    ours = json.loads(run("data", "scrapracer", "--source", "ours", "--json").out)["components"]
    assert {"parts.straight", "tracks.A", "bonus.catch_up"} <= {row["name"] for row in ours}
    assert all("ours" in row["source"] for row in ours)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('parts = [1, 7, 2]\nturns = "SRS"', "not closed: after part 2 (place 3)"),
        ('parts = [1, 77, 2]\nturns = "SRS"', "Part 77 (place 2) does not exist"),
        ('parts = [1, "x"]\nturns = "SS"', "Part x (place 2) does not exist"),
        ('parts = [1, 7, 1, 8]\nturns = "SRSR"', "Part 1 (place 3) is already laid"),
        ('parts = [1, 7]\nturns = "S"', "2 parts but 1 turns"),
        ('parts = [1, 7]\nturns = "SQ"', "Part 7 (place 2) has the turn “Q”"),
        ('parts = [1, 7]\nturns = "RR"', "Part 1 (place 1) is a straight"),
        ('parts = [1, 7]\nturns = "SS"', "Part 7 (place 2) is a curve"),
        ('parts = [7, 8, 9, 10]\nturns = "RRRR"', "The circuit has no straight"),
        ('parts = [1, 2]\nturns = "SS"', "The circuit has no curve"),
        ('parts = [1, 7, 8, 9, 10, 2]\nturns = "SRRRRS"', "would lie on top of part 1"),
        ('parts = [1, 7, 2, 8, 3, 9, 4, 10]\nturns = "SLSLSLSL"', "anticlockwise"),
        (GOOD + "drop = [5]", "Part 5 cannot be left out"),
        (GOOD + "finish = 6", "cannot stand on part 6"),
        (GOOD + "laps = 3", "no entry “laps”"),
        ('parts = "1, 7"\nturns = "SR"', "must be a list of part numbers"),
        ("parts = [1, 7]", "“turns” is missing"),
        ("parts = [", "is not TOML"),
    ],
)
def test_a_circuit_that_cannot_be_says_which_part_is_wrong(run: Run, tmp_path: Path, body: str, sentence: str) -> None:
    path = tmp_path / "circuit.toml"
    path.write_text(body, encoding="utf-8")
    for words in (
        ["data", "scrapracer", "--check", str(path)],
        ["data", "scrapracer", "--check", str(path), "--lang", "de"],
    ):
        assert run(*words).code == 2
    assert sentence in run("data", "scrapracer", "--check", str(path)).err


def test_an_own_circuit_is_checked_and_raced(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "circuit.toml"
    path.write_text(GOOD + "drop = [1, 3]\nfinish = 2\n", encoding="utf-8")
    assert (
        "8 parts and 28 spaces with 4 boosters; the short version has 20 spaces."
        in run("data", "scrapracer", "--check", str(path)).out
    )
    said = run(
        "selfplay", "scrapracer", "--games", "3", "--option", f"circuit={path}", "--option", "short=true", "--json"
    )
    assert json.loads(said.out)["games"] == 3


# Speed


def test_bench_measures_beside_its_references(run: Run) -> None:
    found = json.loads(run("bench", "scrapracer", "--seconds", "0", "--json").out)
    assert found["ratios"]["scrapracer-2"]["compiled_to_uncompiled"]["median"] > 1
    assert found["figures"]["scrapracer-4"]["copy"]["unit"] == "ns"
    assert found["facts"]["scrapracer-4"]["bytes"] > 100
    assert "Ratios within a round" in run("bench", "scrapracer", "--seconds", "0").out
