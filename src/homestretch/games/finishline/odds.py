"""Estimated chances of the race: how it ends if everybody plays on at random from here."""

from __future__ import annotations

from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.position import copy_into
from homestretch.core.stream import Stream, below, pick
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import odds_of
from homestretch.games.finishline.rules.chances import chance, turn_out
from homestretch.games.finishline.rules.choices import carry_out, legal
from homestretch.games.finishline.rules.race import FinishLine
from homestretch.games.finishline.rules.turn import start_with

RACES = 400
SEED = 20230701


def run_race(position: FinishLinePosition, stream: Stream, out: Buffer) -> None:
    """Plays the race of a position to its end at random; bets do not matter."""
    race = position.race
    if position.step == parts.ASK_BET or position.step == parts.DRAW_START:
        position.betting = 0
        start_with(position, below(stream, position.rules.seats))
    while position.race == race and position.step != parts.OVER:
        count = chance(position, out)
        if count > 0:
            turn_out(position, pick(stream, out, count))
        else:
            seat = position.extra if position.step == parts.ASK_EXTRA else position.player
            count = legal(position, seat, out)
            action = out.item[below(stream, count)]
            carry_out(position, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)


def finishes(position: FinishLinePosition) -> dict[tuple[int, int], int]:
    """How often each pair of horses came first and second in many races from here; 0 stands for no horse."""
    scratch, stream, out = FinishLine(position.rules), Stream(SEED), Buffer()
    at = 2 * (position.race - 1)
    found: dict[tuple[int, int], int] = {}
    for _ in range(RACES):
        copy_into(scratch, position)
        run_race(scratch, stream, out)
        ends = (scratch.results[at], scratch.results[at + 1])
        found[ends] = found.get(ends, 0) + 1
    return found


def odds(position: FinishLinePosition) -> dict[str, Any]:
    """What each horse pays and how likely it is to come first and second: public knowledge only."""
    if position.step in (parts.DRAW_HORSE, parts.OVER):
        return {"races": 0, "horses": {}, "pairs": {}}
    found = finishes(position)
    pays = {position.horse[r]: odds_of(position, r) for r in range(position.runners)}
    horses = {}
    for horse, times in pays.items():
        first = sum([count for ends, count in found.items() if ends[0] == horse]) / RACES
        second = sum([count for ends, count in found.items() if ends[1] == horse]) / RACES
        horses[str(horse)] = {"odds": times, "first": first, "second": second, "pays_of_100": 100 * times * first}
    pairs = {}
    numbers = list(pays)
    for i, one in enumerate(numbers):
        for other in numbers[i + 1 :]:
            share = (found.get((one, other), 0) + found.get((other, one), 0)) / RACES
            times = pays[one] + pays[other]
            pairs[f"{one}+{other}"] = {"odds": times, "chance": share, "pays_of_100": 100 * times * share}
    return {"races": RACES, "horses": horses, "pairs": pairs}
