"""How much one server carries: many tables of four sockets each, real games played by club bots behind them.

    python benchmarks/server_load.py                       # 500 tables, 500 moves a second, with nuisances beside it
    python benchmarks/server_load.py --steps 100:100,500:500,500:1000 --seconds 15

A step is TABLES:MOVES_A_SECOND. Every move is chosen by a club bot from the view its socket received, sent, and timed
until its acknowledgement, which the server gives once the move is synced to disk. Beside the tables, one spectator
for every fifty tables stops reading and one client for every fifty floods. The server and this program share the
machine; "CPU a move" is what stays comparable when others use it too.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import http.client
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from homestretch.bots.levels import make_bot
from homestretch.core.catalog import find
from homestretch.core.view import View
from homestretch.server.run import run

GAMES = ("scrapracer", "outspeed", "finishline", "cubitos")
NUISANCES = 50
"""Tables for each stalled reader and each flooding client."""
TICKS = os.sysconf("SC_CLK_TCK")
ZERO_MASK = bytes(4)


class Line(asyncio.Protocol):
    """The client end of a socket, as small as it can be: text frames only, mask zero."""

    def __init__(self, place: tuple[str, int], code: str, cookie: str, address: str, heard: Callable[[bytes], None]):
        self.request = (
            f"GET /ws/{code} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nOrigin: http://{place[0]}:{place[1]}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: homestretch={cookie}\r\nX-Forwarded-For: {address}\r\n\r\n"
        ).encode()
        self.heard = heard
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        """Asks for the upgrade."""
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, problem: Exception | None) -> None:
        """The server hung up."""
        self.transport = None
        if not self.open.done():
            self.open.set_exception(problem or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """Splits what arrives into messages."""
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.buffer = rest
            self.open.set_result(None)
        while len(self.buffer) >= 2:
            size, at = self.buffer[1], 2
            if size == 126:
                size, at = struct.unpack_from("!H", self.buffer, 2)[0] if len(self.buffer) >= 4 else 1 << 62, 4
            elif size == 127:
                size, at = struct.unpack_from("!Q", self.buffer, 2)[0] if len(self.buffer) >= 10 else 1 << 62, 10
            if len(self.buffer) < at + size:
                return
            kind, message = self.buffer[0] & 15, bytes(self.buffer[at : at + size])
            del self.buffer[: at + size]
            if kind == 1:
                self.heard(message)
            elif kind == 9 and self.transport is not None:
                self.transport.write(bytes((0x8A, 0x80 | len(message))) + ZERO_MASK + message)

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        text = json.dumps(message, separators=(",", ":")).encode()
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
        if self.transport is not None:
            self.transport.write(b"\x81" + size + ZERO_MASK + text)


class Table:
    """A table of four sockets, played by club bots."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.game = find(GAMES[number % len(GAMES)])
        self.number = number
        self.address = f"10.{number // 62500}.{number // 250 % 250}.{number % 250 + 1}"
        self.lines: list[Line] = []
        self.owing: dict[int, bytes] = {}
        self.sent: dict[str, float] = {}
        self.count = 0
        self.over = False

    async def open(self) -> None:
        """Opens the table and its sockets and starts the game."""
        wish = {
            "game": self.game.name,
            "pace": "instant",
            "seats": [{"kind": "me", "name": f"Load {seat}"} for seat in range(4)],
        }
        answer, cookie = self.load.post("/api/tables", wish, self.address)
        self.cookie, self.code, self.watch = cookie, answer["code"], answer["watch"]
        self.rules = self.game.rules({"seats": 4})
        self.bot = make_bot(self.game, "club", self.number)
        for seat in range(4):
            line = await self.load.line(self.code, cookie, self.address, lambda data, seat=seat: self.heard(seat, data))
            line.say({"t": "hello", "since": -1, "seat": seat})
            self.lines.append(line)
        self.lines[0].say({"t": "start"})

    def heard(self, seat: int, data: bytes) -> None:
        """Keeps the newest view of a seat that owes a decision, and times acknowledgements."""
        if data.startswith(b'{"t":"view"'):
            if b'"decision":null' in data:
                self.owing.pop(seat, None)
                if b'"over":null' not in data:
                    self.over = True
            else:
                self.owing[seat] = data
        elif data.startswith(b'{"t":"ack"'):
            start = self.sent.pop(msgspec.json.decode(data)["id"], None)
            if start is not None:
                self.load.times.append(time.perf_counter() - start)
        elif data.startswith((b'{"t":"refused"', b'{"t":"incident"')):
            self.load.refused += 1
            self.sent.pop(str(msgspec.json.decode(data).get("id")), None)

    def move(self) -> bool:
        """Lets one seat decide; whether one could."""
        if not self.owing or self.sent:
            return False
        seat, data = self.owing.popitem()
        view = msgspec.json.decode(data)
        seen = {name: value for name, value in view["view"].items() if name != "game"}
        action = self.game.actions.name(self.bot.choose(View(self.game, self.rules, seat, seen)))
        self.count += 1
        move_id = f"{seat}-{self.count}"
        self.sent[move_id] = time.perf_counter()
        self.lines[seat].say({"t": "move", "id": move_id, "seat": seat, "decision": view["decision"], "action": action})
        return True


