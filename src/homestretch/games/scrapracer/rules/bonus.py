"""Bonus markers and bonus cards (SR-9, SR-13)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers import steps_ahead


def take_bonus_marker(position: ScrapRacerPosition, slot: int) -> None:
    """SR-13: a marker; a full set is exchanged for a bonus card at once (S8), while there is one."""
    held = 0
    for other in range(position.rules.racers):
        held += position.bonus_markers[other]
    if held == position.rules.marker_supply:
        return
    position.bonus_markers[slot] += 1
    tell(position, events.MARKER, position.racer[slot], position.bonus_markers[slot], 0, 0)
    if position.bonus_markers[slot] >= markers_needed(position, slot) and bonus_cards_left(position):
        position.bonus_markers[slot] -= markers_needed(position, slot)
        renew_bonus_deck(position)
        position.step = parts.BONUS_CARD


def markers_needed(position: ScrapRacerPosition, slot: int) -> int:
    """SR-10, SR-13: how many markers a bonus card costs; Hover pays less, always."""
    if position.racer[slot] == parts.HOVER:
        return position.rules.ability_steps[parts.HOVER]
    return position.rules.markers_for_a_card


def bonus_cards_left(position: ScrapRacerPosition) -> int:
    """How many bonus cards nobody holds."""
    left = 0
    for card in range(parts.BONUS_KINDS):
        left += position.rules.bonus[card] - bonus_held(position, card)
    return left


def bonus_held(position: ScrapRacerPosition, card: int) -> int:
    """How many bonus cards of a kind are in hands."""
    held = 0
    for seat in range(position.rules.seats):
        held += position.cards[seat * parts.BONUS_KINDS + card]
    return held


def renew_bonus_deck(position: ScrapRacerPosition) -> None:
    """S21: an empty bonus deck is renewed from the cards that were played."""
    for card in range(parts.BONUS_KINDS):
        if position.bonus_deck[card]:
            return
    for card in range(parts.BONUS_KINDS):
        position.bonus_deck[card] = position.rules.bonus[card] - bonus_held(position, card)


def draw_bonus_card(position: ScrapRacerPosition, card: int) -> None:
    """SR-13: kept secret, playable from a later turn on (S7)."""
    seat = position.rules.owner[position.mover]
    position.bonus_deck[card] -= 1
    position.cards[seat * parts.BONUS_KINDS + card] += 1
    position.step = parts.FREE
    tell(position, events.BONUS_CARD, seat, position.racer[position.mover], card, 0)


def can_play(position: ScrapRacerPosition, seat: int) -> bool:
    """Whether a seat holds a bonus card: it is asked even if none does anything now, for that would tell which."""
    for card in range(parts.BONUS_KINDS):
        if position.cards[seat * parts.BONUS_KINDS + card]:
            return True
    return False


def card_steps(position: ScrapRacerPosition, card: int) -> int:
    """How far a bonus card would move the active racer; 0 if it cannot be played."""
    return card_steps_from(position, card, position.space[position.mover])


def card_steps_from(position: ScrapRacerPosition, card: int, space: int) -> int:
    """How far a bonus card would move the active racer if it stood on a space."""
    if position.rules.bonus_effect[card] == parts.BONUS_FORWARD:
        return position.rules.bonus_steps[card]
    if position.rules.bonus_effect[card] == parts.BONUS_STRAIGHT:  # S6
        return position.rules.to_straight[space]
    if position.rules.bonus_effect[card] == parts.BONUS_CURVE:
        return position.rules.to_curve[space]
    return steps_to_nearest(position, space)


def steps_to_nearest(position: ScrapRacerPosition, space: int) -> int:
    """S5, SR-K8: how far the nearest racer strictly ahead of the active one is, laps ignored; 0 if there is none."""
    nearest = 0
    for other in range(position.rules.racers):
        steps = steps_ahead(position, space, other)
        if other != position.mover and steps and (nearest == 0 or steps < nearest):
            nearest = steps
    return nearest
