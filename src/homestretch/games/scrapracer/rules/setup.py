"""Before the first turn (SR-1 to SR-4, SR-22)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.turn import proceed


def set_up(position: ScrapRacerPosition) -> None:
    """SR-2 to SR-4: everything in its place, nothing drawn yet."""
    for slot in range(position.rules.racers):
        position.racer[slot] = position.rules.drawn[slot]
        position.order[slot] = slot
    for kind in range(3):
        position.hidden[kind] = position.rules.boosters[kind]
        position.reserve += position.rules.boosters[kind]
    position.on_track = (1 << position.rules.booster_spaces) - 1
    position.reserve -= position.rules.booster_spaces
    for card in range(parts.CRASH_COUNTS):
        position.crash_deck[card] = position.rules.crash[card]
    for card in range(parts.BONUS_KINDS):
        position.bonus_deck[card] = position.rules.bonus[card]
    for card in range(parts.GOAL_KINDS):
        position.goal_deck[card] = position.rules.goal[card]
    position.stage = parts.SETUP
    position.round = 1
    if position.racer[0] == parts.NO_RACER:
        position.step = parts.DRAW_RACER
    elif position.rules.start < 0:
        position.step = parts.DRAW_START
    else:
        begin_with(position, position.rules.start)
    proceed(position)


def draw_racer(position: ScrapRacerPosition, racer: int) -> None:
    """SR-4, SR-22: each seat draws its dashboards at random (S27)."""
    slot = position.ordering
    position.racer[slot] = racer
    tell(position, events.DREW_RACER, position.rules.owner[slot], racer, 0, 0)
    position.ordering += 1
    if position.ordering == position.rules.racers:
        position.ordering = 0
        if position.rules.start < 0:
            position.step = parts.DRAW_START
        else:
            begin_with(position, position.rules.start)


def begin_with(position: ScrapRacerPosition, seat: int) -> None:
    """SR-4: turns go clockwise from the start player (S28)."""
    tell(position, events.STARTS, seat, 0, 0, 0)
    for i in range(position.rules.racers):
        position.order[i] = (seat * position.rules.each + i) % position.rules.racers
    position.mover = position.order[0]
    position.ordering = 0
    position.step = parts.ASK_ORDER if position.rules.each == 2 else parts.FREE


def ordering_seat(position: ScrapRacerPosition) -> int:
    """Whose racers are being put in order."""
    return position.rules.owner[position.order[2 * position.ordering]]


def go_first(position: ScrapRacerPosition, seat: int, racer: int) -> None:
    """SR-22, SR-K5: the owner says which of his racers goes first; it stays so."""
    at = 2 * position.ordering
    if position.racer[position.order[at]] != racer:
        slot = position.order[at]
        position.order[at] = position.order[at + 1]
        position.order[at + 1] = slot
    position.mover = position.order[0]
    tell(position, events.GOES_FIRST, seat, racer, 0, 0)
    position.ordering += 1
    if position.ordering == position.rules.seats:
        position.step = parts.FREE
