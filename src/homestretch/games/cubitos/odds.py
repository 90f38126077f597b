"""Exact chances of the next push."""

from __future__ import annotations

from typing import Any

from homestretch.games.cubitos import parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import active_dice


def hit_chance(position: CubitosPosition, kind: int) -> float:
    """The chance that a die of a kind is a hit."""
    blanks = position.rules.side_weight[position.rules.blank_side[kind]]
    return (6.0 - blanks) / 6.0


def miss_chance(position: CubitosPosition, seat: int) -> float:
    """The chance that every die of the Roll Zone is a miss."""
    chance = 1.0
    for kind in range(parts.KINDS):
        for _ in range(position.roll[seat * parts.KINDS + kind]):
            chance *= 1.0 - hit_chance(position, kind)
    return chance


def expected_hits(position: CubitosPosition, seat: int) -> float:
    """How many dice of the Roll Zone will be hits on average."""
    hits = 0.0
    for kind in range(parts.KINDS):
        hits += position.roll[seat * parts.KINDS + kind] * hit_chance(position, kind)
    return hits


def odds(position: CubitosPosition) -> dict[str, Any]:
    """For every seat that may push: the chance to bust, the expected hits, and the active dice at stake."""
    found = {}
    for seat in range(position.rules.seats):
        if position.ask[seat] in (parts.ASK_PUSH, parts.ASK_PUSHING):
            bust = miss_chance(position, seat) if position.danger[seat] and not position.safe[seat] else 0.0
            found[str(seat)] = {
                "bust": bust,
                "hits": expected_hits(position, seat),
                "at_stake": active_dice(position, seat),
            }
    return found
