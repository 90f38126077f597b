"""Cubitos for learners: dense actions and observations, as layout.py describes them."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.encoding import Encoding, limited, one_of
from homestretch.core.position import Position
from homestretch.core.row import FloatRow
from homestretch.games.cubitos import actions, layout, parts
from homestretch.games.cubitos.components import CubitosRules
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.abilities import cost_of
from homestretch.games.cubitos.rules.moving import bob_reaches, bridge_ahead, exits_of
from homestretch.games.cubitos.rules.order import owing

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class CubitosEncoding(Encoding):
    """The numbers of a race, and what they are divided by."""

    a_die: Annotated[list[float], 11]
    a_step: Annotated[list[float], 2]
    a_leg: float

    def __init__(self, rules: CubitosRules) -> None:
        super().__init__(layout.BLOCKS, layout.FEATURES)
        measure(self, rules)

    def number(self, position: Position, seat: int, action: int) -> int:
        return numbered(self, cython.cast(CubitosPosition, position), seat, action)

    def action(self, position: Position, seat: int, number: int) -> int:
        return meant(self, cython.cast(CubitosPosition, position), seat, number)

    def observe(self, position: Position, seat: int, out: FloatRow) -> None:
        see(self, cython.cast(CubitosPosition, position), seat, out)


def measure(encoding: CubitosEncoding, rules: CubitosRules) -> None:
    """What the numbers of a race are divided by."""
    for kind in range(parts.KINDS):
        encoding.a_die[kind] = one_of(rules.dice[kind])
    for track in range(2):
        encoding.a_step[track] = one_of(rules.ahead[track * parts.MOST_SPACES])
    encoding.a_leg = one_of(rules.legs)


# Actions


def numbered(encoding: CubitosEncoding, position: CubitosPosition, seat: int, action: int) -> int:
    """The dense number of an action: spaces by where they lie from one's own, players clockwise of oneself."""
    verb = action % actions.ARGUMENT
    argument = action // actions.ARGUMENT
    if verb == actions.MOVE:
        argument = neighbour_number(position, seat, argument)
    elif verb == actions.REACH:
        argument = reward_number(position, seat, argument)
    elif verb == actions.GIVE:
        to = argument // (4 * parts.KINDS)
        away = (to - seat + position.rules.seats) % position.rules.seats
        argument = argument % (4 * parts.KINDS) + 4 * parts.KINDS * (away - 1)
    return encoding.first[verb] + argument if argument >= 0 else -1


