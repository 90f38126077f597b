"""``homestretch ladder``: how much stronger each level is than the one below it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from homestretch.cli.main import DONE
from homestretch.cli.match import between, pairing_of, shown
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import Text
from homestretch.lab.ladder import ladder, usual_seats
from homestretch.lab.match import Score


def run(options: argparse.Namespace, text: Text) -> int:
    """Plays rung by rung; each line of the table is printed as soon as it is known."""
    game = find(options.game)
    seats = seats_in(options.seats) if options.seats else usual_seats(game)
    first = pairing_of(game, options, ["club", "random"], seats[0])
    for count in seats:
        pairing_of(game, options, ["club", "random"], count)
    given = {name: value for name, value in first.options.items() if name != "seats"}
    if not options.json:
        print(text("ladder-head", think=f"{options.think:g}"))
        print("\n" + text("ladder-columns") + "\n|---|---|---|---|---|---|---|")
    for score in ladder(game, given, seats, options.games, first.seed, options.think, shown(text)):
        print(json.dumps(score.to_json()) if options.json else row(score), flush=True)
    return DONE


def seats_in(words: str) -> list[int]:
    """Numbers of seats as typed."""
    for word in words.split(","):
        if not word.strip().isdecimal():
            raise Refused("not_a_number", value=word)
    return [int(word) for word in words.split(",")]


def row(score: Score) -> str:
    """A line of the table."""
    found: dict[str, Any] = score.to_json()
    upper, lower = found["bots"]
    low, high = upper["win_share_95"]
    elo = "–" if upper["elo"] is None else between(upper["elo"], upper["elo_95"], "+.0f")
    cells = [
        str(found["seats"]),
        f"{upper['bot']} – {lower['bot']}",
        str(found["games"]),
        f"{100 * upper['win_share']:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        f"{100 * found['fair_share']:.1f} %",
        elo,
    ]
    return f"| {' | '.join(cells)} |"
