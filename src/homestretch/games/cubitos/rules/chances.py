"""What chance is asked for, and what happens when it answers."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.position import tell
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.rolling import next_die, roll_die
from homestretch.games.cubitos.rules.round import begin_round


def set_up(position: CubitosPosition) -> None:
    """CU-1: starting dice in the Draw Zone, the rest in the trays; cards and start player come next."""
    for kind in range(parts.KINDS):
        position.tray[kind] = position.rules.dice[kind]
    position.tray[parts.START] = 0
    for seat in range(position.rules.seats):
        position.draw[seat * parts.KINDS + parts.LIGHT_GRAY] = position.rules.own_light
        position.draw[seat * parts.KINDS + parts.DARK_GRAY] = position.rules.own_dark
        position.tray[parts.LIGHT_GRAY] -= position.rules.own_light
        position.tray[parts.DARK_GRAY] -= position.rules.own_dark
    for colour in range(parts.COLOUR_COUNT):
        position.card[colour] = position.rules.given[colour]
    position.stage = parts.SETUP
    set_up_on(position)


def set_up_on(position: CubitosPosition) -> None:
    """Goes on to the next card that chance must choose, then to the start player."""
    while position.setting_up < parts.COLOUR_COUNT and position.card[position.setting_up] != parts.NO_CARD:
        position.setting_up += 1
    if position.setting_up == parts.COLOUR_COUNT and position.rules.start >= 0:
        begin_with(position, position.rules.start)


def begin_with(position: CubitosPosition, seat: int) -> None:
    """The start player gets the start player die."""
    position.setting_up = parts.COLOUR_COUNT + 1
    position.first = seat
    position.roll[seat * parts.KINDS + parts.START] = 1
    tell(position, events.STARTS, seat, 0, 0, 0)
    begin_round(position)


def chance_kind(position: CubitosPosition) -> int:
    """What chance is asked for; -1 for nothing."""
    if position.roller:
        return next_die(position)
    if position.stage != parts.SETUP:
        return -1
    return parts.CHANCE_START if position.setting_up == parts.COLOUR_COUNT else parts.CHANCE_CARD + position.setting_up


def chance(position: CubitosPosition, weights: Buffer) -> int:
    """The weights of what may turn out: the sides of a die, the seats, the cards of a colour."""
    kind = chance_kind(position)
    if kind < 0:
        return 0
    if kind == parts.CHANCE_START:
        for seat in range(position.rules.seats):
            weights.item[seat] = 1
        return position.rules.seats
    if kind >= parts.CHANCE_CARD:
        for place in range(parts.CARDS_EACH):
            weights.item[place] = 1 if advised(position, kind - parts.CHANCE_CARD, place) else 0
        return parts.CARDS_EACH
    first = position.rules.first_side[kind]
    for side in range(first, position.rules.first_side[kind + 1]):
        weights.item[side - first] = position.rules.side_weight[side]
    return position.rules.first_side[kind + 1] - first


def advised(position: CubitosPosition, colour: int, place: int) -> bool:
    """The advice for own sets: at least two cards for 5 or less, and one that loses or adds dice."""
    if not position.rules.advice:
        return True
    card = colour * parts.CARDS_EACH + place
    cheap = 1 if position.rules.cost[card] <= 5 else 0
    work = position.rules.deck_work[card]
    for other in range(colour):
        if position.rules.cost[position.card[other]] <= 5:
            cheap += 1
        work |= position.rules.deck_work[position.card[other]]
    if colour < parts.COLOUR_COUNT - 2:  # brown and white come last: a dog is cheap and loses or adds dice
        return True
    return cheap >= 1 and work > 0 if colour == parts.COLOUR_COUNT - 2 else cheap >= 2 and work > 0


def turn_out(position: CubitosPosition, outcome: int) -> None:
    """Lets what chance was asked for turn out so."""
    kind = chance_kind(position)
    if kind == parts.CHANCE_START:
        begin_with(position, outcome)
    elif kind >= parts.CHANCE_CARD:
        colour = kind - parts.CHANCE_CARD
        position.card[colour] = colour * parts.CARDS_EACH + outcome
        tell(position, events.CARD, position.card[colour], 0, 0, 0)
        set_up_on(position)
    else:
        roll_die(position, position.rules.first_side[kind] + outcome)
