"""What can happen, and the names of what each event tells."""

from __future__ import annotations

from homestretch.core.event import Kind
from homestretch.core.field import Field

DIE, LOST, HELD, WINNER = range(4)

SEAT = Field("seat")
TOTAL = Field("total")

KINDS = (
    Kind("die", SEAT, Field("value")),
    Kind("lost", SEAT, TOTAL),
    Kind("held", SEAT, TOTAL, Field("score")),
    Kind("winner", SEAT),
)
