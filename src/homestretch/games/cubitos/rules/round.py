"""A round from the draw to the discard. ``proceed`` goes on until a seat or chance is asked for something."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import actions, events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.abilities import (
    can_gain,
    dice_with_symbol,
    now_works,
    settle_mandatory,
    tray_dice,
    use_refusal,
)
from homestretch.games.cubitos.rules.dice import (
    count_faces,
    hand_dice,
    money,
    roll_dice,
)
from homestretch.games.cubitos.rules.moving import (
    bob_has_choice,
    can_go_on,
    has_finished,
    jet_pack_at_once,
    lines_behind,
    progress,
    reward_waits,
    take_rewards,
)
from homestretch.games.cubitos.rules.picking import loss_left, pick_left, sendable
from homestretch.games.cubitos.rules.rolling import (
    add_on,
    bust,
    can_save,
    can_use_on_push,
    discard_side,
    draw_on,
    pass_on,
    power_is_due,
    roll_push,
    start_roll,
    take_up,
)
from homestretch.games.cubitos.rules.swords import compare


def proceed(position: CubitosPosition) -> None:
    """Goes on until somebody is asked for something."""
    while position.roller == 0 and position.stage != parts.OVER and position.stage != parts.SETUP:
        if position.stage == parts.TURNS:
            position.ask[position.turn] = settle(position, position.turn)
            if position.stage == parts.TURNS and position.ask[position.turn] != parts.ASK_NOTHING:
                return
            continue
        asked = 0
        for seat in range(position.rules.seats):
            if position.roller == 0 and is_open(position, seat):
                position.ask[seat] = settle(position, seat)
            if position.ask[seat] != parts.ASK_NOTHING:
                asked = 1
        if asked or position.roller:
            return
        next_stage(position)


def is_open(position: CubitosPosition, seat: int) -> bool:
    """Whether it must be looked at what a seat owes: nothing yet, or something that trays can take away."""
    ask = position.ask[seat]
    if ask == parts.ASK_NOTHING or ask == parts.ASK_SET or ask == parts.ASK_GAIN:
        return True
    return ask == parts.ASK_NOW or ask == parts.ASK_RUN


def playing(position: CubitosPosition, seat: int) -> bool:
    """CU-29: in a tie-break round everybody plays; in the German edition only those who tie (CU-G15)."""
    return not position.tie_break or position.rules.edition != parts.GERMAN or bool(position.tied[seat])


# What a seat owes


def settle(position: CubitosPosition, seat: int) -> int:
    """What a seat is asked for now; carries out whatever leaves no choice."""
    while position.roller == 0:
        ask = settle_dice(position, seat)
        if ask != parts.ASK_NOTHING or position.roller:
            return ask
        if position.free_rolls[seat] > 0:  # Chilly McChillster
            position.free_rolls[seat] -= 1
            if roll_dice(position, seat):
                take_up(position, seat)
                start_roll(position, seat, parts.FREE)
            continue
        if position.stage == parts.ROLL_PHASE:
            if not playing(position, seat):
                position.at[seat] = parts.OUT
            ask = settle_roll(position, seat)
            if ask != parts.ASK_NOTHING or position.at[seat] == parts.OUT:
                return ask
        elif position.stage == parts.RUN_PHASE or position.stage == parts.AFTER:
            return settle_run(position, seat)
        elif position.stage == parts.COMPARING:
            return parts.ASK_RED if position.red_due[seat] else parts.ASK_NOTHING
        elif position.stage == parts.TURNS and position.turn == seat:
            ask = settle_turn(position, seat)
            if ask != parts.ASK_NOTHING or position.turn != seat or position.stage != parts.TURNS:
                return ask
        else:
            return parts.ASK_NOTHING
    return parts.ASK_NOTHING


def settle_dice(position: CubitosPosition, seat: int) -> int:
    """Dice that are to be picked, rolled, lost, gained, set or given, and Now abilities that are due."""
    if position.adding[seat] > 0 and add_on(position, seat) != parts.ASK_NOTHING:
        return parts.ASK_ADD
    if position.picking[seat] > 0:
        if pick_left(position, seat):
            return parts.ASK_REROLL
        position.picking[seat] = 0
    if hand_dice(position, seat):
        start_roll(position, seat, parts.STONED if position.pick[seat] == parts.PICK_STONED else parts.FREE)
        return parts.ASK_NOTHING
    position.pick[seat] = parts.PICK_NONE
    position.picked[seat] = 0
    if position.sending[seat]:
        if sendable(position, seat):
            return parts.ASK_SEND_BACK
        position.sending[seat] = 0
    if position.losing[seat] > 0:
        if loss_left(position, seat):
            return parts.ASK_LOSE
        position.losing[seat] = 0
    if position.gaining[seat] > 0:
        if can_gain(position, position.gain_limit[seat]):
            return parts.ASK_GAIN
        position.gaining[seat] = 0
    if position.setting[seat] != parts.SET_NONE:
        if position.setting[seat] == parts.SET_FROM_ROLL:
            if roll_dice(position, seat):
                return parts.ASK_SET
        elif tray_dice(position, position.setting[seat]):
            return parts.ASK_SET
        position.setting[seat] = parts.SET_NONE
    if position.to_give[seat] > 0:
        if loss_left(position, seat):
            return parts.ASK_GIVE
        position.to_give[seat] = 0
    return parts.ASK_NOW if now_waits(position, seat) else parts.ASK_NOTHING


def now_waits(position: CubitosPosition, seat: int) -> bool:
    """CU-7, CU-K4: the newest Now abilities first; those that would do nothing are passed over."""
    for _ in range(2):
        for colour in range(parts.COLOUR_COUNT):
            at = seat * parts.COLOUR_COUNT + colour
            if position.now[at] and now_works(position, seat, position.card[colour]):
                return True
        for colour in range(parts.COLOUR_COUNT):
            at = seat * parts.COLOUR_COUNT + colour
            position.now[at] = position.later[at]
            position.later[at] = 0
    return False


def settle_roll(position: CubitosPosition, seat: int) -> int:
    """The Roll Phase: draw, roll, bust, events, push or pass."""
    at = position.at[seat]
    if at == parts.DRAWING:
        if draw_on(position, seat) != parts.ASK_NOTHING:
            return parts.ASK_DRAW
        position.at[seat] = parts.FIRST_ROLL
    elif at == parts.FIRST_ROLL:
        position.at[seat] = parts.DECIDING
        if roll_dice(position, seat):
            take_up(position, seat)
            start_roll(position, seat, parts.FIRST)
    elif at == parts.DECLARED:
        if can_use_on_push(position, seat) or power_is_due(position, seat):
            return parts.ASK_PUSHING
        roll_push(position, seat)
    elif at == parts.AT_BUST:
        if can_save(position, seat):
            return parts.ASK_WOULD_BUST
        bust(position, seat, False)
    elif at == parts.BUSTED:
        if roll_dice(position, seat):
            return parts.ASK_BUSTED
        position.at[seat] = parts.OUT
    elif at == parts.DECIDING:
        return settle_decision(position, seat)
    return parts.ASK_NOTHING


def settle_decision(position: CubitosPosition, seat: int) -> int:
    """Push events first, then push or pass (CU-8); an empty Roll Zone passes (CU-G11)."""
    if position.yellow_events[seat]:
        if position.card[parts.YELLOW - parts.FIRST_COLOUR] == parts.RECKLESS_CHEESE:
            return parts.ASK_STEP
        return parts.ASK_EVENT
    if position.brown_events[seat]:
        return parts.ASK_EVENT
    position.ask[seat] = parts.ASK_PUSH
    if roll_dice(position, seat) == 0:
        position.forced[seat] = 0
        if not any_use(position, seat):
            pass_on(position, seat)
            return parts.ASK_NOTHING
    return parts.ASK_PUSH


def settle_run(position: CubitosPosition, seat: int) -> int:
    """Step A: nothing is asked of a seat that has nothing left to use."""
    if position.ready[seat]:
        return parts.ASK_NOTHING
    position.ask[seat] = parts.ASK_RUN
    if any_use(position, seat) or credit_waits(position, seat):
        return parts.ASK_RUN
    position.ready[seat] = 1
    return parts.ASK_NOTHING


def credit_waits(position: CubitosPosition, seat: int) -> bool:
    """Whether the start player die shows a credit that was not taken."""
    return position.active[seat * parts.ACTIVE_COUNT + parts.CREDIT_CELL] > 0


def any_use(position: CubitosPosition, seat: int) -> bool:
    """Whether any part of a card can be used now."""
    for colour in range(parts.COLOUR_COUNT):
        for power in range(2):
            for part in range(2):
                if use_refusal(position, seat, colour, power, part) == actions.ALLOWED:
                    return True
    return False


def settle_turn(position: CubitosPosition, seat: int) -> int:
    """Steps B to D of the seat whose turn it is."""
    if not playing(position, seat):
        end_turn(position, seat)
        return parts.ASK_NOTHING
    if position.turn_at == parts.AT_MOVE:
        position.ask[seat] = parts.ASK_MOVE
        jet_pack_at_once(position, seat)
        if can_go_on(position, seat) or any_use(position, seat):
            return parts.ASK_MOVE
        position.turn_at = parts.AT_REWARD
    elif position.turn_at == parts.AT_REWARD:
        position.turn_at = parts.AT_BOB
        position.bob_due[seat] = dice_with_symbol(position, seat, parts.BOB)
        if reward_waits(position, seat):
            if position.rules.edition != parts.GERMAN:
                return parts.ASK_REWARD
            take_rewards(position, seat, position.space[seat])
    elif position.turn_at == parts.AT_BOB:
        bobs = dice_with_symbol(position, seat, parts.BOB)
        if position.bob_due[seat] > bobs:  # a reward took the die
            position.bob_due[seat] = bobs
        if position.bob_due[seat] and bob_has_choice(position, seat):
            return parts.ASK_BOB
        position.bob_due[seat] = 0
        position.turn_at = parts.AT_BEFORE_BUY
    elif position.turn_at == parts.AT_BEFORE_BUY:
        position.turn_at = parts.AT_BUY
        beavers = dice_with_symbol(position, seat, parts.BATTER_BEAVER)
        if beavers and position.earned[seat]:  # CU-22, CU-G23
            position.losing[seat] += beavers * position.rules.number[2 * parts.BATTER_BEAVER + parts.SECOND]
            position.loss[seat] = parts.LOSE_ANY
    elif position.turn_at == parts.BUYING_DONE:
        end_turn(position, seat)
    else:
        position.ask[seat] = parts.ASK_BUY
        if can_buy(position, seat) or any_use(position, seat):
            return parts.ASK_BUY
        position.turn_at = parts.BUYING_DONE
    return parts.ASK_NOTHING


def buy_refusal(position: CubitosPosition, seat: int, colour: int) -> int:
    """CU-23: up to two dice of different colours, while their trays last."""
    bought = 0
    for other in range(parts.COLOUR_COUNT):
        bought += (position.bought[seat] >> other) & 1
    if bought >= position.rules.purchases:
        return actions.TWO_BOUGHT
    if (position.bought[seat] >> colour) & 1:
        return actions.COLOUR_BOUGHT
    if not position.tray[colour + parts.FIRST_COLOUR]:
        return actions.TRAY_EMPTY
    price = position.rules.cost[position.card[colour]]
    return actions.ALLOWED if money(position, seat) >= price else actions.NO_MONEY


def can_buy(position: CubitosPosition, seat: int) -> bool:
    """Whether a die can be bought."""
    for colour in range(parts.COLOUR_COUNT):
        if buy_refusal(position, seat, colour) == actions.ALLOWED:
            return True
    return False


# From stage to stage


def next_stage(position: CubitosPosition) -> None:
    """Everybody is done with a stage."""
    if position.stage == parts.ROLL_PHASE:
        position.stage = parts.RUN_PHASE
        for seat in range(position.rules.seats):
            position.ready[seat] = 0
            for side in range(parts.SIDE_COUNT):
                count_faces(position, seat, side)
    elif position.stage == parts.RUN_PHASE:
        position.stage = parts.COMPARING
        compare(position)
    elif position.stage == parts.COMPARING:
        position.stage = parts.AFTER
        for seat in range(position.rules.seats):
            position.ready[seat] = 0
    else:
        begin_turns(position)


def begin_turns(position: CubitosPosition) -> None:
    """CU-25: what is mandatory happens; then start player first, each seat all three steps."""
    for seat in range(position.rules.seats):
        settle_mandatory(position, seat)
    position.stage = parts.TURNS
    begin_turn(position, position.first)


def begin_turn(position: CubitosPosition, seat: int) -> None:
    """The Move step of a seat begins."""
    position.turn = seat
    position.turn_at = parts.AT_MOVE
    if position.rules.edition == parts.GERMAN:  # CU-G4
        position.began[seat] = position.space[seat]


def end_turn(position: CubitosPosition, seat: int) -> None:
    """CU-24: active dice to the Discard Zone, coins and steps are gone."""
    for side in range(parts.SIDE_COUNT):
        discard_side(position, seat, side)
    position.coins[seat] = 0
    position.steps[seat] = 0
    position.water_steps[seat] = 0
    position.ask[seat] = parts.ASK_NOTHING
    following = (seat + 1) % position.rules.seats
    if following == position.first:
        end_round(position)
    else:
        begin_turn(position, following)


def end_round(position: CubitosPosition) -> None:
    """Borrowed dice go back (CU-K14); the race is decided, or the start player die passes on (CU-26, CU-K19)."""
    for seat in range(position.rules.seats):
        for kind in range(parts.KINDS):
            while position.borrowed[seat * parts.KINDS + kind]:
                return_die(position, seat, kind)
    if decided(position):
        position.stage = parts.OVER
        return
    pass_start_die(position)
    begin_round(position)


def return_die(position: CubitosPosition, seat: int, kind: int) -> None:
    """A borrowed die returns to its tray from wherever it is."""
    at = seat * parts.KINDS + kind
    position.borrowed[at] -= 1
    if position.discard[at]:
        position.discard[at] -= 1
    elif position.roll[at]:
        position.roll[at] -= 1
    else:
        position.draw[at] -= 1
    position.tray[kind] += 1
    tell(position, events.RETURNED, seat, kind, 0, 0)


def decided(position: CubitosPosition) -> bool:
    """CU-29: one runner farthest beyond the finish wins; a tie there is played on."""
    best = 0
    leaders = 0
    for seat in range(position.rules.seats):
        if has_finished(position, seat) and progress(position, seat) >= progress(position, best):
            if not has_finished(position, best) or progress(position, seat) > progress(position, best):
                leaders = 0
            best = seat
            leaders += 1
    if leaders == 1:
        tell(position, events.WINNER, best, 0, 0, 0)
        return True
    if leaders > 1:
        position.tie_break = True
        tell(position, events.TIE, 0, 0, 0, 0)
        for seat in range(position.rules.seats):
            position.tied[seat] = 1 if progress(position, seat) == progress(position, best) else 0
    return False


def pass_start_die(position: CubitosPosition) -> None:
    """CU-26: from whatever zone into the Roll Zone of the next seat."""
    at = position.first * parts.KINDS + parts.START
    position.draw[at] = 0
    position.roll[at] = 0
    position.discard[at] = 0
    position.first = (position.first + 1) % position.rules.seats
    position.roll[position.first * parts.KINDS + parts.START] = 1
    tell(position, events.START_DIE, position.first, 0, 0, 0)


def begin_round(position: CubitosPosition) -> None:
    """CU-2, CU-K16: a new Roll Phase; the draw amounts are fixed for all."""
    position.round += 1
    position.stage = parts.ROLL_PHASE
    position.turn_at = parts.AT_MOVE
    position.turn = position.first
    lead = 0
    for seat in range(position.rules.seats):
        if lines_behind(position, seat) > lead:
            lead = lines_behind(position, seat)
    tell(position, events.ROUND, position.round, position.first, 0, 0)
    for seat in range(position.rules.seats):
        behind = lead - lines_behind(position, seat)
        position.draw_amount[seat] = position.rules.draw_amount + position.draw_tokens[seat] + behind
        fresh(position, seat)


def fresh(position: CubitosPosition, seat: int) -> None:
    """CU-K6: what lasts for a round is over, what was meant for the next one begins."""
    position.at[seat] = parts.DRAWING
    position.ask[seat] = parts.ASK_NOTHING
    position.began[seat] = position.space[seat]
    position.free_colours[seat] = position.next_free_colours[seat]
    position.next_free_colours[seat] = 0
    position.unlimited[seat] = position.next_unlimited[seat]
    position.next_unlimited[seat] = 0
    position.ready[seat] = 0
    position.danger[seat] = 0
    position.was_bust[seat] = 0
    position.safe[seat] = 0
    position.forced[seat] = 0
    position.yellow_events[seat] = 0
    position.brown_events[seat] = 0
    position.doubled[seat] = 0
    position.swords[seat] = 0
    position.red_due[seat] = 0
    position.lost[seat] = 0
    position.earned[seat] = 0
    position.bought[seat] = 0
    position.effects[seat] = 0
    position.bob_due[seat] = 0
    for kind in range(parts.KINDS):
        position.ordinal[seat * parts.KINDS + kind] = 0
