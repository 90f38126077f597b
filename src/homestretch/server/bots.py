"""The bots at a table: each gets its view, thinks elsewhere, and moves like anybody else."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from typing import TYPE_CHECKING

from homestretch.core.luck import fresh_seed
from homestretch.core.refused import Refused
from homestretch.core.view import View
from homestretch.server.keys import new_incident
from homestretch.server.play import Pending, Play
from homestretch.server.players import quick_choice

if TYPE_CHECKING:
    from homestretch.server.room import Room

PACES = {"slow": 2.5, "normal": 1.1, "fast": 0.4, "instant": 0.0}
"""Seconds of a beat: bots move only on the beats after what everybody saw last, the same whatever they choose."""
RETRY, SELDOM = 1.0, 60.0
"""Seconds until a bot tries again after its move could not be made, at first and at last."""
log = logging.getLogger("homestretch.bots")


class Bots:
    """Those at one table, and those who sit in for people."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def owing(self) -> list[int]:
        """The seats for which a bot owes a decision; that it thinks is no secret."""
        room = self.room
        if room.play is None or room.table.status != "playing":
            return []
        return [seat for seat in room.play.waiting() if room.seats[seat].bot]

    def wake(self) -> None:
        """Lets every bot that owes a decision think, as long as somebody looks on."""
        play = self.room.play
        for seat in self.owing if self.room.lines else ():
            if play is not None and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self.think(seat, play))

    def stop(self) -> None:
        """Lets them all rest."""
        for task in self.thinking.values():
            task.cancel()

    async def think(self, seat: int, play: Play) -> None:
        """One decision after the other, as long as the bot owes one."""
        pause = RETRY
        try:
            while True:
                try:
                    if not await self.decide(seat, play):
                        return
                    pause = RETRY
                except Exception:
                    log.exception("incident %s: a bot at a table of %s", new_incident(), play.game.name)
                    await asyncio.sleep(pause)
                    pause = min(SELDOM, 2 * pause)
        finally:
            del self.thinking[seat]

    async def decide(self, seat: int, play: Play) -> bool:
        """One decision of a bot, at the pace of the table; whether it should look for another."""
        room = self.room
        async with room.lock:
            level, decision = room.seats[seat].bot, play.decision(seat)
            if level is None or decision is None or not room.lines or room.table.status != "playing":
                return False
            view = play.table.view(seat)
        action = await room.house.thinkers.choose(view, level)
        await self.beat()
        async with room.lock:
            if play.decision(seat) == decision and room.seats[seat].bot == level and room.table.status == "playing":
                await room.commit(legal_move(play, seat, action, view), decision, None)
            await room.go_on()
        return True

    async def beat(self) -> None:
        """Waits for the next beat after what everybody saw last: how long a bot thought must not tell what it chose."""
        room = self.room
        shown = None
        while shown != room.shown_at and (pace := PACES[room.table.pace]):
            shown, now = room.shown_at, room.house.now()
            beats = max(1, ceil((now - shown) / pace))
            await asyncio.sleep(shown + beats * pace - now)


def legal_move(play: Play, seat: int, action: int, view: View) -> Pending:
    """What a bot wants, if it may; else a quick move."""
    try:
        return play.move(seat, action)
    except Refused as refused:
        log.warning("a bot wanted %s: a quick move instead", refused)
        return play.move(seat, quick_choice(view, fresh_seed()))
