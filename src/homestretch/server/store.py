"""Where tables are kept: one SQLite file, one thread that syncs, and nothing is said before it is on disk.

Whatever waits while a transaction is being synced goes into the next one together, so that many tables share a sync.
There is a single connection, for reading too: it holds the file alone, so no second server can sit at the same tables.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec

from homestretch.core.refused import Refused
from homestretch.server.rows import MoveRow, SeatRow, TableRow

VERSION = 1
APPLICATION = 0x484F4D45
TOGETHER = 256
"""The most jobs that share one transaction."""

SCHEMA = """
CREATE TABLE tables (
  code TEXT PRIMARY KEY, watch TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
  components TEXT NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, clock TEXT NOT NULL, pace TEXT NOT NULL,
  status TEXT NOT NULL, host TEXT NOT NULL, secret BLOB NOT NULL, rematch TEXT, made_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL, "left" TEXT NOT NULL
) WITHOUT ROWID, STRICT;
CREATE TABLE seats (
  code TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, level TEXT, owner TEXT,
  nonce TEXT, stand_in TEXT, PRIMARY KEY (code, seat)
) WITHOUT ROWID, STRICT;
CREATE TABLE moves (
  code TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, what TEXT NOT NULL, seat INTEGER, decision TEXT,
  move_id TEXT, lines TEXT NOT NULL, seen INTEGER NOT NULL, chain TEXT NOT NULL, PRIMARY KEY (code, seq)
) WITHOUT ROWID, STRICT;
CREATE UNIQUE INDEX moves_once ON moves (code, seat, move_id) WHERE move_id IS NOT NULL;
"""

Statement = tuple[str, Sequence[Any]]
T = TypeVar("T")
log = logging.getLogger("homestretch.store")


@dataclass
class Job:
    """Statements that belong together, or a question; who asked waits for the answer."""

    run: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    writes: bool
    found: Any = None
    problem: BaseException | None = None

    def tell(self) -> None:
        """Tells whoever waits."""
        if self.answer.done():
            return
        if self.problem is None:
            self.answer.set_result(self.found)
        else:
            self.answer.set_exception(self.problem)


class Store:
    """The tables on disk.

    The event loop carries out the statements, which touch memory only; the thread does what waits for the disk: it
    commits, and it answers questions. While it does, the connection is its own, and new jobs wait for the next turn.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Job] = []
        self.busy = False
        self.turns: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.connection = opened(path)
        self.thread = Thread(target=self.work, name="store", daemon=True)

    def start(self) -> None:
        """Begins to work for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def stop(self) -> None:
        """Finishes what was asked for and closes the file."""
        while self.busy or self.waiting:
            await asyncio.sleep(0.001)
        self.turns.put(None)
        await asyncio.to_thread(self.thread.join)

    # Asking

    async def write(self, statements: list[Statement]) -> None:
        """Carries out all of these or none, and returns once they are on disk; Refused if they cannot be."""

        def run(connection: sqlite3.Connection) -> None:
            for sql, values in statements:
                connection.execute(sql, values)

        await self.ask(run, writes=True)

    async def read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to a question."""
        answer: T = await self.ask(run, writes=False)
        return answer

    async def ask(self, run: Callable[[sqlite3.Connection], Any], writes: bool) -> Any:
        """Has a job done; what goes wrong with the disk is a refusal."""
        assert self.loop is not None
        job = Job(run, self.loop.create_future(), writes)
        self.waiting.append(job)
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self.turn)
        try:
            return await job.answer
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as problem:
            log.error("not stored: %s", problem)
            raise Refused("not_stored", problem=str(problem)) from problem

    # The event loop's part

    def turn(self) -> None:
        """Takes what waits, carries out what is to be written, and hands it to the thread."""
        jobs, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
        writes = [job for job in jobs if job.writes]
        while writes and (failed := self.carried_out(writes)):
            writes = [job for job in writes if job not in failed]
        self.turns.put([job for job in jobs if job.problem is None])
        for job in jobs:
            if job.problem is not None:
                job.tell()

    def carried_out(self, jobs: list[Job]) -> list[Job]:
        """Carries jobs out in a new transaction; if one fails, nothing was done and those at fault come back."""
        at_fault = jobs
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                at_fault = [job]
                job.found = job.run(self.connection)
        except Exception as problem:
            roll_back(self.connection)
            for job in at_fault:
                job.problem = problem
            return at_fault
        return []

    def done(self, jobs: list[Job]) -> None:
        """The thread is done with some jobs: those who asked are told, and the next turn begins."""
        self.busy = bool(self.waiting)
        if self.busy:
            self.turn()
        for job in jobs:
            job.tell()

    # The thread's part

    def work(self) -> None:
        """Commits and answers, turn after turn."""
        while (jobs := self.turns.get()) is not None:
            self.finish(jobs)
            assert self.loop is not None
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(self.done, jobs)
        self.connection.close()

    def finish(self, jobs: list[Job]) -> None:
        """Brings to disk what was written, then answers questions; a failing commit fails all that was written."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("COMMIT")
        except sqlite3.Error as problem:
            roll_back(self.connection)
            for job in jobs:
                job.problem = problem if job.writes else None
        for job in jobs:
            if not job.writes:
                try:
                    job.found = job.run(self.connection)
                except Exception as problem:
                    job.problem = problem


def roll_back(connection: sqlite3.Connection) -> None:
    """Nothing of the open transaction has happened; a disk that cannot even do that refuses the next one too."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def opened(path: Path) -> sqlite3.Connection:
    """The file, made if it is not there; Refused with a sentence if it cannot be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    except (OSError, sqlite3.Error) as problem:
        raise Refused("data_unwritable", file=str(path), problem=str(problem)) from None
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
        if not empty and owner != APPLICATION:
            raise Refused("data_not_ours", file=str(path))
        if version > VERSION:
            raise Refused("data_newer", file=str(path), version=version, right=VERSION)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA mmap_size = 0")
        connection.execute("BEGIN IMMEDIATE")
        if empty:
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as problem:
        connection.close()
        raise unusable(path, problem) from None
    except Refused:
        connection.close()
        raise
    return connection


def unusable(path: Path, problem: sqlite3.DatabaseError) -> Refused:
    """Why a file cannot be used."""
    if "locked" in str(problem):
        return Refused("data_in_use", file=str(path))
    if "not a database" in str(problem) or "malformed" in str(problem):
        return Refused("data_not_ours", file=str(path))
    return Refused("data_unwritable", file=str(path), problem=str(problem))


# Statements


TABLE_NAMES = [field.name for field in fields(TableRow)]
SEAT_NAMES = [field.name for field in fields(SeatRow)]
MOVE_NAMES = [field.name for field in fields(MoveRow)]


def quoted(names: list[str]) -> str:
    """Names of columns for a statement."""
    return ", ".join(f'"{name}"' for name in names)


def holes(count: int) -> str:
    """Places for values in a statement."""
    return ", ".join("?" * count)


PUT_TABLE = f"INSERT OR REPLACE INTO tables ({quoted(TABLE_NAMES)}) VALUES ({holes(len(TABLE_NAMES))})"
PUT_SEAT = f"INSERT OR REPLACE INTO seats (code, seat, {quoted(SEAT_NAMES)}) VALUES ({holes(2 + len(SEAT_NAMES))})"
PUT_MOVE = f"INSERT INTO moves (code, {quoted(MOVE_NAMES)}) VALUES ({holes(1 + len(MOVE_NAMES))})"
MOVED = 'UPDATE tables SET touched_at = ?, status = ?, "left" = ? WHERE code = ?'
GET_TABLE = f"SELECT {quoted(TABLE_NAMES)} FROM tables WHERE code = ?1 OR watch = ?1"
GET_SEATS = f"SELECT {quoted(SEAT_NAMES)} FROM seats WHERE code = ? ORDER BY seat"
GET_MOVES = f"SELECT {quoted(MOVE_NAMES)} FROM moves WHERE code = ? ORDER BY seq"
GET_MOVE = "SELECT seq FROM moves WHERE code = ? AND seat = ? AND move_id = ?"
FORGET = ("DELETE FROM tables WHERE code = ?", "DELETE FROM seats WHERE code = ?", "DELETE FROM moves WHERE code = ?")
STALE = """SELECT code FROM tables WHERE status = 'lobby' AND touched_at < ?
           OR status IN ('over', 'ended') AND touched_at < ? OR touched_at < ?"""


def dumped(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def put_table(row: TableRow) -> Statement:
    """Writes a table."""
    values = [getattr(row, name) for name in TABLE_NAMES]
    values[TABLE_NAMES.index("options")] = dumped(row.options)
    values[TABLE_NAMES.index("left")] = dumped(row.left)
    values[TABLE_NAMES.index("public")] = int(row.public)
    return PUT_TABLE, values


def put_seat(code: str, seat: int, row: SeatRow) -> Statement:
    """Writes a seat."""
    return PUT_SEAT, [code, seat, *(getattr(row, name) for name in SEAT_NAMES)]


def put_move(code: str, row: MoveRow) -> Statement:
    """Writes a move; a second one with the same number or id is an error."""
    values = [getattr(row, name) for name in MOVE_NAMES]
    values[MOVE_NAMES.index("lines")] = dumped(row.lines)
    return PUT_MOVE, [code, *values]


def moved(row: TableRow) -> Statement:
    """Writes what a move changes at its table."""
    return MOVED, [row.touched_at, row.status, dumped(row.left), row.code]


@dataclass(frozen=True)
class Kept:
    """A table as it is on disk."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]


