"""Random games for the tests of the learning interfaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.stream import Stream

OWN = ("cubitos", "finishline", "outspeed", "scrapracer")
ENDS = [(name, seats) for name in OWN for seats in (find(name).seats[0], find(name).seats[-1])]
"""Every game with the fewest and the most seats."""

MORE: list[tuple[str, dict[str, Any]]] = [
    ("scrapracer", {"seats": 3, "racers_each": 2, "short": True}),
    ("scrapracer", {"seats": 2, "track": "F"}),
    ("outspeed", {"seats": 5, "deck": "first_race"}),
    ("finishline", {"seats": 3, "odds": "single", "place_bonus_needs_win": True}),
    ("cubitos", {"seats": 3, "set": "grand_finale"}),
    ("cubitos", {"seats": 4, "set": "random"}),
    ("cubitos", {"seats": 2, "set": "such_much_fans", "laps": 2}),
    ("cubitos", {"seats": 3, "set": "race_5", "timing": "ordered"}),
]
SETTINGS: list[tuple[str, dict[str, Any]]] = [(name, {"seats": seats}) for name, seats in ENDS] + MORE


def decisions(name: str, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[tuple[Any, int]]:
    """Every so many decisions of a random game: the position and the seat that is asked."""
    game = find(name)
    position, stream, out, count = game.position(game.rules(options)), Stream(seed), Buffer(), 0
    while not position.over():
        if outcomes := position.chance(out):
            position.resolve(stream.pick(out, outcomes))
            continue
        owing = [seat for seat in range(position.rules.seats) if position.waiting() >> seat & 1]
        seat = owing[stream.below(len(owing))]
        if count % every == 0:
            yield position, seat
        count += 1
        position.apply(seat, out[stream.below(position.legal(seat, out))])


def listed(position: Any, seat: int) -> list[int]:
    """The actions of a seat that the kernel lists."""
    out = Buffer()
    return out.first(position.legal(seat, out))
