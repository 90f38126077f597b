"""Neither how often, how much, in which order nor when something is sent tells what somebody keeps to himself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import pytest

from homestretch.core.catalog import find
from homestretch.server import messages as m
from homestretch.server.house import House as Tables
from homestretch.server.house import new_table, rules_for
from homestretch.server.limits import Limits
from homestretch.server.line import Line
from homestretch.server.rows import SeatRow
from server.guest import ENOUGH, Guest, House

SEATS, TRIALS = 3, 24
WATCHER = SEATS
Heard = list[tuple[int, bytes]]


class Evening:
    """A table in this process, always with the same dice; whatever is sent is heard in its order."""

    def __init__(self, data: Path, game: str) -> None:
        self.tables = Tables(data, Limits(spare=ENOUGH))
        self.game = find(game)
        self.heard: Heard = []
        self.lines: list[Line] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.count = 0

    async def begin(self) -> None:
        """Everybody sits down, and the game starts."""
        self.tables.store.start()
        options = rules_for(self.game.name, {"seats": SEATS}).options
        table = new_table(self.game, options, False, "none", "normal", "owner 0", 0)
        table = replace(table, code="aaaaaaaaaa", watch="bbbbbbbbbb", secret=bytes(32))
        seats = [SeatRow("person", f"P{at}", owner=f"owner {at}", nonce=str(at)) for at in range(SEATS)]
        self.room = await self.tables.add(table, seats)
        for viewer in (WATCHER, *range(SEATS)):
            line = Line(self.ear(viewer), self.room, f"owner {viewer}", watching=viewer == WATCHER)
            self.tasks.append(asyncio.create_task(line.write()))
            self.lines.append(line)
            await self.room.came(line, m.Hello())
        self.lines = [*self.lines[1:], self.lines[0]]
        await self.settled()

    def ear(self, viewer: int) -> Callable[[Any], Any]:
        """Hears what one viewer is sent."""

        async def send(message: dict[str, Any]) -> None:
            self.heard.append((viewer, message["text"].encode()))

        return send

    async def settled(self) -> None:
        """Until nothing more is owed to anybody."""
        for _ in range(40):
            await asyncio.sleep(0)
        assert not self.tables.painter.owed

    async def say(self, seat: int, message: m.Client) -> None:
        """A seat says something, and everybody hears what comes of it."""
        await self.room.said(self.lines[seat], message)
        await self.settled()

    async def move(self, seat: int, action: dict[str, Any]) -> None:
        """A seat decides."""
        assert self.room.play is not None
        self.count += 1
        await self.say(seat, m.Move(f"{self.count}", seat, self.room.play.decision(seat), action))

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """What a seat may do."""
        assert self.room.play is not None
        return [self.game.actions.name(action) for action in self.room.play.owed[seat]]

    async def end(self) -> None:
        """Everybody goes home."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.room.end_tasks()
        await self.tables.store.stop()


async def bets(evening: Evening, dice: Random) -> None:
    """The first seat bets in secret: any number of times, with changes of mind and things that cannot be."""
    for number in range(dice.randrange(6)):
        sheet = [action for action in evening.legal(0) if action["do"] == "bet"]
        if sheet:
            await evening.move(0, dice.choice(sheet))
        if dice.random() < 0.3:
            await evening.say(0, m.Undo(f"undo {number}", 0))
        if dice.random() < 0.3:
            await evening.move(0, {"do": "bet", "kind": "win", "horse": 999, "amount": dice.randrange(10**6)})
    await evening.move(0, {"do": "done"})
    for seat in (1, 2):
        await evening.move(seat, {"do": "done"})


async def routes(evening: Evening, dice: Random) -> None:
    """The first seat lays a tile or not and chooses a route, all in secret, before the last of the others does."""
    assert evening.room.play is not None
    while not any(action["do"] == "program" for action in evening.legal(0)):
        seat = evening.room.play.waiting()[0]
        await evening.move(seat, dice.choice(evening.legal(seat)) if seat == 0 else evening.legal(seat)[-1])
    await evening.move(0, dice.choice(evening.legal(0)))
    await evening.move(1, evening.legal(1)[0])


async def transcript(data: Path, game: str, secret: Callable[[Evening, Random], Any], seed: int) -> Heard:
    """All that was sent at a table where the first seat did something in secret."""
    evening = Evening(data, game)
    await evening.begin()
    await secret(evening, Random(seed))
    await evening.end()
    return evening.heard


@pytest.mark.parametrize(("game", "secret", "least"), [("finishline", bets, TRIALS // 2), ("outspeed", routes, 2)])
def test_number_length_and_order_of_messages_do_not_depend_on_a_secret(
    tmp_path: Path, game: str, secret: Callable[[Evening, Random], Any], least: int
) -> None:
    own, others = set(), set()
    for seed in range(TRIALS):
        heard = asyncio.run(transcript(tmp_path / f"{seed}.db", game, secret, seed))
        own.add(tuple(said for viewer, said in heard if viewer == 0))
        others.add(tuple((viewer, len(said)) for viewer, said in heard if viewer != 0))
        assert len(heard) > 10
    assert len(own) >= least, "hardly anything was kept secret: this shows nothing"
    assert len(others) == 1, f"{len(others)} different patterns in {TRIALS} evenings"


def test_a_bot_moves_on_the_beat_however_long_it_thought(tmp_path: Path) -> None:
    """The bot here dreams for 0, 180 or 350 milliseconds; half of its delays must lie within a third of that."""
    house = House(tmp_path / "tables.db", odd={"dreamy_bots": True})
    guest = Guest(house)
    talk = guest.come(guest.open("scrapracer", "me", "club", pace="fast")["code"])
    talk.nonce()
    talk.started()
    delays: list[float] = []
    at, seq = time.monotonic(), talk.view["seq"]
    while len(delays) < 24 and not talk.view["over"]:
        thinking = talk.view["bots_thinking"] == [1]
        if talk.view["decision"]:
            talk.answer(talk.move())
        else:
            assert thinking
        talk.until_seq(seq + 1)
        now = time.monotonic()
        if thinking:
            delays.append(now - at)
        at, seq = now, talk.view["seq"]
    assert house.stop() == 0
    assert len(delays) >= 12
    lower, _, upper = quantiles(delays)
    assert upper - lower < 0.12, sorted(round(delay, 2) for delay in delays)
    assert lower > 0.3
