"""Finish Line in the terminal: secret bets, any amount, and everything typed in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.run import Run
from homestretch.core.replay import read_replay

DRAWN = "8\n22\n3\n5\n18\n11\n20\n"


def by_hand(run: Run, path: Path, typed: str, *words: str) -> str:
    """A game with real dice, so that the horses are known; the start player is typed too."""
    said = run(
        "play", "finishline", "--dice", "by-hand", "--plain", "--save", str(path), *words, typed=DRAWN + typed
    )  # fmt: skip
    assert said.code == 0
    return said.out


def test_horses_drawn_by_hand_are_typed_by_their_numbers(run: Run, tmp_path: Path) -> None:
    out = by_hand(run, tmp_path / "game.jsonl", "", "--seats", "human:Ada,random")
    assert "Starting place 2: #22 (neutral) pays 10x." in out
    assert "Starting place 7: #20 (neutral) pays 2x." in out


def test_any_legal_amount_may_be_typed_and_a_menu_is_one_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = by_hand(run, path, "bet win 11 700\nbet place 18 11 300\n", "--seats", "human:Ada,random")
    assert "Type “bet win 20 300” or “bet place 20 11 100”" in out
    assert "700 on #11 to win: 3x = 2,100" in out
    assert "300 on #11 and #18: 7x = 2,100" in out
    own = [line for line in read_replay(path).steps if line.get("seat") == 0]
    assert [line["amount"] for line in own] == [700, 300]


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        (
            "en",
            "bet win 11 150",
            "a multiple of 100 from 100 to 1,600,000; “150” does not fit.",
        ),
        ("en", "bet win 11 1100", "Your bets would be higher than your capital."),
        ("en", "bet win 12 100", "One of these horses does not run in this race, or no longer does."),
        ("en", "take white", "That is not what is to be decided now."),
        (
            "de",
            "wette sieg 11 150",
            "ein Vielfaches von 100 von 100 bis 1.600.000; „150“ passt nicht.",
        ),
        ("de", "wette platz 11 11 100", "Eine Platzwette nennt zwei verschiedene Pferde."),
        ("de", "bet win 11 1100", "Deine Wetten wären höher als dein Kapital."),
    ],
)
def test_a_bet_that_is_not_legal_gets_its_reason(
    run: Run, tmp_path: Path, language: str, typed: str, sentence: str
) -> None:
    out = by_hand(run, tmp_path / "game.jsonl", typed + "\n", "--seats", "human:Ada,random", "--lang", language)
    assert sentence in out


def test_enter_alone_does_not_close_the_sheet(run: Run, tmp_path: Path) -> None:
    out = by_hand(run, tmp_path / "game.jsonl", "\n", "--seats", "human:Ada,random")
    assert "Ada has closed the betting sheet." not in out


def test_the_sheet_of_one_person_is_hidden_from_the_next(run: Run, tmp_path: Path) -> None:
    out = by_hand(run, tmp_path / "game.jsonl", "\nbet win 11 700\ndone\n\n\nboard\n", "--seats", "human:Ada,human:Bob")
    ada, bob = out.split("Bob, the keyboard is yours.")
    assert "700 on #11" in ada
    assert "Ada has closed the betting sheet." in bob
    assert "700" not in bob


def test_a_bet_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = by_hand(run, path, "bet win 11 700\nundo\nbet win 5 100\n", "--seats", "human:Ada,random")
    assert "Taken back." in out
    assert [line["horse"] for line in read_replay(path).steps if line.get("seat") == 0] == [5]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_is_played_and_recorded(run: Run, tmp_path: Path, language: str, plain: bool) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "finishline", "--seats", "human:Ada,club,club", "--seed", "2", "--lang", language]
    said = run(*words, "--save", str(path), *(["--plain"] if plain else []), typed="odds\n?\n" + "1\n" * 400)
    assert said.code == 0
    assert {"en": "wins with", "de": "gewinnt mit"}[language] in said.out
    assert {"en": "Estimated from 400 races", "de": "Geschätzt aus 400 Rennen"}[language] in said.out
    assert run("verify", str(path)).code == 0
