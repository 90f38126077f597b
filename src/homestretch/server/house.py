"""The house: all tables, found by their codes and read from disk when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.types import Send

from homestretch.core.catalog import Game, find
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat
from homestretch.core.sealed import SealedLuck, new_secret
from homestretch.server import messages as m
from homestretch.server.keys import is_code, new_code
from homestretch.server.limits import Addresses, Limits
from homestretch.server.line import Line
from homestretch.server.moment import Eye
from homestretch.server.names import bot_name, cleaned, distinct
from homestretch.server.painter import Painter
from homestretch.server.play import Play
from homestretch.server.players import known_level
from homestretch.server.room import REMEMBERED, Room
from homestretch.server.rows import MoveRow, SeatRow, TableRow
from homestretch.server.spare import SpareTime
from homestretch.server.store import Kept, Store, clear_old, count_tables, get_table, latest, put_seat, put_table
from homestretch.server.thinkers import Thinkers
from homestretch.server.tidy import keep_tidy

log = logging.getLogger("homestretch.house")
SWEEP = 30.0
"""Seconds between two looks at tables nobody sits at."""


class House:
    """Every table of the server."""

    def __init__(self, path: Path, limits: Limits) -> None:
        self.limits = limits
        self.store = Store(path)
        self.thinkers = Thinkers(limits.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.count = 0
        self.stamped = 0
        self.sockets: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.messages = Addresses(400, 120)
        self.asked = Addresses(120, 20)
        self.opened = Addresses(30, 0.5)
        self.painter = Painter()
        self.eye = Eye()
        self.spare = SpareTime(limits.spare)

    async def start(self) -> None:
        """Opens for people; the bots get ready meanwhile."""
        self.store.start()
        self.stamped = await self.store.read(latest)
        await self.store.ask(clear_old(calendar()), writes=True)
        self.count = await self.store.read(count_tables)
        self.later(self.sweep())
        self.later(self.watch_readers())
        self.later(self.spare.serve())
        self.later(keep_tidy())
        self.later(self.ready_bots())

    async def ready_bots(self) -> None:
        """Starts the bots' processes once the server has begun to serve."""
        await asyncio.sleep(0.2)
        await asyncio.shield(self.thinkers.start())

    async def stop(self) -> None:
        """Closes: what was accepted is on disk already."""
        for task in list(self.tasks):
            task.cancel()
        for room in self.rooms.values():
            room.end_tasks()
        await self.thinkers.stop()
        await self.store.stop()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Time and games

    def now(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def wall(self) -> int:
        """Milliseconds of the calendar; never earlier than any that was written down, wherever the calendar jumps."""
        self.stamped = max(self.stamped, calendar())
        return self.stamped

    def game(self, name: str) -> Game:
        """A game by name."""
        return find(name)

    def new_play(self, table: TableRow, seats: list[SeatRow]) -> Play:
        """A game at its start."""
        rules = rules_for(table.game, table.options)
        return Play(self.game(table.game), rules, self.luck_of(table, seats), replay_seats(seats), self.eye)

    def luck_of(self, table: TableRow, seats: list[SeatRow]) -> SealedLuck:
        """The sealed dice of a table, at their start."""
        return SealedLuck(table.secret, [seat.nonce or "" for seat in seats])

    # Tables

    async def open(self, wish: m.TableWish, owner: str) -> Room:
        """A new table; Refused if it cannot be."""
        game = self.game(wish.game)
        options = checked_options(game, wish)
        seats = seat_rows(game, wish.seats, owner)
        return await self.add(new_table(game, options, wish.public, wish.clock, wish.pace, owner, self.wall()), seats)

    async def open_again(self, table: TableRow, seats: list[SeatRow]) -> Room:
        """A table like another, with new dice."""
        again = new_table(
            self.game(table.game), table.options, table.public, table.clock, table.pace, table.host, self.wall()
        )
        return await self.add(again, seats)

    async def add(self, table: TableRow, seats: list[SeatRow]) -> Room:
        """Writes a new table down and opens it."""
        if self.count >= self.limits.tables:
            raise Refused("house_full", tables=self.count)
        await self.store.write([put_table(table), *(put_seat(table.code, at, row) for at, row in enumerate(seats))])
        self.count += 1
        return self.enter(Room(self, table, seats))

    def enter(self, room: Room) -> Room:
        """Makes a room known under both of its codes."""
        self.rooms[room.table.code] = room
        self.codes[room.table.code] = self.codes[room.table.watch] = room.table.code
        return room

    async def room(self, code: str) -> Room:
        """A table by one of its codes, read from disk if need be; Refused if there is none."""
        if not is_code(code):
            raise Refused("table_gone")
        if code in self.codes:
            room = self.rooms[self.codes[code]]
            room.empty_since = self.now()
            return room
        if code not in self.loading:
            self.loading[code] = asyncio.create_task(self.load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def load(self, code: str) -> Room:
        """Reads a table from disk and plays its moves again."""
        kept = await self.store.read(get_table(code))
        if kept is None:
            raise Refused("table_gone")
        if kept.table.code in self.rooms:
            return self.rooms[kept.table.code]
        play = await asyncio.to_thread(self.played_again, kept) if kept.moves else None
        if kept.table.code in self.rooms:
            return self.rooms[kept.table.code]
        room = Room(self, kept.table, kept.seats, play)
        for row in [row for row in kept.moves if row.move_id is not None][-REMEMBERED:]:
            assert play is not None
            assert row.seat is not None
            room.remember(row.seat, str(row.move_id), play.head_at(row.seat, row.seq))
        return self.enter(room)

    def played_again(self, kept: Kept) -> Play:
        """The game of a table that was on disk, after its latest move."""
        game = self.game(kept.table.game)
        if (game.rules_version, game.components_hash) != (kept.table.rules_version, kept.table.components):
            raise Refused("table_other_rules", version=kept.table.rules_version, right=game.rules_version)
        play = self.new_play(kept.table, kept.seats)
        for row in kept.moves:
            play.again(row)
        return play

    async def moves(self, room: Room) -> list[MoveRow]:
        """All moves of a table, from disk."""
        kept = await self.store.read(get_table(room.table.code))
        assert kept is not None
        return kept.moves

    def listed(self) -> list[m.TableListed]:
        """The public tables where somebody sits: those with open seats first."""
        found = []
        for room in self.rooms.values():
            table, free = room.table, sum(seat.kind == "open" for seat in room.seats)
            joining = table.status == "lobby" and free > 0
            if table.public and room.lines and (joining or table.status == "playing"):
                found.append(
                    m.TableListed(
                        code=table.code if joining else table.watch,
                        watch=not joining,
                        game=table.game,
                        names=[seat.name for seat in room.seats if seat.kind != "open"],
                        open=free,
                        seats=len(room.seats),
                        clock=table.clock,  # type: ignore[arg-type]
                        status=table.status,
                    )
                )
        return sorted(found, key=lambda one: (one.watch, one.game, one.code))[:100]

    async def sweep(self) -> None:
        """Now and then lets go of tables nobody sits at; they stay on disk."""
        while True:
            await asyncio.sleep(SWEEP)
            before = self.now() - self.limits.idle_seconds
            for room in list(self.rooms.values()):
                if not room.lines and room.empty_since < before and not room.lock.locked() and not room.bots.thinking:
                    room.end_tasks()
                    del self.rooms[room.table.code]
                    del self.codes[room.table.code], self.codes[room.table.watch]

    # Lines

    async def watch_readers(self) -> None:
        """Cuts off whoever does not read what is sent; one watch for all, because a timer for every message is dear."""
        patience = self.limits.send_seconds
        while True:
            await asyncio.sleep(patience / 4)
            late = self.now() - patience
            for room in list(self.rooms.values()):
                for line in list(room.lines):
                    line.cut_if_stuck_since(late)

    def admit(self, address: str, room: Room) -> None:
        """Refused if there are too many lines already."""
        if self.sockets.total() >= self.limits.sockets or len(room.lines) >= self.limits.sockets_of_table:
            raise Refused("too_many_lines")
        if self.sockets[address] >= self.limits.sockets_of_address:
            raise Refused("too_many_lines")

    def line(self, send: Send, room: Room, owner: str | None, watching: bool) -> Line:
        """A new line to a table."""
        return Line(send, room, owner, watching)


def calendar() -> int:
    """Milliseconds of the calendar as the machine has it."""
    return time.time_ns() // 1_000_000


@lru_cache(maxsize=256)
def made_rules(game: str, options: bytes) -> Any:
    """The rules for some options, shared by all tables that have them."""
    return find(game).rules(msgspec.json.decode(options))


def rules_for(game: str, options: dict[str, Any]) -> Any:
    """The rules for some options."""
    return made_rules(game, msgspec.json.encode(options, order="deterministic"))


def checked_options(game: Game, wish: m.TableWish) -> dict[str, Any]:
    """The options of a new table; Refused if they cannot be, or are files of somebody's own."""
    for name in wish.options:
        if game.option(name).values is dict:
            raise Refused("option_online", option=name)
    if len(wish.seats) not in game.seats:
        raise Refused("seats_count", players=len(wish.seats), least=game.seats.start, most=game.seats.stop - 1)
    options = {**wish.options, "seats": len(wish.seats)}
    found: dict[str, Any] = dict(rules_for(game.name, options).options)
    return found


def seat_rows(game: Game, wishes: list[m.SeatWish], owner: str) -> list[SeatRow]:
    """The seats of a new table; bots without a name are given one."""
    names: list[str] = []
    for wish in wishes:
        names.append(distinct(cleaned(wish.name), names) if wish.kind == "me" or wish.name else "")
    rows = []
    for at, wish in enumerate(wishes):
        if wish.kind == "open":
            rows.append(SeatRow("open", ""))
        elif wish.kind == "me":
            rows.append(SeatRow("person", names[at], owner=owner))
        else:
            names[at] = names[at] or bot_name(names)
            rows.append(SeatRow("bot", names[at], level=known_level(game, wish.level)))
    return rows


def new_table(
    game: Game, options: dict[str, Any], public: bool, clock: str, pace: str, host: str, now: int
) -> TableRow:
    """A table that nobody plays at yet."""
    return TableRow(
        code=new_code(),
        watch=new_code(),
        game=game.name,
        rules_version=game.rules_version,
        components=game.components_hash,
        options=options,
        public=public,
        clock=clock,
        pace=pace,
        status="lobby",
        host=host,
        secret=new_secret(),
        rematch=None,
        made_at=now,
        touched_at=now,
        left=[None] * options["seats"],
    )


def replay_seats(seats: list[SeatRow]) -> list[Seat]:
    """The seats as a replay names them."""
    return [Seat(seat.name, seat.level if seat.kind == "bot" and seat.level else "human") for seat in seats]
