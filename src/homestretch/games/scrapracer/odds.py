"""Exact chances of a turn in Scrap Racer."""

from __future__ import annotations

from typing import Any

from homestretch.core.position import copy_into
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.crash import crash_effect
from homestretch.games.scrapracer.rules.race import ScrapRacer
from homestretch.games.scrapracer.rules.racers import retreat
from homestretch.games.scrapracer.rules.turn import dice_total, double_shows


def faces(position: ScrapRacerPosition) -> int:
    """The faces on the table, one bit each."""
    found = 0
    for i in range(position.dice_count):
        found |= 1 << position.dice[i]
    return found


def escapes(shown: int, face: int, steps: int, flips: int) -> bool:
    """Whether ±1 and flip boosters can turn a face into one that is not shown yet."""
    if not (shown >> face) & 1:
        return True
    if steps and face < 6 and escapes(shown, face + 1, steps - 1, flips):
        return True
    if steps and face > 1 and escapes(shown, face - 1, steps - 1, flips):
        return True
    return flips > 0 and escapes(shown, 7 - face, steps, flips - 1)


def crash_chance(shown: int, steps: int, flips: int, rerolls: int) -> float:
    """The chance that one more die ends in a double although every booster is used against it."""
    lost = 0
    for face in range(1, 7):
        if not escapes(shown, face, steps, flips):
            lost += 1
    chance = lost / 6.0
    for _ in range(rerolls):
        chance = chance * lost / 6.0
    return chance


def die_again_chance(position: ScrapRacerPosition) -> float:
    """The chance that the next die of the active racer ends in a crash, boosters used."""
    slot = position.mover
    steps = position.boosters[slot * 3 + parts.PLUS_MINUS_1]
    return crash_chance(
        faces(position),
        steps if steps < 5 else 5,
        1 if position.boosters[slot * 3 + parts.FLIP] else 0,
        position.boosters[slot * 3 + parts.REROLL],
    )


def crash_outlook(position: ScrapRacerPosition) -> list[tuple[str, float]]:
    """For each crash deck, how far its next card moves the active racer on average (back counts below 0)."""
    rows = []
    slot = position.mover
    scratch = ScrapRacer(position.rules)
    for deck, name in enumerate(parts.DECKS):
        cards = [position.crash_deck[deck * parts.CRASH_KINDS + k] for k in range(parts.CRASH_KINDS)]
        if not any(cards):
            cards = [position.rules.crash[deck * parts.CRASH_KINDS + k] for k in range(parts.CRASH_KINDS)]
        total = 0.0
        for card, count in enumerate(cards):
            if count:
                total += count * mean_move(position, scratch, slot, card)
        rows.append((name, total / sum(cards)))
    return rows


def mean_move(position: ScrapRacerPosition, scratch: ScrapRacerPosition, slot: int, card: int) -> float:
    """How far one crash card moves the active racer on average; it is tried out on the scratch position."""
    if position.rules.crash_effect[card] == parts.DICE:
        return 3.5 * position.rules.crash_steps[card]
    if position.rules.crash_effect[card] == parts.DIE_BACK:
        back = 0
        for die in range(1, 7):
            copy_into(scratch, position)
            retreat(scratch, slot, die)
            back += position.progress[slot] - scratch.progress[slot]
        return -back / 6.0
    copy_into(scratch, position)
    crash_effect(scratch, slot, card)
    return scratch.progress[slot] - position.progress[slot]


def odds(position: ScrapRacerPosition) -> dict[str, Any]:
    """What a player may want to know before the next die: public knowledge only."""
    shown = faces(position)
    plain = len([face for face in range(1, 7) if shown >> face & 1])
    return {
        "step": parts.STEPS[position.step],
        "most_dice": position.rules.most_dice,
        "dice": [position.dice[i] for i in range(position.dice_count)],
        "double_shows": bool(position.dice_count > 1 and double_shows(position)),
        "double": plain / 6,
        "double_with_boosters": die_again_chance(position),
        "at_stake": dice_total(position),
        "crash_moves": dict(crash_outlook(position)),
    }
