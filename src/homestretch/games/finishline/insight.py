"""What a search knows of Finish Line: sheets are secret, and a race ends with so much money.

What others bet is drawn by what they have helped: whoever pushes a horse has probably bet on it.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.finishline import parts
from homestretch.games.finishline.policy import interest
from homestretch.games.finishline.position import FinishLinePosition

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import log
else:
    from math import log


class FinishLineInsight(Insight):
    """Counts races, and weighs capitals by their ratio."""

    liking: Annotated[list[float], 7]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.guarded = True
        self.horizon = 1

    def hide(self, position: Position, seat: int) -> None:
        hide(cython.cast(FinishLinePosition, position), seat)

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        redeal(self, cython.cast(FinishLinePosition, position), seat, stream)

    def era(self, position: Position) -> int:
        return race_of(cython.cast(FinishLinePosition, position))

    def shares(self, position: Position, out: Buffer) -> None:
        weigh(self, cython.cast(FinishLinePosition, position))
        self.share_out(cython.cast(FinishLinePosition, position).rules.seats, out)


def race_of(position: FinishLinePosition) -> int:
    """The number of the race."""
    return position.race


def hide(position: FinishLinePosition, seat: int) -> None:
    """The sheets of others, and while they bet who has closed one already."""
    for other in range(position.rules.seats):
        if other != seat:
            clear_sheet(position, other)
    if position.step == parts.ASK_BET:
        position.betting = 1 << seat


def clear_sheet(position: FinishLinePosition, seat: int) -> None:
    """No bets."""
    for i in range(seat * parts.BETS, (seat + 1) * parts.BETS):
        position.bet_one[i] = 0
        position.bet_two[i] = 0
        position.stake[i] = 0


def redeal(insight: FinishLineInsight, position: FinishLinePosition, seat: int, stream: Stream) -> None:
    """The others bet anew: for themselves while everybody bets, later as their deeds suggest."""
    for other in range(position.rules.seats):
        if other != seat:
            clear_sheet(position, other)
            if position.step == parts.ASK_BET:
                position.betting |= 1 << other
            elif position.runners == parts.RUNNERS:
                bet_for(insight, position, other, stream)


def bet_for(insight: FinishLineInsight, position: FinishLinePosition, seat: int, stream: Stream) -> None:
    """A sheet as people fill it in: half on one horse, a quarter on it and another, the rest on the other."""
    for runner in range(parts.RUNNERS):
        liked = interest(position, seat, runner)
        insight.liking[runner] = liked * liked
    one = drawn(insight, stream)
    insight.liking[one] = 0.0
    two = drawn(insight, stream)
    units = position.capital[seat] // position.rules.step
    if units < 1:
        return
    first = seat * parts.BETS
    half = (units + 1) // 2
    quarter = (units - half + 1) // 2
    position.bet_one[first] = one
    position.stake[first] = half * position.rules.step
    if quarter > 0:
        pair = first + parts.WIN_BETS
        position.bet_one[pair] = one if one < two else two
        position.bet_two[pair] = two if one < two else one
        position.stake[pair] = quarter * position.rules.step
    if units > half + quarter:
        position.bet_one[first + 1] = two
        position.stake[first + 1] = (units - half - quarter) * position.rules.step


def drawn(insight: FinishLineInsight, stream: Stream) -> int:
    """A runner, as likely as it is liked."""
    total = 0.0
    for runner in range(parts.RUNNERS):
        total += insight.liking[runner]
    rest = total * below(stream, 1 << 20) / 1048576.0
    found = 0
    for runner in range(parts.RUNNERS):
        if insight.liking[runner] > 0.0 and rest >= 0.0:
            rest -= insight.liking[runner]
            found = runner
    return found


def weigh(insight: FinishLineInsight, position: FinishLinePosition) -> None:
    """Twice the capital of another makes a winner half as likely again; the weight was fitted to games of ``club``."""
    weight = 0.48 if position.race < position.rules.races else 0.6
    for seat in range(position.rules.seats):
        money = position.capital[seat] + position.side[seat]
        insight.strength[seat] = weight * log(1.0 * (money if money > 100 else 100))
