"""What a seat may do, and what happens when it does."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.position import tell
from homestretch.games.cubitos import actions, events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.abilities import cost_of, send_back, use, use_refusal
from homestretch.games.cubitos.rules.dice import (
    begin_danger,
    gain,
    gain_credits,
    lose,
    pay,
    place,
    roll_dice,
    take_from,
)
from homestretch.games.cubitos.rules.moving import (
    bob_reaches,
    bridge_ahead,
    buy_step,
    can_buy_step,
    exits_of,
    go,
    jet_pack,
    jet_pack_works,
    leads_on,
    shortcut_refusal,
    step,
    step_refusal,
    steps_left,
    take_rewards,
    take_shortcut,
)
from homestretch.games.cubitos.rules.picking import colour_mark, loss_refusal, pick_refusal
from homestretch.games.cubitos.rules.rolling import (
    bust,
    can_send_back,
    counts_for_draw,
    declare_push,
    draw_die,
    into_hand,
    may_stop_drawing,
    oblige,
    pass_on,
    power_is_due,
    roll_push,
    still_to_draw,
)
from homestretch.games.cubitos.rules.round import buy_refusal, credit_waits
from homestretch.games.cubitos.rules.swords import fewest_swords, give, use_red

# Listing


def legal(position: CubitosPosition, seat: int, out: Buffer) -> int:
    """All that a seat which owes a decision may do now."""
    ask = position.ask[seat]
    if ask == parts.ASK_DRAW or ask == parts.ASK_ADD:
        count = offer_all(position, seat, actions.DRAW, parts.KINDS, out, 0)
        count = offer_all(position, seat, actions.FETCH, parts.KINDS, out, count)
        return offer(position, seat, actions.DONE, 0, out, count)
    if ask == parts.ASK_REROLL:
        count = offer_all(position, seat, actions.REROLL, 4 * parts.KINDS, out, 0)
        return offer(position, seat, actions.DONE, 0, out, count)
    if ask == parts.ASK_LOSE:
        return offer_all(position, seat, actions.LOSE, 4 * parts.KINDS, out, 0)
    if ask == parts.ASK_GIVE:
        return offer_all(position, seat, actions.GIVE, 4 * parts.KINDS * position.rules.seats, out, 0)
    if ask == parts.ASK_GAIN:
        return offer_all(position, seat, actions.TAKE, parts.KINDS, out, 0)
    if ask == parts.ASK_SET:
        return offer_all(position, seat, actions.SET, parts.SIDE_COUNT, out, 0)
    if ask == parts.ASK_SEND_BACK:
        return offer_all(position, seat, actions.SEND_BACK, parts.SIDE_COUNT, out, 0)
    if ask == parts.ASK_BUSTED:
        count = offer_all(position, seat, actions.DISCARD, parts.KINDS, out, 0)
        return offer(position, seat, actions.DONE, 0, out, count)
    if ask == parts.ASK_STEP:
        count = offer_steps(position, seat, out, 0)
        return offer(position, seat, actions.SKIP, 0, out, count)
    if ask == parts.ASK_BOB:
        count = offer_all(position, seat, actions.REACH, parts.MOST_SPACES, out, 0)
        return offer(position, seat, actions.SKIP, 0, out, count)
    if ask == parts.ASK_REWARD:
        return offer(position, seat, actions.DECLINE, 0, out, offer(position, seat, actions.ACCEPT, 0, out, 0))
    return legal_uses(position, seat, out)


def legal_uses(position: CubitosPosition, seat: int, out: Buffer) -> int:
    """The decisions in which abilities can be used."""
    ask = position.ask[seat]
    count = offer_all(position, seat, actions.USE, 32, out, 0)
    if ask == parts.ASK_PUSH:
        count = offer(position, seat, actions.PUSH, 0, out, count)
        return offer(position, seat, actions.PASS, 0, out, count)
    if ask == parts.ASK_PUSHING:
        return offer(position, seat, actions.ROLL, 0, out, count)
    if ask == parts.ASK_WOULD_BUST:
        return offer(position, seat, actions.BUST, 0, out, count)
    if ask == parts.ASK_RUN:
        count = offer(position, seat, actions.CREDIT, 0, out, count)
        return offer(position, seat, actions.READY, 0, out, count)
    if ask == parts.ASK_MOVE:
        count = offer_steps(position, seat, out, count)
        count = offer(position, seat, actions.BUY_STEP, 0, out, count)
        count = offer(position, seat, actions.JET_PACK, 0, out, count)
        count = offer_all(position, seat, actions.SHORTCUT, 2, out, count)
        return offer(position, seat, actions.STOP, 0, out, count)
    if ask == parts.ASK_BUY:
        count = offer_all(position, seat, actions.BUY, parts.COLOUR_COUNT, out, count)
        return offer(position, seat, actions.DONE, 0, out, count)
    return offer(position, seat, actions.SKIP, 0, out, count)


def offer_all(position: CubitosPosition, seat: int, verb: int, arguments: int, out: Buffer, count: int) -> int:
    """Adds every allowed action of a verb to the list."""
    for argument in range(arguments):
        count = offer(position, seat, verb, argument, out, count)
    return count


def offer_steps(position: CubitosPosition, seat: int, out: Buffer, count: int) -> int:
    """Adds the steps that lead on to the list."""
    if bridge_ahead(position, seat):
        return offer(position, seat, actions.MOVE, 0, out, count)
    space = exits_of(position, seat)
    for i in range(position.rules.neighbours[space]):
        number = position.rules.neighbour[space * parts.NEIGHBOURS + i] % parts.MOST_SPACES
        if leads_on(position, seat, number):
            count = offer(position, seat, actions.MOVE, number, out, count)
    return count


def offer(position: CubitosPosition, seat: int, verb: int, argument: int, out: Buffer, count: int) -> int:
    """Adds an action to the list if it is allowed."""
    if refusal(position, seat, verb, argument) != actions.ALLOWED:
        return count
    out.item[count] = verb + actions.ARGUMENT * argument
    return count + 1


# Refusing


def refusal(position: CubitosPosition, seat: int, verb: int, argument: int) -> int:
    """Why a seat that owes a decision may not decide so."""
    if verb == actions.USE:
        return use_refusal(position, seat, argument % 8, argument // 8 % 2, argument // 16)
    ask = position.ask[seat]
    kind = argument % parts.KINDS
    zone = argument // parts.KINDS % 4
    if verb == actions.DRAW or verb == actions.FETCH:
        return draw_refusal(position, seat, verb, kind)
    if verb == actions.LOSE:
        return loss_refusal(position, seat, kind, zone) if ask == parts.ASK_LOSE else actions.NOT_NOW
    if verb == actions.GIVE:
        return give_refusal(position, seat, argument)
    if verb == actions.REROLL:
        return pick_refusal(position, seat, kind, zone) if ask == parts.ASK_REROLL else actions.NOT_NOW
    if verb == actions.DISCARD:
        if ask != parts.ASK_BUSTED:
            return actions.NOT_NOW
        return actions.ALLOWED if position.roll[seat * parts.KINDS + kind] else actions.NO_SUCH_DIE
    if verb == actions.TAKE:
        return take_refusal(position, seat, kind)
    if verb == actions.SET:
        return set_refusal(position, seat, argument)
    if verb == actions.SEND_BACK:
        if ask != parts.ASK_SEND_BACK:
            return actions.NOT_NOW
        return actions.ALLOWED if can_send_back(position, seat, argument) else actions.NO_SUCH_DIE
    if verb >= actions.MOVE and verb <= actions.STOP:
        return move_refusal(position, seat, verb, argument)
    if verb == actions.REACH:
        if ask != parts.ASK_BOB:
            return actions.NOT_NOW
        return actions.ALLOWED if bob_reaches(position, seat, argument) else actions.NO_REWARD
    if verb == actions.BUY:
        return buy_refusal(position, seat, argument) if ask == parts.ASK_BUY else actions.NOT_NOW
    return plain_refusal(position, seat, verb)


def plain_refusal(position: CubitosPosition, seat: int, verb: int) -> int:
    """Decisions without arguments."""
    ask = position.ask[seat]
    if verb == actions.PUSH and ask == parts.ASK_PUSH:
        return actions.ALLOWED if roll_dice(position, seat) else actions.EMPTY_ROLL_ZONE
    if verb == actions.PASS and ask == parts.ASK_PUSH:
        return actions.MUST_PUSH if position.forced[seat] else actions.ALLOWED
    if verb == actions.ROLL and ask == parts.ASK_PUSHING:
        return actions.POWER_DUE if power_is_due(position, seat) else actions.ALLOWED
    if verb == actions.DONE:
        return done_refusal(position, seat)
    if verb == actions.SKIP:
        if ask == parts.ASK_NOW or ask == parts.ASK_EVENT or ask == parts.ASK_STEP:
            return actions.ALLOWED
        return actions.ALLOWED if ask == parts.ASK_RED or ask == parts.ASK_BOB else actions.NOT_NOW
    if verb == actions.BUST and ask == parts.ASK_WOULD_BUST:
        return actions.ALLOWED
    if (verb == actions.ACCEPT or verb == actions.DECLINE) and ask == parts.ASK_REWARD:
        return actions.ALLOWED
    if verb == actions.READY and ask == parts.ASK_RUN:
        return actions.ALLOWED
    if verb == actions.CREDIT and ask == parts.ASK_RUN:
        return actions.ALLOWED if credit_waits(position, seat) else actions.NO_SUCH_DIE
    return actions.NOT_NOW


def draw_refusal(position: CubitosPosition, seat: int, verb: int, kind: int) -> int:
    """A die to draw: what counts only up to the draw amount; Champion may fetch discarded ones too."""
    at = seat * parts.KINDS + kind
    ask = position.ask[seat]
    if verb == actions.FETCH:
        if ask != parts.ASK_DRAW or not position.unlimited[seat]:
            return actions.NOT_NOW
        return actions.ALLOWED if position.discard[at] else actions.NO_SUCH_DIE
    if ask != parts.ASK_DRAW and ask != parts.ASK_ADD:
        return actions.NOT_NOW
    if not position.draw[at]:
        return actions.NO_SUCH_DIE
    if ask == parts.ASK_ADD or position.unlimited[seat] or not counts_for_draw(position, seat, kind):
        return actions.ALLOWED
    return actions.ALLOWED if still_to_draw(position, seat) else actions.NOT_NOW


def done_refusal(position: CubitosPosition, seat: int) -> int:
    """An end to choosing dice."""
    ask = position.ask[seat]
    if ask == parts.ASK_DRAW:
        return actions.ALLOWED if may_stop_drawing(position, seat) else actions.DRAW_MORE
    if ask == parts.ASK_REROLL:
        return actions.DRAW_MORE if position.pick[seat] == parts.PICK_COUTEAU else actions.ALLOWED
    return actions.ALLOWED if ask == parts.ASK_BUSTED or ask == parts.ASK_BUY else actions.NOT_NOW


def give_refusal(position: CubitosPosition, seat: int, argument: int) -> int:
    """Crabby: any own die, to an opponent with the fewest swords."""
    to = argument // (4 * parts.KINDS)
    if position.ask[seat] != parts.ASK_GIVE:
        return actions.NOT_NOW
    if to == seat or to >= position.rules.seats or position.swords[to] > fewest_swords(position, seat):
        return actions.NO_EFFECT
    return loss_refusal(position, seat, argument % parts.KINDS, argument // parts.KINDS % 4)


def take_refusal(position: CubitosPosition, seat: int, kind: int) -> int:
    """A die from a tray, up to a cost."""
    if position.ask[seat] != parts.ASK_GAIN:
        return actions.NOT_NOW
    if kind == parts.START:
        return actions.START_DIE
    if cost_of(position, kind) > position.gain_limit[seat]:
        return actions.TOO_DEAR
    return actions.ALLOWED if position.tray[kind] else actions.TRAY_EMPTY


def set_refusal(position: CubitosPosition, seat: int, side: int) -> int:
    """A die to set on a face: from the Roll Zone, or from a tray."""
    if position.ask[seat] != parts.ASK_SET:
        return actions.NOT_NOW
    kind = position.rules.side_kind[side]
    if position.setting[seat] == parts.SET_FROM_ROLL:
        return actions.ALLOWED if position.roll[seat * parts.KINDS + kind] else actions.NO_SUCH_DIE
    if kind == parts.START:
        return actions.START_DIE
    if kind == parts.PURPLE and position.setting[seat] == parts.SET_NOT_PURPLE:
        return actions.NO_EFFECT
    return actions.ALLOWED if position.tray[kind] else actions.TRAY_EMPTY


def move_refusal(position: CubitosPosition, seat: int, verb: int, argument: int) -> int:
    """Steps, bought steps and movement effects."""
    ask = position.ask[seat]
    if verb == actions.MOVE and ask == parts.ASK_STEP:
        return step_refusal(position, seat, argument, True)
    if ask != parts.ASK_MOVE:
        return actions.NOT_NOW
    if verb == actions.MOVE:
        if not steps_left(position, seat):
            return actions.NO_STEPS
        return step_refusal(position, seat, argument, False)
    if verb == actions.BUY_STEP:
        return actions.ALLOWED if can_buy_step(position, seat) else actions.NO_MONEY
    if verb == actions.JET_PACK:
        return actions.ALLOWED if jet_pack_works(position, seat) else actions.NO_EFFECT_HERE
    return actions.ALLOWED if verb == actions.STOP else shortcut_refusal(position, seat, argument)


# Carrying out


def carry_out(position: CubitosPosition, seat: int, verb: int, argument: int) -> None:
    """Does what a seat decided."""
    kind = argument % parts.KINDS
    zone = argument // parts.KINDS % 4
    if verb == actions.USE:
        if position.ask[seat] == parts.ASK_RED:
            use_red(position, seat)
        else:
            use(position, seat, argument % 8, argument // 8 % 2, argument // 16)
    elif verb == actions.DRAW:
        draw(position, seat, kind)
    elif verb == actions.FETCH:
        position.discard[seat * parts.KINDS + kind] -= 1
        position.roll[seat * parts.KINDS + kind] += 1
        tell(position, events.DREW, seat, kind, 1, 0)
    elif verb == actions.LOSE:
        position.losing[seat] -= 1
        take_from(position, seat, kind, zone)
        lose(position, seat, kind)
    elif verb == actions.GIVE:
        take_from(position, seat, kind, zone)
        give(position, seat, kind, argument // (4 * parts.KINDS))
    elif verb == actions.REROLL:
        into_hand(position, seat, kind, zone)
        position.picking[seat] -= 1
        position.picked[seat] |= 1 << colour_mark(kind)
    elif verb == actions.DISCARD:
        position.roll[seat * parts.KINDS + kind] -= 1
        position.discard[seat * parts.KINDS + kind] += 1
    elif verb == actions.TAKE:
        position.gaining[seat] -= 1
        gain(position, seat, kind)
    elif verb == actions.SET:
        set_die(position, seat, argument)
    elif verb == actions.SEND_BACK:
        send_back(position, seat, argument)
    elif verb == actions.BUY:
        buy(position, seat, argument)
    elif verb >= actions.MOVE and verb <= actions.REACH:
        carry_out_move(position, seat, verb, argument)
    else:
        carry_out_plain(position, seat, verb)


def carry_out_plain(position: CubitosPosition, seat: int, verb: int) -> None:
    """Decisions without arguments."""
    if verb == actions.PUSH:
        declare_push(position, seat)
    elif verb == actions.PASS:
        pass_on(position, seat)
    elif verb == actions.ROLL:
        roll_push(position, seat)
    elif verb == actions.BUST:
        bust(position, seat, False)
    elif verb == actions.READY:
        position.ready[seat] = 1
    elif verb == actions.CREDIT:
        position.active[seat * parts.ACTIVE_COUNT + parts.CREDIT_CELL] = 0
        position.active[seat * parts.ACTIVE_COUNT + parts.CREDIT_CELL + 3] += 1
        gain_credits(position, seat, 1)
    elif verb == actions.DONE:
        done(position, seat)
    else:
        skip(position, seat)


def done(position: CubitosPosition, seat: int) -> None:
    """Enough dice were chosen."""
    if position.ask[seat] == parts.ASK_DRAW:
        position.at[seat] = parts.FIRST_ROLL
    elif position.ask[seat] == parts.ASK_REROLL:
        position.picking[seat] = 0
    elif position.ask[seat] == parts.ASK_BUSTED:
        position.at[seat] = parts.OUT
    else:
        position.turn_at = parts.BUYING_DONE


def skip(position: CubitosPosition, seat: int) -> None:
    """An ability is not used: a Now ability and the events of a push are gone (CU-7)."""
    ask = position.ask[seat]
    if ask == parts.ASK_NOW:
        for colour in range(parts.COLOUR_COUNT):
            position.now[seat * parts.COLOUR_COUNT + colour] = 0
    elif ask == parts.ASK_RED:
        position.red_due[seat] = 0
    elif ask == parts.ASK_BOB:
        position.bob_due[seat] = 0
    elif position.yellow_events[seat]:
        position.yellow_events[seat] = 0
    else:
        position.brown_events[seat] = 0


def draw(position: CubitosPosition, seat: int, kind: int) -> None:
    """A die from the Draw Zone, into the Roll Zone or straight into the hand."""
    if position.ask[seat] == parts.ASK_ADD:
        into_hand(position, seat, kind, parts.IN_DRAW)
        position.adding[seat] -= 1
    else:
        draw_die(position, seat, kind, 1)


def set_die(position: CubitosPosition, seat: int, side: int) -> None:
    """A die is turned to a face and becomes active; one from a tray is only borrowed (CU-K14)."""
    kind = position.rules.side_kind[side]
    if position.setting[seat] == parts.SET_FROM_ROLL:
        position.roll[seat * parts.KINDS + kind] -= 1
    else:
        position.tray[kind] -= 1
        position.borrowed[seat * parts.KINDS + kind] += 1
    position.setting[seat] = parts.SET_NONE
    tell(position, events.SET, seat, side, 0, 0)
    place(position, seat, side)
    oblige(position, seat)
    begin_danger(position, seat)


def buy(position: CubitosPosition, seat: int, colour: int) -> None:
    """CU-23: into the Discard Zone."""
    kind = colour + parts.FIRST_COLOUR
    price = position.rules.cost[position.card[colour]]
    pay(position, seat, price)
    position.bought[seat] |= 1 << colour
    position.tray[kind] -= 1
    position.discard[seat * parts.KINDS + kind] += 1
    tell(position, events.BOUGHT, seat, kind, price, 0)


def carry_out_move(position: CubitosPosition, seat: int, verb: int, argument: int) -> None:
    """The Move step, its rewards and Bob."""
    if verb == actions.MOVE:
        if position.ask[seat] == parts.ASK_STEP:  # Reckless Cheese
            position.yellow_events[seat] -= 1
            go(position, seat, argument)
        else:
            step(position, seat, argument)
    elif verb == actions.BUY_STEP:
        buy_step(position, seat)
    elif verb == actions.JET_PACK:
        jet_pack(position, seat)
    elif verb == actions.SHORTCUT:
        take_shortcut(position, seat, argument)
    elif verb == actions.STOP:
        position.turn_at = parts.AT_REWARD
    elif verb == actions.ACCEPT:
        take_rewards(position, seat, position.space[seat])
    elif verb == actions.REACH:
        position.bob_due[seat] -= 1
        own = position.space[seat] // parts.MOST_SPACES * parts.MOST_SPACES
        tell(position, events.REACHED, seat, argument, 0, 0)
        take_rewards(position, seat, own + argument)
