"""Compiled and uncompiled, the same source plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

PROGRAM = """
import json
import sys
from homestretch import compiled
from homestretch.core.catalog import find
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party
from homestretch.core.stream import Stream
found = []
game = find(sys.argv[1])
for variant in ({}, json.loads(sys.argv[2])):
    for seats in game.seats:
        for luck in (SeededLuck, CommonLuck):
            rules = game.rules({"seats": seats, **variant})
            party = Party([game.level(list(game.levels)[seat % 3]) for seat in range(seats)])
            position = game.position(rules)
            steps = [play_out(position, party, luck(seats), Stream(seats, 0, 1), limit) for limit in (17, 60, 100000)]
            found.append([steps, position.digest(), position.cells()])
print(json.dumps([compiled(), found]))
"""


def played(game: str, variant: dict[str, object], pure: bool) -> tuple[bool, object]:
    environment = {**os.environ, "HOMESTRETCH_PURE": "1" if pure else ""}
    output = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, json.dumps(variant)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    compiled, found = json.loads(output)
    return compiled, found


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        ("cubitos", {"set": "grand_finale"}),
        ("finishline", {"odds": "single"}),
        ("outspeed", {"deck": "first_race"}),
        ("scrapracer", {"short": True}),
    ],
)
def test_compiled_and_uncompiled_games_are_the_same_to_the_last_cell(game: str, variant: dict[str, object]) -> None:
    compiled, fast = played(game, variant, pure=False)
    plain, slow = played(game, variant, pure=True)
    assert compiled
    assert not plain
    assert fast == slow
