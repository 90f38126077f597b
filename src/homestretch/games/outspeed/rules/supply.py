"""Bonus tiles: look at two, keep one, put the other under the pile (OS-34)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import events, parts
from homestretch.games.outspeed.position import OutspeedPosition


def next_draw(position: OutspeedPosition) -> None:
    """K5, C18: after all movement the foremost draws first, in one zone the lowest seat."""
    if position.drawn[0] == 0:
        drawer = -1
        for seat in range(position.rules.seats):
            if position.due[seat] and (drawer < 0 or position.zone[seat] > position.zone[drawer]):
                drawer = seat
        if drawer < 0:
            position.turn = 0
            position.stage = parts.TRACK
            return
        position.turn = drawer
        position.due[drawer] -= 1
    look_at_next(position)


def look_at_next(position: OutspeedPosition) -> None:
    """OS-34, C18: from the top; what was put under the pile comes last; then the discards are shuffled."""
    held = 1 if position.drawn[0] else 0
    if position.drawn[1]:
        held = 2
    if held == position.rules.looked_at:
        position.deciding = 1 << position.turn
        position.step = parts.ASK_KEEP
    elif count_of(position, False):
        position.step = parts.DRAW_TILE
    elif position.under_count:
        draw(position, take_from_under(position))
    elif count_of(position, True):
        reshuffle(position)
        position.step = parts.DRAW_TILE
    elif held:
        keep(position, position.drawn[0] - 1)
    else:
        tell(position, events.NO_TILE, position.turn, 0, 0, 0)


def count_of(position: OutspeedPosition, discards: bool) -> int:
    """How many tiles are on top of the pile, or in the discard pile."""
    count = 0
    for tile in range(parts.TILE_KINDS):
        count += position.discard[tile] if discards else position.pile[tile]
    return count


def take_from_under(position: OutspeedPosition) -> int:
    """The tile that was put under the pile first; only who put it there knew it."""
    tile = position.under[0]
    position.under_count -= 1
    for i in range(position.under_count):
        position.under[i] = position.under[i + 1]
        position.under_by[i] = position.under_by[i + 1]
    position.under[position.under_count] = 0
    position.under_by[position.under_count] = 0
    return tile


def reshuffle(position: OutspeedPosition) -> None:
    """OS-34: the discards become the pile."""
    tell(position, events.RESHUFFLED, count_of(position, True), 0, 0, 0)
    for tile in range(parts.TILE_KINDS):
        position.pile[tile] = position.discard[tile]
        position.discard[tile] = 0


def draw_from_top(position: OutspeedPosition, tile: int) -> None:
    """A tile from the shuffled part of the pile."""
    position.pile[tile] -= 1
    draw(position, tile)


def draw(position: OutspeedPosition, tile: int) -> None:
    """A player looks at a tile."""
    tell(position, events.DREW, position.turn, tile, 0, 0)
    position.drawn[1 if position.drawn[0] else 0] = tile + 1
    position.step = parts.FREE


def keep(position: OutspeedPosition, tile: int) -> None:
    """OS-34: one tile is kept face down, the other, if there was one, goes under the pile."""
    other = position.drawn[0] if position.drawn[1] == tile + 1 else position.drawn[1]
    position.tiles[position.turn * parts.TILE_KINDS + tile] += 1
    if other:
        position.under[position.under_count] = other - 1
        position.under_by[position.under_count] = position.turn
        position.under_count += 1
        tell(position, events.KEPT, position.turn, tile, other - 1, 0)
    else:
        tell(position, events.KEPT_ONLY, position.turn, tile, 0, 0)
    position.drawn[0] = 0
    position.drawn[1] = 0
    position.deciding = 0
    position.step = parts.FREE
