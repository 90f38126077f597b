"""The file: synced before anybody is told, refused with a sentence when it cannot be used, sound after a full disk."""

from __future__ import annotations

import json
import re
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from homestretch.core.refused import Refused
from homestretch.server.store import VERSION, opened
from server.guest import Guest, House, Talk, play_on


def seated(house: House, game: str = "scrapracer", *others: str, **more: str) -> Talk:
    """Somebody at a new table, to decide."""
    guest = Guest(house)
    table = guest.open(game, "me", *(others or ("me",)), **more)
    talk = guest.come(table["code"])
    talk.nonce()
    talk.started()
    return talk


def turn(talk: Talk) -> dict[str, object]:
    """The view of whichever own seat owes a decision."""
    seat = talk.view["waiting"][0]
    if talk.view["seat"] != seat:
        talk.say(t="look", seat=seat)
        talk.until(lambda message: message["t"] == "view" and message["seat"] == seat)
    return talk.view


def act(talk: Talk) -> dict[str, object]:
    """One decision for whichever own seat owes one."""
    turn(talk)
    answer = talk.answer(talk.move())
    if answer["t"] == "ack":
        talk.until_seq(answer["seq"])
    return answer


def test_every_acknowledged_move_was_synced(tmp_path: Path) -> None:
    """strace counts: as many syncs as moves that were acknowledged one after the other."""
    strace = shutil.which("strace")
    assert strace, "strace is missing: install it (Debian: apt-get install strace) to count syncs"
    house = House(tmp_path / "tables.db")
    talk = seated(house)
    counts = tmp_path / "syncs"
    command = [strace, "-f", "-c", "-e", "trace=fsync,fdatasync", "-o", str(counts), "-p", str(house.process.pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    assert "attached" in tracer.stderr.readline()
    moves = 30
    for _ in range(moves):
        assert act(talk)["t"] == "ack"
    tracer.send_signal(signal.SIGINT)
    tracer.wait(20)
    tracer.stderr.close()
    assert house.stop() == 0
    rows = [line.split() for line in counts.read_text().splitlines() if line.endswith("sync")]
    assert sum(int(row[3]) for row in rows) >= moves, counts.read_text()


def test_after_a_restart_every_game_goes_on_and_no_time_has_passed(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    talks = [seated(house, game, "club", "club", clock="fast") for game in ("scrapracer", "outspeed", "cubitos")]
    for talk in talks:
        play_on([talk], rounds=5)
        talk.settle()
    before = [(talk.view["clocks"]["left"], talk.events, talk.table["commitment"]) for talk in talks]
    assert house.stop() == 0
    time.sleep(1.5)
    again = House(tmp_path / "tables.db", house.port)
    for talk, (left, events, seal) in zip(talks, before, strict=True):
        back = Guest(again, talk.guest.cookie).come(talk.code)
        back.started()
        assert back.events[: len(events)] == events
        assert back.table["commitment"] == seal
        assert back.view["clocks"]["left"][0] > left[0] - 1200
        play_on([back], rounds=3)
    assert again.stop() == 0


def test_a_full_disk_refuses_moves_and_loses_nothing(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    talk = seated(house)
    for _ in range(3):
        assert act(talk)["t"] == "ack"
    seen = turn(talk)
    pid = house.process.pid
    usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, usual[1]))
    answer = act(talk)
    assert (answer["t"], answer["code"]) == ("refused", "not_stored")
    talk.settle()
    assert {name: talk.view[name] for name in ("seq", "view", "decision")} == {
        name: seen[name] for name in ("seq", "view", "decision")
    }
    assert Guest(house).open("scrapracer", "me", "me")["refused"] == "not_stored"
    resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
    for _ in range(3):
        assert act(talk)["t"] == "ack"
    assert house.stop() == 0
    data = sqlite3.connect(tmp_path / "tables.db")
    assert data.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    assert data.execute("SELECT count(*) FROM moves").fetchone()[0] == 7
    data.close()


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, which should say at once why it cannot serve."""
    command = [sys.executable, "-m", "homestretch", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def not_a_database(path: Path) -> None:
    path.write_text("a shopping list, not a database\n" * 200)


def of_somebody_else(path: Path) -> None:
    data = sqlite3.connect(path)
    data.execute("CREATE TABLE recipes (name)")
    data.commit()
    data.close()


def from_the_future(path: Path) -> None:
    opened(path).close()
    data = sqlite3.connect(path)
    data.execute(f"PRAGMA user_version = {VERSION + 1}")
    data.close()


def a_folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "code", "german"),
    [
        (not_a_database, "data_not_ours", "keine Datei von Homestretch"),
        (of_somebody_else, "data_not_ours", "keine Datei von Homestretch"),
        (from_the_future, "data_newer", "neueren Homestretch"),
        (a_folder, "data_unwritable", "können keine Partien"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_and_left_alone(tmp_path: Path, make, code: str, german: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "tables.db"
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(Refused, match=code):
        opened(path)
    assert (path.read_bytes() if path.is_file() else b"") == before
    shown = serve("--lang", "de", "serve", "--no-open", "--port", "0", "--data", str(path))
    assert shown.returncode == 2
    assert german in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_second_server_on_the_same_file_or_port_says_so(house: House, tmp_path: Path) -> None:
    same = serve("--lang", "en", "serve", "--no-open", "--port", "0", "--data", str(house.data))
    assert same.returncode == 2
    assert "in use by another Homestretch" in same.stderr
    data = str(tmp_path / "other.db")
    taken = serve("--lang", "en", "serve", "--no-open", "--port", str(house.port), "--data", data)
    assert taken.returncode == 2
    assert f"Port {house.port}" in taken.stderr
    for host, port in (("127.0.0.1", "70000"), ("no.such.host.invalid", "0")):
        shown = serve("--lang", "en", "serve", "--no-open", "--host", host, "--port", port, "--data", data)
        assert shown.returncode == 2, shown.stderr
        assert "Cannot listen" in shown.stderr


def test_no_token_is_in_the_file_the_log_or_a_replay(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    talk = seated(house, "outspeed", "club", "club")
    play_on([talk])
    talk.wait(lambda: talk.table["status"] == "over")
    token = talk.guest.cookie
    assert token
    replay = talk.guest.ask("GET", f"/api/tables/{talk.code}/replay")[2]
    film = talk.guest.ask("GET", f"/api/tables/{talk.code}/film")[2]
    page = talk.guest.ask("GET", f"/t/{talk.code}")[2]
    assert house.stop() == 0
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir()) + replay + film + page
    everything += "".join(talk.raw).encode()
    assert token.encode() not in everything
    from homestretch.server.keys import owner_of

    assert str(owner_of(token)).encode() in everything
    assert str(owner_of(token)).encode() not in replay + film + page + "".join(talk.raw).encode()


def test_a_failing_rule_refuses_the_move_and_decides_nothing(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", odd={})
    talk = seated(house)
    assert act(talk)["t"] == "ack"
    seen = turn(talk)
    fault = tmp_path / "tables.fault"
    fault.touch()
    answer = act(talk)
    assert answer["t"] == "incident"
    assert re.fullmatch("[0-9a-f]{8}", str(answer["number"]))
    talk.settle()
    assert {name: talk.view[name] for name in ("seq", "view", "decision", "legal")} == {
        name: seen[name] for name in ("seq", "view", "decision", "legal")
    }
    fault.unlink()
    for _ in range(3):
        assert act(talk)["t"] == "ack"
    assert house.stop() == 0
    log = (tmp_path / "tables.log").read_text()
    assert f"incident {answer['number']}" in log
    assert "as they were told to" in log
    assert json.dumps(talk.guest.cookie) not in log


def test_bots_that_never_answer_are_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db", odd={"deaf_bots": True, "bot_seconds": 0.3})
    talk = seated(house, "outspeed", "club", "club")
    start = time.monotonic()
    play_on([talk], rounds=3)
    assert talk.view["seq"] > 6
    assert time.monotonic() - start < 30
    assert house.stop() == 0
    assert "a quick move instead" in (tmp_path / "tables.log").read_text()


def test_a_free_port_is_found(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    with socket.create_connection((house.host, house.port), 5):
        pass
    assert house.stop(signal.SIGINT) == 0
