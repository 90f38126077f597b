"""A second opinion: it speaks against what loses, says nothing against what wins, and hears every decision."""

from __future__ import annotations

import pytest

from bots.moments import read
from homestretch.bots.bot import Bot
from homestretch.bots.why import Why
from homestretch.core.catalog import find
from homestretch.core.view import View
from homestretch.lab.second_opinion import OTHERS, Judge, heard, main
from homestretch.lab.watching import watched

DICE = {"hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}}
TRACK = {"name": "Short", "map": "SS 0. 0. 1. FF", "legend": {}}
LAST_STEP = {
    "stage": "turns",
    "turn": 0,
    "turn_at": "move",
    "roller": 0,
    "players": {
        "0": {"ask": "move", "at": "out", "space": 3, "began": 2, "steps": 1, **DICE},
        "1": {"ask": "nothing", "at": "out", "space": 3, "began": 2, **DICE},
    },
}


class Torn(Bot):
    """Likes everything alike."""

    def __init__(self, legal: list[int]) -> None:
        self.legal = legal

    def why(self) -> Why:
        return Why(None, 0.5, [(action, 0.5, 1) for action in self.legal], len(self.legal))


def judged(chosen: str) -> list[str]:
    """What is said against a choice one step before the finish, the rival beside."""
    game, position = read("cubitos", {"seats": 2, "start": 0, "map": TRACK}, LAST_STEP)
    view = View.of(game, position, 0)
    action = next(action for action in view.legal() if game.actions.typed(action).startswith(chosen))
    judge = Judge(game, 1, 1, 40)
    assert 1 <= len(judge.others(view, Torn(view.legal()), action)) <= OTHERS + 1
    judge.hear(view, Torn(view.legal()), action)
    assert judge.tried == 1
    return judge.against


def test_who_stops_before_the_finish_hears_of_it() -> None:
    (line,) = judged("stop")
    assert line.startswith("game 1, decision 1, seat 1: stop; move ")


def test_who_goes_home_hears_nothing() -> None:
    assert judged("move") == []


def test_every_decision_of_a_game_is_heard() -> None:
    game, seen = find("finishline"), []
    *_, last = watched(game, game.rules({}), 1, 0, 1, lambda view, bot, chosen: seen.append(chosen))
    assert last.over()
    assert heard("finishline", {}, seed=1, scenarios=1, playouts=1, number=0)[0] == len(seen) > 50


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["cubitoss"], "cubitos"),
        (["outspeed", "--option", "seats=2"], "3–6"),
        (["outspeed", "--option", "seat=3"], "seats"),
        (["outspeed", "--option", "seats"], "seats"),
        (["outspeed", "--games", "0"], "at least 1"),
    ],
)
def test_bad_input_gets_a_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err
