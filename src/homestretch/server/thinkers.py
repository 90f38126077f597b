"""The processes in which bots think: asked with a view, given a deadline, replaced when they do not answer."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec

from homestretch.core.luck import fresh_seed
from homestretch.core.view import View
from homestretch.server.players import quick_choice
from homestretch.server.worker import Question

WORKER = [sys.executable, "-m", "homestretch.server.worker"]
LONGEST_LINE = 1 << 20
log = logging.getLogger("homestretch.bots")


class Thinkers:
    """One process for each core but one; they are started when the first bot is asked, or soon after the server."""

    def __init__(self, seconds: float, command: list[str] | None = None) -> None:
        self.seconds = seconds
        self.command = command or WORKER
        self.count = max(1, (os.cpu_count() or 1) - 1)
        self.idle: asyncio.Queue[asyncio.subprocess.Process] = asyncio.Queue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.starting: asyncio.Task[None] | None = None
        self.replacing: set[asyncio.Task[None]] = set()
        self.stopped = False

    def start(self) -> asyncio.Task[None]:
        """Begins to start the processes; nobody has to wait for it."""
        if self.starting is None:
            self.starting = asyncio.create_task(self.fill())
        return self.starting

    async def fill(self) -> None:
        """Starts as many processes as there should be."""
        while len(self.all) < self.count and not self.stopped:
            process = await asyncio.create_subprocess_exec(
                *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
            )
            self.all.add(process)
            self.idle.put_nowait(process)

    async def stop(self) -> None:
        """Ends all processes."""
        self.stopped = True
        if self.starting is not None:
            with suppress(OSError):
                await self.starting
        await asyncio.gather(*self.replacing, return_exceptions=True)
        for process in list(self.all):
            await self.end(process)

    async def end(self, process: asyncio.subprocess.Process) -> None:
        """Ends a process at once."""
        self.all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def choose(self, view: View, level: str) -> int:
        """The move of a bot that sees this; a quick one if it does not answer in time."""
        assert view.seat is not None
        options = msgspec.json.encode(view.rules.options).decode()
        asked = msgspec.json.encode(Question(view.game.name, options, view.seat, level, view.data)) + b"\n"
        try:
            async with asyncio.timeout(self.seconds):
                return view.game.actions.pack(await self.answer(asked))
        except (TimeoutError, OSError, msgspec.MsgspecError) as problem:
            log.warning("a %s bot gave no answer (%s): a quick move instead", level, type(problem).__name__)
            return quick_choice(view, fresh_seed())

    async def answer(self, asked: bytes) -> dict[str, Any]:
        """Asks whichever process is free; one that fails or is given up on is replaced."""
        await asyncio.shield(self.start())
        process = await self.idle.get()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(asked)
            await process.stdin.drain()
            line = await process.stdout.readline()
            found: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
        except BaseException:
            task = asyncio.create_task(self.replace(process))
            self.replacing.add(task)
            task.add_done_callback(self.replacing.discard)
            raise
        self.idle.put_nowait(process)
        return found

    async def replace(self, process: asyncio.subprocess.Process) -> None:
        """A new process for one that failed."""
        await self.end(process)
        await self.fill()
