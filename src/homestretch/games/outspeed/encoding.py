"""Outspeed for learners: dense actions and observations, as layout.py describes them."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.encoding import Encoding, limited, one_of
from homestretch.core.position import Position
from homestretch.core.row import FloatRow
from homestretch.games.outspeed import actions, layout, parts
from homestretch.games.outspeed.components import OutspeedRules
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.ships import lives, tiles_of

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class OutspeedEncoding(Encoding):
    """The numbers of a race, and what they are divided by."""

    a_round: float
    a_zone: float
    a_pile: float
    a_tile: Annotated[list[float], 6]
    term: Annotated[list[float], 5040]

    def __init__(self, rules: OutspeedRules) -> None:
        super().__init__(layout.BLOCKS, layout.FEATURES)
        measure(self, rules)

    def number(self, position: Position, seat: int, action: int) -> int:
        return self.first[action % actions.ARGUMENT] + action // actions.ARGUMENT

    def action(self, position: Position, seat: int, number: int) -> int:
        return self.verb[number] + actions.ARGUMENT * (number - self.first[self.verb[number]])

    def observe(self, position: Position, seat: int, out: FloatRow) -> None:
        see(self, cython.cast(OutspeedPosition, position), seat, out)


def measure(encoding: OutspeedEncoding, rules: OutspeedRules) -> None:
    """What the numbers of a race are divided by."""
    encoding.a_round = one_of(rules.rounds)
    encoding.a_zone = one_of(rules.zones * rules.tableaus)
    total = 0
    for k in range(parts.TILE_KINDS):
        encoding.a_tile[k] = one_of(rules.tiles[k])
        total += rules.tiles[k]
    encoding.a_pile = one_of(total)
    for i in range(parts.MOST_CARDS * 2 * parts.ROUTE_KINDS * parts.ROWS * parts.SLOTS):
        encoding.term[i] = limited(rules.term[i] * (1.0 / layout.TERM), 4.0)


def see(encoding: OutspeedEncoding, position: OutspeedPosition, seat: int, out: FloatRow) -> None:
    """All that layout.py lists."""
    if parts.ASK_TILE <= position.step <= parts.ASK_KEEP:
        out.item[layout.STEP + position.step - parts.ASK_TILE] = 1.0
    out.item[layout.ROUND] = position.round * encoding.a_round
    for place in range(position.rules.seats):
        other = (seat + place) % position.rules.seats
        see_ship(encoding, position, seat, other, place, out)
        see_choices(position, seat, other, place, out)
    see_tiles(encoding, position, seat, out)
    if position.card > 0:
        see_card(encoding, position, out)
    for i in range(position.fields):
        zone = position.field[i] - position.rear * position.rules.zones - 1
        if 0 <= zone < layout.WINDOW:
            out.item[layout.FIELDS + zone] = limited(out.item[layout.FIELDS + zone] + 1.0 / 3, 1.0)


def share(amount: int) -> float:
    """An amount of fuel; what nobody would count any more is just much."""
    return limited(amount * (1.0 / layout.MUCH), 1.0) if amount > 0 else 0.0


def see_ship(
    encoding: OutspeedEncoding, position: OutspeedPosition, seat: int, other: int, place: int, out: FloatRow
) -> None:
    """What lies open of a player."""
    out.item[layout.PRESENT + place] = 1.0
    if (position.deciding >> other) & 1:
        out.item[layout.DECIDING + place] = 1.0
    if position.turn == other:
        out.item[layout.TURN + place] = 1.0
    if lives(position, other):
        out.item[layout.ALIVE + place] = 1.0
        rear = position.rear * position.rules.zones
        zone = limited((position.zone[other] - rear) * encoding.a_zone, 2.0)
        out.item[layout.ZONE + place] = zone if zone > 0 else 0.0
        if lives(position, seat):
            lead = limited((position.zone[other] - position.zone[seat]) * encoding.a_zone, 2.0)
            out.item[layout.LEAD + place] = lead if lead > -2.0 else -2.0
    out.item[layout.FUEL + place] = share(position.fuel[other])
    out.item[layout.TILE_COUNT + place] = limited(tiles_of(position, other) * (1.0 / layout.MOST_HELD), 1.0)
    out.item[layout.TILES_DUE + place] = limited(position.due[other] * (1.0 / layout.MOST_HELD), 1.0)


def see_choices(position: OutspeedPosition, seat: int, other: int, place: int, out: FloatRow) -> None:
    """Tiles laid, routes and wheels, as far as one may know them (OS-22, K4)."""
    if position.laid[other] or (other != seat and has_answered(position, other)):
        out.item[layout.HAS_LAID + place] = 1.0
    if position.route[other]:
        if other != seat and position.step == parts.ASK_ROUTE:
            out.item[layout.ROUTE_SECRET + place] = 1.0
        else:
            out.item[layout.ROUTE + 3 * place + position.route[other] - 1] = 1.0
    if other != seat and position.number[other] and position.step == parts.ASK_WHEEL:
        out.item[layout.WHEEL_SECRET + place] = 1.0


def has_answered(position: OutspeedPosition, seat: int) -> bool:
    """K4: whether somebody has decided about a tile while others of the zone still do."""
    if position.step != parts.ASK_TILE or position.zone[seat] != position.zone_asked:
        return False
    return not (position.deciding >> seat) & 1 and tiles_of(position, seat) > 0


def see_tiles(encoding: OutspeedEncoding, position: OutspeedPosition, seat: int, out: FloatRow) -> None:
    """One's own tiles, what one does not see, and what lies open."""
    pile = position.under_count
    for k in range(parts.TILE_KINDS):
        own = position.tiles[seat * parts.TILE_KINDS + k]
        hidden = position.pile[k]
        for other in range(position.rules.seats):
            hidden += position.tiles[other * parts.TILE_KINDS + k]
        hidden -= own
        for i in range(position.under_count):
            if position.under_by[i] != seat and position.under[i] == k:
                hidden += 1
        for i in range(2):
            if position.drawn[i] == k + 1:
                if position.turn == seat:
                    out.item[layout.DRAWN + k] += 0.5
                else:
                    hidden += 1
        pile += position.pile[k]
        out.item[layout.OWN_TILES + k] = limited(own * (1.0 / layout.MOST_HELD), 1.0)
        out.item[layout.UNSEEN_TILES + k] = hidden * encoding.a_tile[k]
        out.item[layout.DISCARD + k] = position.discard[k] * encoding.a_tile[k]
    out.item[layout.PILE] = pile * encoding.a_pile


def see_card(encoding: OutspeedEncoding, position: OutspeedPosition, out: FloatRow) -> None:
    """The routes of the open card."""
    if (position.rules.finish_cards >> (position.card - 1)) & 1:
        out.item[layout.FINISH_CARD] = 1.0
    for route in range(parts.ROUTE_KINDS):
        at = ((position.card - 1) * 2 + position.side) * 3 + route
        if position.rules.lit[at]:
            out.item[layout.LIT + route] = 1.0
            out.item[layout.AT_MOST + route] = position.rules.at_most[at] * (1.0 / parts.MOST_SEATS)
            out.item[layout.ALONE + route] = position.rules.alone[at]
            out.item[layout.LEAST_COST + route] = share(position.rules.least[at])
            for i in range(parts.ROWS * parts.SLOTS):
                term = encoding.term[at * parts.ROWS * parts.SLOTS + i]
                out.item[layout.TERMS + route * parts.ROWS * parts.SLOTS + i] = term
