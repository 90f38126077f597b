"""A round from its card to the next. ``proceed`` goes on until a seat or chance is asked for something (OS-8)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.outspeed import events, parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.bonus import act_next_zone, ask_next_zone
from homestretch.games.outspeed.rules.finish import end_resolution, reveal
from homestretch.games.outspeed.rules.programming import ask_numbers, ask_routes
from homestretch.games.outspeed.rules.resolution import next_benefit, next_cost
from homestretch.games.outspeed.rules.ships import foremost_zone
from homestretch.games.outspeed.rules.supply import next_draw


def proceed(position: OutspeedPosition) -> None:
    """Goes on until somebody is asked for something."""
    while position.step == parts.FREE:
        if position.stage == parts.DEAL:
            position.step = parts.DRAW_CARD
        elif position.stage == parts.LAYING:
            ask_next_zone(position)
        elif position.stage == parts.TILES_ACT:
            act_next_zone(position)
        elif position.stage == parts.PROGRAMMING:
            ask_routes(position)
        elif position.stage == parts.WHEELS:
            ask_numbers(position)
        elif position.stage == parts.COSTS:
            next_cost(position)
        elif position.stage == parts.BENEFITS:
            next_benefit(position)
        elif position.stage == parts.DRAWING:
            next_draw(position)
        elif position.stage == parts.TRACK:
            end_resolution(position)
        else:
            reveal(position)


def cards_to_draw(position: OutspeedPosition) -> int:
    """OS-2 to OS-4: the cards that may come next, as bits; the last round has a finish card, a first race an order."""
    cards = position.track_left if position.round < position.rules.rounds else position.finish_left
    return cards & -cards if position.rules.first_race else cards


def open_card(position: OutspeedPosition, card: int) -> None:
    """OS-7, OS-44: a card lies open and the round begins."""
    position.card = card + 1
    position.track_left &= ~(1 << card)
    position.finish_left &= ~(1 << card)
    position.zone_asked = foremost_zone(position) + 1
    position.stage = parts.LAYING
    position.step = parts.FREE
    tell(position, events.TURN, position.round, card, position.side, 0)
