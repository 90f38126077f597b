"""Dice in their zones, money and fans: what every other rule is made of."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import events, parts
from homestretch.games.cubitos.position import CubitosPosition

# Counting


def on_side(position: CubitosPosition, seat: int, side: int) -> int:
    """Active dice that show a side, used or not."""
    at = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT
    return position.active[at] + position.active[at + 1] + position.active[at + 2] + position.active[at + 3]


def unused(position: CubitosPosition, seat: int, side: int, part: int) -> int:
    """Active dice on a side whose part was not used yet (CU-K1)."""
    at = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT
    return position.active[at] + position.active[at + 2 - part]


def active_of(position: CubitosPosition, seat: int, kind: int) -> int:
    """Active dice of a kind, whatever they show (CU-K6)."""
    count = 0
    for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
        count += on_side(position, seat, side)
    return count


def active_dice(position: CubitosPosition, seat: int) -> int:
    """All active dice."""
    count = 0
    for cell in range(seat * parts.ACTIVE_COUNT, (seat + 1) * parts.ACTIVE_COUNT):
        count += position.active[cell]
    return count


def symbols(position: CubitosPosition, seat: int, kind: int) -> int:
    """Active dice of a colour that show its symbol or power symbol."""
    count = on_side(position, seat, position.rules.symbol_side[kind])
    if position.rules.power_side[kind] >= 0:
        count += on_side(position, seat, position.rules.power_side[kind])
    return count


def roll_dice(position: CubitosPosition, seat: int) -> int:
    """Dice in the Roll Zone, the start player die among them."""
    count = 0
    for kind in range(parts.KINDS):
        count += position.roll[seat * parts.KINDS + kind]
    return count


def hand_dice(position: CubitosPosition, seat: int) -> int:
    """Dice in hand, about to be rolled."""
    count = 0
    for kind in range(parts.KINDS):
        count += position.hand[seat * parts.KINDS + kind]
    return count


def in_zone(position: CubitosPosition, seat: int, kind: int, zone: int) -> int:
    """Dice of a kind in a zone."""
    at = seat * parts.KINDS + kind
    if zone == parts.IN_DRAW:
        return position.draw[at]
    if zone == parts.IN_ROLL:
        return position.roll[at]
    if zone == parts.IN_DISCARD:
        return position.discard[at]
    return active_of(position, seat, kind)


# Moving dice


def take_from(position: CubitosPosition, seat: int, kind: int, zone: int) -> None:
    """Takes a die out of a zone."""
    at = seat * parts.KINDS + kind
    if zone == parts.IN_DRAW:
        position.draw[at] -= 1
    elif zone == parts.IN_ROLL:
        position.roll[at] -= 1
    elif zone == parts.IN_DISCARD:
        position.discard[at] -= 1
    else:
        take_active(position, seat, kind)


def take_active(position: CubitosPosition, seat: int, kind: int) -> None:
    """Takes the active die of a kind that is worth least: used up and blank ones first."""
    for turn in range(parts.STATE_COUNT):
        state = 3 if turn == 0 else turn if turn < 3 else 0
        for back in range(position.rules.first_side[kind + 1] - position.rules.first_side[kind]):
            side = position.rules.first_side[kind + 1] - 1 - back
            cell = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + state
            if position.active[cell]:
                position.active[cell] -= 1
                return


def take_side(position: CubitosPosition, seat: int, side: int) -> None:
    """Takes an active die that shows a side, a used one first."""
    for turn in range(parts.STATE_COUNT):
        cell = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + 3 - turn
        if position.active[cell]:
            position.active[cell] -= 1
            return


def mark(position: CubitosPosition, seat: int, side: int, part: int) -> None:
    """Notes that a part of a die was used; one whose other part is used already goes first."""
    at = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT
    state = 2 - part if position.active[at + 2 - part] else 0
    position.active[at + state] -= 1
    position.active[at + (state | (1 << part))] += 1


def lose(position: CubitosPosition, seat: int, kind: int) -> None:
    """CU-K8: a die that was taken out of its zone goes to its tray; a borrowed one is lost first."""
    at = seat * parts.KINDS + kind
    position.tray[kind] += 1
    position.lost[seat] += 1
    if position.borrowed[at]:
        position.borrowed[at] -= 1
    tell(position, events.LOST, seat, kind, 0, 0)


def gain(position: CubitosPosition, seat: int, kind: int) -> None:
    """A die from its tray into the Discard Zone; it does not count as bought (CU-23)."""
    position.tray[kind] -= 1
    position.discard[seat * parts.KINDS + kind] += 1
    tell(position, events.GAINED, seat, kind, 0, 0)


def place(position: CubitosPosition, seat: int, side: int) -> None:
    """A die becomes active, all its abilities unused (CU-K1); its Now ability is due (CU-7)."""
    kind = position.rules.side_kind[side]
    face = position.rules.side_face[side]
    position.active[seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT] += 1
    if face >= parts.SYMBOL:
        colour = kind - parts.FIRST_COLOUR
        card = position.card[colour]
        if card == parts.THE_CHEESE_STANDS_ALONE:
            position.forcing = True
        elif position.rules.timing[2 * card] == parts.NOW:
            position.now[seat * parts.COLOUR_COUNT + colour] += 1
    elif position.stage >= parts.RUN_PHASE:
        count_faces(position, seat, side)


def count_faces(position: CubitosPosition, seat: int, side: int) -> None:
    """CU-12: coins and steps of a face; they never harm, so they are taken at once."""
    at = seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT
    dice = position.active[at]
    face = position.rules.side_face[side]
    if dice == 0 or position.rules.face_coins[face] + position.rules.face_steps[face] == 0:
        return
    gain_coins(position, seat, dice * position.rules.face_coins[face])
    gain_steps(position, seat, dice * position.rules.face_steps[face])
    position.active[at] = 0
    position.active[at + 3] += dice


def begin_danger(position: CubitosPosition, seat: int) -> None:
    """CU-5: who ever had so many active dice is in danger until the round ends."""
    if position.stage == parts.ROLL_PHASE and active_dice(position, seat) >= position.rules.danger:
        position.danger[seat] = 1


# Money, steps and fans


def gain_coins(position: CubitosPosition, seat: int, count: int) -> None:
    """Coins last until the end of the round."""
    if count > 0:
        position.coins[seat] += count
        tell(position, events.COINS, seat, count, position.coins[seat], 0)


def gain_steps(position: CubitosPosition, seat: int, count: int) -> None:
    """CU-15: steps are only a total until the runner moves."""
    if count > 0:
        position.steps[seat] += count
        tell(position, events.STEPS, seat, count, position.steps[seat] + position.water_steps[seat], 0)


def gain_water_steps(position: CubitosPosition, seat: int, count: int) -> None:
    """Steps that may enter water."""
    if count > 0:
        position.water_steps[seat] += count
        tell(position, events.STEPS, seat, count, position.steps[seat] + position.water_steps[seat], 0)


def gain_credits(position: CubitosPosition, seat: int, count: int) -> None:
    """Credits are kept until they are spent."""
    if count > 0:
        position.credits[seat] += count
        position.earned[seat] += count
        tell(position, events.CREDITS, seat, count, position.credits[seat], 0)


def money(position: CubitosPosition, seat: int) -> int:
    """What a seat can pay."""
    return position.coins[seat] + position.credits[seat]


def pay(position: CubitosPosition, seat: int, price: int) -> None:
    """CU-K20: coins first, then credits."""
    coins = price if price < position.coins[seat] else position.coins[seat]
    position.coins[seat] -= coins
    position.credits[seat] -= price - coins


def gain_fan(position: CubitosPosition, seat: int, credited: bool) -> None:
    """CU-27: a space on the fan track pays when it is entered, the last one again every time (CU-K15)."""
    if position.fans[seat] < parts.LAST_FAN:
        position.fans[seat] += 1
        position.draw_tokens[seat] += position.rules.fan_tokens[position.fans[seat]]
    tell(position, events.FAN, seat, position.fans[seat], 0, 0)
    if credited:
        gain_credits(position, seat, position.rules.fan_credits[position.fans[seat]])
