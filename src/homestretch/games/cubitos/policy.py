"""The quick player."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below


class ClubPolicy(Policy):
    """Stands in until the quick player is written."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return legal.item[below(stream, count)]
