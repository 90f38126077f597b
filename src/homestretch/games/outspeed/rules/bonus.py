"""Phase 1: tiles are laid face down from the front to the rear, then they act zone by zone (OS-9 to OS-21)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import actions, events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.finish import ends_early, is_finish
from homestretch.games.outspeed.rules.ships import (
    drop_out,
    drop_pushed_off,
    foremost_zone,
    last_zone,
    lives,
    move,
    tiles_of,
    zone_ahead,
    zone_behind,
)

# Laying


def ask_next_zone(position: OutspeedPosition) -> None:
    """OS-9, K4: the players of the next zone decide at the same time; who has no tile is not asked."""
    position.zone_asked = zone_behind(position, position.zone_asked)
    if position.zone_asked == 0:
        position.stage = parts.TILES_ACT
        return
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.zone[seat] == position.zone_asked and tiles_of(position, seat):
            position.deciding |= 1 << seat
    if position.deciding:
        position.step = parts.ASK_TILE


def lay_refusal(position: OutspeedPosition, seat: int, tile: int) -> int:
    """OS-17 to OS-20, C11: whether a tile may be laid is decided now, not when it acts."""
    if not position.tiles[seat * parts.TILE_KINDS + tile]:
        return actions.NO_SUCH_TILE
    if tile == parts.FORCE_FIELD and not is_finish(position):
        return actions.NOT_FINISH_CARD
    if tile == parts.ION_CANNON or tile == parts.ELECTROMAGNET:
        if position.zone[seat] != last_zone(position):
            return actions.NOT_IN_LAST_ZONE
    return actions.ALLOWED


def lay(position: OutspeedPosition, seat: int, tile: int) -> None:
    """OS-9: a player lays a tile, or none; shown when all of the zone have answered (K4)."""
    tell(position, events.CHOSE_TILE, seat, tile, 0, 0)
    position.laid[seat] = 0 if tile == events.NOTHING else tile + 1
    position.deciding &= ~(1 << seat)
    if position.deciding:
        return
    position.step = parts.FREE
    for other in range(position.rules.seats):
        if lives(position, other) and position.zone[other] == position.zone_asked and tiles_of(position, other):
            tell(position, events.LAYS if position.laid[other] else events.PASSES, other, 0, 0, 0)


# Acting


def act_next_zone(position: OutspeedPosition) -> None:
    """OS-10, C10: the tiles of the foremost zone that has any left act, then the next; the race may end (OS-14)."""
    zone = 0
    for seat in range(position.rules.seats):
        if position.laid[seat] and position.zone[seat] > zone:
            zone = position.zone[seat]
    if zone == 0:
        position.stage = parts.PROGRAMMING
        return
    take_aim(position, zone)
    for seat in range(position.rules.seats):
        if position.laid[seat] and position.zone[seat] == zone:
            turn_up(position, seat)
    for seat in range(position.rules.seats):
        if position.laid[seat] and position.zone[seat] == zone:
            use_own(position, seat)
    strike(position)
    ends_early(position)


def take_aim(position: OutspeedPosition, zone: int) -> None:
    """OS-11, OS-12, K3: what the tiles of a zone do together to every ship ahead of it, as the ships stand now."""
    nearest = zone_ahead(position, zone)
    foremost = foremost_zone(position)
    flames = laid_in(position, zone, parts.FLAMETHROWER)
    magnets = laid_in(position, zone, parts.ELECTROMAGNET)
    ions = laid_in(position, zone, parts.ION_CANNON)
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.zone[seat] > zone:
            if position.zone[seat] == nearest:
                position.advance[seat] += flames * position.rules.flame_zones
            if position.zone[seat] == foremost:
                position.advance[seat] += magnets * position.rules.magnet_foremost
            else:
                position.advance[seat] += magnets * position.rules.magnet_between
            position.cost[seat] += ions * position.rules.ion_fuel


def laid_in(position: OutspeedPosition, zone: int, tile: int) -> int:
    """How many tiles of a kind were laid in a zone."""
    count = 0
    for seat in range(position.rules.seats):
        if position.zone[seat] == zone and position.laid[seat] == tile + 1:
            count += 1
    return count


def turn_up(position: OutspeedPosition, seat: int) -> None:
    """OS-13, C14: a laid tile is shown and used up; a force field lies before anybody moves."""
    tile = position.laid[seat] - 1
    position.tiles[seat * parts.TILE_KINDS + tile] -= 1
    position.discard[tile] += 1
    tell(position, events.TILE, seat, tile, 0, 0)
    if tile == parts.FORCE_FIELD:
        position.field[position.fields] = position.zone[seat]
        position.fields += 1
        tell(position, events.FIELD, seat, position.zone[seat], 0, 0)


def use_own(position: OutspeedPosition, seat: int) -> None:
    """OS-15, OS-16: nitro and fuel tank help the one who laid them."""
    tile = position.laid[seat] - 1
    position.laid[seat] = 0
    if tile == parts.NITRO:
        move(position, seat, position.rules.nitro_zones, events.BY_TILE)
    elif tile == parts.FUEL_TANK:
        position.fuel[seat] += position.rules.tank_fuel
        tell(position, events.GAINED, seat, position.rules.tank_fuel, position.fuel[seat], events.BY_TILE)


def strike(position: OutspeedPosition) -> None:
    """OS-17 to OS-19: ships are pushed back and lose fuel; who has none left is out, in the last round too (C9)."""
    for seat in range(position.rules.seats):
        if position.cost[seat]:
            lost = position.cost[seat] if position.cost[seat] < position.fuel[seat] else position.fuel[seat]
            position.fuel[seat] -= lost
            position.cost[seat] = 0
            tell(position, events.LOST, seat, lost, position.fuel[seat], 0)
        move(position, seat, -position.advance[seat], events.BY_TILE)
        position.advance[seat] = 0
    drop_pushed_off(position)
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.fuel[seat] == 0:
            drop_out(position, seat, events.OUT_OF_FUEL)
