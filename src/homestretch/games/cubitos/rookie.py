"""A beginner at Cubitos: level ``rookie``. Pushes too often or too seldom, buys by price, and forgets abilities."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, temper
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.odds import miss_chance
from homestretch.games.cubitos.policy import ClubPolicy, answer
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.abilities import cost_of
from homestretch.games.cubitos.rules.race import Cubitos

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class RookiePolicy(Policy):
    """The bold push as long as it may go well; the timid stop as soon as it may not."""

    thought: ClubPolicy

    def __init__(self) -> None:
        self.thought = ClubPolicy()

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(self.thought, cython.cast(Cubitos, position), seat, legal, count, stream)


def decide(thought: ClubPolicy, position: CubitosPosition, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
    """The choice among the legal actions."""
    mood = temper(stream, seat)
    last = legal.item[count - 1]
    if count == 1:
        return last
    if position.ask[seat] == parts.ASK_PUSH and last == actions.PASS:
        return about_push(position, seat, mood, legal.item[count - 2], last)
    if position.ask[seat] == parts.ASK_BUY:
        return about_buying(position, mood, legal, count)
    if legal.item[0] % actions.ARGUMENT == actions.USE and below(stream, 3) == 0:
        return last
    return answer(thought.outlook, thought.ways, position, seat, legal, count)


def about_push(position: CubitosPosition, seat: int, mood: int, push: int, stop: int) -> int:
    """By the risk alone, whatever is at stake."""
    if push != actions.PUSH or not position.danger[seat]:
        return push
    return push if 100.0 * miss_chance(position, seat) < (3.0 if mood < 50 else 0.5 * mood) else stop


def about_buying(position: CubitosPosition, mood: int, legal: Buffer, count: int) -> int:
    """The bold buy the dearest die, the timid the cheapest; which one it is matters less to them than the price."""
    best = legal.item[count - 1]
    most = -100
    for i in range(count):
        if legal.item[i] % actions.ARGUMENT == actions.BUY:
            price = cost_of(position, legal.item[i] // actions.ARGUMENT % parts.COLOUR_COUNT + parts.FIRST_COLOUR)
            if (price if mood >= 50 else -price) > most:
                most = price if mood >= 50 else -price
                best = legal.item[i]
    return best
