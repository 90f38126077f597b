"""One socket: what it is owed is sent by a task of its own, newest first and never more than a little."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.types import Send

from homestretch.server.messages import Heard, encode

if TYPE_CHECKING:
    from homestretch.server.room import Room

MOST_SMALL = 64
"""Answers that may wait for a reader before the line is cut."""


class Line:
    """A socket at a table. Of tables and views only the newest is ever sent, and made only when it is sent."""

    __slots__ = (
        "closed",
        "look",
        "owner",
        "room",
        "send",
        "sending_since",
        "sent",
        "small",
        "table_due",
        "view_due",
        "wake",
        "watching",
        "writing",
    )

    def __init__(self, send: Send, room: Room, owner: str | None, watching: bool) -> None:
        self.send = send
        self.room = room
        self.owner = owner
        self.watching = watching
        self.look: int | None = None
        self.sent: dict[int | None, int] = {}
        self.small: list[bytes] = []
        self.table_due = False
        self.view_due = False
        self.wake: asyncio.Future[None] | None = None
        self.closed = False
        self.sending_since: float | None = None
        self.writing: asyncio.Task[None] | None = None

    @property
    def seats(self) -> list[int]:
        """The seats of the browser behind this line."""
        return [] if self.watching else self.room.seats_of(self.owner)

    def say(self, message: Heard) -> None:
        """Queues an answer; a reader that lets too many pile up is cut off."""
        self.small.append(encode(message))
        if len(self.small) > MOST_SMALL:
            self.closed = True
        self.stir()

    def owe_table(self) -> None:
        """The table has changed."""
        self.table_due = True
        self.stir()

    def owe_view(self) -> None:
        """The view has changed: it is shown when its turn comes."""
        self.room.house.painter.owe(self)

    def show(self) -> None:
        """Now the view is made and sent."""
        self.view_due = True
        self.stir()

    def close(self) -> None:
        """No more is sent after what is queued."""
        self.closed = True
        self.stir()

    def stir(self) -> None:
        """Wakes the task that sends."""
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def cut_if_stuck_since(self, late: float) -> None:
        """Gives up on a reader that has not taken a message for so long."""
        if self.sending_since is not None and self.sending_since < late and self.writing is not None:
            self.writing.cancel()

    async def write(self) -> None:
        """Sends what is owed until the line is closed or its reader does not keep up."""
        while True:
            while (message := await self.next()) is not None:
                self.sending_since = self.room.house.now()
                try:
                    await self.send({"type": "websocket.send", "text": message.decode()})
                except (RuntimeError, OSError):
                    return
                self.sending_since = None
            if self.closed:
                return
            if not (self.small or self.table_due or self.view_due):
                self.wake = asyncio.get_running_loop().create_future()
                await self.wake

    async def next(self) -> bytes | None:
        """The next message: answers first, then the table, then the view."""
        if self.small:
            return self.small.pop(0)
        if self.table_due:
            self.table_due = False
            return encode(self.room.pictures.table(self.owner, self.watching))
        if self.view_due:
            self.view_due = False
            async with self.room.lock:
                return self.room.pictures.view(self)
        return None
