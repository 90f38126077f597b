"""A double: the crash cards (SR-12 to SR-17)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers import advance, last_in_rank, next_in_rank, retreat, stay, steps_ahead


def crash(position: ScrapRacerPosition) -> None:
    """SR-12: the card of the double; the dice do not move the racer."""
    position.crashed = True
    tell(position, events.DOUBLE, position.racer[position.mover], position.dice[position.dice_count - 1], 0, 0)
    renew_crash_deck(position, crash_deck(position))
    position.step = parts.CRASH_CARD


def crash_deck(position: ScrapRacerPosition) -> int:
    """The deck for the double that shows: 1/2, 3/4 or 5/6."""
    return (position.dice[position.dice_count - 1] - 1) // 2


def draw_crash_card(position: ScrapRacerPosition, card: int) -> None:
    """SR-12, SR-14: the card is shown and carried out."""
    deck = crash_deck(position)
    position.crash_deck[deck * parts.CRASH_KINDS + card] -= 1
    position.crash_card = card + 1
    position.stage = parts.FIGHTS
    position.then = parts.MARKER
    position.step = parts.FREE
    tell(position, events.CRASH_CARD, position.racer[position.mover], deck, card, 0)
    crash_effect(position, position.mover, card)


def renew_crash_deck(position: ScrapRacerPosition, deck: int) -> None:
    """SR-14: an empty deck is renewed from its discards, which are all its cards."""
    for card in range(parts.CRASH_KINDS):
        if position.crash_deck[deck * parts.CRASH_KINDS + card]:
            return
    for card in range(parts.CRASH_KINDS):
        position.crash_deck[deck * parts.CRASH_KINDS + card] = position.rules.crash[deck * parts.CRASH_KINDS + card]


def crash_effect(position: ScrapRacerPosition, slot: int, card: int) -> None:
    """SR-17: what the cards do."""
    effect = position.rules.crash_effect[card]
    steps = position.rules.crash_steps[card]
    if effect == parts.FORWARD:
        advance(position, slot, steps, events.BY_CRASH)
    elif effect == parts.AHEAD_BACK:
        other = next_in_rank(position, slot, True)
        if other >= 0:
            retreat(position, other, position.rules.crash_other[card])
        advance(position, slot, steps, events.BY_CRASH)
    elif effect == parts.RAM:
        ram(position, slot, steps, position.rules.crash_other[card])
    elif effect == parts.BEHIND:
        stay(position, slot)
        other = next_in_rank(position, slot, False)
        if other >= 0:  # S11
            advance(position, other, steps, events.BY_CRASH)
    elif effect == parts.DICE:
        position.crash_dice = steps
        position.step = parts.CRASH_DIE
    elif effect == parts.DIE_BACK:
        position.crash_dice = 1
        position.step = parts.CRASH_DIE
    elif effect == parts.BACK:
        retreat(position, slot, steps)
    elif effect == parts.POSITION_LOSS:
        lose_position(position, slot)
    elif effect == parts.LAST:
        last = last_in_rank(position, 0)
        if last != slot:
            stay(position, slot)
        advance(position, last, steps, events.BY_CRASH)
    else:
        stay(position, slot)


def crash_die(position: ScrapRacerPosition, value: int) -> None:
    """SR-17: the dice of a crash card; doubles mean nothing here, and boosters cannot be used (SR-K4)."""
    slot = position.mover
    tell(position, events.CRASH_DIE, position.racer[slot], value, 0, 0)
    position.crash_sum += value
    position.crash_dice -= 1
    if position.crash_dice:
        return
    if position.rules.crash_effect[position.crash_card - 1] == parts.DICE:
        advance(position, slot, position.crash_sum, events.BY_CRASH)
    else:
        retreat(position, slot, position.crash_sum)
    position.crash_sum = 0
    position.step = parts.FREE


def ram(position: ScrapRacerPosition, slot: int, steps: int, push: int) -> None:
    """SR-17, SR-K7: forward until another racer is met, who is pushed on before any fight (S14)."""
    driven = steps
    met = -1
    for other in range(position.rules.racers):
        distance = steps_ahead(position, position.space[slot], other)
        if other != slot and 0 < distance <= driven:
            driven = distance
            met = other
    advance(position, slot, driven, events.BY_CRASH)
    if met >= 0:
        advance(position, met, push, events.BY_CRASH)


def lose_position(position: ScrapRacerPosition, slot: int) -> None:
    """SR-17: behind the last racer, but not over the line (S13)."""
    last = last_in_rank(position, 0)
    if last == slot or position.progress[slot] == 0:
        stay(position, slot)
    else:
        retreat(position, slot, position.progress[slot] - position.progress[last] + 1)
