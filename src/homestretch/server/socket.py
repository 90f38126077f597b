"""The socket: reads what a browser says, one message after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from homestretch.core.refused import Refused
from homestretch.server import messages as m
from homestretch.server.guard import address_of, same_origin, token_of
from homestretch.server.house import House
from homestretch.server.keys import owner_of
from homestretch.server.limits import Bucket
from homestretch.server.line import Line
from homestretch.server.room import Room

BURST, RATE, LIGHT = 60, 20, 0.2
"""Messages a line may send at once, and a second after that; a ping counts for little."""
PATIENCE = 200
"""Messages too many before a line is cut."""
POLICY, TOO_MUCH = 1008, 1013


async def talk(socket: WebSocket) -> None:
    """A socket from its beginning to its end."""
    house: House = socket.app.state.house
    if not same_origin(socket.headers, needed=True):
        await socket.send_denial_response(Response(status_code=403))
        return
    code, address = socket.path_params["code"], address_of(socket)
    await socket.accept()
    try:
        if not house.asked.take(address):
            raise Refused("too_fast")
        room = await house.room(code)
        house.admit(address, room)
    except Refused as refused:
        await say_gone(socket, refused)
        return
    line = house.line(socket, room, owner_of(token_of(socket)), watching=code == room.table.watch)
    house.sockets[address] += 1
    try:
        await attend(socket, house, room, line, address)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def say_gone(socket: WebSocket, refused: Refused) -> None:
    """Tells why there is nothing here, and hangs up."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(m.encode(m.Gone(refused.code, refused.about)).decode())
        await socket.close(POLICY)


async def attend(socket: WebSocket, house: House, room: Room, line: Line, address: str) -> None:
    """Reads and writes side by side; whichever ends first ends the line."""
    reading = asyncio.create_task(listen(socket, house, room, line, address))
    writing = asyncio.create_task(line.write())
    try:
        await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        if line in room.lines:
            await asyncio.shield(room.went(line))
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                await socket.close()


async def listen(socket: WebSocket, house: House, room: Room, line: Line, address: str) -> None:
    """Reads until the browser hangs up or says what nobody can understand."""
    bucket, patience = Bucket(BURST, RATE), PATIENCE
    try:
        async with asyncio.timeout(house.limits.hello_seconds):
            first = m.read_client.decode(await socket.receive_text())
        if not isinstance(first, m.Hello):
            raise Refused("hello_first")
        await asyncio.shield(asyncio.ensure_future(room.came(line, first)))
        while True:
            message = m.read_client.decode(await socket.receive_text())
            cost = LIGHT if isinstance(message, m.Ping) else 1.0
            if not bucket.take(cost) or not house.messages.take(address, cost):
                patience -= 1
                if patience < 0:
                    raise Refused("too_fast")
                about = message.id if isinstance(message, m.Move | m.Undo) else None
                line.say(m.Refusal(about, "too_fast", {}))
                await asyncio.sleep(min(1.0, bucket.wait()))
                continue
            await asyncio.shield(asyncio.ensure_future(room.said(line, message)))
    except msgspec.MsgspecError as problem:
        line.say(m.Gone("message_form", {"problem": str(problem)[:200]}))
        line.close()
    except Refused as refused:
        line.say(m.Gone(refused.code, refused.about))
        line.close()
    except (WebSocketDisconnect, TimeoutError, KeyError, RuntimeError):
        return
    await asyncio.sleep(1)