def get_table(code: str) -> Callable[[sqlite3.Connection], Kept | None]:
    """Reads a table with its seats and moves, by either of its codes."""

    def run(connection: sqlite3.Connection) -> Kept | None:
        found = connection.execute(GET_TABLE, [code]).fetchone()
        if found is None:
            return None
        about = dict(zip(TABLE_NAMES, found, strict=True))
        about |= {"options": json.loads(about["options"]), "left": json.loads(about["left"])}
        table = TableRow(**{**about, "public": bool(about["public"])})
        seats = [SeatRow(*row) for row in connection.execute(GET_SEATS, [table.code])]
        rows = [dict(zip(MOVE_NAMES, row, strict=True)) for row in connection.execute(GET_MOVES, [table.code])]
        moves = [MoveRow(**{**row, "lines": json.loads(row["lines"])}) for row in rows]
        return Kept(table, seats, moves)

    return run


def find_move(code: str, seat: int, move_id: str) -> Callable[[sqlite3.Connection], int | None]:
    """Reads whether a move was accepted before."""

    def run(connection: sqlite3.Connection) -> int | None:
        found = connection.execute(GET_MOVE, [code, seat, move_id]).fetchone()
        return None if found is None else int(found[0])

    return run


def count_tables(connection: sqlite3.Connection) -> int:
    """Reads how many tables there are."""
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def latest(connection: sqlite3.Connection) -> int:
    """Reads when anything happened last."""
    return int(connection.execute("SELECT coalesce(max(touched_at), 0) FROM tables").fetchone()[0])


def clear_old(now: int, day: int = 86_400_000) -> Callable[[sqlite3.Connection], int]:
    """Removes lobbies after a day, finished games after thirty, and games nobody touched for a hundred and eighty.

    A calendar that jumped ages nothing: no more than half a day has passed since the latest move of all, and where
    that move lies ahead nothing is cleared away.
    """

    def run(connection: sqlite3.Connection) -> int:
        last = latest(connection)
        if last > now:
            return 0
        today = min(now, last + day // 2)
        old = [row[0] for row in connection.execute(STALE, [today - day, today - 30 * day, today - 180 * day])]
        for code in old:
            for statement in FORGET:
                connection.execute(statement, [code])
        return len(old)

    return run
