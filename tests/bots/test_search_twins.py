"""The search thinks the same compiled and uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from bots.moments import GAMES
from here import ROOT

PROGRAM = """
import json, sys
from bots.moments import first_moment
from homestretch.bots.levels import make_bot
from homestretch.core.position import COMPILED
table, seat = first_moment(sys.argv[1])
bot = make_bot(table.game, "champion", 3, scenarios=3)
action = bot.choose(table.view(seat))
print(json.dumps([COMPILED, action, bot.why().best]))
"""


def thought(game: str, pure: bool) -> tuple[bool, object]:
    environment = {**os.environ, "HOMESTRETCH_PURE": "1" if pure else "", "PYTHONPATH": str(ROOT / "tests")}
    output = subprocess.run(
        [sys.executable, "-c", PROGRAM, game], env=environment, capture_output=True, text=True, check=True
    ).stdout
    compiled, *found = json.loads(output)
    return compiled, found


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_uncompiled_searches_think_the_same(game: str) -> None:
    compiled, fast = thought(game, pure=False)
    plain, slow = thought(game, pure=True)
    assert (compiled, plain) == (True, False)
    assert fast == slow
