"""A game under way: what every seat has seen of it, and which decision it owes. No network and no clock in it.

Every accepted command is a row. Whoever could not notice a row, such as a bet on a closed sheet, must not notice
that there was one: so each seat, and the spectators together, count for themselves what they have seen.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from homestretch.core.catalog import Game, find
from homestretch.core.event import Kind, read_events
from homestretch.core.luck import Luck
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat
from homestretch.server.moment import Eye, Moment
from homestretch.server.rows import MoveRow, chained
from homestretch.table.table import Mark, Table, line_of

ROW = 6
"""Ints for each event kept: the row that caused it, its kind and four arguments."""
TAKEN_BACK = -1
"""The kind of the one event that is the server's own: a seat took back its latest decision."""


@dataclass(frozen=True)
class Pending:
    """A row that was carried out and is not written down yet."""

    what: str
    seat: int | None
    lines: list[dict[str, Any]]
    told: list[tuple[int, ...]]
    seen: int
    chain: str
    mark: Mark | None


class Play:
    """The one authority over a game: commands go in, rows and views come out."""

    def __init__(self, game: Game, rules: Any, luck: Luck, seats: list[Seat], eye: Eye | None = None) -> None:
        self.game = game
        self.rules = rules
        self.table = Table(game, rules, luck, seats)
        self.seen = array("B")
        self.told = array("i")
        self.heads = [0] * (rules.seats + 1)
        self.decisions = [0] * rules.seats
        self.owed = [array("i") for _ in range(rules.seats)]
        self.chain = self.table.record.check()
        self.eye = eye or Eye()

    # Commands: first carried out, then either kept or put back

    def begin(self) -> Pending:
        """The start: chance is settled until somebody owes a decision."""
        self.table.settle()
        lines = list(self.table.record.lines)
        told = [row for step in self.table.log for row in step.told]
        chain = chained(self.chain, "begin", None, lines)
        return Pending("begin", None, lines, told, self.everybody, chain, None)

    def move(self, seat: int, action: int | str | dict[str, Any]) -> Pending:
        """A seat acts; Refused, or any failure, leaves everything as it was."""
        mark = self.table.mark()
        self.table.position.record()
        try:
            self.table.do(seat, self.table.understood(action))
            self.table.settle()
            told = [row for step in self.table.log[len(mark.log) :] for row in step.told]
            lines = self.table.record.lines[len(mark.lines) :]
            seen = self.everybody if told else self.noticed(seat, mark)
        except BaseException:
            self.table.back_to(mark)
            raise
        return Pending("move", seat, lines, told, seen, chained(self.chain, "move", seat, lines), mark)

    def undo(self, seat: int) -> Pending:
        """A seat takes back its latest decision; Refused once it is too late."""
        mark = self.table.mark()
        self.table.position.record()
        try:
            self.table.undo(seat)
            seen = self.noticed(seat, mark)
        except BaseException:
            self.table.back_to(mark)
            raise
        told: list[tuple[int, ...]] = [(TAKEN_BACK, seat, 0, 0, 0)]
        return Pending("undo", seat, [], told, seen, chained(self.chain, "undo", seat, []), mark)

    def keep(self, pending: Pending) -> None:
        """The row is written down: now it has happened."""
        row = len(self.seen)
        self.seen.append(pending.seen)
        for told in pending.told:
            self.told.extend((row, *told))
        self.chain = pending.chain
        for viewer in range(len(self.heads)):
            self.heads[viewer] += pending.seen >> viewer & 1
        for seat in range(self.rules.seats):
            owed = self.open_to(seat) if self.table.position.waiting() >> seat & 1 else array("i")
            if seat == pending.seat or owed != self.owed[seat]:
                self.decisions[seat] += 1
                self.owed[seat] = owed
        self.table.forget_past()
        self.table.position.hush()

    def put_back(self, pending: Pending) -> None:
        """The row could not be written down: it has not happened."""
        if pending.mark is not None:
            self.table.back_to(pending.mark)

    def again(self, row: MoveRow) -> None:
        """Carries out a row that was written down before."""
        told: list[tuple[int, ...]]
        self.table.position.record()
        if row.what == "undo":
            assert row.seat is not None
            self.table.undo(row.seat)
            told = [(TAKEN_BACK, row.seat, 0, 0, 0)]
        else:
            start = 0 if row.what == "begin" else len(self.table.log)
            carry_out(self.table, row.lines)
            told = [one for step in self.table.log[start:] for one in step.told]
        if chained(self.chain, row.what, row.seat, row.lines) != row.chain:
            raise Refused("table_damaged", row=row.seq)
        if row.lines and row.lines[-1]["check"] != self.table.record.check():
            raise Refused("table_damaged", row=row.seq)
        self.keep(Pending(row.what, row.seat, row.lines, told, row.seen, row.chain, None))

    # Who notices

    @property
    def everybody(self) -> int:
        """All seats and the spectators, one bit each."""
        return (1 << len(self.heads)) - 1

    def noticed(self, actor: int, mark: Mark) -> int:
        """Who sees that something changed since a mark: the actor, and those whose view or choices differ."""
        past = self.table.position.copy()
        past.load(mark.cells)
        if past.waiting() != self.table.position.waiting():
            return self.everybody
        before, now = Moment(self.game, past), self.moment()
        seen = 1 << actor
        for viewer in range(len(self.heads)):
            seat = viewer if viewer < self.rules.seats else None
            if seat != actor and (
                before.seen(seat) != now.seen(seat)
                or (seat is not None and self.owed[seat] and self.open_to(seat) != self.owed[seat])
            ):
                seen |= 1 << viewer
        return seen

    # Looking

    def moment(self) -> Moment:
        """The position as it stands, to look at."""
        return self.eye.on(self.game, self.table.position)

    def index(self, seat: int | None) -> int:
        """Where a seat, or the spectators, stand in the lists."""
        return self.rules.seats if seat is None else seat

    def head(self, seat: int | None) -> int:
        """How many rows a seat has noticed."""
        return self.heads[self.index(seat)]

    def head_at(self, seat: int, row: int) -> int:
        """How many rows a seat had noticed when a row of its own was written down."""
        return sum(seen >> seat & 1 for seen in self.seen[: row + 1])

    def open_to(self, seat: int) -> array[int]:
        """The actions open to a seat, in little room."""
        return array("i", self.table.actions(seat))

    def decision(self, seat: int) -> str | None:
        """The id of what a seat owes; None if it owes nothing."""
        return f"{seat}-{self.decisions[seat]}" if self.owed[seat] else None

    def legal(self, seat: int) -> Raw:
        """What a seat may do, as JSON; of the verbs with a menu only those on it."""
        return Raw(b"[%b]" % b",".join([written(self.game.name, action) for action in self.owed[seat]]))

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat, owed in enumerate(self.owed) if owed]

    def events(self, seat: int | None, since: int) -> bytes:
        """What a seat noticed after row ``since`` of its own count, as it may know it, as JSON."""
        place = self.index(seat)
        count = self.heads[place]
        first = len(self.seen)
        while first > 0 and count > since:
            first -= 1
            count -= self.seen[first] >> place & 1
        numbers: dict[int, int] = {}
        for row in range(first, len(self.seen)):
            if self.seen[row] >> place & 1:
                count += 1
                numbers[row] = count
        found = []
        for at in self.event_places(first):
            row, kind = self.told[at], self.told[at + 1]
            if row not in numbers:
                continue
            if kind == TAKEN_BACK:
                said = b'{"event":"taken_back","seat":%d' % self.told[at + 2]
            else:
                viewer = seat if has_secrets(self.game.events[kind]) else None
                said = event_told(self.game.name, viewer, *self.told[at + 1 : at + ROW])
            found.append(b'%b,"seq":%d}' % (said, numbers[row]))
        return b"[%b]" % b",".join(found)

    def event_places(self, first: int) -> range:
        """Where the events from a row on lie."""
        at = len(self.told)
        while at >= ROW and self.told[at - ROW] >= first:
            at -= ROW
        return range(at, len(self.told), ROW)


