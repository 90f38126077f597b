"""A second opinion: it speaks against what loses, says nothing against what wins, and hears every decision."""

from __future__ import annotations

from bots.moments import read
from homestretch.bots.bot import Bot
from homestretch.core.view import View
from homestretch.lab.second_opinion import Judge, heard

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


def judged(chosen: str) -> list[str]:
    """What is said against a choice one step before the finish, the rival beside."""
    game, position = read("cubitos", {"seats": 2, "start": 0, "map": TRACK}, LAST_STEP)
    view = View.of(game, position, 0)
    action = next(action for action in view.legal() if game.actions.typed(action).startswith(chosen))
    judge = Judge(game, 1, 40)
    judge.hear(view, Bot(), action)
    assert judge.tried == 1
    return judge.against


def test_who_stops_before_the_finish_hears_of_it() -> None:
    (line,) = judged("stop")
    assert line.startswith("game 1, decision 1, seat 1: stop; move ")


def test_who_goes_home_hears_nothing() -> None:
    assert judged("move") == []


def test_a_game_is_heard_to_its_end() -> None:
    hearing = heard("finishline", {"seats": 2}, seed=1, scenarios=1, playouts=1, number=0)
    assert hearing.tried > 50
