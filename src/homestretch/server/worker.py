"""A process in which bots think: it reads a view from its input and writes a move. It knows nothing else.

One JSON object a line each way. The process is the least important one on the machine, and ends with its input.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from typing import Any

import msgspec

from homestretch.core.catalog import find
from homestretch.core.luck import fresh_seed
from homestretch.core.view import View
from homestretch.server.players import make_bot


class Question(msgspec.Struct):
    """What a bot is asked: the game, its options, and the view of its seat."""

    game: str
    options: str
    seat: int
    level: str
    view: dict[str, Any]


@lru_cache(maxsize=64)
def rules_of(game: str, options: str) -> Any:
    """The rules for some options, made once."""
    return find(game).rules(msgspec.json.decode(options))


def answer(question: Question) -> dict[str, Any]:
    """The move of a bot; a new one every time, so that nothing is carried from one table to another."""
    game = find(question.game)
    view = View(game, rules_of(question.game, question.options), question.seat, question.view)
    return game.actions.name(int(make_bot(game, question.level, fresh_seed()).choose(view)))


def main() -> None:
    """Answers until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    read = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        said = msgspec.json.encode(answer(read.decode(line))) + b"\n"
        try:
            os.write(sys.stdout.fileno(), said)
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
