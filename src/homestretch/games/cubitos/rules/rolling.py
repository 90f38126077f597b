"""The Roll Phase of one seat: draw, roll, push or pass, bust (CU-2 to CU-11)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import (
    active_dice,
    begin_danger,
    gain_fan,
    hand_dice,
    on_side,
    place,
    roll_dice,
    symbols,
    take_from,
    unused,
)

# Drawing


def counts_for_draw(position: CubitosPosition, seat: int, kind: int) -> bool:
    """CU-2, CU-K9: the start player die never counts, nor do the colours that are free this round."""
    return kind != parts.START and not (position.free_colours[seat] >> kind) & 1


def still_to_draw(position: CubitosPosition, seat: int) -> int:
    """How many dice the Roll Zone lacks; an overfull one keeps all and draws none (CU-G10)."""
    count = position.draw_amount[seat]
    for kind in range(parts.KINDS):
        if counts_for_draw(position, seat, kind):
            count -= position.roll[seat * parts.KINDS + kind]
    return count if count > 0 else 0


def in_draw_zone(position: CubitosPosition, seat: int, counted: bool) -> int:
    """Dice in the Draw Zone: those that count, or those that are free."""
    count = 0
    for kind in range(parts.KINDS):
        if counts_for_draw(position, seat, kind) == counted:
            count += position.draw[seat * parts.KINDS + kind]
    return count


def refill(position: CubitosPosition, seat: int) -> bool:
    """CU-3: the whole Discard Zone goes to the Draw Zone; says whether there was anything."""
    moved = 0
    for kind in range(parts.KINDS):
        at = seat * parts.KINDS + kind
        moved += position.discard[at]
        position.draw[at] += position.discard[at]
        position.discard[at] = 0
    if moved:
        tell(position, events.REFILLED, seat, 0, 0, 0)
    return moved > 0


def draw_die(position: CubitosPosition, seat: int, kind: int, count: int) -> None:
    """Dice from the Draw Zone to the Roll Zone."""
    position.draw[seat * parts.KINDS + kind] -= count
    position.roll[seat * parts.KINDS + kind] += count
    tell(position, events.DREW, seat, kind, count, 0)


def draw_on(position: CubitosPosition, seat: int) -> int:
    """Draws whatever leaves no choice; returns what is to be asked, or nothing once all is drawn."""
    if position.unlimited[seat]:
        for kind in range(parts.KINDS):
            if position.draw[seat * parts.KINDS + kind] + position.discard[seat * parts.KINDS + kind]:
                return parts.ASK_DRAW
        return parts.ASK_NOTHING
    while still_to_draw(position, seat) > 0:
        there = in_draw_zone(position, seat, True)
        if there == 0:
            if not refill(position, seat):
                break
        elif there <= still_to_draw(position, seat):
            for kind in range(parts.KINDS):
                if counts_for_draw(position, seat, kind) and position.draw[seat * parts.KINDS + kind]:
                    draw_die(position, seat, kind, position.draw[seat * parts.KINDS + kind])
        else:
            return parts.ASK_DRAW
    return parts.ASK_DRAW if in_draw_zone(position, seat, False) else parts.ASK_NOTHING


def may_stop_drawing(position: CubitosPosition, seat: int) -> bool:
    """Whether only dice that are free to draw are left."""
    return (
        bool(position.unlimited[seat]) or still_to_draw(position, seat) == 0 or in_draw_zone(position, seat, True) == 0
    )


def add_on(position: CubitosPosition, seat: int) -> int:
    """CU-K2: dice added to a roll come from the Draw Zone, which is refilled when it is short."""
    while position.adding[seat] > 0:
        there = 0
        for kind in range(parts.KINDS):
            there += position.draw[seat * parts.KINDS + kind]
        if there == 0:
            if not refill(position, seat):
                position.adding[seat] = 0
        elif there <= position.adding[seat]:
            for kind in range(parts.KINDS):
                position.hand[seat * parts.KINDS + kind] += position.draw[seat * parts.KINDS + kind]
                position.draw[seat * parts.KINDS + kind] = 0
            position.adding[seat] -= there
        else:
            return parts.ASK_ADD
    return parts.ASK_NOTHING


# Rolling


def take_up(position: CubitosPosition, seat: int) -> None:
    """All dice of the Roll Zone into the hand."""
    for kind in range(parts.KINDS):
        at = seat * parts.KINDS + kind
        position.hand[at] += position.roll[at]
        position.roll[at] = 0


def start_roll(position: CubitosPosition, seat: int, mode: int) -> None:
    """Rolls the dice in hand, one after another."""
    position.roller = seat + 1
    position.mode = mode
    position.hits = 0
    position.forcing = False
    tell(position, events.ROLLED, seat, hand_dice(position, seat), 0, 0)


def next_die(position: CubitosPosition) -> int:
    """The kind of the die that is rolled next."""
    kind = 0
    while kind < parts.KINDS - 1 and not position.hand[(position.roller - 1) * parts.KINDS + kind]:
        kind += 1
    return kind


def roll_die(position: CubitosPosition, side: int) -> None:
    """One die of the roll shows a side: a hit must become active (CU-7), a miss stays in the Roll Zone."""
    seat = position.roller - 1
    kind = position.rules.side_kind[side]
    position.ordinal[seat * parts.KINDS + kind] += 1
    position.hand[seat * parts.KINDS + kind] -= 1
    if position.rules.side_face[side] == parts.BLANK:
        position.roll[seat * parts.KINDS + kind] += 1
    else:
        position.hits += 1
        tell(position, events.HIT, seat, side, 0, 0)
        place(position, seat, side)
    if hand_dice(position, seat) == 0:
        finish_roll(position, seat)


def finish_roll(position: CubitosPosition, seat: int) -> None:
    """CU-6, CU-K4: first the bust check; then what the roll forces."""
    position.roller = 0
    if position.hits == 0:
        tell(position, events.MISSES, seat, 0, 0, 0)
    oblige(position, seat)
    if position.mode == parts.FREE:
        begin_danger(position, seat)
        return
    if position.mode == parts.STONED:
        if position.hits >= position.rules.number[2 * parts.ROLLING_STONED]:
            tell(position, events.NOT_BUST, seat, parts.ROLLING_STONED, 0, 0)
            position.at[seat] = parts.DECIDING
    elif position.hits == 0 and position.danger[seat] and not position.safe[seat]:
        position.at[seat] = parts.AT_BUST
    else:
        position.at[seat] = parts.DECIDING
    position.safe[seat] = 0
    begin_danger(position, seat)


def oblige(position: CubitosPosition, seat: int) -> None:
    """The Cheese Stands Alone: one more push for each roll that showed it; outside the Roll Phase it lapses (K4)."""
    if position.forcing and position.stage == parts.ROLL_PHASE:
        position.forced[seat] += 1
    position.forcing = False


# Pushing


def declare_push(position: CubitosPosition, seat: int) -> None:
    """CU-8: a push is declared; what works on a push may be used before the dice are rolled."""
    position.at[seat] = parts.DECLARED
    position.power_due[seat] = 0
    if position.forced[seat] > 0:
        position.forced[seat] -= 1
    tell(position, events.PUSHED, seat, roll_dice(position, seat), 0, 0)
    if position.card[parts.GREEN - parts.FIRST_COLOUR] == parts.PINEAPPLE_ROCKS:
        if position.rules.edition != parts.ENGLISH:  # CU-G21
            position.power_due[seat] = on_side(position, seat, position.rules.power_side[parts.GREEN])


def power_is_due(position: CubitosPosition, seat: int) -> bool:
    """Pineapple Rocks: another active die must go back to the Roll Zone, if there is one."""
    return position.power_due[seat] > 0 and active_dice(position, seat) > 1


def can_use_on_push(position: CubitosPosition, seat: int) -> bool:
    """Whether anything can be used between declaring a push and rolling."""
    card = position.card[parts.GREEN - parts.FIRST_COLOUR]
    if position.rules.timing[2 * card] != parts.ON_PUSH:
        return False
    if card != parts.PINA_CUBELADA:
        return symbols(position, seat, parts.GREEN) > 0
    if position.safe[seat]:
        return False
    left = unused(position, seat, position.rules.symbol_side[parts.GREEN], parts.MAIN)
    return left + unused(position, seat, position.rules.power_side[parts.GREEN], parts.MAIN) > 0


def roll_push(position: CubitosPosition, seat: int) -> None:
    """The dice of a push; event abilities need dice that are active now (part g)."""
    position.power_due[seat] = 0
    position.yellow_events[seat] = events_of(position, seat, parts.YELLOW)
    position.brown_events[seat] = events_of(position, seat, parts.BROWN)
    take_up(position, seat)
    start_roll(position, seat, parts.PUSH)


def events_of(position: CubitosPosition, seat: int, kind: int) -> int:
    """Active dice whose ability works on every push that does not bust."""
    card = position.card[kind - parts.FIRST_COLOUR]
    if position.rules.timing[2 * card] != parts.EVENT:
        return 0
    if card == parts.RECKLESS_CHEESE:  # one step at a time
        return position.rules.number[2 * card] * symbols(position, seat, kind)
    return symbols(position, seat, kind)


def can_send_back(position: CubitosPosition, seat: int, side: int) -> bool:
    """Whether an active die may be the other one that Pineapple Rocks moves."""
    there = on_side(position, seat, side)
    if position.sending[seat] == 2 and side == position.rules.power_side[parts.GREEN]:
        there -= 1
    return there > 0


def pass_on(position: CubitosPosition, seat: int) -> None:
    """The Roll Phase of a seat is over."""
    position.at[seat] = parts.OUT
    tell(position, events.PASSED, seat, 0, 0, 0)


# Busting


def can_save(position: CubitosPosition, seat: int) -> bool:
    """Whether something can be used before a bust."""
    card = position.card[parts.GREEN - parts.FIRST_COLOUR]
    timing = position.rules.timing[2 * card]
    if timing != parts.WOULD_BUST and timing != parts.ON_BUST:
        return False
    if card == parts.ROLLING_STONED:
        left = unused(position, seat, position.rules.symbol_side[parts.GREEN], parts.MAIN)
        return left + unused(position, seat, position.rules.power_side[parts.GREEN], parts.MAIN) > 0
    return symbols(position, seat, parts.GREEN) > 0


def bust(position: CubitosPosition, seat: int, keeping: bool) -> None:
    """CU-9: active dice to the Discard Zone (Punk Fruit keeps green and gray), one fan; dice to discard come next."""
    tell(position, events.BUSTED, seat, 0, 0, 0)
    for side in range(parts.SIDE_COUNT):
        kind = position.rules.side_kind[side]
        if not keeping or not (kind == parts.GREEN or kind == parts.LIGHT_GRAY or kind == parts.DARK_GRAY):
            discard_side(position, seat, side)
    position.at[seat] = parts.BUSTED
    position.was_bust[seat] = 1
    position.forced[seat] = 0
    position.yellow_events[seat] = 0
    position.brown_events[seat] = 0
    gain_fan(position, seat, True)


def discard_side(position: CubitosPosition, seat: int, side: int) -> None:
    """All active dice on a side to the Discard Zone."""
    for state in range(parts.STATE_COUNT):
        cell = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + state
        position.discard[seat * parts.KINDS + position.rules.side_kind[side]] += position.active[cell]
        position.active[cell] = 0


def into_hand(position: CubitosPosition, seat: int, kind: int, zone: int) -> None:
    """Picks a die for a free roll."""
    take_from(position, seat, kind, zone)
    position.hand[seat * parts.KINDS + kind] += 1
