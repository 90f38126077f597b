"""Not one byte that reaches a seat or a spectator depends on what they may not know."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from homestretch.bots.levels import make_bot
from homestretch.core.catalog import find
from homestretch.core.sealed import SealedLuck
from homestretch.core.stream import Stream
from homestretch.server.house import House as Tables
from homestretch.server.house import new_table, replay_seats
from homestretch.server.limits import Limits
from homestretch.server.play import Play
from homestretch.server.room import Room
from homestretch.server.rows import SeatRow
from server.guest import ENOUGH, Guest, House, Talk

GAMES = ["scrapracer", "outspeed", "finishline", "cubitos"]


def bytes_for(room: Room, seat: int | None) -> bytes:
    """What a seat would be sent, with nothing remembered from before."""
    room.pictures.odds, room.pictures.estimated = (-1, None), None
    room.pictures.changed()
    return room.pictures.core_of(seat)


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_differ_in_secrets_only_are_sent_as_the_same_bytes(tmp_path: Path, game: str) -> None:
    """At every few moves of a game everything hidden from a viewer is swapped for something else it might be."""
    found, seats = find(game), 3
    tables = Tables(tmp_path / "tables.db", Limits(spare=ENOUGH))
    row = new_table(found, found.rules({"seats": seats}).options, False, "none", "normal", "", 0)
    people = [SeatRow("person", f"P{at}", nonce=str(at)) for at in range(seats)]
    rules = found.rules({"seats": seats})
    play = Play(found, rules, SealedLuck(bytes(32), ["0", "1", "2"]), replay_seats(people))
    room = Room(tables, row, people, play)
    object.__setattr__(room.table, "status", "playing")
    play.keep(play.begin())
    bots = [make_bot(found, "club", seat) for seat in range(seats)]
    moves = swapped = 0
    while waiting := play.waiting():
        moves += 1
        if moves % (5 if game in ("scrapracer", "outspeed") else 15) == 0:
            true = play.table.position.cells()
            for viewer in (None, *range(seats)):
                sent = bytes_for(room, viewer)
                for seed in range(3):
                    imagined: Any = play.table.view(viewer).imagine(Stream(seed))
                    swapped += imagined.cells() != true
                    play.table.position.load(imagined.cells())
                    assert bytes_for(room, viewer) == sent, f"seat {viewer} could tell after {moves} moves"
                    play.table.position.load(true)
        seat = waiting[moves % len(waiting)]
        play.keep(play.move(seat, bots[seat].choose(play.table.view(seat))))
    assert moves > 40
    assert swapped > 20 or game == "cubitos", "hardly anything was hidden: this shows nothing"
    tables.store.connection.close()


def test_the_sealed_secret_is_in_no_message_before_the_end(house: House) -> None:
    guest = Guest(house)
    opened = guest.open("scrapracer", "me", "club")
    talk = guest.come(opened["code"])
    talk.nonce()
    talk.started()
    for _ in range(5):
        talk.wait(lambda: talk.view["decision"])
        talk.answer(talk.move())
        talk.settle()
    house.stop()
    with sqlite3.connect(house.data) as data:
        secret: bytes = data.execute("SELECT secret FROM tables WHERE code = ?", [opened["code"]]).fetchone()[0]
    data.close()
    house.__init__(house.data)  # type: ignore[misc]  # the same house, opened again
    said = "".join(talk.raw)
    assert len(secret) == 32
    assert secret.hex() not in said
    assert talk.table["commitment"] in said


class Twins:
    """The same table twice, dice and all: two servers with a copy of one file each."""

    def __init__(self, folder: Path, game: str, seats: int) -> None:
        first = House(folder / "one.db")
        guests = [Guest(first) for _ in range(seats)]
        opened = guests[0].open(game, "me", *["open"] * (seats - 1))
        for guest in guests[1:]:
            guest.join(opened["code"], "Friend")
        first.stop()
        shutil.copy(folder / "one.db", folder / "two.db")
        self.houses = [House(folder / f"{name}.db", odd={"spare": ENOUGH}) for name in ("one", "two")]
        self.tables = [self.seated(house, guests, opened) for house in self.houses]

    def seated(self, house: House, guests: list[Guest], opened: dict[str, Any]) -> list[Talk]:
        """Everybody at one of the tables, the spectator last."""
        watcher = Guest(house).come(opened["watch"])
        watcher.until_kind("table")
        talks = []
        for guest in guests:
            talk = Guest(house, guest.cookie).come(opened["code"])
            talk.settle()
            talks.append(talk)
        for talk in talks:
            seat = next(at for at, one in enumerate(talk.table["seats"]) if one["mine"])
            talk.say(t="nonce", seat=seat, nonce=f"n{seat}")
            talk.settle()
        for talk in [*talks, watcher]:
            talk.started()
            talk.settle()
            talk.raw.clear()
        return [*talks, watcher]

    def close(self) -> None:
        """Ends both."""
        for house in self.houses:
            assert house.stop() == 0


def done(talks: list[Talk], seat: int, action: dict[str, Any]) -> None:
    """A seat acts, and everybody hears what there is to hear."""
    answer = talks[seat].answer(talks[seat].move(action))
    assert answer["t"] == "ack", answer
    for talk in talks:
        talk.settle()


def test_secret_bets_leave_no_trace_in_what_others_receive(tmp_path: Path) -> None:
    twins = Twins(tmp_path, "finishline", 2)
    line_up = twins.tables[0][0].view["view"]["line_up"]
    assert line_up == twins.tables[1][0].view["view"]["line_up"]
    one, two = twins.tables
    done(one, 0, {"do": "bet", "kind": "win", "horse": line_up[0], "amount": 300})
    for amount, horse in ((100, line_up[3]), (900, line_up[5])):
        done(two, 0, {"do": "bet", "kind": "win", "horse": horse, "amount": amount})
    two[0].say(t="undo", id="back", seat=0)
    assert two[0].answer("back")["t"] == "ack"
    two[0].settle()
    done(two, 0, {"do": "bet", "kind": "place", "horse": line_up[1], "with": line_up[2], "amount": 200})
    assert two[0].answer(two[0].move({"do": "bet", "kind": "win", "horse": line_up[0], "amount": 10**6}))["code"]
    for table in twins.tables:
        done(table, 0, {"do": "done"})
        done(table, 1, {"do": "done"})
        for _ in range(6):
            seat = table[0].view["waiting"][0]
            done(table, seat, table[seat].view["legal"][0])
    assert one[0].raw != two[0].raw
    for viewer in (1, 2):
        assert len(one[viewer].raw) > 4
        assert one[viewer].raw == two[viewer].raw
    twins.close()


def routes_of(table: list[Talk]) -> list[dict[str, Any]]:
    """The routes that the first seat can choose from."""
    return [action for action in table[0].view["legal"] if action["do"] == "program"]


def test_a_secret_route_leaves_no_trace_before_it_is_shown(tmp_path: Path) -> None:
    twins = Twins(tmp_path, "outspeed", 3)
    for table in twins.tables:
        while len(routes_of(table)) < 2:
            seat = table[0].view["waiting"][0]
            done(table, seat, table[seat].view["legal"][-1])
    routes = routes_of(twins.tables[0])
    for table, route in zip(twins.tables, routes, strict=False):
        done(table, 0, route)
        done(table, 1, table[1].view["legal"][0])
    one, two = twins.tables
    assert one[0].raw != two[0].raw
    for viewer in (1, 2, 3):
        assert one[viewer].raw
        assert one[viewer].raw == two[viewer].raw
    twins.close()
