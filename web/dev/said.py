"""Prints what Python says about the events, actions and prompts of a game of each title, in both languages, as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

from film import PEOPLE, info_of

from homestretch.bots.levels import make_bot
from homestretch.cli.session import Session
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.paint import Paint
from homestretch.core.replay import Seat
from homestretch.core.text import LANGUAGES, Text
from homestretch.table.table import Table

GAMES = ("scrapracer", "outspeed", "finishline", "cubitos")
STEPS = 120


def told(game: Game, language: str) -> dict[str, Any]:
    """A game of quick players, with every sentence the terminal would say."""
    rules = game.rules({"seats": 3})
    table = Table(game, rules, SeededLuck(3, 0), [Seat(PEOPLE[n], "club") for n in range(rules.seats)])
    bots = [make_bot(game, "club", n) for n in range(rules.seats)]
    session = Session(Paint(False))
    session.table, session.text = table, Text(language, game)
    found: dict[str, Any] = {"language": language, "info": info_of(game), "names": table.names}
    events, actions, prompts = [], [], []
    table.settle()
    for _ in range(STEPS):
        if not (waiting := table.waiting()):
            break
        seat = waiting[0]
        name, about = game.prompt(table.view(seat).data, rules)
        prompts.append({"prompt": {"name": name, "about": about}, "said": session.sentence(name, about)})
        for action in table.actions(seat):
            named = game.actions.name(action)
            actions.append({"action": named, "about": about, "said": session.in_words(named, about)})
        table.do(seat, bots[seat].choose(table.view(seat)))
        table.settle()
    for event in table.events(0):
        events.append({"event": event.to_json(), "said": session.text.event(event, table.names)})
    return {**found, "events": events, "actions": actions, "prompts": prompts}


if __name__ == "__main__":
    json.dump([told(find(name), language) for name in GAMES for language in LANGUAGES], sys.stdout)
