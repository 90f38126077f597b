"""A queue and a gate for one reader each: a silent socket, of which there are thousands, costs next to nothing."""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """Open or shut, like ``asyncio.Event``, but without a place for many who wait."""

    __slots__ = ("opened", "waiter")

    def __init__(self) -> None:
        self.opened = True
        self.waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Opens the gate."""
        self.opened = True
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def clear(self) -> None:
        """Shuts the gate."""
        self.opened = False

    async def wait(self) -> None:
        """Waits until the gate is open; those who come later wait with the first."""
        while not self.opened:
            if self.waiter is None or self.waiter.done():
                self.waiter = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.waiter)


class Inbox:
    """What has come and is not read yet, like ``asyncio.Queue`` without a bound."""

    __slots__ = ("gate", "items")

    def __init__(self) -> None:
        self.gate = Gate()
        self.gate.clear()
        self.items: list[Any] = []

    def put_nowait(self, item: Any) -> None:
        """Something has come."""
        self.items.append(item)
        self.gate.set()

    def empty(self) -> bool:
        """Whether all was read."""
        return not self.items

    async def get(self) -> Any:
        """The oldest that was not read, once there is one."""
        while not self.items:
            self.gate.clear()
            await self.gate.wait()
        return self.items.pop(0)