game_of = lru_cache(maxsize=64)(find)


@lru_cache(maxsize=50_000)
def written(game: str, action: int) -> bytes:
    """An action as JSON, written once for all tables."""
    return msgspec.json.encode(game_of(game).actions.name(action))


@lru_cache(maxsize=20_000)
def event_told(game: str, seat: int | None, *row: int) -> bytes:
    """An event as JSON that a seat may know (None: a spectator), its end left open; written once for all tables."""
    event = read_events(game_of(game).events, [row])[0]
    return msgspec.json.encode(event.seen_by(seat).to_json())[:-1]


@lru_cache(maxsize=1024)
def has_secrets(kind: Kind) -> bool:
    """Whether not everybody is told all of an event."""
    return any(field.secret for field in kind.fields)


def carry_out(table: Table, lines: list[dict[str, Any]]) -> None:
    """Carries out lines of a replay; the luck goes on where it would have stood."""
    for line in lines:
        if "do" in line:
            table.do(line["seat"], table.game.actions.pack(line_of(line)))
        else:
            kind = table.game.chance_number(line["chance"])
            table.happen(table.game.outcome_number(table.rules, kind, line["is"]))
            table.luck.go_to(table.luck.place() + 1)


def whole_table(game: Game, rules: Any, luck: Luck, seats: list[Seat], rows: list[MoveRow]) -> Table:
    """A table with its whole past, for the replay."""
    table = Table(game, rules, luck, seats)
    for row in rows:
        if row.what == "undo":
            assert row.seat is not None
            table.undo(row.seat)
        else:
            carry_out(table, row.lines)
    return table
