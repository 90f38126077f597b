"""A beginner at Outspeed: level ``rookie``. Sees too much of zones or of prices, and forgets tiles."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, temper
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.finish import is_finish
from homestretch.games.outspeed.rules.programming import term

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class RookiePolicy(Policy):
    """The bold go far and hardly mind the price, the timid save up; others on the same route are a surprise."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(cython.cast(OutspeedPosition, position), seat, legal, count, stream)


def decide(position: OutspeedPosition, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
    """The choice among the legal actions."""
    mood = temper(stream, seat)
    if position.step == parts.ASK_ROUTE:
        return about_route(position, seat, mood, legal, count)
    if position.step == parts.ASK_TILE:
        # The bold lay what they have at once; the timid think of their tiles now and then.
        return legal.item[0] if mood >= 50 or below(stream, 4) == 0 else legal.item[count - 1]
    if position.step == parts.ASK_WHEEL:
        return legal.item[count // 2] if mood >= 50 else legal.item[count // 4]
    return legal.item[0]


def about_route(position: OutspeedPosition, seat: int, mood: int, legal: Buffer, count: int) -> int:
    """The route that looks best at a glance; nobody wants to run dry, and in the last round all see the line."""
    price = 1 if mood >= 50 else 2
    if is_finish(position):
        price = 0
    best = legal.item[0]
    most = -1000
    for i in range(count):
        route = legal.item[i] // actions.ARGUMENT
        spent = roughly(position, route, parts.COST) - roughly(position, route, parts.FUEL)
        gained = roughly(position, route, parts.ZONES) + roughly(position, route, parts.BONUS)
        worth = 2 * gained - price * spent
        if spent >= position.fuel[seat]:
            worth -= 10
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def roughly(position: OutspeedPosition, route: int, row: int) -> int:
    """A row of a route at a glance: the printed number, two for a die or the wheel, one for every player counted."""
    total = term(position, route, row, parts.NUMBER) + 2 * term(position, route, row, parts.WHEEL)
    for kind in range(parts.ROUTE_KINDS):
        total += term(position, route, row, parts.COUNT + kind)
    for die in range(2):
        total += 2 * term(position, route, row, parts.DIE + die)
    return total
