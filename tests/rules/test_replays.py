"""The golden replays still come out the same, step for step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from here import ROOT
from homestretch.core.catalog import find
from homestretch.core.replay import read_replay

FOLDER = ROOT / "tests" / "replays"
REPLAYS = sorted(FOLDER.rglob("*.jsonl"))
OWN_GAMES = sorted(path.parent.name for path in (ROOT / "src" / "homestretch" / "games").glob("*/game.py"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_golden_replay(path: Path) -> None:
    read_replay(path).verify()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_replays_of_a_game_cover_its_seats_levels_and_options(game: str) -> None:
    headers = [
        json.loads(path.read_text(encoding="utf-8").splitlines()[0]) for path in sorted((FOLDER / game).glob("*.jsonl"))
    ]
    assert len(headers) >= 25
    assert {len(header["seats"]) for header in headers} == set(find(game).seats)
    assert {seat["player"] for header in headers for seat in header["seats"]} == set(find(game).levels)
    for option in find(game).options:
        if not isinstance(option.values, type | range):
            seen = {header["options"][option.name] for header in headers}
            assert set(option.values) <= seen | {option.default}, option.name
