"""What a seat may do, and what happens when it does."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.outspeed import actions, events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.bonus import lay, lay_refusal
from homestretch.games.outspeed.rules.programming import most_on_wheel, program, route_refusal, set_number
from homestretch.games.outspeed.rules.supply import keep


def legal(position: OutspeedPosition, seat: int, out: Buffer) -> int:
    """All that a seat which owes a decision may do now."""
    count = 0
    if position.step == parts.ASK_TILE:
        for tile in range(parts.TILE_KINDS):
            count = offer(position, seat, actions.LAY, tile, out, count)
        count = offer(position, seat, actions.PASS, 0, out, count)
    elif position.step == parts.ASK_ROUTE:
        for route in range(parts.ROUTE_KINDS):
            count = offer(position, seat, actions.PROGRAM, route, out, count)
    elif position.step == parts.ASK_WHEEL:
        for number in range(position.rules.wheel + 1):
            count = offer(position, seat, actions.SET, number, out, count)
    else:
        for tile in range(parts.TILE_KINDS):
            count = offer(position, seat, actions.KEEP, tile, out, count)
    return count


def offer(position: OutspeedPosition, seat: int, verb: int, argument: int, out: Buffer, count: int) -> int:
    """Adds an action to the list if it is allowed."""
    if refusal(position, seat, verb, argument) != actions.ALLOWED:
        return count
    out.item[count] = verb + actions.ARGUMENT * argument
    return count + 1


def refusal(position: OutspeedPosition, seat: int, verb: int, argument: int) -> int:
    """Why a seat that owes a decision may not decide so."""
    if verb == actions.LAY and position.step == parts.ASK_TILE:
        return lay_refusal(position, seat, argument)
    if verb == actions.PASS and position.step == parts.ASK_TILE:
        return actions.ALLOWED
    if verb == actions.PROGRAM and position.step == parts.ASK_ROUTE:
        return route_refusal(position, seat, argument)
    if verb == actions.SET and position.step == parts.ASK_WHEEL:
        return actions.ALLOWED if argument <= most_on_wheel(position, seat) else actions.WHEEL_ABOVE_FUEL
    if verb == actions.KEEP and position.step == parts.ASK_KEEP:
        if position.drawn[0] == argument + 1 or position.drawn[1] == argument + 1:
            return actions.ALLOWED
        return actions.TILE_NOT_DRAWN
    return actions.NOT_NOW


def carry_out(position: OutspeedPosition, seat: int, verb: int, argument: int) -> None:
    """Does what a seat decided."""
    if verb == actions.LAY:
        lay(position, seat, argument)
    elif verb == actions.PASS:
        lay(position, seat, events.NOTHING)
    elif verb == actions.PROGRAM:
        program(position, seat, argument)
    elif verb == actions.SET:
        set_number(position, seat, argument)
    else:
        keep(position, argument)
