"""What a picture of a race needs and no move changes: the cards with their routes, dice, tiles and the track."""

from __future__ import annotations

from typing import Any

from homestretch.games.outspeed import parts
from homestretch.games.outspeed.cards import WORDS, Card, Route
from homestretch.games.outspeed.components import OutspeedRules, components

NUMBERS = ("zones", "fuel", "foremost", "between")


def sheet(rules: OutspeedRules) -> dict[str, Any]:
    """The race as it is printed."""
    data = components()
    return {
        "rounds": rules.rounds,
        "zones": rules.zones,
        "tableaus": rules.tableaus,
        "start_fuel": rules.start_fuel,
        "wheel": rules.wheel,
        "routes": list(parts.ROUTES),
        "cards": {str(number): card_sheet(card) for number, card in rules.cards.items()},
        "dice": {die: list(data["dice"][die]["faces"]) for die in parts.DICE},
        "tiles": {
            tile: {
                "count": data["tiles"][tile]["count"],
                **{name: data["tiles"][tile][name] for name in NUMBERS if name in data["tiles"][tile]},
            }
            for tile in parts.TILES
        },
    }


def card_sheet(card: Card) -> dict[str, Any]:
    """A card: the lit routes of both sides."""
    return {
        "name": card.name,
        "finish": card.finish,
        "sides": {
            side: {name: route_sheet(route) for name, route in routes.items()}
            for side, routes in zip(parts.SIDES, card.sides, strict=True)
        },
    }


def route_sheet(route: Route) -> dict[str, Any]:
    """A route: its condition, what it costs and what it gives, each a sum."""
    return {
        "at_most": route.at_most,
        "alone": route.alone,
        "cost": terms(route.rows[parts.COST]),
        "zones": terms(route.rows[parts.ZONES]),
        "fuel": terms(route.rows[parts.FUEL]),
        "tiles": terms(route.rows[parts.BONUS]),
    }


def terms(row: tuple[int, ...]) -> list[list[Any]]:
    """A sum as pairs of how often and of what: "1" for plain numbers, "#green", "yellow", "X"."""
    return [[times, word] for times, word in zip(row, ("1", *WORDS), strict=True) if times]
