"""The socket: reads what a browser says, one message after the other.

There are thousands of them, most of them silent, so each keeps as little as it can: one task that reads, one that
writes, and nothing of its headers.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from homestretch.core.refused import Refused
from homestretch.server import messages as m
from homestretch.server.guard import address_of, same_origin, token_of
from homestretch.server.house import House
from homestretch.server.keys import owner_of
from homestretch.server.limits import Bucket
from homestretch.server.line import Line

PATH = "/ws/"
BURST, RATE, LIGHT, HEAVY = 60, 20, 0.2, 5.0
"""Messages a line may send at once, and a second after that; a ping counts for little, a new hello for much."""
PATIENCE, NONSENSE = 200, 20
"""Messages too many before a line is cut, and for how many of them one counts that nobody understands."""
DONE, POLICY = 1000, 1008
LAST_WORDS = 1.0
"""Seconds for the last message before we hang up."""


class HungUp(Exception):  # noqa: N818  (nothing is wrong)
    """The browser is gone."""


async def talk(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket from its beginning to its end."""
    asked = HTTPConnection(scope)
    path, address, owner = scope["path"], address_of(asked), owner_of(token_of(asked))
    await receive()
    if not path.startswith(PATH) or not same_origin(asked.headers, needed=True):
        await deny(send, 403 if path.startswith(PATH) else 404)
        return
    del asked
    await send({"type": "websocket.accept"})
    scope.clear()
    code = path.removeprefix(PATH)
    try:
        if not house.asked.take(address):
            raise Refused("too_fast")
        room = await house.room(code)
        house.admit(address, room)
    except Refused as refused:
        with suppress(OSError, RuntimeError):
            await send({"type": "websocket.send", "text": m.encode(m.Gone(refused.code, refused.about)).decode()})
            await send({"type": "websocket.close", "code": POLICY})
        return
    house.sockets[address] += 1
    try:
        await attend(receive, house, house.line(send, room, owner, watching=code == room.table.watch), address)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def deny(send: Send, status: int) -> None:
    """Answers a request for a socket like any other request."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


async def attend(receive: Receive, house: House, line: Line, address: str) -> None:
    """Reads and writes side by side; whichever ends first ends the line."""
    line.writing = writing = asyncio.create_task(line.write())
    try:
        async with asyncio.timeout(None) as reading:
            writing.add_done_callback(lambda _: stop(reading))
            await listen(receive, house, line, address)
    except (TimeoutError, HungUp):
        pass
    finally:
        if line.small:
            await asyncio.wait((writing,), timeout=LAST_WORDS)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        if line in line.room.lines:
            await asyncio.shield(line.room.went(line))
        with suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await line.send({"type": "websocket.close", "code": DONE})


def stop(reading: asyncio.Timeout) -> None:
    """Whoever cannot be written to is not read from either."""
    with suppress(RuntimeError):
        reading.reschedule(0)


async def listen(receive: Receive, house: House, line: Line, address: str) -> None:
    """Reads until the browser hangs up or says what nobody can understand."""
    bucket, patience, room = Bucket(BURST, RATE), PATIENCE, line.room
    try:
        async with asyncio.timeout(house.limits.hello_seconds):
            first = await heard(receive)
        if not isinstance(first, m.Hello):
            raise Refused("hello_first")
        await undisturbed(room.came(line, first))
        while True:
            try:
                message = await heard(receive)
            except Refused as refused:
                patience -= NONSENSE
                if patience < 0:
                    raise
                line.say(m.Refusal(None, refused.code, refused.about))
                continue
            cost = LIGHT if isinstance(message, m.Ping) else HEAVY if isinstance(message, m.Hello) else 1.0
            if bucket.take(cost) and house.messages.take(address, cost):
                await undisturbed(room.said(line, message))
                continue
            patience -= 1
            if patience < 0:
                raise Refused("too_fast")
            line.say(m.Refusal(message.id if isinstance(message, m.Move | m.Undo) else None, "too_fast", {}))
            await asyncio.sleep(min(1.0, bucket.wait()))
    except Refused as refused:
        line.say(m.Gone(refused.code, refused.about))
        line.close()


async def heard(receive: Receive) -> m.Client:
    """The next message; Refused if it is none."""
    message = await receive()
    if message["type"] != "websocket.receive":
        raise HungUp
    try:
        return m.read_client.decode(message.get("text") or "")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("message_form", problem=str(problem)[:200]) from None


async def undisturbed(work: Any) -> None:
    """Carries something out to its end, even if the line breaks meanwhile."""
    await asyncio.shield(asyncio.ensure_future(work))
