"""What a seat may do, and what happens when it does."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import bet_refusal, free_slot, has_bet, left_to_stake, place_bet
from homestretch.games.finishline.rules.dice import holds, put_down, shows, take, take_refusal
from homestretch.games.finishline.rules.results import (
    change_pace,
    disqualify_refusal,
    fetch_refusal,
    go_level,
    head_to_head_refusal,
    helmet_refusal,
    interfere,
    interfere_refusal,
    lay_disqualified,
    lay_double,
    lay_helmet,
    lay_horseshoe,
    lay_outsider,
    lay_whip,
    lose_speed,
    outsider_refusal,
    pace_refusal,
    speed_loss_refusal,
    whip_refusal,
)
from homestretch.games.finishline.rules.runners import index_of, runner_of_horse
from homestretch.games.finishline.rules.turn import (
    close_sheet,
    decline,
    end_turn,
    fetch,
    keep_extra_turn,
    lay_extra,
    remove,
    side_bet,
)

# What is listed


def legal(position: FinishLinePosition, seat: int, out: Buffer) -> int:
    """All that the seat which owes a decision may do now; of the bets a menu of amounts."""
    count = 0
    if position.step == parts.ASK_BET:
        return list_bets(position, seat, out)
    if position.step == parts.ASK_TAKE:
        for colour in range(parts.COLOURS):
            count = offer(position, seat, actions.TAKE, colour, out, count)
    elif position.step == parts.ASK_USE:
        for i in range(position.hand_count):
            if not shown_before(position, i):
                count = list_uses(position, seat, position.face[i] - 1, out, count)
        for colour in range(parts.COLOURS):
            count = offer(position, seat, actions.REMOVE, colour, out, count)
    elif position.step == parts.ASK_FETCH:
        for colour in range(parts.COLOURS):
            count = offer(position, seat, actions.INSIDER, colour, out, count)
    else:
        count = list_horses(position, seat, actions.HORSESHOE, 0, 1, out, count)
        count = offer(position, seat, actions.DECLINE, 0, out, count)
    return count


def offer(position: FinishLinePosition, seat: int, verb: int, argument: int, out: Buffer, count: int) -> int:
    """Adds an action to the list if it is allowed."""
    if refusal(position, seat, verb, argument) != actions.ALLOWED:
        return count
    out.item[count] = verb + actions.ARGUMENT * argument
    return count + 1


def shown_before(position: FinishLinePosition, i: int) -> bool:
    """Whether an earlier die shows the same face."""
    for k in range(i):
        if position.face[k] == position.face[i]:
            return True
    return False


def list_uses(position: FinishLinePosition, seat: int, face: int, out: Buffer, count: int) -> int:
    """All ways to use a face."""
    verb = verb_of_face(face)
    if verb < 0:
        return count
    if verb == actions.OUTSIDER:
        return list_horses(position, seat, verb, face - parts.OUTSIDER_1000, 3, out, count)
    if verb == actions.PACE:
        for i in range(position.running):
            if position.white[position.order[i]]:
                frm = position.horse[position.order[i]] - 1
                count = list_horses(position, seat, verb, frm, parts.HORSES, out, count)
        return count
    if verb == actions.INTERFERE:
        return list_orders(position, out, count)
    if verb == actions.INSIDER:
        for colour in range(parts.COLOURS):
            count = offer(position, seat, verb, colour, out, count)
        return count
    if verb == actions.SIDE_BET or verb == actions.EXTRA_TURN or verb == actions.HEAD_TO_HEAD:
        return offer(position, seat, verb, 0, out, count)
    return list_horses(position, seat, verb, 0, 1, out, count)


def list_horses(
    position: FinishLinePosition, seat: int, verb: int, before: int, scale: int, out: Buffer, count: int
) -> int:
    """A verb with each horse it may be used on; ``before`` is the argument that counts less, ``scale`` its size."""
    for i in range(position.running):
        horse = position.horse[position.order[i]]
        count = offer(position, seat, verb, before + scale * (horse - 1), out, count)
    return count


def list_orders(position: FinishLinePosition, out: Buffer, count: int) -> int:
    """FL-28: every order of every three neighbours."""
    for at in range(position.running - 2):
        for i in range(3):
            for k in range(3):
                if k != i:
                    back = position.order[at + i]
                    middle = position.order[at + k]
                    count = offer_order(position, back, middle, position.order[at + 3 - i - k], out, count)
    return count


def offer_order(position: FinishLinePosition, back: int, middle: int, front: int, out: Buffer, count: int) -> int:
    """Adds an order of three to the list if it is allowed."""
    if interfere_refusal(position, back, middle, front) != actions.ALLOWED:
        return count
    argument = position.horse[back] - 1
    argument += parts.HORSES * (position.horse[middle] - 1)
    argument += parts.HORSES * parts.HORSES * (position.horse[front] - 1)
    out.item[count] = actions.INTERFERE + actions.ARGUMENT * argument
    return count + 1


def list_bets(position: FinishLinePosition, seat: int, out: Buffer) -> int:
    """FL-6 to FL-8: every horse and pair with a menu of amounts; the last action listed closes the sheet."""
    count = 0
    left = left_to_stake(position, seat)
    if left > 0 and free_slot(position, seat, actions.WIN) >= 0:
        for one in range(position.runners):
            if not has_bet(position, seat, one, -1):
                count = list_amounts(position, bet_of_least(position, actions.WIN, one, -1), left, out, count)
    if left > 0 and free_slot(position, seat, actions.PLACE) >= 0:
        for one in range(position.runners):
            for two in range(one + 1, position.runners):
                if not has_bet(position, seat, one, two):
                    count = list_amounts(position, bet_of_least(position, actions.PLACE, one, two), left, out, count)
    out.item[count] = actions.DONE
    return count + 1


def list_amounts(position: FinishLinePosition, bet: int, left: int, out: Buffer, count: int) -> int:
    """A bet of the least stake, a tenth, a quarter, a half and all of what is left, in whole steps."""
    before = 0
    for k in range(5):
        amount = position.rules.step
        if k > 0:
            amount = left // (10 if k == 1 else 4 if k == 2 else 2 if k == 3 else 1)
            amount -= amount % position.rules.step
        if amount > before:
            before = amount
            out.item[count] = with_amount(bet, amount)
            count += 1
    return count


def bet_action(position: FinishLinePosition, kind: int, one: int, two: int, amount: int) -> int:
    """The action that places a bet; ``two`` is -1 for a win bet."""
    return with_amount(bet_of_least(position, kind, one, two), amount)


def bet_of_least(position: FinishLinePosition, kind: int, one: int, two: int) -> int:
    """The action that places a bet of the least amount."""
    second = position.horse[two] if two >= 0 else 0
    return actions.BET + actions.ARGUMENT * (kind + 2 * (position.horse[one] - 1 + parts.HORSES * second))


def with_amount(bet: int, amount: int) -> int:
    """A bet of the least amount, raised to another."""
    return bet + actions.ARGUMENT * 2 * parts.HORSES * actions.PAIR * (amount // actions.STEP - 1)


# What is refused


def refusal(position: FinishLinePosition, seat: int, verb: int, argument: int) -> int:
    """Why a seat that owes a decision may not decide so."""
    if argument < 0 or argument >= arguments_of(verb):
        return actions.NOT_NOW
    if position.step == parts.ASK_BET:
        if verb == actions.DONE:
            return actions.ALLOWED
        return why_no_bet(position, seat, argument) if verb == actions.BET else actions.NOT_NOW
    if position.step == parts.ASK_TAKE:
        return take_refusal(position, argument) if verb == actions.TAKE else actions.NOT_NOW
    if position.step == parts.ASK_FETCH:
        return fetch_refusal(position, argument) if verb == actions.INSIDER else actions.NOT_NOW
    if position.step == parts.ASK_EXTRA:
        if verb == actions.DECLINE:
            return actions.ALLOWED
        return horse_refusal(position, verb, argument) if verb == actions.HORSESHOE else actions.NOT_NOW
    if verb == actions.REMOVE:
        return actions.ALLOWED if holds(position, argument) else actions.DIE_NOT_ROLLED
    return use_refusal(position, verb, argument)


def arguments_of(verb: int) -> int:
    """How many arguments a verb has to choose from."""
    if verb == actions.BET:
        return 2 * parts.HORSES * actions.PAIR * actions.STAKES
    if verb == actions.TAKE or verb == actions.INSIDER or verb == actions.REMOVE:
        return parts.COLOURS
    if verb == actions.PACE:
        return parts.HORSES * parts.HORSES
    if verb == actions.OUTSIDER:
        return 3 * parts.HORSES
    if verb == actions.INTERFERE:
        return parts.HORSES * parts.HORSES * parts.HORSES
    if verb == actions.DONE or verb == actions.DECLINE or verb == actions.SIDE_BET:
        return 1
    return 1 if verb == actions.EXTRA_TURN or verb == actions.HEAD_TO_HEAD else parts.HORSES


def why_no_bet(position: FinishLinePosition, seat: int, argument: int) -> int:
    """A bet as it was named: kind, horse, second horse or none, amount."""
    kind = argument % 2
    one = runner_of_horse(position, argument // 2 % parts.HORSES + 1)
    second = argument // (2 * parts.HORSES) % actions.PAIR
    two = runner_of_horse(position, second) if second else parts.NOBODY
    if kind == actions.WIN and second:
        return actions.WIN_ONE_HORSE
    if one < 0 or (second and two < 0):
        return actions.NOT_IN_RACE
    if kind == actions.PLACE and (two < 0 or one == two):
        return actions.PLACE_TWO_HORSES
    amount = actions.STEP * (argument // (2 * parts.HORSES * actions.PAIR) + 1)
    if two >= 0 and two < one:
        return bet_refusal(position, seat, kind, two, one, amount)
    return bet_refusal(position, seat, kind, one, two, amount)


def use_refusal(position: FinishLinePosition, verb: int, argument: int) -> int:
    """FL-13: a result must lie there, and have somebody to be used on (C6)."""
    if verb < actions.HORSESHOE or verb > actions.SPEED_LOSS:
        return actions.NOT_NOW
    face = face_of_verb(verb)
    if verb == actions.OUTSIDER:
        face += argument % 3
    if not shows(position, face):
        return actions.RESULT_NOT_ROLLED
    if verb == actions.SIDE_BET or verb == actions.EXTRA_TURN:
        return actions.ALLOWED
    if verb == actions.HEAD_TO_HEAD:
        return head_to_head_refusal(position)
    if verb == actions.INSIDER:
        return fetch_refusal(position, argument)
    return horse_refusal(position, verb, argument)


def horse_refusal(position: FinishLinePosition, verb: int, argument: int) -> int:
    """Every horse named must be in the race, and one the result may be used on."""
    first = argument // 3 if verb == actions.OUTSIDER else argument
    one = running_horse(position, first % parts.HORSES + 1)
    if one < 0:
        return actions.NOT_IN_RACE
    if verb == actions.WHIP:
        return whip_refusal(position, one)
    if verb == actions.OUTSIDER:
        return outsider_refusal(position, one)
    if verb == actions.DISQUALIFY:
        return disqualify_refusal(position, one)
    if verb == actions.HELMET:
        return helmet_refusal(position, one)
    if verb == actions.SPEED_LOSS:
        return speed_loss_refusal(position, one)
    if verb != actions.PACE and verb != actions.INTERFERE:
        return actions.ALLOWED
    two = running_horse(position, argument // parts.HORSES % parts.HORSES + 1)
    if two < 0:
        return actions.NOT_IN_RACE
    if verb == actions.PACE:
        return pace_refusal(position, one, two)
    three = running_horse(position, argument // (parts.HORSES * parts.HORSES) + 1)
    return actions.NOT_IN_RACE if three < 0 else interfere_refusal(position, one, two, three)


def running_horse(position: FinishLinePosition, horse: int) -> int:
    """The runner with a number, if it is still in the race; else -1."""
    runner = runner_of_horse(position, horse)
    return parts.NOBODY if index_of(position, runner) < 0 else runner


def verb_of_face(face: int) -> int:
    """The verb that uses a face; -1 for a blank."""
    if face == parts.LOGO or face == parts.RED_BLANK or face == parts.GREEN_BLANK:
        return parts.NOBODY
    if face == parts.HORSESHOE:
        return actions.HORSESHOE
    if face < parts.RED_BLANK:
        return actions.DOUBLE + face - parts.DOUBLE
    if face < parts.GREEN_BLANK:
        return actions.OUTSIDER
    return actions.SIDE_BET + face - parts.SIDE_BET


def face_of_verb(verb: int) -> int:
    """The face that a verb uses; the lowest of the three outsiders."""
    if verb == actions.HORSESHOE:
        return parts.HORSESHOE
    if verb < actions.OUTSIDER:
        return parts.DOUBLE + verb - actions.DOUBLE
    if verb == actions.OUTSIDER:
        return parts.OUTSIDER_1000
    return parts.SIDE_BET + verb - actions.SIDE_BET


# What is done


def carry_out(position: FinishLinePosition, seat: int, verb: int, argument: int) -> None:
    """Does what a seat decided."""
    if verb == actions.BET:
        write_bet(position, seat, argument)
    elif verb == actions.DONE:
        close_sheet(position, seat)
    elif verb == actions.TAKE:
        take(position, argument)
    elif verb == actions.REMOVE:
        remove(position, argument)
    elif verb == actions.SIDE_BET:
        side_bet(position)
    elif verb == actions.EXTRA_TURN:
        keep_extra_turn(position)
    elif verb == actions.INSIDER:
        fetch(position, argument)
    elif verb == actions.DECLINE:
        decline(position)
    elif position.step == parts.ASK_EXTRA:
        lay_extra(position, runner_of_horse(position, argument + 1))
    else:
        use(position, seat, verb, argument)


def write_bet(position: FinishLinePosition, seat: int, argument: int) -> None:
    """FL-6 to FL-8: one more bet on the sheet."""
    one = runner_of_horse(position, argument // 2 % parts.HORSES + 1)
    second = argument // (2 * parts.HORSES) % actions.PAIR
    amount = actions.STEP * (argument // (2 * parts.HORSES * actions.PAIR) + 1)
    two = runner_of_horse(position, second) if second else parts.NOBODY
    if second and two < one:
        place_bet(position, seat, argument % 2, two, one, amount)
    else:
        place_bet(position, seat, argument % 2, one, two, amount)


def use(position: FinishLinePosition, seat: int, verb: int, argument: int) -> None:
    """FL-13, FL-14: the die is used, the other two are passed on."""
    face = face_of_verb(verb)
    first = argument
    if verb == actions.OUTSIDER:
        face += argument % 3
        first = argument // 3
    put_down(position, colour_of_face(face), face)
    one = runner_of_horse(position, first % parts.HORSES + 1)
    two = runner_of_horse(position, argument // parts.HORSES % parts.HORSES + 1)
    if verb == actions.HORSESHOE:
        lay_horseshoe(position, seat, one)
    elif verb == actions.DOUBLE:
        lay_double(position, seat, one)
    elif verb == actions.WHIP:
        lay_whip(position, seat, one)
    elif verb == actions.PACE:
        change_pace(position, seat, one, two)
    elif verb == actions.OUTSIDER:
        lay_outsider(position, seat, face, one)
    elif verb == actions.DISQUALIFY:
        lay_disqualified(position, seat, one)
    elif verb == actions.HELMET:
        lay_helmet(position, seat, one)
    elif verb == actions.INTERFERE:
        three = runner_of_horse(position, argument // (parts.HORSES * parts.HORSES) + 1)
        interfere(position, seat, one, two, three)
    elif verb == actions.HEAD_TO_HEAD:
        go_level(position)
    else:
        lose_speed(position, seat, one)
    end_turn(position, 1)


def colour_of_face(face: int) -> int:
    """The colour of the die that has a face."""
    if face < parts.DOUBLE:
        return parts.WHITE
    if face < parts.OUTSIDER_1000:
        return parts.RED
    if face < parts.SIDE_BET:
        return parts.GREEN
    return parts.BLACK if face < parts.HELMET else parts.YELLOW
