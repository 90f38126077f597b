"""What chance is asked for, and what happens when it answers."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus import draw_bonus_card
from homestretch.games.scrapracer.rules.crash import crash_deck, crash_die, draw_crash_card
from homestretch.games.scrapracer.rules.fights import fight_die
from homestretch.games.scrapracer.rules.finish import draw_goal_card, take_booster
from homestretch.games.scrapracer.rules.racers import slot_of_racer
from homestretch.games.scrapracer.rules.setup import begin_with, draw_racer
from homestretch.games.scrapracer.rules.turn import throw


def chance_kind(position: ScrapRacerPosition) -> int:
    """What chance is asked for; -1 for nothing."""
    if position.step == parts.THROW:
        return parts.CHANCE_DIE
    if position.step == parts.FIGHT:
        return parts.CHANCE_FIGHT
    if position.step == parts.CRASH_CARD:
        return parts.CHANCE_CRASH_1_2 + crash_deck(position)
    if position.step == parts.CRASH_DIE:
        return parts.CHANCE_CRASH_DIE
    if position.step == parts.BONUS_CARD:
        return parts.CHANCE_BONUS
    if position.step == parts.GOAL_CARD:
        return parts.CHANCE_GOAL
    if position.step == parts.BOOSTER:
        return parts.CHANCE_BOOSTER
    if position.step == parts.DRAW_RACER:
        return parts.CHANCE_RACER
    return parts.CHANCE_START if position.step == parts.DRAW_START else -1


def chance(position: ScrapRacerPosition, weights: Buffer) -> int:
    """The weights of what may turn out: a die has six faces, a deck the cards that are left in it."""
    if position.step < parts.DRAW_RACER or position.step == parts.OVER:
        return 0
    if position.step == parts.THROW or position.step == parts.FIGHT or position.step == parts.CRASH_DIE:
        return fill(weights, 6)
    if position.step == parts.CRASH_CARD:
        for card in range(parts.CRASH_KINDS):
            weights.item[card] = position.crash_deck[crash_deck(position) * parts.CRASH_KINDS + card]
        return parts.CRASH_KINDS
    if position.step == parts.BONUS_CARD:
        for card in range(parts.BONUS_KINDS):
            weights.item[card] = position.bonus_deck[card]
        return parts.BONUS_KINDS
    if position.step == parts.GOAL_CARD:
        for card in range(parts.GOAL_KINDS):
            weights.item[card] = position.goal_deck[card]
        return parts.GOAL_KINDS
    if position.step == parts.BOOSTER:
        for kind in range(3):
            weights.item[kind] = position.hidden[kind]
        return 3
    if position.step == parts.DRAW_START:
        return fill(weights, position.rules.seats)
    for racer in range(parts.MOST_RACERS):
        weights.item[racer] = 1 if slot_of_racer(position, racer) < 0 else 0
    return parts.MOST_RACERS


def fill(weights: Buffer, count: int) -> int:
    """Equal chances."""
    for i in range(count):
        weights.item[i] = 1
    return count


def turn_out(position: ScrapRacerPosition, outcome: int) -> None:
    """Lets what chance was asked for turn out so."""
    if position.step == parts.THROW:
        throw(position, outcome + 1)
    elif position.step == parts.FIGHT:
        fight_die(position, outcome + 1)
    elif position.step == parts.CRASH_CARD:
        draw_crash_card(position, outcome)
    elif position.step == parts.CRASH_DIE:
        crash_die(position, outcome + 1)
    elif position.step == parts.BONUS_CARD:
        draw_bonus_card(position, outcome)
    elif position.step == parts.GOAL_CARD:
        draw_goal_card(position, outcome)
    elif position.step == parts.BOOSTER:
        take_booster(position, outcome)
    elif position.step == parts.DRAW_RACER:
        draw_racer(position, outcome)
    else:
        begin_with(position, outcome)
