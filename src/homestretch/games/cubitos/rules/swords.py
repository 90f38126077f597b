"""The red card: swords are compared once a round, when everybody is ready (CU-14)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import gain_credits, gain_steps, on_side


def compare(position: CubitosPosition) -> None:
    """Counts the swords and says who may act: nobody if there are none at all."""
    card = position.card[0]
    total = 0
    for seat in range(position.rules.seats):
        count = on_side(position, seat, position.rules.symbol_side[parts.RED])
        count += position.rules.swords[card] * on_side(position, seat, position.rules.power_side[parts.RED])
        for _ in range(position.doubled[seat]):  # Up to 11
            count *= position.rules.number[2 * parts.UP_TO_11 + parts.SECOND]
        position.swords[seat] = count
        total += count
        if count:
            tell(position, events.SWORDS, seat, count, 0, 0)
    if total == 0:
        return
    if card == parts.EL_BANDITO or card == parts.JACQUES_COUTEAU:
        for seat in range(position.rules.seats):
            if position.swords[seat]:
                position.red_due[seat] = opponents_with_fewer(position, seat)
        return
    winner = most_swords(position)
    if winner >= 0:
        tell(position, events.MOST_SWORDS, winner, card, 0, 0)
        position.red_due[winner] = 1
        if position.rules.edition != parts.ENGLISH:  # CU-G6
            use_red(position, winner)


def opponents_with_fewer(position: CubitosPosition, seat: int) -> int:
    """Opponents with fewer swords; none is fewer than one."""
    count = 0
    for other in range(position.rules.seats):
        if position.swords[other] < position.swords[seat]:
            count += 1
    return count


def most_swords(position: CubitosPosition) -> int:
    """The seat with the most; on a tie the one nearest to the start player, or nobody: the card says which."""
    best = -1
    tied = 0
    for place in range(position.rules.seats):
        seat = (position.first + place) % position.rules.seats
        if best < 0 or position.swords[seat] > position.swords[best]:
            best = seat
            tied = 0
        elif position.swords[seat] == position.swords[best]:
            tied += 1
    return -1 if tied and not position.rules.start_wins[position.card[0]] else best


def fewest_swords(position: CubitosPosition, seat: int) -> int:
    """The smallest number of swords among the opponents of a seat."""
    fewest = -1
    for other in range(position.rules.seats):
        if other != seat and (fewest < 0 or position.swords[other] < fewest):
            fewest = position.swords[other]
    return fewest


def use_red(position: CubitosPosition, seat: int) -> None:
    """What the red card gives; a red die is lost for having the most (CU-K8)."""
    card = position.card[0]
    number = position.rules.number[2 * card]
    due = position.red_due[seat]
    position.red_due[seat] = 0
    tell(position, events.USED, seat, card, parts.MAIN, 0)
    gain_credits(position, seat, position.rules.verb[parts.VERB_COUNT * 2 * card + parts.CREDITS])
    gain_steps(position, seat, position.rules.verb[parts.VERB_COUNT * 2 * card + parts.STEPS])
    if card == parts.EL_BANDITO:
        gain_credits(position, seat, due * number)
    elif card == parts.JACQUES_COUTEAU:
        position.pick[seat] = parts.PICK_COUTEAU
        position.picking[seat] = due * number
    elif card == parts.SUPAH_GENERAL:
        gain_steps(position, seat, number * position.fans[seat])
    elif card == parts.CHAMPION:
        position.next_unlimited[seat] = 1
    elif card == parts.PUNCH_GUY:
        position.next_free_colours[seat] |= (1 << parts.GREEN) | (1 << parts.WHITE)
    elif card == parts.CRABBY:
        position.to_give[seat] = number
    if position.rules.red_lost[card]:
        position.losing[seat] += position.rules.red_lost[card]
        position.loss[seat] = parts.LOSE_RED


def give(position: CubitosPosition, seat: int, kind: int, to: int) -> None:
    """Crabby: an own die that was taken out of its zone goes to an opponent's Discard Zone."""
    position.discard[to * parts.KINDS + kind] += 1
    position.to_give[seat] -= 1
    if position.borrowed[seat * parts.KINDS + kind]:
        position.borrowed[seat * parts.KINDS + kind] -= 1
        position.borrowed[to * parts.KINDS + kind] += 1
    tell(position, events.GAVE, seat, kind, to + 1, 0)
