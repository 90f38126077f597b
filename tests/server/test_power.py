"""The power fails: what was acknowledged is in the file, whatever else the disk has forgotten or torn."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from server.guest import Guest, House, Talk
from server.power import Disk, Watch

TABLES, MOVES = 16, 25
"""Enough moves that the log is copied into the file once: SQLite does so after a thousand pages."""
LOOKS = 60
"""Moments at which the power fails, each in two ways."""


def players(house: House, count: int) -> list[Talk]:
    """People at tables of their own, so that none is held up for speaking too fast."""
    talks = []
    for number in range(count):
        guest = Guest(house, address=f"10.4.0.{number}")
        talk = guest.come(guest.open("outspeed", "me", "me", "me")["code"])
        talk.nonce()
        talks.append(talk.started())
    return talks


def move(talk: Talk, move_id: str) -> bool:
    """One move of whichever own seat owes one; whether there was one to make."""
    if talk.view["over"]:
        return False
    seat = talk.view["waiting"][0]
    if talk.view["seat"] != seat:
        talk.say(t="look", seat=seat)
        talk.until(lambda message: message["t"] == "view" and message["seat"] == seat)
    answer = talk.answer(talk.move(move_id=move_id))
    assert answer["t"] == "ack", answer
    talk.until_seq(answer["seq"])
    return True


def lost(disk: Disk, dice: Random | None, acked: list[str], folder: Path) -> set[str]:
    """Which of some moves are missing after the power failed just then; the file must be sound in any case."""
    for name, content in disk.after_power_failed(dice).items():
        (folder / name).write_bytes(content)
    data = sqlite3.connect(folder / "tables.db")
    try:
        assert data.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        return set(acked) - {row[0] for row in data.execute("SELECT move_id FROM moves")}
    finally:
        data.close()


def test_what_was_acknowledged_outlives_a_power_failure(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    talks = players(house, TABLES)
    watch = Watch(house)
    turns = [(at, f"{at}.{number}") for number in range(MOVES) for at in range(TABLES)]
    made = [move_id for at, move_id in turns if move(talks[at], move_id)]
    watch.end()
    assert house.stop() == 0
    copy = tmp_path / "copy"
    copy.mkdir()
    acked: list[str] = []
    main_file_written = False
    for disk, move_id in watch.story():
        dice = Random(len(acked))
        copying = bool(disk.since.get("tables.db"))
        main_file_written |= copying
        if move_id is not None:
            acked.append(move_id)
        if (move_id is not None and len(acked) % (len(made) // LOOKS) == 0) or (copying and dice.random() < 0.05):
            assert not lost(disk, None, acked, copy)
            assert not lost(disk, dice, acked, copy)
    assert acked == made
    assert main_file_written, "the log was never copied into the file: that part was not tried"


def test_a_server_that_did_not_sync_would_be_found_out(tmp_path: Path) -> None:
    """The same model with every sync left out loses moves: so the test above can fail."""
    house = House(tmp_path / "tables.db")
    talk = players(house, 1)[0]
    watch = Watch(house)
    made = [f"0.{number}" for number in range(5) if move(talk, f"0.{number}")]
    watch.end()
    assert house.stop() == 0
    acked: list[str] = []
    for disk, move_id in watch.story(trusting=True):
        acked += [move_id] if move_id else []
        last = disk
    assert acked == made
    copy = tmp_path / "copy"
    copy.mkdir()
    assert lost(last, None, acked, copy) == set(made)
