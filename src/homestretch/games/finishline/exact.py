"""What a betting slip pays, for every finish there can be."""

from __future__ import annotations

from typing import Any

from homestretch.core.position import copy_into
from homestretch.core.stream import Stream
from homestretch.games.finishline import parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import settle_sheet
from homestretch.games.finishline.rules.race import FinishLine


def payouts(position: FinishLinePosition, seat: int) -> dict[tuple[int, int], int]:
    """The capital of a seat after the race, by the numbers of the first and the second horse."""
    scratch = FinishLine(position.rules)
    found = {}
    for first in range(position.runners):
        for second in range(position.runners):
            if first != second:
                copy_into(scratch, position)
                settle_sheet(scratch, seat, first, second)
                found[position.horse[first], position.horse[second]] = scratch.capital[seat]
    return found


def exact(view: Any) -> dict[str, Any]:
    """What the slip of the seat that looks pays: at worst, and at best with the finishes for it."""
    if view.data["step"] in ("draw_horse", "over"):
        return {}
    return slip(view.imagine(Stream(0)), view.seat)


def slip(position: FinishLinePosition, seat: int) -> dict[str, Any]:
    """The slip of a seat, worked out."""
    if position.step in (parts.DRAW_HORSE, parts.OVER):
        return {}
    pays = payouts(position, seat)
    most = max(pays.values())
    return {
        "least": min(pays.values()),
        "most": most,
        "best": [[first, second] for (first, second), total in pays.items() if total == most],
    }
