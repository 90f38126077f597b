"""Connections with little patience: for headers that dribble, and for whoever does not read what was sent."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from homestretch.server.inbox import Gate, Inbox

LINGER = 3.0
"""Seconds a socket may take to receive the last words."""


class ImpatientProtocol(H11Protocol):
    """A request has to be there, headers and all, within some seconds of its first byte or of the connection."""

    seconds: float
    impatience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection begins."""
        super().connection_made(transport)
        self.wait_for_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection ends."""
        self.be_patient()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request."""
        if self.impatience is None and self.conn.their_state is h11.IDLE:
            self.wait_for_headers()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.be_patient()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request was for a socket: the headers are here."""
        self.be_patient()
        super().handle_websocket_upgrade(event)

    def wait_for_headers(self) -> None:
        """From now on the time for headers runs."""
        self.impatience = self.loop.call_later(self.seconds, self.cut)

    def be_patient(self) -> None:
        """The headers are here."""
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None

    def cut(self) -> None:
        """Hangs up."""
        self.impatience = None
        if not self.transport.is_closing():
            self.transport.abort()


def impatient(seconds: float) -> type[ImpatientProtocol]:
    """The protocol with so much patience."""
    return type("Impatient", (ImpatientProtocol,), {"seconds": seconds})


class BriefSocket(WebSocketsSansIOProtocol):
    """A socket that is gone soon after we are done with it, whether the other side reads or not."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """The socket is open: nobody will ask for its headers any more, though the parser keeps them."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """We are done with this socket."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)
