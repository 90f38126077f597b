"""What a zone, a unit of fuel or a tile is worth in Outspeed: ``python -m homestretch.lab.outspeed_gifts``.

In every game of ``club`` some ship is given one thing at the beginning of some round; from there the game is played on
with it and without it, with the same luck. So nothing but the gift makes the difference: whoever holds a tile in a game
as it was played may win for the reason that brought him the tile.
"""

from __future__ import annotations

import sys
from typing import Any

from homestretch.core.catalog import find
from homestretch.core.luck import CommonLuck, SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.stream import Stream
from homestretch.games.outspeed import parts
from homestretch.lab.fitting import tell
from homestretch.lab.match import error_of, mean
from homestretch.lab.selfplay import LONGEST
from homestretch.lab.watching import won

GAME = find("outspeed")
GIFTS = ("zone", "fuel", *parts.TILES)
ENDINGS = 6
"""How often the rest of a game is played with each gift."""


def a_round(seats: int, seed: int, number: int) -> Any:
    """The beginning of some round after the first, in one game."""
    position, rounds = GAME.position(GAME.rules({"seats": seats})), []
    club, luck, stream, known = GAME.level("club"), SeededLuck(seed, number), Stream(seed, number, 1), 1
    while not position.over():
        play_out(position, club, luck, stream, 1)
        if position.round > known and not position.over():
            known = position.round
            rounds.append(position.copy())
    return rounds[stream.below(len(rounds))]


def with_gift(position: Any, seat: int, gift: str) -> Any:
    """The same moment, but that a ship has one thing more; a tile comes from the pile. None if there is none left."""
    form = position.to_json()
    if gift in ("zone", "fuel"):
        form["zones" if gift == "zone" else "fuel"][seat] += 1
    elif not form["pile"].get(gift):
        return None
    else:
        form["pile"][gift] -= 1
        form["tiles"][seat][gift] = form["tiles"][seat].get(gift, 0) + 1
    return GAME.read(position.rules, form)


def share(position: Any, seat: int, seed: int, number: int) -> float:
    """How much of the win a ship has, playing on as often as usual."""
    wins = []
    for ending in range(ENDINGS):
        last = position.copy()
        play_out(last, GAME.level("club"), CommonLuck(seed + number, ending), Stream(seed, number, 2), LONGEST)
        wins.append(won(last, position.rules.seats)[seat])
    return mean(wins)


def leads(seats: int, games: int, seed: int) -> dict[str, list[float]]:
    """By how much each gift raised the share of the win, a number for every game in which it could be given."""
    found: dict[str, list[float]] = {gift: [] for gift in GIFTS}
    for number in range(games):
        position = a_round(seats, seed, number)
        there = [seat for seat in range(seats) if seat not in position.to_json()["out"]]
        seat = there[number % len(there)]
        before = share(position, seat, seed, number)
        for gift in GIFTS:
            given = with_gift(position, seat, gift)
            if given is not None:
                found[gift].append(share(given, seat, seed, number) - before)
    return found


def report(games: int, seats: int, seed: int) -> list[str]:
    """Each gift in percent of the wins, with its 95 % interval."""
    return [
        f"{gift:14} {100 * mean(lead):6.2f} ± {196 * error_of(lead):.2f}"
        for gift, lead in leads(seats, games, seed).items()
    ]


if __name__ == "__main__":
    tell("outspeed_gifts", report, sys.argv[1:], games=2500, seats=3, seed=1)
