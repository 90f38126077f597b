"""What a search knows of Scrap Racer: bonus cards are secret, and how far a lead goes.

The weights were fitted to who won 2,500 games of level ``club``.
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


class ScrapRacerInsight(Insight):
    """Counts turns, and weighs spaces, cards and boosters against the way that is left."""

    held: Annotated[list[int], 6]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.horizon = 1

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
    """Spaces ahead count the more, the less is left of the race; of two racers the foremost counts most."""
    finish = position.rules.lap * position.rules.laps
    left = finish
    for slot in range(position.rules.racers):
        if finish - position.progress[slot] < left:
            left = finish - position.progress[slot]
    scale = 1.0 / sqrt(5.0 + (left if left > 0 else 0))
    for seat in range(position.rules.seats):
        first = seat * position.rules.each
        worth = worth_of_racer(position, first)
        if position.rules.each == 2:
            second = worth_of_racer(position, first + 1)
            worth = 0.4 * worth + 0.14 * second if worth > second else 0.4 * second + 0.14 * worth
        else:
            worth *= 0.56
        cards = 0
        for card in range(parts.BONUS_KINDS):
            cards += position.cards[seat * parts.BONUS_KINDS + card]
        insight.strength[seat] = scale * (worth + 2.2 * cards)


def worth_of_racer(position: ScrapRacerPosition, slot: int) -> float:
    """How far a racer is, in spaces: with its boosters, its markers, and its turn if that is still to come."""
    boosters = position.boosters[3 * slot] + position.boosters[3 * slot + 1] + position.boosters[3 * slot + 2]
    worth = position.progress[slot] + 3.5 * boosters + 1.8 * position.bonus_markers[slot]
    for turn in range(position.turn, position.rules.racers):
        if position.order[turn] == slot:
            worth += 12.0
    return worth
