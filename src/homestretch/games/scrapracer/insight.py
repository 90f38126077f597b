"""What a search knows of Scrap Racer: bonus cards are secret, and how far a lead goes.

The weights were fitted to who won games of level ``club``, at the beginning of every turn, by
``python -m homestretch.lab.scrapracer_insight --games 12000 --seed 1``.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.position import ScrapRacerPosition

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt


TRAITS = (
    *("front", "front_turn", "back", "back_turn"),
    *parts.BOOSTERS,
    "markers",
    *parts.BONUS_CARDS,
)
WEIGHTS = (
    (0.582, 7.885, 0.0, 0.0, 2.313, 2.219, 2.511, 1.642, 3.301, 4.988, 6.604, 6.196, 5.147, 9.018),
    (0.436, 4.789, 0.132, 1.322, 1.175, 1.132, 1.412, 0.894, 1.574, 2.894, 4.062, 3.411, 2.966, 6.117),
)
"""Of each trait: with one racer each, fitted at three to six seats, and with two, fitted at two; see ``measure``."""


class ScrapRacerInsight(Insight):
    """Counts turns, and weighs spaces, cards and boosters against the way that is left."""

    held: Annotated[list[int], 6]
    trait: Annotated[list[float], 14]
    weight: Annotated[list[float], 28]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.horizon = 1
        for trait, weight in enumerate((*WEIGHTS[0], *WEIGHTS[1])):
            self.weight[trait] = weight

    def hide(self, position: Position, seat: int) -> None:
        hide(cython.cast(ScrapRacerPosition, position), seat)

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        redeal(self, cython.cast(ScrapRacerPosition, position), seat, stream)

    def pains(self, position: Position) -> int:
        return 16 if turns(cython.cast(ScrapRacerPosition, position)) == 0 else 1

    def era(self, position: Position) -> int:
        return turns(cython.cast(ScrapRacerPosition, position))

    def shares(self, position: Position, out: Buffer) -> None:
        weigh(self, cython.cast(ScrapRacerPosition, position))
        self.share_out(cython.cast(ScrapRacerPosition, position).rules.seats, out)

    def traits(self, position: ScrapRacerPosition, seat: int) -> list[float]:
        """What there is to weigh of a seat, for fitting the weights."""
        measure(self, position, seat)
        return [self.trait[i] for i in range(len(TRAITS))]


def turns(position: ScrapRacerPosition) -> int:
    """The number of the turn, counted through all rounds; one while the order is settled.

    In the last round it is nothing, so that the round is played to its end: what nobody can use any more is worth
    nothing then, and whoever stands one space behind the winner has lost.
    """
    if position.ending:
        return 0
    return 1 + position.round * position.rules.racers + position.turn


def hide(position: ScrapRacerPosition, seat: int) -> None:
    """The cards of others, and with them the deck."""
    for other in range(position.rules.seats):
        if other != seat:
            for card in range(parts.BONUS_KINDS):
                held = position.cards[other * parts.BONUS_KINDS + card]
                position.cards[other * parts.BONUS_KINDS + card] = 0
                position.cards[other * parts.BONUS_KINDS] += held
    for card in range(parts.BONUS_KINDS):
        position.bonus_deck[card] = 0


def redeal(insight: ScrapRacerInsight, position: ScrapRacerPosition, seat: int, stream: Stream) -> None:
    """Everybody else puts the cards into the deck; then each draws as many again."""
    for other in range(position.rules.seats):
        insight.held[other] = 0
        if other != seat:
            for card in range(parts.BONUS_KINDS):
                at = other * parts.BONUS_KINDS + card
                insight.held[other] += position.cards[at]
                position.bonus_deck[card] += position.cards[at]
                position.cards[at] = 0
    for other in range(position.rules.seats):
        for _ in range(insight.held[other]):
            card = drawn(position, stream)
            position.bonus_deck[card] -= 1
            position.cards[other * parts.BONUS_KINDS + card] += 1


def drawn(position: ScrapRacerPosition, stream: Stream) -> int:
    """Some card of the deck."""
    cards = 0
    for card in range(parts.BONUS_KINDS):
        cards += position.bonus_deck[card]
    rest = below(stream, cards)
    for card in range(parts.BONUS_KINDS):
        rest -= position.bonus_deck[card]
        if rest < 0:
            return card
    return 0


def weigh(insight: ScrapRacerInsight, position: ScrapRacerPosition) -> None:
    """Everything in one number for every seat."""
    row = 14 * (position.rules.each - 1)
    for seat in range(position.rules.seats):
        measure(insight, position, seat)
        insight.strength[seat] = 0.0
        for trait in range(14):
            insight.strength[seat] += insight.weight[row + trait] * insight.trait[trait]


def measure(insight: ScrapRacerInsight, position: ScrapRacerPosition, seat: int) -> None:
    """How far the foremost racer is and the other, and what helps them on; it counts the more, the less is left."""
    scale = nearness(position)
    front = seat * position.rules.each
    back = front + position.rules.each - 1
    if reach(position, back) > reach(position, front):
        front = back
        back = seat * position.rules.each
    insight.trait[0] = scale * position.progress[front]
    insight.trait[1] = scale if is_to_come(position, front) else 0.0
    insight.trait[2] = 0.0
    insight.trait[3] = 0.0
    if back != front:
        insight.trait[2] = scale * position.progress[back]
        insight.trait[3] = scale if is_to_come(position, back) else 0.0
    for kind in range(3):
        insight.trait[4 + kind] = scale * position.boosters[3 * front + kind]
        if back != front:
            insight.trait[4 + kind] += scale * position.boosters[3 * back + kind]
    insight.trait[7] = scale * position.bonus_markers[front]
    if back != front:
        insight.trait[7] += scale * position.bonus_markers[back]
    for card in range(parts.BONUS_KINDS):
        insight.trait[8 + card] = scale * position.cards[seat * parts.BONUS_KINDS + card]


def nearness(position: ScrapRacerPosition) -> float:
    """How much a space counts: the more, the less the leader has before it."""
    left = position.rules.lap * position.rules.laps
    for slot in range(position.rules.racers):
        rest = position.rules.lap * position.rules.laps - position.progress[slot]
        if rest < left:
            left = rest
    root: float = sqrt(5.0 + (left if left > 0 else 0))
    return 1.0 / root


def reach(position: ScrapRacerPosition, slot: int) -> int:
    """How far a racer is, with about what its turn will bring if that is still to come."""
    return position.progress[slot] + (12 if is_to_come(position, slot) else 0)


def is_to_come(position: ScrapRacerPosition, slot: int) -> bool:
    """Whether a racer has its turn of this round before it."""
    for turn in range(position.turn, position.rules.racers):
        if position.order[turn] == slot:
            return True
    return False
