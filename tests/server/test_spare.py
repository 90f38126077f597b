"""Sums that are nice to have get the time that can be spared, and no more; those left out come later."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from homestretch.server.spare import CHEAP, MOST, SpareTime
from server.guest import Guest, House, Talk

LITTLE = 0.02
"""A share of time that is used up once some tables of Finish Line have their odds, and is back in a few seconds."""


class Clock:
    """Stands still but for what sums take."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def sum_of(self, seconds: float) -> str:
        """A sum that takes so long."""
        self.seconds += seconds
        return "done"


def test_costly_sums_wait_until_their_share_of_time_has_passed() -> None:
    clock = Clock()
    spare = SpareTime(0.5, clock)
    assert spare.allows("odds")
    assert spare.do("odds", clock.sum_of, MOST + 1.0) == "done"
    assert not spare.allows("odds")
    clock.seconds += 0.9
    assert not spare.allows("odds")
    clock.seconds += 0.2
    assert spare.allows("odds")


def test_cheap_sums_never_wait() -> None:
    clock = Clock()
    spare = SpareTime(0.01, clock)
    spare.do("cheap", clock.sum_of, CHEAP / 2)
    spare.do("dear", clock.sum_of, 1.0)
    assert not spare.allows("dear")
    assert spare.allows("cheap")


def test_no_more_is_saved_up_than_the_most() -> None:
    clock = Clock()
    spare = SpareTime(0.5, clock)
    clock.seconds += 3600
    spare.do("odds", clock.sum_of, 3 * MOST)
    assert not spare.allows("odds")


def test_those_who_wait_have_their_turn_in_order_and_once_and_one_that_fails_stops_nobody() -> None:
    async def wait_in_line() -> list[str]:
        spare, served = SpareTime(0.5), []
        spare.saved = -0.02

        async def first() -> None:
            served.append("first")
            spare.saved = -0.005

        async def broken() -> None:
            served.append("broken")
            raise ValueError

        async def last() -> None:
            served.append("last")
            serving.cancel()

        serving = asyncio.create_task(spare.serve())
        for ask in (first, broken, last, first):
            spare.later(ask)
        await asyncio.sleep(0)
        assert not served, "there is no time yet"
        await asyncio.wait([serving], timeout=10)
        return served

    assert asyncio.run(wait_in_line()) == ["first", "broken", "last"]


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[House]:
    """A server with next to no time to spare."""
    made = House(tmp_path / "tables.db", odd={"spare": LITTLE})
    yield made
    made.stop()


def test_odds_that_were_left_out_are_shown_once_there_is_time(busy: House) -> None:
    guest = Guest(busy)
    talks: list[Talk] = []
    for _ in range(40):
        talks.append(guest.come(guest.open("finishline", "me", "me")["code"]))
        talks[-1].nonce()
        if talks[-1].started().view["odds"] is None:
            break
    last = talks[-1]
    assert last.view["odds"] is None, "so many odds at once take more than the time saved up"
    seen = {name: last.view[name] for name in ("seq", "decision", "legal", "view")}
    shown = last.until(lambda message: message["t"] == "view" and message["odds"])
    assert shown["odds"]["horses"]
    assert seen == {name: last.view[name] for name in seen}, "nothing else is new"
