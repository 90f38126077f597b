"""Sums that are nice to have: odds, and how long a game will take. They get what time can be spared, and no more."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

MOST = 0.1
"""How many seconds may be saved up."""
CHEAP = 0.0002
"""Seconds below which a sum is nothing to think twice about."""


class SpareTime:
    """Keeps account of the time that sums took; they may have a ``share`` of every second."""

    def __init__(self, share: float, now: Callable[[], float] = time.monotonic) -> None:
        self.share, self.now = share, now
        self.left, self.at = MOST, now()
        self.took: dict[str, float] = {}

    def do(self, what: str, sums: Callable[..., Any], *about: Any) -> Any:
        """The answer to a sum; None when there is no time for it."""
        now = self.now()
        self.left = min(MOST, self.left + (now - self.at) * self.share)
        self.at = now
        if self.left <= 0 and self.took.get(what, 0.0) > CHEAP:
            return None
        found = sums(*about)
        took = self.now() - now
        self.took[what] = max(took, 0.9 * self.took.get(what, 0.0))
        self.left -= took
        return found
