"""Phase 3: all costs at the same time, then all benefits at the same time (OS-26 to OS-36, OS-40, OS-41)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.finish import ends_early, is_finish
from homestretch.games.outspeed.rules.programming import fixed, gains, pays, term
from homestretch.games.outspeed.rules.ships import drop_out, lives, move


def die_to_roll(position: OutspeedPosition, seat: int) -> int:
    """OS-32: the next die of a player as row * 2 + die, -1 if none is left; ``thrown`` counts the earlier ones."""
    route = position.route[seat] - 1
    first = parts.COST if position.stage == parts.COSTS else parts.ZONES
    last = parts.COST if position.stage == parts.COSTS else parts.FUEL
    left = position.thrown
    for row in range(first, last + 1):
        for die in range(2):
            left -= term(position, route, row, parts.DIE + die)
            if left < 0:
                return row * 2 + die
    return -1


def roll(position: OutspeedPosition, value: int) -> None:
    """OS-32: everybody rolls for himself, and several dice are added; the yellow one is paid whatever its sign."""
    seat = position.turn
    what = die_to_roll(position, seat)
    tell(position, events.DIE, seat, what % 2, value, 0)
    position.thrown += 1
    if what // 2 == parts.COST:
        position.cost[seat] += value
    elif what // 2 == parts.ZONES:
        position.advance[seat] += value
    else:
        position.income[seat] += value
    position.step = parts.FREE


# Costs


def next_cost(position: OutspeedPosition) -> None:
    """OS-29: the dice of all costs, seat by seat; then everybody pays."""
    while position.turn < position.rules.seats:
        if pays(position, position.turn):
            if position.thrown == 0:
                position.cost[position.turn] = fixed(position, position.turn, parts.COST)
            if die_to_roll(position, position.turn) >= 0:
                position.step = parts.COST_DIE
                return
        position.turn += 1
        position.thrown = 0
    position.turn = 0
    position.stage = parts.BENEFITS
    pay(position)


def pay(position: OutspeedPosition) -> None:
    """OS-29, C8, C23: all pay at once, and at once it is settled who is out."""
    for seat in range(position.rules.seats):
        if lives(position, seat) and position.cost[seat]:
            paid = position.cost[seat] if position.cost[seat] < position.fuel[seat] else position.fuel[seat]
            position.fuel[seat] -= paid
            position.cost[seat] -= paid
            tell(position, events.PAID, seat, paid, position.fuel[seat], 0)
    for seat in range(position.rules.seats):
        if lives(position, seat):
            settle(position, seat)
        position.cost[seat] = 0
    ends_early(position)


def settle(position: OutspeedPosition, seat: int) -> None:
    """OS-40, OS-41, C6, K1: out without a route, in debt, or without fuel unless the race is about to end."""
    if not position.route[seat]:
        drop_out(position, seat, events.STRANDED_OUT)
    elif position.cost[seat]:
        drop_out(position, seat, events.IN_DEBT)
    elif position.fuel[seat] == 0 and not is_finish(position):
        drop_out(position, seat, events.OUT_OF_FUEL)


# Benefits


def next_benefit(position: OutspeedPosition) -> None:
    """OS-29: the dice of all benefits, seat by seat; then everybody gets his."""
    while position.turn < position.rules.seats:
        if lives(position, position.turn) and gains(position, position.turn):
            if position.thrown == 0:
                position.advance[position.turn] = fixed(position, position.turn, parts.ZONES)
                position.income[position.turn] = fixed(position, position.turn, parts.FUEL)
                position.due[position.turn] = fixed(position, position.turn, parts.BONUS)
            if die_to_roll(position, position.turn) >= 0:
                position.step = parts.BENEFIT_DIE
                return
        position.turn += 1
        position.thrown = 0
    position.turn = 0
    position.stage = parts.DRAWING
    give(position)


def give(position: OutspeedPosition) -> None:
    """OS-30, C24: ships move and take fuel, of which there is always enough; tiles come afterwards (K5)."""
    for seat in range(position.rules.seats):
        move(position, seat, position.advance[seat], events.BY_CARD)
        position.advance[seat] = 0
        if position.income[seat]:
            position.fuel[seat] += position.income[seat]
            tell(position, events.GAINED, seat, position.income[seat], position.fuel[seat], events.BY_CARD)
            position.income[seat] = 0
