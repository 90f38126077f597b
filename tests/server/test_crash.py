"""The server is killed at any moment: nothing that was acknowledged is lost, and every game goes on."""

from __future__ import annotations

import atexit
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from server.guest import Guest, House, Talk, club_move

ROUNDS = 50
"""Kills in each half; the halves run side by side."""
TABLES = (("scrapracer", "me"), ("outspeed", "me", "club"), ("finishline", "me"), ("cubitos", "club"))


class Nursery:
    """Servers that start at once, all on the same file."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = data.with_suffix(".log").open("ab")
        command = [sys.executable, str(Path(__file__).parent / "nursery.py")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        self.pid = 0
        atexit.register(self.end)

    def end(self) -> None:
        """Leaves nothing behind, whatever went wrong."""
        self.process.kill()
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    def ask(self, line: str) -> str:
        """Says a line and reads one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def start(self) -> House:
        """A server on the file as it is."""
        pid, address = self.ask(str(self.data)).split()
        self.pid = int(pid)
        house = object.__new__(House)
        house.data, house.address = self.data, address
        house.host, house.port = "127.0.0.1", int(address.rstrip("/").rpartition(":")[2])
        return house

    def kill(self) -> None:
        """Kills the server, with no time to say anything."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.ask("") == "gone"

    def close(self) -> None:
        """Ends the nursery."""
        atexit.unregister(self.end)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(10)
        self.log.close()


class Player(Thread):
    """A browser that plays as fast as it can until the line breaks, and remembers what it was promised."""

    def __init__(self, house: House, cookie: str, code: str, seat: int, kept: dict[str, Any]) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(house, cookie, address=f"10.0.{seat}.{len(code)}")
        self.code, self.seat, self.kept = code, seat, kept
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Plays."""
        try:
            with suppress(WebSocketException, OSError, EOFError, TimeoutError):
                self.play()
        except BaseException as failure:
            self.failure = failure

    def play(self) -> None:
        """Checks what was promised before, then goes on."""
        talk = self.guest.come(self.code, seat=self.seat)
        talk.wait(lambda: talk.table)
        if talk.table["status"] == "lobby":
            talk.say(t="nonce", seat=self.seat, nonce="n")
        talk.started()
        self.check(talk)
        while not talk.view["over"]:
            talk.wait(lambda: talk.view["decision"] or talk.view["over"], 5)
            if talk.view["over"]:
                break
            sent = {"seat": self.seat, "decision": talk.view["decision"], "action": club_move(talk, self.kept)}
            self.kept["count"] = self.kept.get("count", 0) + 1
            move_id = f"{self.seat}-{self.kept['count']}"
            talk.say(t="move", id=move_id, **sent)
            answer = talk.answer(move_id)
            if answer["t"] == "ack":
                self.kept.setdefault("acked", {})[move_id] = (answer["seq"], sent)
                talk.until_seq(answer["seq"])
            else:
                assert answer["code"] in ("stale_decision", "too_fast"), answer
                talk.until_kind("view")
            self.kept["events"] = list(talk.events)
        self.kept["over"] = True

    def check(self, talk: Talk) -> None:
        """Every event seen before is still there, and every promise is kept."""
        before = self.kept.get("events", [])
        assert talk.events[: len(before)] == before
        for move_id, (seq, sent) in list(self.kept.get("acked", {}).items())[-8:]:
            talk.say(t="move", id=move_id, **sent)
            answer = talk.answer(move_id)
            assert answer == {"t": "ack", "id": move_id, "seq": seq}


def sound(data: Path, folder: Path) -> tuple[str, int]:
    """What SQLite says of the file as the crash left it, and how many moves are in it; looked at in a copy."""
    folder.mkdir(exist_ok=True)
    for suffix in ("", "-wal"):
        part = data.with_name(data.name + suffix)
        copy = folder / part.name
        copy.unlink(missing_ok=True)
        if part.exists():
            shutil.copy(part, copy)
    copied = sqlite3.connect(folder / data.name)
    try:
        count = int(copied.execute("SELECT count(*) FROM moves").fetchone()[0])
        return str(copied.execute("PRAGMA integrity_check").fetchone()[0]), count
    finally:
        copied.close()


def promised(games: list[tuple[str, int, str, dict[str, Any]]]) -> int:
    """How many moves were acknowledged at the tables that are open."""
    return sum(len(kept.get("acked", {})) for _, _, _, kept in games)


@pytest.mark.parametrize("half", ["one", "two"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, half: str) -> None:
    nursery = Nursery(tmp_path / "tables.db")
    games: list[tuple[str, int, str, dict[str, Any]]] = []
    acked = total = finished = most = 0
    wanted = list(TABLES)
    dice = random.Random(half)
    for number in range(ROUNDS):
        house = nursery.start()
        while len(games) < 5 and wanted:
            game, *others = wanted.pop(0)
            wanted.append((game, *others))
            guest = Guest(house)
            opened = guest.open(game, "me", *others)
            assert guest.cookie
            games += [(opened["code"], seat, guest.cookie, {}) for seat in opened["seats"]]
        players = [Player(house, cookie, code, seat, kept) for code, seat, cookie, kept in games]
        for player in players:
            player.start()
        wanted_acks = acked + dice.randint(0, 24)
        end = time.monotonic() + 10
        while promised(games) < wanted_acks and time.monotonic() < end and any(p.is_alive() for p in players):
            time.sleep(0.002)
        time.sleep(dice.uniform(0, 0.02))
        nursery.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive()
            if player.failure is not None:
                raise player.failure
        if number % 10 == 9:
            state, moves = sound(tmp_path / "tables.db", tmp_path / "copy")
            assert state == "ok"
            assert moves >= most
            most = moves
        acked = promised(games)
        over = {code for code, _, _, kept in games if kept.get("over")}
        finished += len(over)
        for _, _, _, kept in [game for game in games if game[0] in over]:
            acked -= len(kept["acked"])
            total += len(kept["acked"])
        games = [game for game in games if game[0] not in over]
    nursery.close()
    assert total + acked > 5 * ROUNDS
    assert finished > 0, "no game came to its end: they do not go on"
