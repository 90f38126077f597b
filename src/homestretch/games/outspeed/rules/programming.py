"""Phase 2: everybody programs a route in secret; then the middle wheel, if a route has it (OS-22 to OS-25, OS-33)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import actions, events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.ships import lives


def route_number(position: OutspeedPosition, route: int) -> int:
    """Where the rules keep a route of the open card."""
    return ((position.card - 1) * 2 + position.side) * parts.ROUTE_KINDS + route


def term(position: OutspeedPosition, route: int, row: int, slot: int) -> int:
    """How often a row of a route counts something."""
    return position.rules.term[(route_number(position, route) * parts.ROWS + row) * parts.SLOTS + slot]


def ask_routes(position: OutspeedPosition) -> None:
    """OS-22, K1: everybody who can pay for a lit route programs one."""
    position.stage = parts.WHEELS
    for seat in range(position.rules.seats):
        if lives(position, seat):
            if has_route(position, seat):
                position.deciding |= 1 << seat
            else:
                tell(position, events.STRANDED, seat, 0, 0, 0)
    if position.deciding:
        position.stage = parts.PROGRAMMING
        position.step = parts.ASK_ROUTE


def has_route(position: OutspeedPosition, seat: int) -> bool:
    """Whether a player can program anything."""
    for route in range(parts.ROUTE_KINDS):
        if route_refusal(position, seat, route) == actions.ALLOWED:
            return True
    return False


def route_refusal(position: OutspeedPosition, seat: int, route: int) -> int:
    """OS-23, OS-24, C3: a route must be lit and, at best, affordable."""
    if not position.rules.lit[route_number(position, route)]:
        return actions.ROUTE_DARK
    if position.rules.least[route_number(position, route)] > position.fuel[seat]:
        return actions.ROUTE_TOO_DEAR
    return actions.ALLOWED


def program(position: OutspeedPosition, seat: int, route: int) -> None:
    """OS-22, OS-26: the last to decide makes all controllers show."""
    tell(position, events.CHOSE_ROUTE, seat, route, 0, 0)
    position.route[seat] = route + 1
    position.deciding &= ~(1 << seat)
    if position.deciding:
        return
    position.step = parts.FREE
    position.stage = parts.WHEELS
    for other in range(position.rules.seats):
        if position.route[other]:
            tell(position, events.ROUTE, other, position.route[other] - 1, 0, 0)
    for other in range(position.rules.seats):
        if position.route[other]:
            tell_crowd(position, other)


def tell_crowd(position: OutspeedPosition, seat: int) -> None:
    """OS-28, OS-35: who chose a route that is too full."""
    route = position.route[seat] - 1
    if not gains(position, seat):
        if pays(position, seat):
            tell(position, events.CROWDED, seat, route, 0, 0)
        else:
            tell(position, events.SITS_OUT, seat, route, 0, 0)


def crowd(position: OutspeedPosition, route: int) -> int:
    """OS-26, C25: how many programmed a route, those who sit out among them."""
    count = 0
    for seat in range(position.rules.seats):
        if position.route[seat] == route + 1:
            count += 1
    return count


def pays(position: OutspeedPosition, seat: int) -> bool:
    """OS-28, OS-35: whether the route a player programmed costs him something."""
    if not position.route[seat]:
        return False
    at = route_number(position, position.route[seat] - 1)
    together = crowd(position, position.route[seat] - 1)
    if position.rules.alone[at]:
        return together > 1
    return position.rules.at_most[at] == 0 or together <= position.rules.at_most[at]


def gains(position: OutspeedPosition, seat: int) -> bool:
    """OS-28, OS-35: whether the route a player programmed gives him something."""
    if not position.route[seat]:
        return False
    at = route_number(position, position.route[seat] - 1)
    if position.rules.alone[at]:
        return crowd(position, position.route[seat] - 1) == 1
    return pays(position, seat)


def fixed(position: OutspeedPosition, seat: int, row: int) -> int:
    """OS-30, OS-31, OS-33: a row of the programmed route, but for its dice."""
    route = position.route[seat] - 1
    total = term(position, route, row, parts.NUMBER)
    for counted in range(parts.ROUTE_KINDS):
        total += term(position, route, row, parts.COUNT + counted) * crowd(position, counted)
    if position.number[seat]:
        total += term(position, route, row, parts.WHEEL) * (position.number[seat] - 1)
    return total


# The middle wheel


def ask_numbers(position: OutspeedPosition) -> None:
    """OS-33, C21, K6: all whose route has the wheel set it at the same time, before any die is rolled."""
    position.stage = parts.COSTS
    for seat in range(position.rules.seats):
        if pays(position, seat) and term(position, position.route[seat] - 1, parts.COST, parts.WHEEL):
            position.deciding |= 1 << seat
    if position.deciding:
        position.stage = parts.WHEELS
        position.step = parts.ASK_WHEEL


def most_on_wheel(position: OutspeedPosition, seat: int) -> int:
    """C21: the wheel goes as far as the fuel, less what the route costs anyway; 0 is always possible."""
    route = position.route[seat] - 1
    left = position.fuel[seat] - fixed(position, seat, parts.COST)
    for die in range(2):
        left -= term(position, route, parts.COST, parts.DIE + die) * position.rules.die_value[die * 6]
    if left > position.rules.wheel:
        return position.rules.wheel
    return left if left > 0 else 0


def set_number(position: OutspeedPosition, seat: int, number: int) -> None:
    """OS-33, C21: the last to decide makes all wheels show."""
    tell(position, events.CHOSE_NUMBER, seat, number, 0, 0)
    position.number[seat] = number + 1
    position.deciding &= ~(1 << seat)
    if position.deciding:
        return
    position.step = parts.FREE
    position.stage = parts.COSTS
    for other in range(position.rules.seats):
        if position.number[other]:
            tell(position, events.NUMBER, other, position.number[other] - 1, 0, 0)
