"""``homestretch games``: what can be played."""

from __future__ import annotations

import argparse
import json
import sys

from homestretch.bots.levels import levels_of
from homestretch.cli.main import DONE
from homestretch.core.catalog import find, names
from homestretch.core.refused import Refused
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Lists the games, their options and their levels."""
    games = []
    for name in names():
        try:
            games.append(find(name))
        except Refused as refused:
            sys.stderr.write(text.refusal(refused) + "\n")
    if options.json:
        rows = [
            {
                "name": game.name,
                "title": game.title,
                "credit": game.credit,
                "seats": [game.seats.start, game.seats.stop - 1],
                "levels": levels_of(game),
                "options": {option.name: option.known() for option in game.options},
            }
            for game in games
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return DONE
    for game in games:
        own = Text(text.language, game)
        print(f"{game.name}: {game.title} ({game.credit})")
        print(
            "  "
            + text("games-seats", least=game.seats.start, most=game.seats.stop - 1, levels=", ".join(levels_of(game)))
        )
        for option in game.options:
            if option.name != "seats":
                print(
                    f"  --option {option.name}=…  {own('option-' + option.name.replace('_', '-'))} ({option.known()})"
                )
    return DONE