def meant(encoding: CubitosEncoding, position: CubitosPosition, seat: int, number: int) -> int:
    """The action behind a dense number."""
    verb = encoding.verb[number]
    argument = number - encoding.first[verb]
    if verb == actions.MOVE:
        argument = neighbour_meant(position, seat, argument)
    elif verb == actions.REACH:
        argument = reward_meant(position, seat, argument)
    elif verb == actions.GIVE:
        to = (seat + argument // (4 * parts.KINDS) + 1) % position.rules.seats
        argument = argument % (4 * parts.KINDS) + 4 * parts.KINDS * to
    return verb + actions.ARGUMENT * argument


def neighbour_number(position: CubitosPosition, seat: int, number: int) -> int:
    """Which neighbour of one's own space has a number; the step over the bridge is the first."""
    if bridge_ahead(position, seat):
        return 0
    space = exits_of(position, seat)
    for i in range(position.rules.neighbours[space]):
        if position.rules.neighbour[space * parts.NEIGHBOURS + i] % parts.MOST_SPACES == number:
            return i
    return -1


def neighbour_meant(position: CubitosPosition, seat: int, i: int) -> int:
    """The number of a neighbour of one's own space."""
    if bridge_ahead(position, seat):
        return 0
    return position.rules.neighbour[exits_of(position, seat) * parts.NEIGHBOURS + i] % parts.MOST_SPACES


def reward_number(position: CubitosPosition, seat: int, number: int) -> int:
    """Which of the rewards within Bob's reach lies on a space; -1 where there are too many."""
    found = 0
    for space in range(number):
        if bob_reaches(position, seat, space):
            found += 1
    return found if found < layout.REACHES else -1


def reward_meant(position: CubitosPosition, seat: int, which: int) -> int:
    """The space of one of the rewards within Bob's reach."""
    for space in range(parts.MOST_SPACES):
        if bob_reaches(position, seat, space):
            if which == 0:
                return space
            which -= 1
    return 0


# Observations


def see(encoding: CubitosEncoding, position: CubitosPosition, seat: int, out: FloatRow) -> None:
    """All that layout.py lists."""
    out.item[layout.STAGE + position.stage] = 1.0
    out.item[layout.ASKED + position.ask[seat]] = 1.0
    out.item[layout.ROUND] = limited(position.round * (1.0 / layout.MANY_ROUNDS), 1.0)
    for colour in range(parts.COLOUR_COUNT):
        card = position.card[colour]
        if card != parts.NO_CARD:
            out.item[layout.CARDS + parts.CARDS_EACH * colour + card % parts.CARDS_EACH] = 1.0
            cost = cost_of(position, parts.FIRST_COLOUR + colour)
            out.item[layout.COSTS + colour] = limited(cost * (1.0 / layout.DEAR), 1.0)
    for kind in range(parts.KINDS):
        out.item[layout.TRAYS + kind] = limited(position.tray[kind] * encoding.a_die[kind], 1.0)
    asked = owing(position)
    for place in range(position.rules.seats):
        other = (seat + place) % position.rules.seats
        see_runner(encoding, position, other, place, (asked >> other) & 1, out)
        see_amounts(position, other, layout.AMOUNTS + layout.AMOUNT_COUNT * place, out)
        see_flags(position, other, layout.FLAGS + 7 * place, out)
        see_dice(position, other, place, out)
    see_own(position, seat, out)
    if not bridge_ahead(position, seat):
        see_near(position, exits_of(position, seat), out)


def dice_share(count: int) -> float:
    """So many dice or symbols, as a share of six."""
    return limited(count * (1.0 / layout.MANY_DICE), 1.0)


def see_runner(
    encoding: CubitosEncoding, position: CubitosPosition, other: int, place: int, owes: int, out: FloatRow
) -> None:
    """Where a player is."""
    space = position.space[other]
    out.item[layout.PRESENT + place] = 1.0
    out.item[layout.OWES + place] = owes
    if position.turn == other:
        out.item[layout.TURN + place] = 1.0
    if position.first == other:
        out.item[layout.FIRST + place] = 1.0
    out.item[layout.PHASE + 7 * place + position.at[other]] = 1.0
    track = space // parts.MOST_SPACES
    out.item[layout.TO_GO + place] = limited(position.rules.ahead[space] * encoding.a_step[track], 2.0)
    out.item[layout.LEG + place] = limited(position.leg[other] * encoding.a_leg, 2.0)
    if position.rules.kind[space] == parts.WATER_SPACE:
        out.item[layout.WATER + place] = 1.0


def see_amounts(position: CubitosPosition, other: int, at: int, out: FloatRow) -> None:
    """What a player has to spend."""
    out.item[at] = limited(position.draw_amount[other] * (1.0 / 12), 1.0)
    out.item[at + 1] = limited(position.credits[other] * (1.0 / 20), 1.0)
    out.item[at + 2] = limited(position.coins[other] * (1.0 / 20), 1.0)
    out.item[at + 3] = limited(position.steps[other] * (1.0 / 12), 1.0)
    out.item[at + 4] = limited(position.water_steps[other] * (1.0 / 6), 1.0)
    out.item[at + 5] = limited(position.fans[other] * (1.0 / parts.LAST_FAN), 1.0)
    out.item[at + 6] = limited(position.draw_tokens[other] * (1.0 / 4), 1.0)
    out.item[at + 7] = limited(position.free_rolls[other] * (1.0 / 3), 1.0)
    out.item[at + 8] = limited(position.forced[other] * (1.0 / 3), 1.0)
    out.item[at + 9] = limited(position.swords[other] * (1.0 / 12), 1.0)


def see_flags(position: CubitosPosition, other: int, at: int, out: FloatRow) -> None:
    """What holds of a player."""
    out.item[at] = 1.0 if position.danger[other] else 0.0
    out.item[at + 1] = 1.0 if position.was_bust[other] else 0.0
    out.item[at + 2] = 1.0 if position.ready[other] else 0.0
    out.item[at + 3] = 1.0 if position.unlimited[other] else 0.0
    out.item[at + 4] = 1.0 if position.next_unlimited[other] else 0.0
    out.item[at + 5] = 1.0 if position.safe[other] else 0.0
    out.item[at + 6] = 1.0 if position.tied[other] else 0.0


def see_dice(position: CubitosPosition, other: int, place: int, out: FloatRow) -> None:
    """The zones of a player."""
    for kind in range(parts.KINDS):
        i = other * parts.KINDS + kind
        at = place * parts.KINDS + kind
        out.item[layout.DRAW + at] = dice_share(position.draw[i])
        out.item[layout.ROLL + at] = dice_share(position.roll[i])
        out.item[layout.DISCARD + at] = dice_share(position.discard[i])
    for side in range(parts.SIDE_COUNT):
        i = other * parts.ACTIVE_COUNT + parts.STATE_COUNT * side
        count = position.active[i] + position.active[i + 1] + position.active[i + 2] + position.active[i + 3]
        out.item[layout.ACTIVE + place * parts.SIDE_COUNT + side] = dice_share(count)


def see_own(position: CubitosPosition, seat: int, out: FloatRow) -> None:
    """What one still has to do, and what of one's dice is not used yet."""
    for side in range(parts.SIDE_COUNT):
        fresh = position.active[seat * parts.ACTIVE_COUNT + parts.STATE_COUNT * side]
        out.item[layout.FRESH + side] = dice_share(fresh)
    for colour in range(parts.COLOUR_COUNT):
        out.item[layout.NOW + colour] = dice_share(position.now[seat * parts.COLOUR_COUNT + colour])
        out.item[layout.LATER + colour] = dice_share(position.later[seat * parts.COLOUR_COUNT + colour])
        if (position.bought[seat] >> colour) & 1:
            out.item[layout.BOUGHT + colour] = 1.0
    out.item[layout.TASKS] = dice_share(position.adding[seat])
    out.item[layout.TASKS + 1] = dice_share(position.picking[seat])
    out.item[layout.TASKS + 2] = dice_share(position.losing[seat])
    out.item[layout.TASKS + 3] = dice_share(position.gaining[seat])
    out.item[layout.TASKS + 4] = limited(position.gain_limit[seat] * (1.0 / layout.DEAR), 1.0)
    out.item[layout.TASKS + 5] = dice_share(position.to_give[seat])
    out.item[layout.TASKS + 6] = dice_share(position.red_due[seat])
    out.item[layout.TASKS + 7] = dice_share(position.bob_due[seat])
    out.item[layout.TASKS + 8] = dice_share(position.power_due[seat])
    out.item[layout.TASKS + 9] = dice_share(position.sending[seat])


def see_near(position: CubitosPosition, space: int, out: FloatRow) -> None:
    """The spaces that touch one's own."""
    for i in range(position.rules.neighbours[space]):
        to = position.rules.neighbour[space * parts.NEIGHBOURS + i]
        gain = (position.rules.ahead[space] - position.rules.ahead[to]) * (1.0 / layout.FAR)
        out.item[layout.NEAR + i] = 1.0
        out.item[layout.NEAR_GAIN + i] = limited(gain, 1.0) if gain > -1.0 else -1.0
        if position.rules.kind[to] == parts.WATER_SPACE:
            out.item[layout.NEAR_WATER + i] = 1.0
        if position.rules.rewards[to]:
            out.item[layout.NEAR_REWARD + i] = 1.0
        if position.rules.effect[to]:
            out.item[layout.NEAR_EFFECT + i] = 1.0
