"""A beginner at Scrap Racer: level ``rookie``. Stops too early or too late, and forgets boosters and cards."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, temper
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.scrapracer import actions, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.turn import dice_total

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class RookiePolicy(Policy):
    """Has a number of spaces in mind at which to stop; timid ones are content with few."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(cython.cast(ScrapRacerPosition, position), seat, legal, count, stream)


def decide(position: ScrapRacerPosition, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
    """The choice among the legal actions."""
    mood = temper(stream, seat)
    if position.step == parts.ASK_DIE:
        return about_die(position, mood, legal, count, stream)
    if position.step == parts.ASK_BEFORE or position.step == parts.ASK_AFTER:
        # The bold play a card as soon as they can; the timid keep theirs until the last round, often for ever.
        return legal.item[0] if mood >= 50 or position.ending else legal.item[count - 1]
    return legal.item[0]


def about_die(position: ScrapRacerPosition, mood: int, legal: Buffer, count: int, stream: Stream) -> int:
    """Rolls on until enough spaces lie there; of a double every third time thinks of a booster, any booster."""
    last = legal.item[count - 1]
    if last == actions.CRASH:
        return legal.item[0] if below(stream, 3) == 0 else last
    enough = 5 + mood // 12 if mood < 50 else 12 + mood // 10
    if dice_total(position) >= enough:
        return last
    return actions.ROLL if position.dice_count < position.rules.most_dice else last
