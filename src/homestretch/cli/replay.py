"""``homestretch replay``: steps through a recorded game in words."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from homestretch.cli.main import DONE
from homestretch.core.event import read_events
from homestretch.core.paint import Paint
from homestretch.core.replay import read_replay
from homestretch.core.text import Text
from homestretch.core.view import View


class Stop(Exception):  # noqa: N818  (the reader has seen enough)
    """The step asked for is reached."""


def run(options: argparse.Namespace, text: Text) -> int:
    """Tells a game from its first step to its last, or to one in between."""
    replay = read_replay(options.file)
    own = Text(text.language, replay.game)
    paint = Paint(colour=sys.stdout.isatty() and not options.plain, plain=options.plain)
    names = [seat.name for seat in replay.seats]
    told = 0

    def draw(position: Any) -> None:
        view = View.of(replay.game, position, None)
        print("", *replay.game.board(view.data, replay.rules, own, paint, names), "", sep="\n")

    def watch(line: dict[str, Any], position: Any) -> None:
        nonlocal told
        for whole in read_events(replay.game.events, position.drain()):
            event = whole.seen_by(None) if replay.paused else whole
            if options.json:
                print(json.dumps({"step": told, **event.to_json()}, ensure_ascii=False))
            else:
                if options.boards and event.kind.name == "turn":
                    draw(position)
                print(f"{told:4}  {own.event(event, names)}")
        if told == options.until:
            if not options.json:
                draw(position)
            raise Stop
        told += 1

    try:
        last = replay.play(watch)
        if not options.json:
            draw(last)
            if replay.paused:
                print(text("replay-paused", steps=len(replay.steps)))
    except Stop:
        pass
    return DONE
