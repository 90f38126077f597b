"""Why a bot chose what it chose, in numbers that a person understands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Why:
    """What a bot thought of its latest choice.

    ``before`` is its chance to win as it looked before, ``after`` with the action it chose. ``best`` lists
    (action, chance to win, how often it was tried), the best first.
    """

    before: float | None
    after: float
    best: list[tuple[int, float, int]]
    simulations: int
