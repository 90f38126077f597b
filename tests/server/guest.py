"""A browser as the tests need it: it keeps its cookie, asks over HTTP and speaks through sockets."""

from __future__ import annotations

import atexit
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from homestretch.bots.levels import make_bot
from homestretch.core.catalog import find
from homestretch.core.view import View

SECONDS = 20.0
ENOUGH = 1e9
"""Spare time without end: what is sent does not depend on how busy the machine is."""


class House:
    """A server in a process of its own; with ``odd`` in odd circumstances."""

    def __init__(self, data: Path, port: int = 0, odd: dict[str, Any] | None = None) -> None:
        self.data = data
        self.log = data.with_suffix(".log")
        usual = [sys.executable, "-m", "homestretch", "--lang", "en", "serve", "--no-open"]
        command = [*usual, "--port", str(port), "--data", str(data)]
        if odd is not None:
            command = [
                sys.executable,
                str(Path(__file__).parent / "odd_house.py"),
                str(data),
                str(port),
                json.dumps(odd),
            ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        atexit.register(self.process.kill)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + self.log.read_text()
        self.address = found[0]
        place = urlsplit(self.address)
        assert place.hostname
        assert place.port
        self.host, self.port = place.hostname, place.port

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ends the server with a signal."""
        atexit.unregister(self.process.kill)
        self.process.send_signal(number)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(20)


class Guest:
    """One browser; ``address`` makes the server think it is somewhere else on the net."""

    def __init__(self, house: House, cookie: str | None = None, address: str | None = None) -> None:
        self.house = house
        self.cookie = cookie
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.talks = 0

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """One request as it is."""
        connection = HTTPConnection(self.house.host, self.house.port, timeout=SECONDS)
        sent = {**self.headers, **(headers or {})}
        if self.cookie:
            sent["Cookie"] = f"homestretch={self.cookie}"
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            if "set-cookie" in found:
                match = re.match(r"homestretch=([^;]+)", found["set-cookie"])
                assert match
                self.cookie = match[1]
            return response.status, found, response.read()
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        """The JSON under a path."""
        return json.loads(self.ask("GET", path)[2])

    def post(self, path: str, body: Any, kind: str = "application/json") -> Any:
        """The JSON in answer to something sent."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return json.loads(self.ask("POST", path, data, {"X-Homestretch": "1", "Content-Type": kind})[2])

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; seats are me, open, or the level of a bot."""
        wishes = [
            {"kind": seat}
            if seat == "open"
            else {"kind": "me", "name": f"Player {at + 1}"}
            if seat == "me"
            else {"kind": "bot", "level": seat}
            for at, seat in enumerate(seats)
        ]
        wish = {"game": game, "seats": wishes, "pace": "instant", **more}
        answer: dict[str, Any] = self.post("/api/tables", wish)
        return answer

    def join(self, code: str, name: str = "Guest", **more: Any) -> dict[str, Any]:
        """Sits down."""
        answer: dict[str, Any] = self.post(f"/api/tables/{code}/join", {"name": name, **more})
        return answer

    def come(self, code: str, since: int = -1, seat: int | None = None, **more: Any) -> Talk:
        """A socket to a table, greeted."""
        talk = Talk(self, code, **more)
        talk.say(t="hello", since=since, seat=seat)
        return talk


class Talk:
    """A socket, and what was heard last through it."""

    def __init__(self, guest: Guest, code: str, origin: str | None = None) -> None:
        self.guest = guest
        place = f"{guest.house.host}:{guest.house.port}"
        headers = dict(guest.headers)
        if guest.cookie:
            headers["Cookie"] = f"homestretch={guest.cookie}"
        self.line: ClientConnection = connect(
            f"ws://{place}/ws/{code}",
            origin=Origin(origin or f"http://{place}"),
            additional_headers=headers,
            compression=None,
            max_size=None,
        ).__enter__()
        self.code = code
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.moves = 0
        guest.talks += 1
        self.number = guest.talks

    def say(self, **message: Any) -> None:
        """Sends a message."""
        self.line.send(json.dumps(message))

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message; tables and views are kept."""
        text = self.line.recv(seconds)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        if message["t"] != "pong":
            self.raw.append(text)
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "view":
            self.view = message
            self.events += message["events"] or []
        return message

    def until(self, wanted: Callable[[dict[str, Any]], object], seconds: float = SECONDS) -> dict[str, Any]:
        """Listens until a message is as wanted."""
        end = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def wait(self, so: Callable[[], object], seconds: float = SECONDS) -> None:
        """Listens until something holds."""
        end = time.monotonic() + seconds
        while not so():
            self.hear(max(0.01, end - time.monotonic()))

    def table_has(self, name: str) -> bool:
        """Whether something is set at the table."""
        return bool(self.table[name])

    def until_seq(self, seq: int) -> None:
        """Listens until a new view is as far as that."""
        self.until(lambda message: message["t"] == "view" and message["seq"] >= seq)

    def until_kind(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        """Listens until a message of a kind."""
        return self.until(lambda message: message["t"] == kind, seconds)

    def settle(self) -> None:
        """Has heard everything the server had to say: it answers first, then shows the table, then the view."""
        for _ in range(3):
            self.say(t="ping")
            self.until_kind("pong")

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """What is heard until nothing comes for a while."""
        found = []
        with suppress(TimeoutError, ConnectionClosed):
            while True:
                found.append(self.hear(seconds))
        return found

    def nonce(self) -> None:
        """Adds to the sealed dice for every own seat, as the app does."""
        self.until_kind("table")
        for at, seat in enumerate(self.table["seats"]):
            if seat["mine"]:
                self.say(t="nonce", seat=at, nonce=f"nonce{at}")

    def started(self) -> Talk:
        """Has the game begun."""
        self.wait(lambda: self.view)
        return self

    def move(self, action: dict[str, Any] | None = None, move_id: str | None = None, **more: Any) -> str:
        """Sends a decision, the first that is legal if none is named; returns its id."""
        self.moves += 1
        move_id = move_id or f"{self.number}-{self.moves}"
        view = self.view
        chosen = view["legal"][0] if action is None else action
        message = {"seat": view["seat"], "decision": view["decision"], "action": chosen, **more}
        self.say(t="move", id=move_id, **message)
        return move_id

    def answer(self, move_id: str) -> dict[str, Any]:
        """The answer to a decision."""
        return self.until(lambda m: m["t"] in ("ack", "refused", "incident") and m.get("id") == move_id)

    def close(self) -> None:
        """Hangs up."""
        self.line.close()


def club_move(talk: Talk, bots: dict[str, Any]) -> dict[str, Any]:
    """What a club player would do with this view."""
    view = talk.view
    game = find(talk.table["game"])
    rules = game.rules(talk.table["options"])
    data = {name: value for name, value in view["view"].items() if name != "game"}
    if "bot" not in bots:
        bots["bot"] = make_bot(game, "club", 1)
    chosen: dict[str, Any] = game.actions.name(bots["bot"].choose(View(game, rules, view["seat"], data)))
    return chosen


def play_on(talks: list[Talk], rounds: int = 100_000, bots: dict[str, Any] | None = None) -> None:
    """Lets the people of some sockets play like club players until the game is over, or so many decisions."""
    kept = {} if bots is None else bots
    while rounds > 0 and not talks[0].view.get("over"):
        for talk in talks:
            if talk.view.get("over"):
                continue
            if not talk.view.get("decision"):
                with suppress(TimeoutError):
                    talk.hear(0.02)
                continue
            rounds -= 1
            answer = talk.answer(talk.move(club_move(talk, kept)))
            if answer.get("code") == "too_fast":
                time.sleep(0.2)
                continue
            assert answer["t"] == "ack" or answer["code"] == "stale_decision", answer
            talk.until_seq(answer.get("seq", 0))


def pair(house: House, game: str, *seats: str, **more: Any) -> tuple[Talk, Talk]:
    """Two people at a table, both there."""
    host, friend = Guest(house), Guest(house)
    opened = host.open(game, "me", "open", *seats, **more)
    friend.join(opened["code"], "Ben")
    talks = host.come(opened["code"]), friend.come(opened["code"])
    for talk in talks:
        talk.nonce()
    for talk in talks:
        talk.started()
    return talks
