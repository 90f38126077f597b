"""A bot that is a program of its own: one line of JSON for each question, one for each answer.

It learns what its seat sees and nothing else: the process never holds the table, its dice or their seed.
"""

from __future__ import annotations

import os
import selectors
import shutil
import subprocess
import time
from contextlib import suppress
from typing import Any

from homestretch.bots.bot import Bot
from homestretch.bots.why import Why
from homestretch.bots.wire import LONGEST_ANSWER, question, read_answer
from homestretch.core.refused import Refused
from homestretch.core.view import View

STARTING = 10.0
"""Seconds a program may take over its first answer, beside its time to think."""


class ProgramBot(Bot):
    """Asks a program, started when it is first needed and again after it failed.

    ``choose`` raises Refused if the program is silent, slow, dead or answers nonsense.
    """

    def __init__(self, command: list[str], name: str, milliseconds: int) -> None:
        if shutil.which(command[0]) is None:
            raise Refused("bot_missing", bot=name, program=command[0])
        self.command = command
        self.name = name
        self.milliseconds = milliseconds
        self.process: subprocess.Popen[bytes] | None = None
        self.asked = 0
        self.rest = b""
        self.thought: Why | None = None

    def choose(self, view: View) -> int:
        fresh = self.process is None
        self.asked += 1
        self.thought = None
        try:
            self.send(question(view, self.asked, self.milliseconds))
            line = self.receive(self.milliseconds / 1000 + (STARTING if fresh else 0.0))
            action, self.thought = read_answer(view, self.asked, line, self.name)
        except Refused:
            self.close()
            raise
        return action

    def why(self) -> Why | None:
        return self.thought

    def send(self, line: str) -> None:
        """Hands over a line."""
        if self.process is None:
            try:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as problem:
                raise Refused("bot_missing", bot=self.name, program=f"{self.command[0]} ({problem})") from None
            self.rest = b""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Refused("bot_died", bot=self.name) from None

    def receive(self, seconds: float) -> str:
        """The next line, if it comes in time."""
        assert self.process is not None
        assert self.process.stdout is not None
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if not ready.select(max(0.0, until - time.monotonic())):
                    raise Refused("bot_silent", bot=self.name, seconds=round(seconds, 1))
                got = os.read(self.process.stdout.fileno(), LONGEST_ANSWER)
                if not got:
                    raise Refused("bot_died", bot=self.name)
                self.rest += got
                if len(self.rest) > LONGEST_ANSWER:
                    raise Refused("bot_nonsense", bot=self.name, said="…", problem=f"over {LONGEST_ANSWER} bytes")
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("utf-8", "replace")

    def close(self) -> None:
        """Ends the program."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):  # it may have died with our question unread
                pipe.close()
        process.wait()

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(self, *problem: Any) -> None:
        self.close()
