"""What a search knows of Outspeed: tiles and choices are secret, and what zones and fuel are good for.

What others hold is dealt from the tiles that are not in sight, those worth keeping more often. The weights of zones
and fuel were fitted to who won games of bots that think, by ``python -m homestretch.lab.outspeed_insight``, those of
tiles to what a tile more is worth in the same game, by ``python -m homestretch.lab.outspeed_gifts``.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.ships import lives, tiles_of

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

KEPT = (11, 14, 12, 14, 15, 6)
"""How often a tile of each kind is kept when it was drawn with another."""
TRAITS = ("zones", "fuel", "spare fuel", "tiles", "force field")
WEIGHTS = (0.92, 1.0, 0.41, 1.1, 0.6)
"""Of each trait; see ``measure``.

Zones and fuel: fitted to 240 games of bots that guessed by weights fitted to ``club``. Tiles: at three and four seats
a zone is worth 5.6 % of the wins, a fuel tank as much as its fuel, 12 %, other tiles 5 to 11 %, a force field 4 %.
A fit to games gives force fields more than any other tile, for whoever still has one has other reasons to win. With
such weights, and tanks among the other tiles, the bot won 32 % (27 to 37) of 240 games against two that took all tiles
for equal; with these, in games of the same luck, 38 % (32 to 44).
"""


class OutspeedInsight(Insight):
    """Counts rounds, and weighs zones, fuel and tiles against the rounds that are left."""

    trait: Annotated[list[float], 5]
    weight: Annotated[list[float], 5]
    pool: Annotated[list[int], 6]
    hand: Annotated[list[int], 6]
    kept: Annotated[list[int], 6]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.horizon = 4
        for tile, often in enumerate(KEPT):
            self.kept[tile] = often
        for trait, weight in enumerate(WEIGHTS):
            self.weight[trait] = weight

    def hide(self, position: Position, seat: int) -> None:
        hide(cython.cast(OutspeedPosition, position), seat)

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        redeal(self, cython.cast(OutspeedPosition, position), seat, stream)

    def sensible(self, position: Position, seat: int, ranked: Buffer, count: int) -> int:
        return without_second_field(cython.cast(OutspeedPosition, position), seat, ranked, count)

    def mixes(self, position: Position, seat: int) -> bool:
        return is_secret(cython.cast(OutspeedPosition, position))

    def alone(self, position: Position, seat: int) -> bool:
        return is_alone(cython.cast(OutspeedPosition, position), seat)

    def crowds(self, position: Position) -> bool:
        return is_programming(cython.cast(OutspeedPosition, position))

    def alike(self, position: Position, one: int, other: int) -> bool:
        return are_level(cython.cast(OutspeedPosition, position), one, other)

    def pains(self, position: Position) -> int:
        return 4 if is_programming(cython.cast(OutspeedPosition, position)) else 1

    def era(self, position: Position) -> int:
        return round_of(cython.cast(OutspeedPosition, position))

    def traits(self, position: OutspeedPosition, seat: int) -> list[float]:
        """What there is to weigh of a ship, for fitting the weights."""
        measure(self, position, seat)
        return [self.trait[i] for i in range(len(TRAITS))]

    def shares(self, position: Position, out: Buffer) -> None:
        weigh(self, cython.cast(OutspeedPosition, position))
        self.share_out(cython.cast(OutspeedPosition, position).rules.seats, out)


def round_of(position: OutspeedPosition) -> int:
    """The number of the round."""
    return position.round


def without_second_field(position: OutspeedPosition, seat: int, ranked: Buffer, count: int) -> int:
    """Whoever has a force field rather keeps another tile: one can be laid, in the last round (OS-20)."""
    if position.step != parts.ASK_KEEP or not position.tiles[seat * parts.TILE_KINDS + parts.FORCE_FIELD]:
        return count
    return 1 if count == 2 and ranked.item[1] // actions.ARGUMENT == parts.FORCE_FIELD else count


# Secrets


def is_secret(position: OutspeedPosition) -> bool:
    """Whether what is decided now is shown only when all have decided."""
    return position.step != parts.ASK_KEEP


def is_alone(position: OutspeedPosition, seat: int) -> bool:
    """Whether nobody else decides at the same time."""
    for other in range(position.rules.seats):
        if other != seat and choosing(position, other):
            return False
    return True


def is_programming(position: OutspeedPosition) -> bool:
    """Whether routes are chosen."""
    return position.step == parts.ASK_ROUTE


def are_level(position: OutspeedPosition, one: int, other: int) -> bool:
    """Whether two ships are in the same zone with as much fuel and as many tiles."""
    if not lives(position, one) or not lives(position, other) or position.zone[one] != position.zone[other]:
        return False
    return position.fuel[one] == position.fuel[other] and tiles_of(position, one) == tiles_of(position, other)


def choosing(position: OutspeedPosition, seat: int) -> bool:
    """Whether a seat chooses, or has just chosen, in secret and at the same time as others."""
    if not lives(position, seat):
        return False
    if (position.deciding >> seat) & 1:
        return True
    if position.step == parts.ASK_TILE:
        return position.zone[seat] == position.zone_asked and tiles_of(position, seat) > 0
    if position.step == parts.ASK_ROUTE:
        return position.route[seat] > 0
    return position.step == parts.ASK_WHEEL and position.number[seat] > 0


def take_back(position: OutspeedPosition, seat: int) -> None:
    """A seat has not chosen yet."""
    position.deciding |= 1 << seat
    if position.step == parts.ASK_TILE:
        position.laid[seat] = 0
    elif position.step == parts.ASK_ROUTE:
        position.route[seat] = 0
    else:
        position.number[seat] = 0


def hide(position: OutspeedPosition, seat: int) -> None:
    """The choices and tiles of others, and the pile; on routes nobody decides by tiles, so one's own too."""
    for other in range(position.rules.seats):
        if other != seat:
            if choosing(position, other):
                take_back(position, other)
            count = tiles_of(position, other)
            for tile in range(parts.TILE_KINDS):
                position.tiles[other * parts.TILE_KINDS + tile] = 0
            position.tiles[other * parts.TILE_KINDS] = count
            if position.laid[other]:
                position.laid[other] = 1
        elif position.step == parts.ASK_ROUTE:
            for tile in range(parts.TILE_KINDS):
                position.tiles[other * parts.TILE_KINDS + tile] = 0
    for tile in range(parts.TILE_KINDS):
        position.pile[tile] = 0
    for i in range(position.under_count):
        position.under[i] = 0
    if position.turn != seat:
        position.drawn[0] = 0
        position.drawn[1] = 0


