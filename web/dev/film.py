"""Writes a film for the gallery: a real game of quick players, every moment as one seat sees it.

python web/dev/film.py [GAME…] [--seat 0] [--seed 7] [--option name=value …] [--seats 4] [--steps 400]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from homestretch.bots.levels import make_bot
from homestretch.core.catalog import Game, find, names
from homestretch.core.luck import SeededLuck
from homestretch.core.replay import Seat
from homestretch.server.info import game_info
from homestretch.table.table import Table

PLACE = Path(__file__).parents[1] / ".gallery" / "films"
PEOPLE = ("Ada", "Kwame", "Mira", "Jonas", "Yuki", "Lev")


def info_of(game: Game) -> dict[str, Any]:
    """A game as the browser needs it."""
    found: dict[str, Any] = msgspec.to_builtins(game_info(game))
    return found


def film_of(game: Game, options: dict[str, Any], seat: int, seed: int, steps: int) -> dict[str, Any]:
    """A game of quick players: a frame for every decision."""
    rules = game.rules(options)
    table = Table(game, rules, SeededLuck(seed, 0), [Seat(PEOPLE[n], "club") for n in range(rules.seats)])
    bots = [make_bot(game, "club", seed + n) for n in range(rules.seats)]
    table.settle()
    frames: list[dict[str, Any]] = []
    shown = 0
    while len(frames) < steps:
        waiting = table.waiting()
        own = seat in waiting
        view = table.view(seat).data
        name, about = game.prompt(view, rules)
        frames.append(
            {
                "seq": len(table.log),
                "view": view,
                "events": [event.to_json() for event in table.events(seat, shown)],
                "waiting": waiting,
                "round": view.get("round", view.get("race")),
                "legal": [game.actions.name(action) for action in table.actions(seat)] if own else [],
                "prompt": {"name": name, "about": about} if own else None,
                "odds": odds_of(game, table) if own else None,
            }
        )
        shown = len(table.log)
        if not waiting:
            break
        table.do(waiting[0], bots[waiting[0]].choose(table.view(waiting[0])))
        table.settle()
    sheet = game.sheet(rules) if game.sheet else {}
    return {"info": info_of(game), "sheet": sheet, "names": table.names, "seat": seat, "frames": frames}


def odds_of(game: Game, table: Table) -> dict[str, Any] | None:
    """The chances of the moment, if there are any to tell."""
    try:
        return game.odds(table.position) if game.odds else None
    except Exception:
        return None


def value_of(text: str) -> tuple[str, Any]:
    """An option that was typed as name=value."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--steps", type=int, default=600)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    for which in given.games or [name for name in names() if name != "pig"]:
        chosen = {"seats": given.seats, **dict(map(value_of, given.option))}
        film = film_of(find(which), chosen, given.seat, given.seed, given.steps)
        target = PLACE / f"{which}.json"
        target.write_text(json.dumps(film, ensure_ascii=False))
        print(f"{target}: {len(film['frames'])} frames")  # noqa: T201
