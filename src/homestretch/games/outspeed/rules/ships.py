"""Ships on the track: who is where, how they move, and how they drop out (OS-20, OS-37 to OS-40)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import events, parts
from homestretch.games.outspeed.position import OutspeedPosition


def lives(position: OutspeedPosition, seat: int) -> bool:
    """Whether a player is still in the race."""
    return (position.living >> seat) & 1 == 1


def survivors(position: OutspeedPosition) -> int:
    """How many players are still in the race."""
    count = 0
    for seat in range(position.rules.seats):
        count += (position.living >> seat) & 1
    return count


def foremost_zone(position: OutspeedPosition) -> int:
    """The foremost occupied zone."""
    return zone_behind(position, (position.front + 1) * position.rules.zones + 1)


def last_zone(position: OutspeedPosition) -> int:
    """The last occupied zone."""
    return zone_ahead(position, 0)


def zone_behind(position: OutspeedPosition, zone: int) -> int:
    """The nearest occupied zone behind one; 0 if there is none."""
    found = 0
    for seat in range(position.rules.seats):
        if lives(position, seat) and found < position.zone[seat] < zone:
            found = position.zone[seat]
    return found


def zone_ahead(position: OutspeedPosition, zone: int) -> int:
    """The nearest occupied zone ahead of one; 0 if there is none."""
    found = 0
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.zone[seat] > zone:
            if found == 0 or position.zone[seat] < found:
                found = position.zone[seat]
    return found


def tiles_of(position: OutspeedPosition, seat: int) -> int:
    """How many tiles a player has, a laid one among them (C20)."""
    count = 0
    for tile in range(parts.TILE_KINDS):
        count += position.tiles[seat * parts.TILE_KINDS + tile]
    return count


def move(position: OutspeedPosition, seat: int, steps: int, by: int) -> None:
    """OS-20, OS-30, OS-37: one movement, forwards or backwards, up to a force field; new tableaus as needed."""
    if steps == 0:
        return
    way = 1 if steps > 0 else -1
    left = steps * way
    held = 0
    while left > 0 and not held:
        position.zone[seat] += way
        left -= 1
        held = enter(position, position.zone[seat])
    gone = steps - left * way
    if steps > 0:
        tell(position, events.MOVED, seat, gone, position.zone[seat], by)
    else:
        tell(position, events.PUSHED, seat, -gone, on_track(position, seat), 0)
    if left > 0:
        tell(position, events.STOPPED, seat, position.zone[seat], 0, 0)
    while position.zone[seat] > (position.front + 1) * position.rules.zones:
        position.front += 1
        tell(position, events.TABLEAU_LAID, position.front * position.rules.zones + 1, 0, 0, 0)


def enter(position: OutspeedPosition, zone: int) -> int:
    """OS-20: how many force fields stop a ship that moves into a zone; the markers remember it."""
    found = 0
    for i in range(position.fields):
        if position.field[i] == zone:
            position.entered |= 1 << i
            found += 1
    return found


def on_track(position: OutspeedPosition, seat: int) -> int:
    """The zone of a ship; 0 if it was pushed beyond the rear."""
    return position.zone[seat] if position.zone[seat] > position.rear * position.rules.zones else 0


def drop_pushed_off(position: OutspeedPosition) -> None:
    """OS-39, C28: nobody goes on behind the rearmost zone."""
    for seat in range(position.rules.seats):
        if lives(position, seat) and on_track(position, seat) == 0:
            drop_out(position, seat, events.PUSHED_OFF)


def drop_out(position: OutspeedPosition, seat: int, reason: int) -> None:
    """OS-40: the ship leaves the track; the tiles go to the discard pile, face up (C19)."""
    tell(position, events.OUT, seat, reason, 0, 0)
    position.living &= ~(1 << seat)
    position.zone[seat] = 0
    position.laid[seat] = 0
    position.due[seat] = 0
    for tile in range(parts.TILE_KINDS):
        at = seat * parts.TILE_KINDS + tile
        while position.tiles[at] > 0:
            position.tiles[at] -= 1
            position.discard[tile] += 1
            tell(position, events.DISCARDED, seat, tile, 0, 0)
