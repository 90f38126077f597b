"""Whole games over the wire: people, bots, dice that were sealed, and the film afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.guest import Guest, House, play_on

GAMES = ["scrapracer", "outspeed", "finishline", "cubitos"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_bots_is_played_to_its_end_and_verifies(house: House, tmp_path: Path, game: str) -> None:
    guest = Guest(house)
    opened = guest.open(game, "me", "club", "club")
    talk = guest.come(opened["code"])
    talk.nonce()
    talk.started()
    seal = talk.table["commitment"]
    assert not talk.table["revealed"]
    play_on([talk])
    talk.wait(lambda: talk.table["status"] == "over")
    assert sorted(talk.view["over"]["places"])[0] == 1
    assert talk.view["waiting"] == talk.view["legal"] == []
    revealed: dict[str, Any] = talk.table["revealed"]
    assert revealed["nonces"][0] == "nonce0"
    status, headers, lines = guest.ask("GET", f"/api/tables/{opened['code']}/replay")
    assert status == 200
    assert headers["content-type"].startswith("application/x-ndjson")
    assert json.loads(lines.split(b"\n")[0])["seal"] == seal
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines)
    checked = subprocess.run([sys.executable, "-m", "homestretch", "verify", str(path)], capture_output=True)
    assert checked.returncode == 0, checked.stderr
    film = guest.get(f"/api/tables/{opened['code']}/film")
    assert film["verified"] is True
    assert film["frames"][-1]["waiting"] == []
    uploaded = guest.post("/api/replays", lines, "application/x-ndjson")
    assert uploaded == film
    seqs = [event["seq"] for event in talk.events]
    assert seqs == sorted(seqs)
    again = guest.come(opened["code"])
    again.until_kind("view")
    assert again.events == talk.events


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_see_the_same_game(house: House, game: str) -> None:
    host, friend, watcher = Guest(house), Guest(house), Guest(house)
    opened = host.open(game, "me", "open", "club")
    assert friend.join(opened["code"], "Ben")["seats"] == [1]
    talks = [host.come(opened["code"]), friend.come(opened["code"])]
    for talk in talks:
        talk.nonce()
    spectator = watcher.come(opened["watch"])
    for talk in [*talks, spectator]:
        talk.started()
    play_on(talks, rounds=60)
    for talk in [*talks, spectator]:
        talk.quiet()
    assert talks[0].view["waiting"] == talks[1].view["waiting"] == spectator.view["waiting"]
    assert spectator.view["seat"] is None
    assert spectator.view["legal"] == []
    assert spectator.view["decision"] is None
    assert spectator.table["code"] == opened["watch"]
    assert opened["code"] not in "".join(spectator.raw)


def info(guest: Guest, game: str) -> Any:
    return guest.get(f"/api/games/{game}")


@pytest.mark.parametrize("game", GAMES)
def test_the_server_tells_what_a_browser_needs_of_a_game(guest: Guest, game: str) -> None:
    found = info(guest, game)
    assert found["name"] == game
    assert {"seats", "verbs", "events", "options", "levels", "help_for"} <= set(found)
    assert {option["kind"] for option in found["options"]} <= {"choice", "flag", "number", "other"}
    for language in ("en", "de"):
        status, _, text = guest.ask("GET", f"/text/{language}/{game}.ftl")
        assert status == 200
        assert b"event-" in text
