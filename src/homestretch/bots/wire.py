"""Questions and answers as lines of JSON: how a bot in another process, or of another make, is asked."""

from __future__ import annotations

import json
from typing import Any

from homestretch.bots.why import Why
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.core.view import View

LONGEST_ANSWER = 65_536


def question(view: View, number: int, milliseconds: int) -> str:
    """A decision as a line: the rules, what the seat sees, what it may do, and the time there is."""
    position, out = view.imagine(Stream(0)), Buffer()
    assert view.seat is not None
    legal = out.first(position.legal(view.seat, out))
    asked = {
        "id": number,
        "game": view.game.name,
        "rules_version": view.game.rules_version,
        "options": view.rules.options,
        "seat": view.seat,
        "view": view.data,
        "legal": [view.game.actions.name(action) for action in legal],
        "milliseconds": milliseconds,
    }
    return json.dumps(asked, ensure_ascii=False)


def read_question(line: str) -> tuple[View, dict[str, Any]]:
    """The view behind a question, and the question itself; Refused if it is none."""
    try:
        asked = json.loads(line)
        game: Game = find(asked["game"])
        return View(game, game.rules(asked["options"]), asked["seat"], asked["view"]), asked
    except (ValueError, KeyError, TypeError) as problem:
        raise Refused("not_a_question", problem=f"{type(problem).__name__}: {problem}") from None


def answer(view: View, number: object, action: int, why: Why | None) -> str:
    """A choice as a line, with what the bot thought of it."""
    said: dict[str, Any] = {"id": number, **view.game.actions.name(action)}
    if why is not None:
        said["why"] = {
            "before": why.before,
            "after": why.after,
            "simulations": why.simulations,
            "best": [{**view.game.actions.name(a), "share": share, "visits": visits} for a, share, visits in why.best],
        }
    return json.dumps(said, ensure_ascii=False)


def read_answer(view: View, number: int, line: str, bot: str) -> tuple[int, Why | None]:
    """The action behind an answer; Refused if it is none, for another question, or not allowed."""
    try:
        said = json.loads(line)
        if not isinstance(said, dict) or said.get("id", number) != number:
            raise ValueError(f"not an answer to question {number}")
        why = said.pop("why", None)
        said.pop("id", None)
        action = view.game.actions.pack(said)
        thought = None if why is None else read_why(view.game, why)
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        raise Refused("bot_nonsense", bot=bot, said=shortened(line), problem=shortened(str(problem))) from None
    except Refused as refused:
        raise Refused("bot_nonsense", bot=bot, said=shortened(line), problem=refused.code) from None
    assert view.seat is not None
    if view.imagine(Stream(0)).refusal(view.seat, action):
        raise Refused("bot_illegal", bot=bot, said=shortened(line))
    return action, thought


def read_why(game: Game, why: dict[str, Any]) -> Why:
    """What a bot thought, from the JSON form."""
    best = [
        (
            game.actions.pack({name: value for name, value in one.items() if name not in ("share", "visits")}),
            float(one["share"]),
            int(one["visits"]),
        )
        for one in why["best"]
    ]
    before = None if why["before"] is None else float(why["before"])
    return Why(before, float(why["after"]), best, int(why["simulations"]))


def shortened(line: str) -> str:
    """The beginning of what was said, on one line."""
    plain = "".join(letter if letter.isprintable() else "·" for letter in line.strip())
    return plain if len(plain) <= 80 else plain[:79] + "…"
