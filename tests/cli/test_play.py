"""Playing in the terminal, as the people at it would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from cli.run import Run
from homestretch.core.replay import read_replay


def whole_game(run: Run, path: Path, *words: str, seed: int = 3) -> str:
    """Plays to the end by always typing the first choice, until there is nothing left to type."""
    said = run("play", "scrapracer", "--seed", str(seed), "--save", str(path), *words, typed="1\n" * 4000)
    assert said.code == 0
    return said.out


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_is_played_and_recorded(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.jsonl"
    out = whole_game(run, path, "--seats", "human:Ada,club,club", "--lang", language, "--plain")
    assert {"de": "gewinnt das Rennen mit", "en": "wins the race with"}[language] in out
    assert "\033[" not in out
    assert run("verify", str(path)).code == 0
    assert read_replay(path).seats[0].name == "Ada"


def test_plain_is_one_line_an_event(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = whole_game(run, path, "--seats", "human,random", "--plain")
    told = json.dumps(out)
    assert "▲" not in out
    events = [json.loads(line) for line in run("replay", str(path), "--json").out.splitlines()]
    assert sum(line.endswith("is on.") for line in out.splitlines()) == sum(e["event"] == "turn" for e in events)
    assert "\\u2502" not in told


def test_the_board_is_drawn_before_a_turn_and_on_demand(run: Run) -> None:
    out = run("play", "scrapracer", "--seed", "1", typed="board\n").out
    assert out.count("▲ finish line") == 2


def test_words_beginnings_and_numbers_are_understood(run: Run) -> None:
    """Three ways to say roll; the fourth line is none of them."""
    out = run(
        "play", "scrapracer", "--seed", "1", "--option", "start=0", typed="roll\nstop\n1\nsto\nr\nstop\nxyz\n"
    ).out
    assert out.count("stops with") >= 2
    assert "“xyz” is none of the choices" in out


def test_german_words_are_understood(run: Run) -> None:
    out = run("play", "scrapracer", "--seed", "1", "--option", "start=0", "--lang", "de", typed="würfeln\nhalten\n").out
    assert "hört mit" in out


def test_a_move_that_is_not_legal_gets_its_reason(run: Run) -> None:
    assert "Roll the first die before that." in run("play", "scrapracer", "--seed", "1", typed="stop\n").out
    assert "That is not what is to be decided now." in run("play", "scrapracer", "--seed", "1", typed="drive\n").out


def test_help_and_odds_are_about_the_current_choice(run: Run) -> None:
    out = run("play", "scrapracer", "--seed", "1", "--option", "start=0", typed="?\nroll\n?\nodds\n").out
    assert "Roll one die after another" in out
    assert "Boosters change the latest die" in out
    assert "Chance of a double with the next die: 16.7%." in out
    assert "A crash would cost you the" in out


def test_a_die_is_not_taken_back(run: Run) -> None:
    assert "There is nothing you could take back" in run("play", "scrapracer", "--seed", "1", typed="roll\nundo\n").out


def test_the_order_of_two_racers_is_not_taken_back_by_the_next_player(run: Run) -> None:
    """Seat 0 has fixed his order; the one who is asked next has nothing of his own to take back."""
    words = ["--seats", "human,human", "--seed", "2", "--option", "start=0"]
    out = run("play", "scrapracer", *words, typed="\n1\n\n\nundo\nquit\n").out
    assert "There is nothing you could take back" in out


def test_quit_saves_and_resume_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "half.jsonl", tmp_path / "whole.jsonl"
    words = ["play", "scrapracer", "--seats", "human,human,human", "--seed", "11"]
    typed = "\n1\n" * 3000
    assert run(*words, "--save", str(whole), typed=typed).code == 0
    said = run(*words, "--save", str(path), typed="\n1\n" * 40 + "\nquit\nquit\n")
    assert f"homestretch play --resume {path}" in said.out
    assert read_replay(path).paused
    half = path.read_text(encoding="utf-8")
    assert run("play", "--resume", str(path), "--save", str(tmp_path / "on.jsonl"), typed="").code == 0
    assert path.read_text(encoding="utf-8") == half
    assert run("play", "--resume", str(path), typed=typed).code == 0
    assert not read_replay(path).paused
    assert run("verify", str(path)).code == 0


def test_a_finished_game_is_not_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    whole_game(run, path, "--seats", "human,random", "--plain")
    said = run("play", "--resume", str(path))
    assert said.code == 2
    assert "is over" in said.err


def test_a_broken_save_is_refused_and_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    run("play", "scrapracer", "--seed", "1", "--save", str(path), typed="1\nquit\n")
    broken = path.read_text(encoding="utf-8")[:-40]
    path.write_text(broken, encoding="utf-8")
    assert run("play", "--resume", str(path)).code == 2
    assert path.read_text(encoding="utf-8") == broken


def test_a_file_that_cannot_be_written_is_refused_before_the_first_move(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said = run("play", "scrapracer", "--save", str(tmp_path / "file" / "game.jsonl"), typed="1\n")
    assert said.code == 2
    assert "cannot be written" in said.err


def test_the_end_of_input_saves_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    said = run("play", "scrapracer", "--seed", "1", "--save", str(path), typed="1\n")
    assert said.code == 0
    assert "Saved." in said.out
    assert read_replay(path).paused


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupt_ends_cleanly_with_the_game_saved(tmp_path: Path, name: str) -> None:
    path = tmp_path / "half.jsonl"
    command = [sys.executable, "-m", "homestretch", "play", "scrapracer", "--seed", "1", "--save", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ}
    ) as process:
        deadline = time.monotonic() + 30
        while not path.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(getattr(signal, name))
        out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Saved." in out
    assert "Traceback" not in err
    read_replay(path).verify()


def test_a_killed_program_loses_nothing_that_was_decided(tmp_path: Path) -> None:
    path = tmp_path / "half.jsonl"
    command = [sys.executable, "-m", "homestretch", "play", "scrapracer", "--seed", "1", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("roll\n")
        process.stdin.flush()
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and not (
            path.exists() and '"do": "roll"' in path.read_text(encoding="utf-8")
        ):
            time.sleep(0.05)
        time.sleep(0.3)
        process.kill()
    replay = read_replay(path)
    replay.verify()
    assert any(line.get("do") == "roll" for line in replay.steps)


def test_several_people_hand_the_keyboard_over_and_see_only_their_own_cards(run: Run, tmp_path: Path) -> None:
    """Each screen from hand-over to hand-over names only cards its own player drew."""
    path = tmp_path / "game.jsonl"
    words = ["--seats", "human:Ada,human:Ben,human:Cem", "--plain", "--save", str(path), "--seed", "6"]
    out = run("play", "scrapracer", *words, typed="\n1\n" * 3000).out
    screens = out.split(", the keyboard is yours. Press Enter.")
    assert len(screens) > 20
    for before, screen in pairwise(screens):
        player = before.splitlines()[-1].removeprefix("> ")
        for line in screen.splitlines():
            if "for a bonus card:" in line:
                secret = line.endswith("kept secret.")
                assert secret != line.startswith(player), (player, line)


def test_one_person_alone_never_hands_over(run: Run, tmp_path: Path) -> None:
    assert "keyboard is yours" not in whole_game(run, tmp_path / "g.jsonl", "--seats", "human,club")


def test_dice_by_hand_are_typed_and_the_program_keeps_the_books(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    typed = "swifty\nhover\njackal\n1\nroll\n5\nroll\n7\n5\nforward_4\n1\nquit\n"
    said = run(
        "play", "scrapracer", "--seats", "human,human,human", "--dice", "by-hand", "--save", str(path),
        typed=typed.replace("roll\n5", "\nroll\n5", 1),
    )  # fmt: skip
    assert said.code == 0
    assert "“7” is none of the choices: 1, 2, 3, 4, 5, 6." in said.out
    assert "A double 5: Swifty crashes!" in said.out
    assert "“forward_4” is none of the choices" in said.out
    replay = read_replay(path)
    assert replay.header["luck"] == "by-hand"
    replay.verify()
    assert [line["is"] for line in replay.steps if "chance" in line][:6] == ["swifty", "hover", "jackal", 0, 5, 5]
    again = run("play", "--resume", str(path), typed="quit\nquit\n")
    assert again.code == 0


def test_sealed_dice_show_their_hash_first_and_verify_at_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sealed.jsonl"
    out = whole_game(run, path, "--seats", "human,random", "--dice", "sealed", "--plain")
    replay = read_replay(path)
    assert replay.header["seal"] in out
    assert len(replay.last["luck"]["nonces"]) == 2
    assert run("verify", str(path)).code == 0
