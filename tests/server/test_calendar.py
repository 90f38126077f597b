"""The calendar of the machine jumps by hours or years: nobody loses time, a seat or a game by it."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from server.guest import Guest, House, pair, play_on

HOUR, YEAR = 3600, 365 * 86_400
GRANTED = 120_000
"""More milliseconds than anybody is given here for decisions made, five seconds each."""


def jumped(house: House, seconds: int) -> None:
    """The calendar is wrong from now on."""
    house.data.with_suffix(".calendar").write_text(str(seconds))


def stamps(house: House) -> list[int]:
    """When the moves of the house were written down, in their order, as the file says."""
    data = sqlite3.connect(f"file:{house.data}?mode=ro", uri=True)
    try:
        return [row[0] for row in data.execute("SELECT at FROM moves ORDER BY seq")]
    finally:
        data.close()


@pytest.mark.parametrize("hours", [7, -7])
def test_clocks_countdowns_and_cookies_know_no_calendar(tmp_path: Path, hours: int) -> None:
    house = House(tmp_path / "tables.db", odd={})
    one, other = pair(house, "outspeed", "club", clock="fast")
    play_on([one, other], rounds=2)
    before, start = one.view["clocks"]["left"], time.monotonic()
    other.close()
    one.wait(lambda: one.table["absent"])
    left = one.table["absent"]["until_ms"]
    jumped(house, hours * HOUR)
    back = other.guest.come(other.code)
    back.started()
    back.wait(lambda: back.table["seats"][1]["mine"])
    one.wait(lambda: not one.table["absent"])
    back.close()
    one.wait(lambda: one.table["absent"])
    assert not one.table["absent"]["may_choose"]
    assert abs(one.table["absent"]["until_ms"] - left) < 2000
    back = other.guest.come(other.code)
    back.started()
    play_on([one, back], rounds=2)
    one.settle()
    spent = 1000 * (time.monotonic() - start)
    for now, then in zip(one.view["clocks"]["left"], before, strict=True):
        assert then - spent - 200 <= now <= then + GRANTED
    assert house.stop() == 0
    written = stamps(house)
    assert written == sorted(written)
    assert len(written) > 4


@pytest.mark.parametrize("years", [1, -50])
def test_no_game_is_cleared_away_because_the_calendar_is_wrong_at_a_start(tmp_path: Path, years: int) -> None:
    house = House(tmp_path / "tables.db", odd={})
    one, _ = pair(house, "outspeed", "club", clock="fast")
    lobby = Guest(house).open("scrapracer", "me", "open")
    assert house.stop() == 0
    jumped(house, years * YEAR)
    wrong = House(tmp_path / "tables.db", odd={})
    back = Guest(wrong, one.guest.cookie).come(one.code)
    back.started()
    assert back.table["seats"][0]["mine"]
    assert Guest(wrong).get(f"/api/tables/{lobby['code']}")["status"] == "lobby"
    assert wrong.stop() == 0
    jumped(house, 0)
    right = House(tmp_path / "tables.db", odd={})
    assert Guest(right).get(f"/api/tables/{one.code}")["status"] == "playing"
    assert right.stop() == 0


def test_what_is_really_old_is_cleared_away(tmp_path: Path) -> None:
    (tmp_path / "tables.calendar").write_text(str(-3 * 86_400))
    house = House(tmp_path / "tables.db", odd={})
    old = Guest(house).open("scrapracer", "me", "open")
    assert house.stop() == 0
    jumped(house, 0)
    again = House(tmp_path / "tables.db", odd={})
    new = Guest(again).open("scrapracer", "me", "open")
    assert again.stop() == 0
    last = House(tmp_path / "tables.db", odd={})
    assert Guest(last).get(f"/api/tables/{old['code']}")["refused"] == "table_gone"
    assert Guest(last).get(f"/api/tables/{new['code']}")["status"] == "lobby"
    assert last.stop() == 0
