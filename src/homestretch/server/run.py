"""Starts the server: the port, the file, the signals."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from homestretch.core.refused import Refused
from homestretch.server.house import House
from homestretch.server.limits import Limits
from homestretch.server.protocols import BriefSocket, impatient
from homestretch.server.web import app_of

try:
    from uvloop import run
except ImportError:
    from asyncio import run  # type: ignore[assignment]


class Server(uvicorn.Server):
    """Says when it is ready; stops in good order on a signal, so that there is time to close the file."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve; from here on signals are listened to as well."""
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listens to the signals that mean: stop."""
        loop = asyncio.get_running_loop()
        caught = [number for number in (signal.SIGINT, signal.SIGTERM) if can_catch(loop, number, self.handle_exit)]
        yield
        for number in caught:
            loop.remove_signal_handler(number)


def can_catch(loop: asyncio.AbstractEventLoop, number: int, stop: Callable[[int, None], None]) -> bool:
    """Listens to a signal; whether the platform and the thread let us."""
    try:
        loop.add_signal_handler(number, stop, number, None)
    except (NotImplementedError, RuntimeError, ValueError):
        return False
    return True


HIGHEST = 65_535
"""The highest port there is."""
HANDOVER = 0.001
"""Seconds after which the thread that syncs is let in between: an answer waits for it."""
GRACEFUL = 3
"""Seconds for answers under way when the server stops."""


def serve(host: str, port: int, data: Path, ready: Callable[[str], object], limits: Limits | None = None) -> None:
    """Serves until it is told to stop; ``ready`` is called with the address. Refused if it cannot start."""
    bounds = limits or Limits()
    sys.setswitchinterval(HANDOVER)
    listening = bound(host, port)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    try:
        run(serving(House(data, bounds), listening, ready, bounds))
    finally:
        listening.close()


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; Refused with a sentence if the port cannot be had."""
    if port > HIGHEST:
        raise Refused("port_not_allowed", host=host, port=str(port), problem=f"0–{HIGHEST}")
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError as problem:
        code = "port_in_use" if problem.errno == errno.EADDRINUSE else "port_not_allowed"
        raise Refused(code, host=host, port=str(port), problem=str(problem)) from None
    listening.setblocking(False)
    return listening


async def serving(house: House, listening: socket.socket, ready: Callable[[str], object], limits: Limits) -> None:
    """Serves in the event loop."""
    config = uvicorn.Config(
        app_of(house),
        http=impatient(limits.header_seconds),
        ws=BriefSocket,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        limit_concurrency=limits.connections,
        timeout_graceful_shutdown=GRACEFUL,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="off",
    )
    await house.start()
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    try:
        await Server(config, lambda: ready(f"http://{shown}:{port}/")).serve(sockets=[listening])
    finally:
        await house.stop()
