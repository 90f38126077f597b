"""Thinking time: a bank for each seat and a little more for every decision. It runs only while the server does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

BANKS: dict[str, tuple[int, int] | None] = {
    "none": None,
    "relaxed": (900_000, 20_000),
    "normal": (420_000, 10_000),
    "fast": (150_000, 5_000),
}
"""Milliseconds at the start, and for every decision made."""
MORE = 6
"""How many decisions' worth of time the others grant when they wait for somebody whose time is up."""


def bank_of(mode: str, hurry: float) -> tuple[int, int] | None:
    """What a seat begins with and is given for every decision; None without a clock."""
    bank = BANKS[mode]
    return None if bank is None else (round(bank[0] / hurry), round(bank[1] / hurry))


def left_at_start(mode: str, seats: int, hurry: float) -> list[int | None]:
    """What is on every clock at the start."""
    bank = bank_of(mode, hurry)
    return [None if bank is None else bank[0]] * seats


class Clock:
    """The clocks of one table, in milliseconds."""

    def __init__(self, mode: str, left: list[int | None], now: Callable[[], float], hurry: float = 1.0) -> None:
        self.bank = bank_of(mode, hurry)
        self.left = list(left)
        self.now = now
        self.running: set[int] = set()
        self.since = now()

    def run(self, seats: Iterable[int]) -> None:
        """From now on the clocks of these seats run, and no others."""
        self.left = self.shown()
        self.since = self.now()
        self.running = set(seats) if self.bank else set()

    def shown(self) -> list[int | None]:
        """What is left for each seat now."""
        if not self.running:
            return list(self.left)
        spent = int(1000 * (self.now() - self.since))
        return [
            max(0, left - spent) if left is not None and seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def after(self, seat: int, times: int = 1) -> list[int | None]:
        """What is left for each seat once this one has decided, or is given more time."""
        more = times * self.bank[1] if self.bank else 0
        return [left + more if left is not None and at == seat else left for at, left in enumerate(self.shown())]

    def set(self, left: list[int | None]) -> None:
        """From now on this is left."""
        self.left = list(left)
        self.since = self.now()

    def out(self) -> list[int]:
        """The seats whose time is up while they should decide."""
        return [seat for seat, left in enumerate(self.shown()) if left == 0 and seat in self.running]

    def next_out(self) -> float | None:
        """Seconds until the time of a seat is up; None if none runs."""
        running = [left for seat, left in enumerate(self.shown()) if seat in self.running and left]
        return min(running) / 1000 if running else None
