"""How long a game will still take: quick players finish it a few times from what everybody can see."""

from __future__ import annotations

from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party, Policy
from homestretch.core.stream import Stream
from homestretch.server.bots import PACES
from homestretch.server.play import Play
from homestretch.server.players import STAND_IN
from homestretch.server.rows import SeatRow

GAMES = 2
SEED = 20_230_701
LONGEST = 20_000
PERSON, ROUNDED = 5.0, 15
"""Seconds a person takes for a decision, and to what the answer is rounded."""


def decisions_left(play: Play) -> float:
    """How many decisions quick players still make, on average, from a position that looks like this one."""
    count = 0
    level = STAND_IN if STAND_IN in play.game.levels else "random"
    players: list[Policy] = [play.game.level(level) for _ in range(play.rules.seats)]
    for number in range(GAMES):
        stream = Stream(SEED + number)
        position = play.table.view(None).imagine(stream)
        party = Party(players)
        play_out(position, party, SeededLuck(SEED, number), stream, LONGEST)
        count += party.decisions
    return count / GAMES


def seconds_for(decisions: float, seats: list[SeatRow], pace: str) -> int:
    """Roughly how many seconds so many decisions take these people and bots."""
    people = sum(seat.bot is None for seat in seats) / len(seats)
    each = people * PERSON + (1 - people) * PACES[pace]
    return max(ROUNDED, round(decisions * each / ROUNDED) * ROUNDED)
