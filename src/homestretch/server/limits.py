"""How much one browser, one address and the whole house may ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic


@dataclass(frozen=True)
class Limits:
    """Every bound in one place; seconds and bytes.

    ``hurry`` divides the time that people are given: how long others wait for them, and what is on their clocks.
    ``spare`` is the share of a core for odds and estimates, which are left out when it is used up.
    """

    hurry: float = 1.0
    spare: float = 0.03

    message: int = 8192
    body: int = 64 * 1024
    replay: int = 1024 * 1024
    header_seconds: float = 10.0
    body_seconds: float = 15.0
    hello_seconds: float = 10.0
    send_seconds: float = 5.0
    tables: int = 5000
    sockets: int = 10_000
    sockets_of_table: int = 64
    sockets_of_address: int = 256
    connections: int = 12_000
    idle_seconds: float = 600.0
    bot_seconds: float = 8.0


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second after that."""

    most: float
    rate: float
    now: Callable[[], float] = monotonic
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.most, self.now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is enough left; if so, it is taken."""
        now = self.now()
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is enough."""
        return max(0.0, (cost - self.level) / self.rate)

    @property
    def full(self) -> bool:
        """Whether nothing was taken of late."""
        return self.level + (self.now() - self.at) * self.rate >= self.most


class Addresses:
    """A bucket for every address that asked of late."""

    def __init__(self, most: float, rate: float) -> None:
        self.most, self.rate = most, rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may ask once more."""
        if address not in self.buckets:
            if len(self.buckets) >= 4096:
                self.buckets = {a: b for a, b in self.buckets.items() if not b.full}
            self.buckets[address] = Bucket(self.most, self.rate)
        return self.buckets[address].take(cost)
