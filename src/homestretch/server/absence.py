"""Somebody is not there: how long the others wait before they may choose what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from homestretch.server.messages import AbsentSeat

GRACE = {"none": 120.0, "relaxed": 120.0, "normal": 60.0, "fast": 30.0}
"""Seconds the others wait for somebody whose line broke, by the clock of the table."""
LEFT = 10.0
"""Seconds they wait for somebody who got up on purpose."""


class Absence:
    """Since when each seat is away, and what the others want about it."""

    def __init__(self, now: Callable[[], float], hurry: float = 1.0) -> None:
        self.now = now
        self.hurry = hurry
        self.since: dict[int, float] = {}
        self.left: set[int] = set()
        self.end: set[int] = set()

    def gone(self, seat: int) -> None:
        """A seat is away from now on."""
        self.since.setdefault(seat, self.now())

    def back(self, seat: int) -> None:
        """A seat is back, or a bot sits in for it."""
        self.since.pop(seat, None)
        self.left.discard(seat)
        self.end.clear()

    def wait(self, seat: int) -> None:
        """The others wait once more."""
        self.since[seat] = self.now()
        self.left.discard(seat)
        self.end.clear()

    def agreed(self, seats: Iterable[int], present: set[int]) -> bool:
        """Some want to end the game; whether all who are here do."""
        self.end.update(seats)
        return present <= self.end

    def settled(self) -> None:
        """The game is over: nobody waits any more."""
        self.end.clear()

    def shown(self, away: list[int], late: list[int], clock: str) -> AbsentSeat | None:
        """The seat to wait for: one whose time is up, else the one that is away longest."""
        if late:
            return AbsentSeat(late[0], "clock", 0, True, sorted(self.end))
        now = self.now()
        untils = {
            seat: self.since.setdefault(seat, now) + (LEFT if seat in self.left else GRACE[clock]) / self.hurry
            for seat in away
        }
        if not untils:
            return None
        seat = min(untils, key=lambda at: (untils[at], at))
        left = max(0, round(1000 * (untils[seat] - now)))
        return AbsentSeat(seat, "gone", left, left == 0, sorted(self.end))
