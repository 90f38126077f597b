"""One entry for many actions: phrases, several entries on a line, and what a card does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cli.run import Run
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.replay import read_replay
from homestretch.core.view import View
from homestretch.games.cubitos.phrases import PHRASES, walk

CUBITOS = find("cubitos")
ALL, TO = PHRASES
MAP = {
    "name": "Phrases",
    "map": "SS  0.  0c  0.  1.  1.  1.  FF\n  --  0~  0~  0.  1.  1.  --  --\n",
    "legend": {"c": {"credit": 2}},
}


def moving(laps: int = 1, **own: Any) -> View:
    """The view of a seat that is about to move."""
    rules = CUBITOS.rules({"seats": 2, "start": 0, "map": MAP, "laps": laps})
    idle = {"at": "out", "hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}}
    given = {
        "stage": "turns",
        "turn": 0,
        "turn_at": "move",
        "roller": 0,
        "cards": [
            "mr_soldier",
            "dugout",
            "bad_cheese",
            "rock_on",
            "llama_shaman",
            "rollosaurus",
            "rich_dog",
            "schmutz",
        ],
        "players": {"0": {**idle, "ask": "move", "began": 0, **own}, "1": {**idle, "ask": "nothing"}},
    }
    return View.of(CUBITOS, CUBITOS.read(rules, given), 0)


def test_a_far_space_is_reached_by_the_shortest_way() -> None:
    view = moving(space=1, steps=4)
    track = view.rules.courses[0]  # type: ignore[attr-defined]
    way = walk(track, 1, track.labels.index("a6"), 0)
    assert [track.labels[space] for space in way] == ["a3", "a4", "a5", "a6"]
    assert TO.following(view, "a6") == CUBITOS.actions.read(f"move {way[0]}")


def test_water_is_entered_only_with_water_steps() -> None:
    dry, wet = moving(space=1, steps=4), moving(space=1, steps=3, water_steps=1)
    with pytest.raises(Refused) as refused:
        TO.following(dry, "b2")
    assert refused.value.code == "no_way"
    assert TO.following(wet, "b2") is not None


@pytest.mark.parametrize(("space", "code"), [("finish", "too_far"), ("z9", "unknown_space"), ("", "unknown_space")])
def test_a_space_too_far_or_unknown_is_refused(space: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        TO.following(moving(space=1, steps=2), space)
    assert refused.value.code == code


def test_who_is_there_already_has_no_way_to_go() -> None:
    view = moving(space=1, steps=2)
    assert TO.following(view, view.rules.courses[0].labels[1]) is None  # type: ignore[attr-defined]


def test_from_the_finish_the_way_begins_at_the_start_again() -> None:
    view = moving(laps=2, space=12, steps=3)
    track = view.rules.courses[0]  # type: ignore[attr-defined]
    assert track.spaces[12].kind == "finish"
    assert TO.following(view, "a3") == CUBITOS.actions.read(f"move {walk(track, 0, track.labels.index('a3'), 0)[0]}")


def test_phrases_fit_only_where_they_are_of_use() -> None:
    assert TO.fits(moving(space=1, steps=2))
    assert not TO.fits(moving(space=1, steps=0, coins=9))
    assert not ALL.fits(moving(space=1, steps=2))


def whole_race(run: Run, path: Path, language: str) -> str:
    """A race in which Ada pushes twice, uses everything, walks towards the finish and buys what is listed first."""
    words = {"en": "all\npush, push, pass\n", "de": "alle\nweiter, weiter, passe\n"}[language] + "1\n" * 6
    said = run(
        "play", "cubitos", "--seed", "5", "--seats", "human:Ada,club", "--plain", "--lang", language,
        "--save", str(path), typed=words * 400,
    )  # fmt: skip
    assert said.code == 0
    return said.out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_race_is_played_with_phrases(run: Run, tmp_path: Path, language: str) -> None:
    out = whole_race(run, tmp_path / "race.jsonl", language)
    assert {"en": "·  to SPACE", "de": "·  nach FELD"}[language] in out
    assert run("verify", str(tmp_path / "race.jsonl")).code == 0
    assert not read_replay(tmp_path / "race.jsonl").paused


def test_several_entries_on_a_line_are_done_one_after_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    out = run(
        "play", "cubitos", "--seed", "3", "--seats", "human:Ada,club", "--save", str(path), typed="push, 2\nquit\n"
    ).out
    own = [line["do"] for line in read_replay(path).steps if line.get("seat") == 0]
    assert own[:2] == ["push", "pass"]
    assert out.count("Ada: Push or pass?") == 1


def test_what_cannot_be_done_ends_the_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = "push, fly, pass\nquit\n"
    out = run("play", "cubitos", "--seed", "3", "--seats", "human:Ada,club", "--save", str(path), typed=typed).out
    assert "“fly” is none of the choices" in out
    assert [line["do"] for line in read_replay(path).steps if line.get("seat") == 0] == ["push"]


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? rock on", "Rock On (green, costs "),
        ("de", "? grün", "Einer geht noch (grün, kostet "),
        ("en", "? light gray", "light gray: 1 × 1 coin, 5 × blank"),
        ("en", "? nonsense", "I know nothing called “nonsense”."),
    ],
)
def test_a_card_or_a_die_explains_itself(run: Run, language: str, asked: str, said: str) -> None:
    out = run(
        "play", "cubitos", "--seed", "3", "--seats", "human,club", "--lang", language, typed=f"{asked}\nquit\n"
    ).out
    assert said in out
