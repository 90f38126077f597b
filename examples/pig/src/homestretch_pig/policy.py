"""The quick sensible player of Pig: level ``club``."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch_pig import actions
from homestretch_pig.rules import Pig, enough

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class ClubPolicy(Policy):
    """Holds at 20, or as soon as that wins."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(cython.cast(Pig, position))


def decide(pig: Pig) -> int:
    """Roll or hold."""
    return actions.HOLD if enough(pig) or pig.total >= pig.rules.hold_at else actions.ROLL
