"""What a search knows of Cubitos: what steps, dice, credits and fans are worth on the way that is left.

Nothing is hidden. The weights were fitted to who won races of level ``club``, at the beginning of every round, by
``python -m homestretch.lab.cubitos_insight --games 6000``.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.position import Position
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.route import Map
from homestretch.games.cubitos.sense import leave_out
from homestretch.games.cubitos.worth import Outlook, look_ahead, whole_way

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

HORIZON = 3
"""Rounds: this one and the next two, which show what became of the dice that were bought or left lying."""
TRAITS = ("way", "yield", "late_yield", "cost", "credits", "late_credits", "fans", "start")
WEIGHTS = (-0.2413, 0.1648, -0.0087, 0.018, 0.073, 0.0202, 0.104, 0.2166)
"""Of each trait; see ``measure``."""
BROAD = 1.3
"""How much more a lead says where more than two race."""


class CubitosInsight(Insight):
    """Counts rounds, and weighs what everybody has against the rounds that are left."""

    outlook: Outlook
    ways: Map
    trait: Annotated[list[float], 8]
    weight: Annotated[list[float], 8]
    broad: float

    def __init__(self) -> None:
        super().__init__()
        self.horizon = HORIZON
        self.outlook = Outlook()
        self.ways = Map()
        self.broad = BROAD
        for trait, weight in enumerate(WEIGHTS):
            self.weight[trait] = weight

    def sensible(self, position: Position, seat: int, ranked: Buffer, count: int) -> int:
        return leave_out(self.outlook, self.ways, cython.cast(CubitosPosition, position), seat, ranked, count)

    def era(self, position: Position) -> int:
        return round_of(cython.cast(CubitosPosition, position))

    def shares(self, position: Position, out: Buffer) -> None:
        weigh(self, cython.cast(CubitosPosition, position))
        self.share_out(cython.cast(CubitosPosition, position).rules.seats, out)

    def traits(self, position: CubitosPosition, seat: int) -> list[float]:
        """What there is to weigh of a seat, for fitting the weights."""
        measure(self, position, seat)
        return [self.trait[i] for i in range(len(TRAITS))]


def round_of(position: CubitosPosition) -> int:
    """The number of the round."""
    return position.round


def measure(insight: CubitosInsight, position: CubitosPosition, seat: int) -> None:
    """The way to go, what the coloured dice bring until the end, and what may still become dice."""
    look_ahead(insight.outlook, position, seat)
    left = insight.outlook.rounds
    scale = 1.0 / sqrt(0.5 + left)
    if position.rules.seats > 2:
        scale *= insight.broad
    yields = 0.0
    cost = 0.0
    for kind in range(parts.FIRST_COLOUR, parts.KINDS):
        owned = position.owned(seat, kind)
        if owned:
            card = position.card[kind - parts.FIRST_COLOUR]
            yields += owned * insight.outlook.yields[kind] * insight.outlook.taste[card]
            cost += owned * position.rules.cost[card]
    yields *= insight.outlook.share * left
    insight.trait[0] = scale * whole_way(position, seat)
    insight.trait[1] = scale * yields
    insight.trait[2] = scale * yields * left
    insight.trait[3] = scale * cost * left
    insight.trait[4] = scale * position.credits[seat]
    insight.trait[5] = scale * position.credits[seat] * left
    insight.trait[6] = scale * position.fans[seat] * left
    insight.trait[7] = scale if position.first == seat else 0.0


def weigh(insight: CubitosInsight, position: CubitosPosition) -> None:
    """Everything in one number for every seat."""
    for seat in range(position.rules.seats):
        measure(insight, position, seat)
        insight.strength[seat] = 0.0
        for trait in range(8):
            insight.strength[seat] += insight.weight[trait] * insight.trait[trait]
