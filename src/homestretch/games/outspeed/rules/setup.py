"""Before the first round (OS-1 to OS-7)."""

from __future__ import annotations

from homestretch.games.outspeed import parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.round import proceed


def set_up(position: OutspeedPosition) -> None:
    """OS-1 to OS-7: everything in its place, nothing drawn yet."""
    position.front = position.rules.tableaus - 1
    position.living = (1 << position.rules.seats) - 1
    position.side = parts.SIDE_3_4 if position.rules.seats <= position.rules.few else parts.SIDE_5_6
    position.track_left = position.rules.track_cards
    position.finish_left = position.rules.finish_cards
    for seat in range(position.rules.seats):
        position.zone[seat] = position.rules.start_zone
        position.fuel[seat] = position.rules.start_fuel
    for tile in range(parts.TILE_KINDS):
        position.pile[tile] = position.rules.tiles[tile]
    position.round = 1
    position.stage = parts.DEAL
    proceed(position)
