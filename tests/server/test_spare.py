"""Sums that are nice to have get the time that can be spared, and no more."""

from __future__ import annotations

from homestretch.server.spare import CHEAP, MOST, SpareTime


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
    assert spare.do("odds", clock.sum_of, MOST + 1.0) == "done"
    assert spare.do("odds", clock.sum_of, 0.01) is None
    clock.seconds += 0.8
    assert spare.do("odds", clock.sum_of, 0.01) is None
    clock.seconds += 0.2
    assert spare.do("odds", clock.sum_of, 0.01) == "done"


def test_cheap_sums_never_wait() -> None:
    clock = Clock()
    spare = SpareTime(0.01, clock)
    assert spare.do("cheap", clock.sum_of, CHEAP / 2) == "done"
    assert spare.do("dear", clock.sum_of, 1.0) == "done"
    assert spare.do("dear", clock.sum_of, 1.0) is None
    assert spare.do("cheap", clock.sum_of, CHEAP / 2) == "done"


def test_no_more_is_saved_up_than_the_most() -> None:
    clock = Clock()
    spare = SpareTime(0.5, clock)
    clock.seconds += 3600
    assert spare.do("odds", clock.sum_of, 3 * MOST) == "done"
    assert spare.do("odds", clock.sum_of, 0.01) is None
