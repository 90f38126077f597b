"""What is measured in a process of its own: ``python -m homestretch.lab.alone WHAT GAME SEATS SECONDS``.

Prints one JSON object. ``playouts``: steps a second, as this process runs (HOMESTRETCH_PURE=1: uncompiled).
``memory``: bytes held after 1,000 games, and after as many more as fit into the seconds.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.position import COMPILED
from homestretch.core.stream import Stream
from homestretch.lab.probes import LIMIT, SEED, Course, per_second

FIRST_GAMES = 1000


def playouts(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Random playouts."""
    return {"compiled": COMPILED, "steps/s": per_second(Course(find(name), seats, "random").play, seconds)}


def memory(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Whether playing on needs more memory: every game with new objects for all that a game needs."""
    if held() is None:
        return {"absent": "this system does not say how much memory a process holds (no /proc/self/statm)"}
    play_afresh(name, seats, FIRST_GAMES)
    first, games, start = held(), FIRST_GAMES, perf_counter()
    while perf_counter() - start < seconds:
        play_afresh(name, seats, FIRST_GAMES // 10)
        games += FIRST_GAMES // 10
    return {"bytes_first": first, "games_first": FIRST_GAMES, "bytes_last": held(), "games_last": games}


def play_afresh(name: str, seats: int, games: int) -> None:
    """Plays some games, each with its own rules, position, luck and players."""
    game = find(name)
    for number in range(games):
        position = game.position(game.rules({"seats": seats})).record()
        play_out(position, game.level("random"), SeededLuck(SEED, number), Stream(SEED, number, 1), LIMIT)
        position.scores(Buffer())


def held() -> int | None:
    """The bytes of memory this process holds; None where nobody knows."""
    told = Path("/proc/self/statm")
    return int(told.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if told.exists() else None


if __name__ == "__main__":
    what, game_name, seat_count, time = sys.argv[1:]
    found = {"playouts": playouts, "memory": memory}[what](game_name, int(seat_count), float(time))
    sys.stdout.write(json.dumps(found) + "\n")
