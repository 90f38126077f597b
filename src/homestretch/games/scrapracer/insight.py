"""What a search knows of Scrap Racer: bonus cards are secret, and how far a lead goes.

The weights were fitted to who won games of level ``club``, at the beginning of every turn, by
``python -m homestretch.lab.scrapracer_insight --games 12000 --seed 1``, when that level still played its bonus cards
earlier and every booster counted in full. Weights fitted to it once it kept its cards won 47.7 % (± 4.7) against these,
at two seats.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.policy import boosters_of, turns_left
from homestretch.games.scrapracer.position import ScrapRacerPosition

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

TURNS = 4
"""How many turns a simulation looks ahead: against one of them this won 53.9 % (± 2.9) at two seats."""
DOUBT = 0.003
"""Choices differ by little: with the usual 0.05 ``pro``, who looks at five scenarios, won 59.4 % against ``club`` at
two seats and 22.7 % at six, with this 67.5 % and 30.7 % (1,200 games each).
"""
TRAITS = (
    *("front", "front_turn", "front_boosters", "front_markers"),
    *("back", "back_turn", "back_boosters", "back_markers"),
    *parts.BONUS_CARDS,
)
WEIGHTS = (
    (
        (0.68, 7.70, 1.91, 0.32, 0.00, 0.00, 0.00, 0.00, 2.16, 3.41, 4.40, 6.01, 1.90, 5.45),
        (0.74, 8.44, 3.13, 0.92, 0.00, 0.00, 0.00, 0.00, 2.59, 4.10, 5.87, 6.38, 3.47, 8.54),
        (0.67, 8.25, 3.14, 1.43, 0.00, 0.00, 0.00, 0.00, 3.25, 4.93, 6.53, 4.78, 5.32, 11.05),
        (0.54, 7.92, 2.76, 2.09, 0.00, 0.00, 0.00, 0.00, 3.98, 5.92, 7.83, 6.40, 6.58, 12.00),
        (0.55, 9.10, 2.31, 2.77, 0.00, 0.00, 0.00, 0.00, 5.74, 8.01, 9.71, 8.75, 8.04, 12.40),
        (0.53, 11.00, 1.63, 5.42, 0.00, 0.00, 0.00, 0.00, 11.60, 14.26, 16.08, 11.67, 12.65, 15.81),
    ),
    (
        (0.46, 5.01, 1.30, 0.28, 0.12, 0.58, 0.54, 0.28, 1.01, 1.65, 2.61, 2.91, 0.89, 3.46),
        (0.52, 5.21, 2.03, 0.62, 0.16, 0.84, 0.69, 0.66, 1.27, 2.79, 3.56, 3.45, 2.78, 6.07),
        (0.51, 5.04, 2.12, 0.94, 0.18, 1.30, 0.82, 1.25, 2.02, 3.52, 4.54, 2.02, 3.62, 8.21),
        (0.42, 4.58, 1.95, 1.08, 0.17, 1.91, 0.78, 1.47, 2.27, 3.67, 5.01, 3.87, 3.71, 7.59),
        (0.42, 4.92, 1.79, 1.37, 0.19, 2.31, 0.82, 1.56, 2.85, 4.14, 5.37, 5.51, 4.42, 9.00),
        (0.35, 4.81, 1.02, 2.42, 0.22, 3.57, 0.80, 2.17, 4.22, 5.82, 7.48, 5.98, 5.96, 8.95),
    ),
)
"""Of each trait, a row for every stage from the end to the beginning: with one racer each, fitted at three to six
seats, and with two, fitted at two; see ``measure`` and ``stage_of``."""


class ScrapRacerInsight(Insight):
    """Counts turns, and weighs spaces, cards and boosters against the way that is left."""

    held: Annotated[list[int], 6]
    trait: Annotated[list[float], 14]
    weight: Annotated[list[float], 168]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.practises = True
        self.doubt = DOUBT
        self.horizon = TURNS
        for row, weights in enumerate((*WEIGHTS[0], *WEIGHTS[1])):
            for trait, weight in enumerate(weights):
                self.weight[len(TRAITS) * row + trait] = weight

    def hide(self, position: Position, seat: int) -> None:
        hide(cython.cast(ScrapRacerPosition, position), seat)

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        redeal(self, cython.cast(ScrapRacerPosition, position), seat, stream)

    def pains(self, position: Position) -> int:
        return pains(cython.cast(ScrapRacerPosition, position))

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


def pains(position: ScrapRacerPosition) -> int:
    """More for the turns that may be the last but one, most for those of the last round."""
    if position.ending:
        return 16
    return 4 if turns_left(position) < 3 else 1


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
    row = 14 * (6 * (position.rules.each - 1) + stage_of(position))
    for seat in range(position.rules.seats):
        measure(insight, position, seat)
        insight.strength[seat] = 0.0
        for trait in range(14):
            insight.strength[seat] += insight.weight[row + trait] * insight.trait[trait]


def measure(insight: ScrapRacerInsight, position: ScrapRacerPosition, seat: int) -> None:
    """How far the foremost racer is and the other, and what helps them on; it counts the more, the less is left."""
    root: float = sqrt(5.0 + to_go(position))
    front = seat * position.rules.each
    back = front + position.rules.each - 1
    if reach(position, back) > reach(position, front):
        front = back
        back = seat * position.rules.each
    for trait in range(8):
        insight.trait[trait] = 0.0
    measure_racer(insight, position, front, 0, 1.0 / root)
    if back != front:
        measure_racer(insight, position, back, 4, 1.0 / root)
    for card in range(parts.BONUS_KINDS):
        insight.trait[8 + card] = position.cards[seat * parts.BONUS_KINDS + card] / root


def measure_racer(insight: ScrapRacerInsight, position: ScrapRacerPosition, slot: int, at: int, scale: float) -> None:
    """Where a racer is, whether its turn is still to come, and what it has."""
    insight.trait[at] = scale * position.progress[slot]
    insight.trait[at + 1] = scale if is_to_come(position, slot) else 0.0
    insight.trait[at + 2] = scale * of_use(boosters_of(position, slot), turns_left(position))
    insight.trait[at + 3] = scale * position.bonus_markers[slot]


def of_use(held: int, turns: int) -> float:
    """How many boosters count: those beyond one for each turn a third."""
    return held if held <= turns else turns + 0.3 * (held - turns)


def to_go(position: ScrapRacerPosition) -> int:
    """How many spaces the leader has before it."""
    finish = position.rules.lap * position.rules.laps
    left = finish
    for slot in range(position.rules.racers):
        if finish - position.progress[slot] < left:
            left = finish - position.progress[slot]
    return left if left > 0 else 0


def stage_of(position: ScrapRacerPosition) -> int:
    """Which row of weights counts: 0 just before the end, 5 at the beginning."""
    left = to_go(position)
    if left < 24:
        return 0 if left < 12 else 1
    if left < 60:
        return 2 if left < 40 else 3
    return 4 if left < 90 else 5


def reach(position: ScrapRacerPosition, slot: int) -> int:
    """How far a racer is, with about what its turn will bring if that is still to come."""
    return position.progress[slot] + (12 if is_to_come(position, slot) else 0)


def is_to_come(position: ScrapRacerPosition, slot: int) -> bool:
    """Whether a racer has its turn of this round before it."""
    for turn in range(position.turn, position.rules.racers):
        if position.order[turn] == slot:
            return True
    return False
