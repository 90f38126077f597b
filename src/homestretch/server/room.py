"""A table of the house: who sits there, what they say, and what comes of it.

Everything that changes it runs under its lock, and is written down before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from homestretch.core.refused import Refused
from homestretch.core.sealed import new_nonce
from homestretch.server import messages as m
from homestretch.server.absence import Absence
from homestretch.server.bots import Bots
from homestretch.server.clock import MORE, Clock, left_at_start
from homestretch.server.keys import new_incident
from homestretch.server.line import Line
from homestretch.server.names import bot_name, distinct
from homestretch.server.pictures import Pictures
from homestretch.server.play import Pending, Play
from homestretch.server.players import known_level
from homestretch.server.rows import MoveRow, SeatRow, TableRow
from homestretch.server.store import Statement, find_move, moved, put_move, put_seat, put_table

if TYPE_CHECKING:
    from homestretch.server.house import House

START_ANYWAY = 4.0
"""Seconds after which a full table starts although not every seat has added to the dice."""
REMEMBERED = 16
"""Latest answers kept at hand; a message that could be older is looked up on disk."""
log = logging.getLogger("homestretch.room")


class Room:
    """One table with its lines."""

    def __init__(self, house: House, table: TableRow, seats: list[SeatRow], play: Play | None = None) -> None:
        self.house = house
        self.table = table
        self.seats = seats
        self.play = play
        self.lock = asyncio.Lock()
        self.lines: dict[Line, None] = {}
        self.clock = Clock(table.clock, table.left, house.now, house.limits.hurry)
        self.absence = Absence(house.now, house.limits.hurry)
        self.bots = Bots(self)
        self.timer: asyncio.TimerHandle | None = None
        self.acked: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.shown_at = house.now()
        self.empty_since = house.now()
        self.full_since: float | None = None
        self.pictures = Pictures(self)
        self.game = house.game(table.game)
        for seat in range(len(seats)):
            self.absence.gone(seat)

    # Who is who

    def seats_of(self, owner: str | None) -> list[int]:
        """The seats of a browser."""
        return [] if owner is None else [at for at, seat in enumerate(self.seats) if seat.owner == owner]

    def here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return any(seat in line.seats for line in self.lines)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def own_seat(self, line: Line, seat: int) -> int:
        """A seat, if it belongs to whoever speaks."""
        if seat not in line.seats:
            raise Refused("not_your_seat", seat=seat)
        return seat

    def only_host(self, line: Line) -> None:
        """Refused if somebody else than the host speaks."""
        if line.watching or line.owner is None or line.owner != self.table.host:
            raise Refused("only_host")

    def only_in(self, *statuses: str) -> None:
        """Refused if this is not the time for it."""
        if self.table.status not in statuses:
            raise Refused(f"table_{self.table.status}")

    # Lines come, speak and go

    async def came(self, line: Line, hello: m.Hello) -> None:
        """A line begins: it is shown the table and, from where it left off, the game."""
        async with self.lock:
            self.lines[line] = None
            line.look = hello.seat if hello.seat in line.seats else next(iter(line.seats), None)
            head = self.play.head(line.look) if self.play else 0
            line.sent[line.look] = hello.since if 0 <= hello.since <= head else -1
            for seat in line.seats:
                self.absence.back(seat)
            self.show_table()
            line.owe_view()
            try:
                await self.seats_returned(line.seats)
                await self.go_on()
            except Refused as refused:
                line.say(m.Refusal(None, refused.code, refused.about))

    async def went(self, line: Line) -> None:
        """A line ends."""
        async with self.lock:
            self.lines.pop(line, None)
            for seat in line.seats:
                if not self.here(seat):
                    self.absence.gone(seat)
            if not self.lines:
                self.empty_since = self.house.now()
            self.show_table()
            await self.go_on()

    async def said(self, line: Line, message: m.Client) -> None:
        """Carries out what somebody said; a refusal or a failure is answered and changes nothing."""
        about = message.id if isinstance(message, m.Move | m.Undo) else None
        try:
            async with self.lock:
                await self.carry_out(line, message)
                await self.go_on()
        except Refused as refused:
            line.say(m.Refusal(about, refused.code, refused.about))
            line.owe_view()
        except Exception:
            number = new_incident()
            log.exception("incident %s: %s at a table of %s", number, type(message).__name__, self.table.game)
            line.say(m.Incident(about, number))
            line.owe_view()

    async def carry_out(self, line: Line, message: m.Client) -> None:
        """What is to be done for each kind of message."""
        if not isinstance(message, m.Ping | m.Leave):
            await self.seats_returned(line.seats)
        match message:
            case m.Ping():
                line.say(m.Pong())
            case m.Move():
                await self.move(line, message)
            case m.Undo():
                await self.undo(line, message)
            case m.Look():
                line.look = None if message.seat is None else self.own_seat(line, message.seat)
                line.owe_view()
            case m.Hello():
                line.sent[line.look] = -1
                line.owe_table()
                line.owe_view()
            case m.Nonce():
                await self.nonce(line, message)
            case m.SetSeat():
                await self.set_seat(line, message)
            case m.Start():
                self.only_host(line)
                self.only_in("lobby")
                await self.start()
            case m.SetPace():
                await self.set_pace(line, message.pace)
            case m.Absent():
                await self.choose_about_absent(line, message.choice)
            case m.Rematch():
                await self.rematch(line)
            case m.Leave():
                await self.leave(line)

    # Before the game

    async def join(self, owner: str, name: str, wanted: int | None) -> list[int]:
        """Somebody sits down on an open seat."""
        async with self.lock:
            self.only_in("lobby")
            if wanted is not None and wanted >= len(self.seats):
                raise Refused("no_such_seat", seat=wanted, seats=len(self.seats))
            free = [at for at, seat in enumerate(self.seats) if seat.kind == "open"]
            if not free:
                raise Refused("table_full")
            if wanted is not None and wanted not in free:
                raise Refused("seat_taken", seat=wanted)
            seat = free[0] if wanted is None else wanted
            shown = distinct(name, [other.name for other in self.seats])
            await self.change_seats({seat: SeatRow("person", shown, owner=owner)})
            if not self.here(seat):
                self.absence.gone(seat)
            self.show_table()
            await self.go_on()
            return self.seats_of(owner)

    async def set_seat(self, line: Line, wish: m.SetSeat) -> None:
        """The host opens a seat or gives it to a bot."""
        self.only_host(line)
        self.only_in("lobby")
        if wish.seat >= len(self.seats):
            raise Refused("no_such_seat", seat=wish.seat, seats=len(self.seats))
        if self.seats[wish.seat].owner == line.owner:
            raise Refused("own_seat_stays")
        row = SeatRow("open", "")
        if wish.kind == "bot":
            level = known_level(self.game, wish.level)
            others = [seat for at, seat in enumerate(self.seats) if at != wish.seat]
            row = bot_row(level, others, keep=self.seats[wish.seat])
        await self.change_seats({wish.seat: row})
        self.show_table()

    async def nonce(self, line: Line, wish: m.Nonce) -> None:
        """A seat adds to the sealed dice."""
        self.own_seat(line, wish.seat)
        self.only_in("lobby")
        await self.change_seats({wish.seat: replace(self.seats[wish.seat], nonce=wish.nonce)})

    async def start(self) -> None:
        """The game begins; bots take the seats nobody took."""
        level = known_level(self.game, None)
        seats = list(self.seats)
        for at, taken in enumerate(seats):
            sitting = bot_row(level, seats) if taken.kind == "open" else taken
            seats[at] = replace(sitting, nonce=sitting.nonce or new_nonce())
        play = self.house.new_play(self.table, seats)
        pending = play.begin()
        table = replace(
            self.table,
            status="playing",
            touched_at=self.house.wall(),
            left=left_at_start(self.table.clock, len(seats), self.house.limits.hurry),
        )
        row = MoveRow(0, table.touched_at, "begin", None, None, None, pending.lines, pending.seen, pending.chain)
        writes = [put_seat(table.code, at, seat) for at, seat in enumerate(seats)]
        await self.house.store.write([*writes, put_table(table), put_move(table.code, row)])
        play.keep(pending)
        self.table, self.seats, self.play = table, seats, play
        self.pictures.changed()
        self.clock = Clock(table.clock, table.left, self.house.now, self.house.limits.hurry)
        self.shown_at = self.house.now()
        for seat in self.people:
            if not self.here(seat):
                self.absence.gone(seat)
        self.show_table()
        self.show_views(pending.seen)

    async def start_if_full(self) -> float | None:
        """Starts once every seat is taken, everybody is here and has added to the dice; else when to look again."""
        if self.table.status != "lobby" or not self.lines:
            return None
        if any(
            seat.kind == "open" or (seat.kind == "person" and not self.here(at)) for at, seat in enumerate(self.seats)
        ):
            self.full_since = None
            return None
        now = self.house.now()
        self.full_since = now if self.full_since is None else self.full_since
        if all(self.seats[at].nonce for at in self.people) or now >= self.full_since + START_ANYWAY:
            await self.start()
            return None
        return self.full_since + START_ANYWAY - now

    # The game

    def playing(self) -> Play:
        """The game, if it is under way."""
        self.only_in("playing")
        assert self.play is not None
        return self.play

    async def move(self, line: Line, wish: m.Move) -> None:
        """A decision of a person: checked, written down, acknowledged, shown."""
        seat = self.own_seat(line, wish.seat)
        fresh = self.table.status == "playing" and self.play is not None and wish.decision == self.play.decision(seat)
        if await self.answered_before(line, seat, wish.id, long_ago=not fresh):
            return
        play = self.playing()
        if not fresh:
            raise Refused("stale_decision")
        try:
            await self.commit(play.move(seat, wish.action), wish.decision, wish.id)
        except sqlite3.IntegrityError:
            if not await self.answered_before(line, seat, wish.id, long_ago=True):
                raise
        else:
            self.answer(line, seat, wish.id)

    async def undo(self, line: Line, wish: m.Undo) -> None:
        """A person takes something back."""
        seat = self.own_seat(line, wish.seat)
        if await self.answered_before(line, seat, wish.id, long_ago=True):
            return
        await self.commit(self.playing().undo(seat), None, wish.id)
        self.answer(line, seat, wish.id)

    async def answered_before(self, line: Line, seat: int, move_id: str, long_ago: bool) -> bool:
        """Gives a message that was sent again the answer it got the first time, which may be long ago."""
        if self.play is None:
            return False
        seq = self.acked.get((seat, move_id))
        if seq is None and long_ago and len(self.acked) >= REMEMBERED:
            row = await self.house.store.read(find_move(self.table.code, seat, move_id))
            seq = None if row is None else self.play.head_at(seat, row)
        if seq is not None:
            line.say(m.Ack(move_id, seq))
            line.owe_view()
        return seq is not None

    def answer(self, line: Line, seat: int, move_id: str) -> None:
        """Acknowledges what was written down."""
        assert self.play is not None
        seq = self.play.head(seat)
        self.remember(seat, move_id, seq)
        line.say(m.Ack(move_id, seq))

    def remember(self, seat: int, move_id: str, seq: int) -> None:
        """Keeps the latest answers at hand; older ones are on disk."""
        self.acked[seat, move_id] = seq
        while len(self.acked) > REMEMBERED:
            self.acked.popitem(last=False)

    async def commit(self, pending: Pending, decision: str | None, move_id: str | None) -> None:
        """Writes a row down; only then has it happened."""
        play = self.play
        assert play is not None
        assert pending.seat is not None
        table = replace(
            self.table,
            touched_at=self.house.wall(),
            status="over" if play.table.over() else "playing",
            left=self.clock.after(pending.seat),
        )
        row = MoveRow(
            len(play.seen),
            table.touched_at,
            pending.what,
            pending.seat,
            decision,
            move_id,
            pending.lines,
            pending.seen,
            pending.chain,
        )
        try:
            await self.house.store.write([put_move(table.code, row), moved(table)])
        except BaseException:
            play.put_back(pending)
            raise
        play.keep(pending)
        self.clock.set(table.left)
        over = table.status != self.table.status
        self.table = table
        self.pictures.changed()
        if pending.seen >> len(self.seats) & 1:
            self.shown_at = self.house.now()
        self.show_views(pending.seen)
        if over:
            self.absence.settled()
            self.show_table()

    # Somebody is not there

    async def seats_returned(self, seats: list[int]) -> None:
        """Whoever is back, or speaks up, has the seat back from the bot."""
        back = {seat: replace(self.seats[seat], stand_in=None) for seat in seats if self.seats[seat].stand_in}
        if back:
            await self.change_seats(back)
            for seat in back:
                if self.clock.shown()[seat] == 0:
                    self.clock.set(self.clock.after(seat, MORE))
            self.show_table()

    def missing(self) -> m.AbsentSeat | None:
        """The seat the others wait for, if it is away or its time is up."""
        if self.table.status != "playing" or self.play is None:
            return None
        away = [at for at in self.people if not self.seats[at].stand_in and not self.here(at)]
        late = [at for at in self.clock.out() if not self.seats[at].bot]
        return self.absence.shown(away, late, self.table.clock)

    async def choose_about_absent(self, line: Line, choice: str) -> None:
        """The others decide about somebody who is not there."""
        self.playing()
        missing = self.missing()
        if missing is None:
            raise Refused("nobody_missing")
        own = [at for at in line.seats if at != missing.seat]
        if not own:
            raise Refused("not_your_choice")
        if not missing.may_choose:
            raise Refused("absent_wait", seconds=round(missing.until_ms / 1000))
        if choice == "wait":
            self.absence.wait(missing.seat)
            if missing.why == "clock":
                self.clock.set(self.clock.after(missing.seat, MORE))
        elif choice == "bot":
            row = replace(self.seats[missing.seat], stand_in=known_level(self.game, None))
            await self.change_seats({missing.seat: row})
            self.absence.back(missing.seat)
        else:
            present = {at for at in self.people if at != missing.seat and self.here(at)}
            if self.absence.agreed(own, present):
                await self.change_table(status="ended")
                self.show_views(-1)
        self.show_table()

    async def leave(self, line: Line) -> None:
        """Somebody gets up: before the game the seat is free again, during the game it waits for a while."""
        seats = line.seats
        if self.table.status == "lobby":
            await self.change_seats({seat: SeatRow("open", "") for seat in seats})
            others = [self.seats[at].owner for at in self.people]
            if line.owner == self.table.host and others:
                await self.change_table(host=others[0])
        else:
            for seat in seats:
                self.absence.left.add(seat)
        self.show_table()
        line.say(m.Gone("left", {}))
        line.close()

    # After the game

    async def rematch(self, line: Line) -> None:
        """A new table for the same people, under the same rules."""
        self.only_in("over", "ended")
        if not line.seats:
            raise Refused("not_your_choice")
        if self.table.rematch is None:
            seats = [replace(seat, nonce=None, stand_in=None) for seat in self.seats]
            room = await self.house.open_again(self.table, seats)
            await self.change_table(rematch=room.table.code)
        self.show_table()

    async def set_pace(self, line: Line, pace: str) -> None:
        """Somebody at the table changes how fast bots play."""
        if not line.seats:
            self.only_host(line)
        await self.change_table(pace=pace)
        self.show_table()

    # Changing and going on

    async def change_table(self, **changes: Any) -> None:
        """Writes down a change of the table."""
        table = replace(self.table, touched_at=self.house.wall(), **changes)
        await self.house.store.write([put_table(table)])
        self.table = table
        self.pictures.changed()

    async def change_seats(self, changes: dict[int, SeatRow]) -> None:
        """Writes down changes of seats."""
        writes: list[Statement] = [put_seat(self.table.code, at, row) for at, row in changes.items()]
        await self.house.store.write(writes)
        self.seats = [changes.get(at, seat) for at, seat in enumerate(self.seats)]
        self.pictures.changed()

    async def go_on(self) -> None:
        """Sets clocks, bots and the alarm for whatever comes next."""
        soon = await self.start_if_full()
        if self.play is not None and self.table.status == "playing":
            owing = [seat for seat in self.play.waiting() if not self.seats[seat].bot]
            self.clock.run(owing if self.lines else [])
            self.bots.wake()
        else:
            self.clock.run([])
        missing = self.missing()
        times = [soon, self.clock.next_out()]
        times += [missing.until_ms / 1000 if missing and not missing.may_choose else None]
        waits = [time for time in times if time is not None]
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if waits and self.lines:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(min(waits) + 0.02, lambda: self.house.later(self.ring()))

    async def ring(self) -> None:
        """The alarm: a countdown has ended."""
        async with self.lock:
            self.show_table()
            await self.go_on()

    def end_tasks(self) -> None:
        """Stops what would go on by itself."""
        if self.timer is not None:
            self.timer.cancel()
        self.bots.stop()

    # Showing

    def show_table(self) -> None:
        """Everybody is owed the table."""
        for line in self.lines:
            line.owe_table()

    def show_views(self, seen: int) -> None:
        """Whoever could notice a row is owed a view."""
        for line in self.lines:
            if self.play is not None and seen >> self.play.index(line.look) & 1:
                line.owe_view()


def bot_row(level: str, others: list[SeatRow], keep: SeatRow | None = None) -> SeatRow:
    """A seat with a bot on it, which keeps the name of the bot that sat there."""
    kept = keep.name if keep is not None and keep.kind == "bot" else ""
    return SeatRow("bot", kept or bot_name(seat.name for seat in others), level=level)
