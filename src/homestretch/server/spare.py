"""Sums that are nice to have: odds, and how long a game will take. They get what time can be spared, and no more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

MOST = 0.1
"""How many seconds may be saved up."""
CHEAP = 0.0002
"""Seconds below which a sum is nothing to think twice about."""
log = logging.getLogger("homestretch.spare")


class SpareTime:
    """Keeps account of the time that sums took; they may have a ``share`` of every second.

    Sums there was no time for may be asked for again: they wait in line, and have their turn when there is time.
    """

    def __init__(self, share: float, now: Callable[[], float] = time.monotonic) -> None:
        self.share, self.now = share, now
        self.saved, self.at = MOST, now()
        self.took: dict[str, float] = {}
        self.waiting: dict[Callable[[], Awaitable[None]], None] = {}
        self.wanted = asyncio.Event()

    def left(self) -> float:
        """Seconds that may be used now; less than nothing after a sum that took longer than there was time for."""
        now = self.now()
        self.saved = min(MOST, self.saved + (now - self.at) * self.share)
        self.at = now
        return self.saved

    def allows(self, what: str) -> bool:
        """Whether there is time for a sum of some kind, or it takes next to none."""
        return self.left() > 0 or self.took.get(what, 0.0) <= CHEAP

    def do(self, what: str, sums: Callable[..., Any], *about: Any) -> Any:
        """The answer to a sum; what it takes is not left for others."""
        self.left()
        found = sums(*about)
        took = self.now() - self.at
        self.took[what] = max(took, 0.9 * self.took.get(what, 0.0))
        self.saved -= took
        return found

    def later(self, ask: Callable[[], Awaitable[None]]) -> None:
        """Asks again when there is time; whoever waits already keeps the place in line."""
        self.waiting[ask] = None
        self.wanted.set()

    async def serve(self) -> None:
        """Lets those who wait ask again, one after the other, whenever there is time."""
        while True:
            await self.wanted.wait()
            while (left := self.left()) <= 0:
                await asyncio.sleep(0.001 - left / self.share)
            ask = next(iter(self.waiting))
            del self.waiting[ask]
            if not self.waiting:
                self.wanted.clear()
            try:
                await ask()
            except Exception:
                log.exception("A sum that had waited went wrong.")
