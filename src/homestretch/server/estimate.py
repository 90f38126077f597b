"""How long a game will still take: quick players finish it a few times from what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party, Policy
from homestretch.core.stream import Stream

if TYPE_CHECKING:
    from homestretch.server.play import Play
    from homestretch.server.room import Room

EVERY = 20
"""Rows a spectator sees between two estimates."""
GAMES = 2
LONGEST = 20_000
PERSON, ROUNDED = 5.0, 15
"""Seconds a person takes for a decision, and to what the answer is rounded."""


def seconds_left(room: Room) -> int | None:
    """Roughly how many seconds a game under way will still take; None if it is not under way."""
    if room.play is None or room.table.status != "playing":
        return None
    head = room.play.head(None)
    if room.estimated is None or head >= room.estimated[0] + EVERY:
        count = room.house.in_spare_time(f"rest of {room.table.game}", decisions_left, room.play)
        if count is not None:
            room.estimated = (head, count)
        elif room.estimated is None:
            return None
    people = sum(seat.bot is None for seat in room.seats) / len(room.seats)
    each = people * PERSON + (1 - people) * room.pause
    return max(ROUNDED, round(room.estimated[1] * each / ROUNDED) * ROUNDED)


def decisions_left(play: Play) -> float:
    """How many decisions quick players still make, on average, from a position that looks like this one."""
    count = 0
    for number in range(GAMES):
        stream = Stream(20_230_701 + number)
        position = play.table.view(None).imagine(stream)
        level = "club" if "club" in play.game.levels else "random"
        players: list[Policy] = [play.game.level(level) for _ in range(play.rules.seats)]
        party = Party(players)
        play_out(position, party, SeededLuck(number), stream, LONGEST)
        count += party.decisions
    return count / GAMES
