"""What each route of the open card costs and gives, for every crowd that may program it."""

from __future__ import annotations

from itertools import product
from typing import Any

from homestretch.games.outspeed import parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.programming import route_number, route_refusal, term
from homestretch.games.outspeed.rules.ships import survivors


def odds(position: OutspeedPosition) -> dict[str, Any]:
    """The open card worked out: public knowledge only."""
    if not position.card:
        return {"card": None, "routes": {}}
    lit = [r for r in range(parts.ROUTE_KINDS) if position.rules.lit[route_number(position, r)]]
    return {
        "card": position.card,
        "side": parts.SIDES[position.side],
        "routes": {
            parts.ROUTES[r]: {
                "open_to": [
                    s
                    for s in range(position.rules.seats)
                    if position.living >> s & 1 and route_refusal(position, s, r) == 0
                ],
                "crowds": crowds(position, r),
            }
            for r in lit
        },
    }


def crowds(position: OutspeedPosition, route: int) -> list[dict[str, Any]]:
    """A row for every number of programmers, and of those of other routes where it matters."""
    most = survivors(position)
    others = [
        r
        for r in range(parts.ROUTE_KINDS)
        if r != route
        and position.rules.lit[route_number(position, r)]
        and sum([term(position, route, row, parts.COUNT + r) for row in range(parts.ROWS)])
    ]
    rows = []
    for own in range(1, most + 1):
        for counts in product(range(most), repeat=len(others)):
            if own + sum(counts) <= most:
                programmed = [0] * parts.ROUTE_KINDS
                programmed[route] = own
                for r, count in zip(others, counts, strict=True):
                    programmed[r] = count
                rows.append(
                    {
                        "programmers": own,
                        "others": {parts.ROUTES[r]: programmed[r] for r in others},
                        **turned_out(position, route, programmed),
                    }
                )
    return rows


def turned_out(position: OutspeedPosition, route: int, programmed: list[int]) -> dict[str, Any]:
    """What a crowd pays and gets: of fuel and zones the least, the mean and the most."""
    rules, at = position.rules, route_number(position, route)
    full = bool(rules.at_most[at] and programmed[route] > rules.at_most[at])
    shared = bool(rules.alone[at] and programmed[route] > 1)
    free = bool(rules.alone[at] and programmed[route] == 1)
    nothing = [0, 0.0, 0]
    return {
        "pays": nothing if full or free else spread(position, route, parts.COST, programmed),
        "zones": nothing if full or shared else spread(position, route, parts.ZONES, programmed),
        "fuel": nothing if full or shared else spread(position, route, parts.FUEL, programmed),
        "tiles": 0 if full or shared else term(position, route, parts.BONUS, parts.NUMBER),
        "wheel": bool(term(position, route, parts.COST, parts.WHEEL)) and not full,
        "sits_out": full,
    }


def spread(position: OutspeedPosition, route: int, row: int, programmed: list[int]) -> list[Any]:
    """Least, mean and most of a row, the middle wheel at 0."""
    fixed = term(position, route, row, parts.NUMBER)
    for r in range(parts.ROUTE_KINDS):
        fixed += term(position, route, row, parts.COUNT + r) * programmed[r]
    least, mean, most = fixed, float(fixed), fixed
    for die in range(2):
        rolls = term(position, route, row, parts.DIE + die)
        values = die_values(position, die)
        least += rolls * min(values)
        mean += rolls * sum(values) / len(values)
        most += rolls * max(values)
    return [least, mean, most]


def die_values(position: OutspeedPosition, die: int) -> list[int]:
    """What the faces of a die are worth."""
    rules = position.rules
    return [
        rules.die_value[die * 6 + i] for i in range(rules.die_faces[die]) for _ in range(rules.die_weight[die * 6 + i])
    ]
