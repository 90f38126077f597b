"""A beginner at Finish Line: level ``rookie``. Bets on a hunch, and sees half of what the dice offer."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, temper
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.policy import ClubPolicy, guess, make_ready, worth_of
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import left_to_stake
from homestretch.games.finishline.rules.choices import bet_action

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class RookiePolicy(Policy):
    """The bold stake all on a horse they have a feeling for, the timid half on the leader and some on the next.

    What others have bet never comes to mind.
    """

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
    """The bold: all on one horse to win. The timid: half on the leader, half of the rest on the next, no more."""
    left = left_to_stake(position, seat)
    first = seat * parts.BETS
    if left < position.rules.step or position.stake[first + (0 if mood >= 50 else 1)]:
        return done
    if mood >= 50:
        hunch = (mood + 3 * position.race) % position.running
        return bet_action(position, actions.WIN, position.order[hunch], -1, left)
    half = left // 2 - left // 2 % position.rules.step
    leader = position.order[position.running - 1]
    runner = position.order[position.running - 2] if position.stake[first] else leader
    return bet_action(position, actions.WIN, runner, -1, half if half > 0 else left)
