"""A beginner at Finish Line: level ``rookie``. Bets on whoever is in front, and sees half of what the dice offer."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, temper
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.policy import ClubPolicy, guess, make_ready, worth_of
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import has_bet, left_to_stake
from homestretch.games.finishline.rules.choices import bet_action

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class RookiePolicy(Policy):
    """The bold stake all on the leader, the timid a little on several; what others have bet never comes to mind."""

    thought: ClubPolicy

    def __init__(self) -> None:
        self.thought = ClubPolicy()
        self.thought.forget_others()

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        if count == 1:
            return legal.item[0]
        make_ready(self.thought, cython.cast(FinishLinePosition, position))
        return decide(self.thought, cython.cast(FinishLinePosition, position), seat, legal, count, stream)


def decide(
    thought: ClubPolicy, position: FinishLinePosition, seat: int, legal: Buffer, count: int, stream: Stream
) -> int:
    """The choice among the legal actions."""
    if position.step == parts.ASK_BET:
        return about_bet(position, seat, temper(stream, seat), legal.item[count - 1])
    if position.step == parts.ASK_TAKE or position.step == parts.ASK_FETCH:
        return legal.item[below(stream, count)]
    guess(thought, position, seat)
    best = legal.item[below(stream, count)]
    most = worth_of(thought, position, seat, best)
    for i in range(count):
        if below(stream, 2) == 0:
            worth = worth_of(thought, position, seat, legal.item[i])
            if worth > most:
                most = worth
                best = legal.item[i]
    return best


def about_bet(position: FinishLinePosition, seat: int, mood: int, done: int) -> int:
    """On the leader to win; the timid stake half, half of the rest on the next, and keep what is left."""
    left = left_to_stake(position, seat)
    first = seat * parts.BETS
    horses = 1 if mood >= 50 else 2
    if left < position.rules.step or position.stake[first + horses - 1]:
        return done
    amount = left
    if mood < 50:
        half = left // 2 - left // 2 % position.rules.step
        amount = half if half > 0 else left
    for i in range(position.running - 1, -1, -1):
        if not has_bet(position, seat, position.order[i], -1):
            return bet_action(position, actions.WIN, position.order[i], -1, amount)
    return done