class Load:
    """Everything this program does to a server."""

    def __init__(self, place: tuple[str, int]) -> None:
        self.place = place
        self.tables: list[Table] = []
        self.nuisances: list[Line] = []
        self.times: list[float] = []
        self.refused = 0
        self.replaced = 0

    def post(self, path: str, body: Any, address: str) -> tuple[dict[str, Any], str]:
        """Asks over HTTP; returns the answer and the cookie."""
        headers = {"X-Homestretch": "1", "Content-Type": "application/json", "X-Forwarded-For": address}
        line = http.client.HTTPConnection(*self.place, timeout=60)
        line.request("POST", path, json.dumps(body), headers)
        response = line.getresponse()
        data, cookie = json.loads(response.read()), response.getheader("set-cookie") or ""
        line.close()
        assert response.status == 201, data
        return data, cookie.partition("=")[2].partition(";")[0]

    async def line(self, code: str, cookie: str, address: str, heard: Callable[[bytes], None]) -> Line:
        """A socket."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(self.place, code, cookie, address, heard), *self.place)
        await line.open
        return line

    async def grow(self, tables: int, nuisances: bool) -> None:
        """Opens tables until there are so many, with a stalled reader and a flooding client for every fifty."""
        while len(self.tables) < tables:
            table = Table(self, len(self.tables))
            await table.open()
            self.tables.append(table)
            if nuisances and len(self.tables) % NUISANCES == 0:
                stalled = await self.line(table.watch, "", f"11.{table.address[3:]}", lambda data: None)
                stalled.say({"t": "hello", "since": -1, "seat": None})
                assert stalled.transport is not None
                stalled.transport.pause_reading()
                flooding = await self.line(table.watch, "", f"12.{table.address[3:]}", lambda data: None)
                flooding.say({"t": "hello", "since": -1, "seat": None})
                self.nuisances += [stalled, flooding]

    async def flood(self) -> None:
        """Half of the nuisances send as fast as two hundred messages a second."""
        while True:
            for line in self.nuisances[1::2]:
                for _ in range(10):
                    line.say({"t": "hello", "since": -1, "seat": None})
            await asyncio.sleep(0.05)

    async def play(self, rate: float, seconds: float) -> float:
        """Plays so many moves a second; returns how many it really was."""
        self.times.clear()
        start, made, at = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - start) < seconds:
            due = int(now * rate) - made
            for _ in range(min(due, len(self.tables))):
                for _ in range(len(self.tables)):
                    table = self.tables[at % len(self.tables)]
                    at += 1
                    if table.over:
                        self.replaced += 1
                        again = Table(self, len(self.tables) + self.replaced)
                        await again.open()
                        self.tables[(at - 1) % len(self.tables)] = again
                    elif table.move():
                        made += 1
                        break
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        return len(self.times) / seconds


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds and resident MiB of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found
    return (int(fields[11]) + int(fields[12])) / TICKS, int(found[1]) / 1024


def part(times: list[float], share: float) -> float:
    """The time below which this share lies, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def measure(place: tuple[str, int], pid: int, steps: list[tuple[int, float]], seconds: float, calm: bool) -> None:
    """Runs the steps and prints a line for each; pauses of our own collector would count as the server's."""
    gc.disable()
    load = Load(place)
    _, empty = usage(pid)
    say("| tables (sockets) | moves/s wanted | acked | p50 ms | p95 | p99 | max | CPU | CPU a move | RSS | load |")
    say("|---|---|---|---|---|---|---|---|---|---|---|")
    flooding = None
    grown: list[tuple[int, float]] = []
    for tables, rate in steps:
        await load.grow(tables, not calm)
        if flooding is None and load.nuisances:
            flooding = asyncio.create_task(load.flood())
        await asyncio.sleep(2)
        before, _ = usage(pid)
        start = time.perf_counter()
        acked = await load.play(rate, seconds)
        spent = time.perf_counter() - start
        after, memory = usage(pid)
        times = list(load.times)
        sockets = 4 * len(load.tables) + len(load.nuisances)
        say(
            f"| {len(load.tables)} ({sockets}) | {rate:.0f} | {acked:.0f} | {part(times, 0.5):.1f} | "
            f"{part(times, 0.95):.1f} | {part(times, 0.99):.1f} | {part(times, 1.0):.0f} | "
            f"{100 * (after - before) / spent:.0f} % | {1e6 * (after - before) / max(1, len(times)):.0f} µs | "
            f"{memory:.0f} MiB | {os.getloadavg()[0]:.1f} |"
        )
        grown.append((len(load.tables), memory))
    (fewest, small), (most, big) = grown[0], max(grown, key=lambda one: one[0])
    if most > fewest:
        say(f"{1024 * (big - small) / (most - fewest):.0f} KiB more for each table from {fewest} to {most};", end=" ")
    say(f"{empty:.0f} MiB empty; {load.refused} refusals, {load.replaced} games over.")
    if flooding is not None:
        flooding.cancel()


def say(line: str, end: str = "\n") -> None:
    """Prints a line at once."""
    sys.stdout.write(line + end)
    sys.stdout.flush()


def main() -> None:
    """Starts a server on a new file and loads it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", default="100:100,250:250,500:500", help="TABLES:MOVES_A_SECOND,…")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each step")
    parser.add_argument("--calm", action="store_true", help="without stalled readers and floods")
    options = parser.parse_args()
    steps = [(int(tables), float(rate)) for tables, rate in (step.split(":") for step in options.steps.split(","))]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "homestretch", "--lang", "en", "serve", "--no-open", "--port", "0"]
        server = subprocess.Popen([*command, "--data", f"{folder}/tables.db"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            found = re.search(r"http://([\d.]+):(\d+)", server.stdout.readline())
            assert found
            run(measure((found[1], int(found[2])), server.pid, steps, options.seconds, options.calm))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
