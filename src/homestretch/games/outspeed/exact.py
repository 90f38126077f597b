"""The route game of one round as an equilibrium: nobody could do better by another mixture."""

from __future__ import annotations

from typing import Any

from homestretch.core.stream import Stream
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.policy import ClubPolicy, aim, begin_evenly, worth_of_route
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.finish import is_finish
from homestretch.games.outspeed.rules.programming import route_refusal
from homestretch.games.outspeed.rules.ships import lives

ROUNDS = 600


def find_equilibrium(policy: ClubPolicy, position: OutspeedPosition, rounds: int) -> float:
    """Fictitious play: everybody answers the others' mixtures best, again and again, and the answers are averaged.

    Fills in ``policy.share`` and returns the gap: the most that anybody could still win by another mixture, in zones.
    """
    begin_evenly(policy, position)
    for step in range(rounds):
        for seat in range(position.rules.seats):
            if lives(position, seat):
                route = best_route(policy, position, seat)
                for other in range(parts.ROUTE_KINDS):
                    to = 1.0 if other == route else 0.0
                    policy.share[seat * 3 + other] += (to - policy.share[seat * 3 + other]) / (step + 2.0)
    gap = 0.0
    for seat in range(position.rules.seats):
        if lives(position, seat) and gap_of(policy, position, seat) > gap:
            gap = gap_of(policy, position, seat)
    return gap


def best_route(policy: ClubPolicy, position: OutspeedPosition, seat: int) -> int:
    """The best answer to the others as they are."""
    if is_finish(position):
        aim(policy, position, seat)
    best = 0
    most = -1000000.0
    for route in range(parts.ROUTE_KINDS):
        if route_refusal(position, seat, route) == actions.ALLOWED:
            worth = worth_of_route(policy, position, seat, route)
            if worth > most:
                most = worth
                best = route
    return best


def gap_of(policy: ClubPolicy, position: OutspeedPosition, seat: int) -> float:
    """How much better the best answer is than the mixture."""
    if is_finish(position):
        aim(policy, position, seat)
    mixed = 0.0
    for route in range(parts.ROUTE_KINDS):
        if policy.share[seat * 3 + route] > 0.0:
            mixed += policy.share[seat * 3 + route] * worth_of_route(policy, position, seat, route)
    return worth_of_route(policy, position, seat, best_route(policy, position, seat)) - mixed


def exact(view: Any) -> dict[str, Any]:
    """How often each route should be taken and what it is worth, for the seat that looks, while routes are chosen."""
    if view.data["step"] != "route" or view.seat not in view.data["deciding"]:
        return {}
    return mixture(view.imagine(Stream(0)), view.seat)


def mixture(position: OutspeedPosition, seat: int) -> dict[str, Any]:
    """The equilibrium for one seat."""
    policy = ClubPolicy()
    gap = find_equilibrium(policy, position, ROUNDS)
    if is_finish(position):
        aim(policy, position, seat)
    routes = {}
    for route in range(parts.ROUTE_KINDS):
        if route_refusal(position, seat, route) == actions.ALLOWED:
            worth = worth_of_route(policy, position, seat, route)
            routes[parts.ROUTES[route]] = {"share": policy.share[seat * 3 + route], "worth": worth}
    return {"routes": routes, "gap": gap}
