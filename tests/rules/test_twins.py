"""Compiled and uncompiled, the same source plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

PROGRAM = """
import json
from homestretch import compiled
from homestretch.core.catalog import find
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party
from homestretch.core.stream import Stream
found = []
variants = (("cubitos", {"set": "random"}), ("cubitos", {"set": "grand_finale"}), ("scrapracer", {"short": True}))
for name, variant in variants:
    game = find(name)
    for seats in game.seats:
        for luck in (SeededLuck, CommonLuck):
            rules = game.rules({"seats": seats, **(variant if seats > 3 else {})})
            party = Party([game.level(list(game.levels)[seat % 2]) for seat in range(seats)])
            position = game.position(rules)
            steps = [play_out(position, party, luck(seats), Stream(seats, 0, 1), limit) for limit in (17, 60, 100000)]
            found.append([steps, position.digest(), position.cells()])
print(json.dumps([compiled(), found]))
"""


def played(pure: bool) -> tuple[bool, object]:
    environment = {**os.environ, "HOMESTRETCH_PURE": "1" if pure else ""}
    output = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
    ).stdout
    compiled, found = json.loads(output)
    return compiled, found


def test_compiled_and_uncompiled_games_are_the_same_to_the_last_cell() -> None:
    compiled, fast = played(pure=False)
    plain, slow = played(pure=True)
    assert compiled
    assert not plain
    assert fast == slow