def redeal(insight: OutspeedInsight, position: OutspeedPosition, seat: int, stream: Stream) -> None:
    """The others choose anew, and their tiles are mixed with the pile; a tile that lies there stays what it is."""
    for tile in range(parts.TILE_KINDS):
        insight.pool[tile] = position.pile[tile]
        position.pile[tile] = 0
    for other in range(position.rules.seats):
        insight.hand[other] = 0
        if other != seat:
            if choosing(position, other):
                take_back(position, other)
            gather(insight, position, other)
    for i in range(position.under_count):
        if position.under_by[i] != seat:
            insight.pool[position.under[i]] += 1
    for i in range(2):
        if position.drawn[i] and position.turn != seat:
            insight.pool[position.drawn[i] - 1] += 1
    deal(insight, position, seat, stream)


def gather(insight: OutspeedInsight, position: OutspeedPosition, seat: int) -> None:
    """Takes in the tiles of a seat, but for one it has laid."""
    for tile in range(parts.TILE_KINDS):
        at = seat * parts.TILE_KINDS + tile
        kept = 1 if position.laid[seat] == tile + 1 else 0
        insight.hand[seat] += position.tiles[at] - kept
        insight.pool[tile] += position.tiles[at] - kept
        position.tiles[at] = kept


def deal(insight: OutspeedInsight, position: OutspeedPosition, seat: int, stream: Stream) -> None:
    """Deals what was gathered: hands, tiles just drawn, tiles under the pile, and the pile."""
    for other in range(position.rules.seats):
        for _ in range(insight.hand[other]):
            position.tiles[other * parts.TILE_KINDS + drawn(insight, stream, True)] += 1
    for i in range(2):
        if position.drawn[i] and position.turn != seat:
            position.drawn[i] = drawn(insight, stream, False) + 1
    for i in range(position.under_count):
        if position.under_by[i] != seat:
            position.under[i] = drawn(insight, stream, False)
    for tile in range(parts.TILE_KINDS):
        position.pile[tile] = insight.pool[tile]


def drawn(insight: OutspeedInsight, stream: Stream, kept: bool) -> int:
    """A tile out of the pool; one that somebody kept is rather a good one."""
    total = 0
    for tile in range(parts.TILE_KINDS):
        total += insight.pool[tile] * (insight.kept[tile] if kept else 1)
    rest = below(stream, total)
    found = -1
    for tile in range(parts.TILE_KINDS):
        rest -= insight.pool[tile] * (insight.kept[tile] if kept else 1)
        if rest < 0 and found < 0:
            found = tile
    insight.pool[found] -= 1
    return found


# Worth


def measure(insight: OutspeedInsight, position: OutspeedPosition, seat: int) -> None:
    """Zones, fuel that will be needed, fuel beyond that, and tiles; all the more, the fewer rounds are left.

    A tank is so much fuel. Of the other tiles one can be laid in a round, and one force field in the last.
    """
    left = position.rules.rounds - position.round + 1
    scale = 1.0 / sqrt(0.5 + (left if left > 0 else 0))
    own = seat * parts.TILE_KINDS
    tanks = position.tiles[own + parts.FUEL_TANK]
    fields = position.tiles[own + parts.FORCE_FIELD]
    others = tiles_of(position, seat) - tanks - fields
    fuel = position.fuel[seat] + tanks * position.rules.tank_fuel
    needed = fuel if fuel < left + 3 else left + 3
    insight.trait[0] = scale * position.zone[seat]
    insight.trait[1] = scale * needed
    insight.trait[2] = scale * (fuel - needed)
    insight.trait[3] = scale * (others if others < left else left)
    insight.trait[4] = scale if fields else 0.0


def weigh(insight: OutspeedInsight, position: OutspeedPosition) -> None:
    """Everything in one number for every ship."""
    for seat in range(position.rules.seats):
        insight.strength[seat] = -100.0
        if lives(position, seat):
            measure(insight, position, seat)
            insight.strength[seat] = 0.0
            for trait in range(5):
                insight.strength[seat] += insight.weight[trait] * insight.trait[trait]
