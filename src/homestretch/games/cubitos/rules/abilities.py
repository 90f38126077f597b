"""What the cards do. Most parts are sums of verbs read from components.toml; the others have a function here."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import actions, events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import (
    active_dice,
    active_of,
    gain,
    gain_coins,
    gain_credits,
    gain_fan,
    gain_steps,
    gain_water_steps,
    lose,
    mark,
    on_side,
    roll_dice,
    symbols,
    take_side,
    unused,
)
from homestretch.games.cubitos.rules.rolling import bust

# When a part can be used


def timing_fits(position: CubitosPosition, seat: int, card: int, part: int) -> bool:
    """Whether a part of a card is used at a moment such as this."""
    ask = position.ask[seat]
    timing = position.rules.timing[2 * card + part]
    if timing == parts.RUN:
        return ask == parts.ASK_RUN or schmutz_in_one_go(position, seat, card)
    if timing == parts.NOW:
        return ask == parts.ASK_NOW
    if timing == parts.ON_PUSH:
        return ask == parts.ASK_PUSHING
    if timing == parts.EVENT:
        return ask == parts.ASK_EVENT
    if timing == parts.WOULD_BUST or timing == parts.ON_BUST:
        return ask == parts.ASK_WOULD_BUST
    if timing == parts.COMPARE:
        return ask == parts.ASK_RED
    if card == parts.BROKEN_COW and part == parts.MAIN:  # CU-K7: at any time
        return ask == parts.ASK_PUSH or ask == parts.ASK_RUN
    if card == parts.SCHMUTZ and part == parts.SECOND and position.rules.edition != parts.ENGLISH:  # CU-G24
        return ask == parts.ASK_RUN or ask == parts.ASK_MOVE or ask == parts.ASK_BUY
    return False


def schmutz_in_one_go(position: CubitosPosition, seat: int, card: int) -> bool:
    """CU-G24: English Schmutz pays its credits with the step, so it may wait for a die that a reward space costs."""
    if card != parts.SCHMUTZ or position.rules.edition != parts.ENGLISH or not position.lost[seat]:
        return False
    return position.ask[seat] == parts.ASK_MOVE or position.ask[seat] == parts.ASK_BUY


def use_refusal(position: CubitosPosition, seat: int, colour: int, power: int, part: int) -> int:
    """Why a part of a card cannot be used with a symbol."""
    kind = colour + parts.FIRST_COLOUR
    card = position.card[colour]
    if not timing_fits(position, seat, card, part):
        return actions.NOT_NOW
    if position.ask[seat] == parts.ASK_RED:
        return actions.NO_SYMBOL if power else actions.ALLOWED
    if position.ask[seat] == parts.ASK_NOW:
        if power or not position.now[seat * parts.COLOUR_COUNT + colour]:
            return actions.NO_SYMBOL
        return actions.ALLOWED if now_works(position, seat, card) else actions.NO_EFFECT
    if position.ask[seat] == parts.ASK_EVENT:
        return event_refusal(position, seat, kind, power)
    side = position.rules.power_side[kind] if power else position.rules.symbol_side[kind]
    if side < 0 or (position.rules.power_only[2 * card + part] and not power):
        return actions.NO_SYMBOL
    if not unused(position, seat, side, part):
        return actions.NO_SYMBOL
    return actions.ALLOWED if works(position, seat, card, part, side) else actions.NO_EFFECT


def event_refusal(position: CubitosPosition, seat: int, kind: int, power: int) -> int:
    """An event ability works once for each die and push, whichever symbol it shows."""
    due = position.yellow_events[seat] if kind == parts.YELLOW else position.brown_events[seat]
    return actions.ALLOWED if due and not power else actions.NO_SYMBOL


def now_works(position: CubitosPosition, seat: int, card: int) -> bool:
    """Whether a Now ability would do anything."""
    if card == parts.PINCH_EATER:
        return roll_dice(position, seat) > 0
    if card == parts.CUBASAURUS:
        return tray_dice(position, cubasaurus_takes(position)) > 0
    if card == parts.STOGIE:
        return stogie_dice(position, seat) > 0
    for kind in range(parts.KINDS):
        if position.draw[seat * parts.KINDS + kind] + position.discard[seat * parts.KINDS + kind]:
            return True
    return False


def works(position: CubitosPosition, seat: int, card: int, part: int, side: int) -> bool:
    """Whether a part would do anything; a card that is only a sum of gains always does."""
    if card == parts.RELIEVER_BEAVER:
        return roll_dice(position, seat) > roll_start(position, seat)
    if card == parts.CHEESE_BOY:
        if part == parts.MAIN:
            return active_of(position, seat, parts.BROWN) > 0
        if not active_of(position, seat, parts.ORANGE):
            return False
        return roll_dice(position, seat) > roll_start(position, seat)
    if card == parts.DOPE_CAT:
        return active_of(position, seat, parts.BROWN) + active_of(position, seat, parts.GREEN) > 0
    if card == parts.BROKEN_COW:
        if unused(position, seat, side, parts.MAIN) < position.rules.number[2 * card]:
            return False
        return tray_dice(position, parts.SET_FROM_TRAY) > 0
    if card == parts.CAT_TASTROPHY:
        return can_gain(position, position.fans[seat])
    if card == parts.SCHMUTZ and part == parts.SECOND:
        return position.lost[seat] > 0
    if card == parts.PUNK_FRUIT and part == parts.SECOND:
        if not position.was_bust[seat] and position.rules.edition != parts.ENGLISH:  # CU-G22
            return False
        return punk_dice(position, seat) > 0
    if card == parts.UP_TO_11 and part == parts.SECOND:
        return position.stage == parts.RUN_PHASE
    if card == parts.PINEAPPLE_ROCKS and part == parts.SECOND:
        return position.power_due[seat] > 0 and active_dice(position, seat) > 1
    if card == parts.MR_BATS and part == parts.SECOND:
        return position.fans[seat] >= position.rules.number[2 * card + 1]
    return True


def roll_start(position: CubitosPosition, seat: int) -> int:
    """1 if the start player die lies in the Roll Zone: it can never be lost (CU-26)."""
    return position.roll[seat * parts.KINDS + parts.START]


def tray_dice(position: CubitosPosition, setting: int) -> int:
    """How many dice of the trays may be set on a face."""
    count = 0
    for kind in range(parts.KINDS):
        if kind != parts.START and not (kind == parts.PURPLE and setting == parts.SET_NOT_PURPLE):
            count += position.tray[kind]
    return count


def cubasaurus_takes(position: CubitosPosition) -> int:
    """CU-G17: no purple die, but for the English edition."""
    return parts.SET_FROM_TRAY if position.rules.edition == parts.ENGLISH else parts.SET_NOT_PURPLE


def cost_of(position: CubitosPosition, kind: int) -> int:
    """What a die costs; gray dice are worth nothing."""
    return 0 if kind < parts.FIRST_COLOUR else position.rules.cost[position.card[kind - parts.FIRST_COLOUR]]


def can_gain(position: CubitosPosition, limit: int) -> bool:
    """Whether a tray holds a die that costs no more than a limit."""
    for kind in range(parts.KINDS):
        if kind != parts.START and position.tray[kind] and cost_of(position, kind) <= limit:
            return True
    return False


def stogie_dice(position: CubitosPosition, seat: int) -> int:
    """Gray and white dice in the Draw and the Roll Zone."""
    count = 0
    for kind in range(parts.KINDS):
        if stogie_rolls(kind):
            count += position.draw[seat * parts.KINDS + kind] + position.roll[seat * parts.KINDS + kind]
    return count


def stogie_rolls(kind: int) -> bool:
    """Whether Stogie rolls dice of a kind."""
    return kind == parts.LIGHT_GRAY or kind == parts.DARK_GRAY or kind == parts.WHITE


def punk_dice(position: CubitosPosition, seat: int) -> int:
    """Dice in the Draw and the Roll Zone."""
    count = roll_dice(position, seat)
    for kind in range(parts.KINDS):
        count += position.draw[seat * parts.KINDS + kind]
    return count


# Using


def use(position: CubitosPosition, seat: int, colour: int, power: int, part: int) -> None:
    """CU-13: who uses the normal part of a power symbol uses the power part too; the power part may be used alone."""
    kind = colour + parts.FIRST_COLOUR
    card = position.card[colour]
    tell(position, events.USED, seat, card, part, 0)
    if position.ask[seat] == parts.ASK_NOW:
        use_now(position, seat, colour)
        return
    if position.ask[seat] == parts.ASK_EVENT:
        use_event(position, seat, kind)
        return
    side = position.rules.power_side[kind] if power else position.rules.symbol_side[kind]
    if position.rules.timing[2 * card + part] != parts.RUN and card != parts.SCHMUTZ:
        use_green(position, seat, card, part, side)
        return
    if part == parts.MAIN and power and power_follows(position, seat, card, side):
        mark(position, seat, side, parts.MAIN)
        do_part(position, seat, card, parts.MAIN, side)
        part = parts.SECOND
    mark(position, seat, side, part)
    do_part(position, seat, card, part, side)


def power_follows(position: CubitosPosition, seat: int, card: int, side: int) -> bool:
    """Whether the main part obliges to the power part: not if there is a die whose power part was used before."""
    if not position.rules.power_only[2 * card + parts.SECOND]:
        return False
    return not position.active[seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + 1 + parts.SECOND]


def do_part(position: CubitosPosition, seat: int, card: int, part: int, side: int) -> None:
    """The verbs of a part, then its own function, then the die if it is lost."""
    at = parts.VERB_COUNT * (2 * card + part)
    gain_coins(position, seat, position.rules.verb[at + parts.COINS])
    gain_steps(position, seat, position.rules.verb[at + parts.STEPS] if card != parts.PRONTO_BRONTO else 0)
    gain_water_steps(position, seat, position.rules.verb[at + parts.WATER])
    gain_credits(position, seat, position.rules.verb[at + parts.CREDITS])
    for _ in range(position.rules.verb[at + parts.FANS]):
        gain_fan(position, seat, False)
    if part == parts.MAIN:
        with_others(position, seat, card)
    special(position, seat, card, part, side)
    if position.rules.lose_self[2 * card + part]:
        take_side(position, seat, side)
        lose(position, seat, position.rules.side_kind[side])


def with_others(position: CubitosPosition, seat: int, card: int) -> None:
    """CU-K5: bonuses for active dice of other colours; they are only gains, so all that apply are taken."""
    for place in range(2):
        kind = position.rules.with_die[2 * card + place]
        if kind and active_of(position, seat, kind):
            gain_coins(position, seat, position.rules.with_coins[2 * card + place])
            gain_steps(position, seat, position.rules.with_steps[2 * card + place])


def special(position: CubitosPosition, seat: int, card: int, part: int, side: int) -> None:
    """What is more than a sum of verbs, card by card."""
    number = position.rules.number[2 * card + part]
    if card < parts.BAD_CHEESE:
        orange(position, seat, card, part, side, number)
    elif card < parts.KEEP_ON_ROLLIN:
        yellow(position, seat, card, part, number)
    elif card == parts.PUNK_FRUIT:
        position.pick[seat] = parts.PICK_PUNK
        position.picking[seat] = number
    elif card == parts.UP_TO_11:
        position.doubled[seat] += 1
    elif card == parts.CHILLY_MCCHILLSTER:
        position.free_rolls[seat] += number
    elif card == parts.LLAMA_SHAMAN and position.tray[parts.RED]:
        gain(position, seat, parts.RED)
    elif card == parts.PRONTO_BRONTO:
        pronto_bronto(position, seat)
    elif card == parts.SHIMMY_SHIMMY_DINO:
        gray = active_of(position, seat, parts.LIGHT_GRAY) + active_of(position, seat, parts.DARK_GRAY)
        gain_steps(position, seat, number * (gray + active_of(position, seat, parts.WHITE)))
    elif card == parts.WIKIWIKI_DINOSAUR:
        gain_steps(position, seat, number * active_colours(position, seat))
    elif card == parts.CAPTAIN_BARK:
        if active_of(position, seat, parts.WHITE) and active_of(position, seat, parts.RED):
            for _ in range(number):
                gain_fan(position, seat, False)
    elif card == parts.DAPPER_DOGGIE:
        dapper_doggie(position, seat, number)
    elif card >= parts.BROKEN_COW:
        white(position, seat, card, part)


def orange(position: CubitosPosition, seat: int, card: int, part: int, side: int, number: int) -> None:
    """Benchwarmer, Mr. Bats, Reliever Beaver."""
    if card == parts.BENCHWARMER:
        take_side(position, seat, side)
        lose(position, seat, parts.ORANGE)
        position.losing[seat] += number
        position.loss[seat] = parts.LOSE_ANY
    elif card == parts.RELIEVER_BEAVER:
        position.losing[seat] += number
        position.loss[seat] = parts.LOSE_FROM_ROLL
    elif card == parts.MR_BATS:  # one or the other
        if part == parts.SECOND:
            gain_credits(position, seat, position.fans[seat] // number)
        mark(position, seat, side, 1 - part)


def yellow(position: CubitosPosition, seat: int, card: int, part: int, number: int) -> None:
    """Cheese Boy, Ledercheesen, Stinky Cheese, The Big Cheese."""
    if card == parts.CHEESE_BOY:
        if part == parts.SECOND:
            position.losing[seat] += number
            position.loss[seat] = parts.LOSE_FROM_ROLL
    elif card == parts.LEDERCHEESEN and part == parts.SECOND:
        gain_steps(position, seat, active_dice(position, seat) // number)
    elif card == parts.STINKY_CHEESE and part == parts.SECOND:
        position.next_free_colours[seat] |= (1 << parts.LIGHT_GRAY) | (1 << parts.DARK_GRAY)
    elif card == parts.THE_BIG_CHEESE:
        gain_steps(position, seat, position.fans[seat] // number - position.rules.verb[steps_at(card)])


def steps_at(card: int) -> int:
    """Where the steps of a card's main part stand."""
    return parts.VERB_COUNT * 2 * card + parts.STEPS


def pronto_bronto(position: CubitosPosition, seat: int) -> None:
    """Steps for every full group of red lines up to the finish of this lap; none in a tie-break round."""
    if position.tie_break:
        return
    track = position.space[seat] // parts.MOST_SPACES
    lines = position.rules.lines[track] - position.rules.red_line[position.space[seat]]
    groups = lines // position.rules.number[2 * parts.PRONTO_BRONTO]
    gain_steps(position, seat, groups * position.rules.verb[steps_at(parts.PRONTO_BRONTO)])


def active_colours(position: CubitosPosition, seat: int) -> int:
    """Different colours in the Active Zone: both grays are one, the start player die is its own."""
    count = 0
    for kind in range(1, parts.KINDS):
        dice = active_of(position, seat, kind)
        if kind == parts.DARK_GRAY:
            dice += active_of(position, seat, parts.LIGHT_GRAY)
        if dice:
            count += 1
    return count


def dapper_doggie(position: CubitosPosition, seat: int, times: int) -> None:
    """Coins and steps of the active gray dice once more."""
    for side in range(position.rules.first_side[parts.START]):
        face = position.rules.side_face[side]
        dice = times * on_side(position, seat, side)
        gain_coins(position, seat, dice * position.rules.face_coins[face])
        gain_steps(position, seat, dice * position.rules.face_steps[face])


def white(position: CubitosPosition, seat: int, card: int, part: int) -> None:
    """Cat Tastrophy, Fat Cat, Schmutz."""
    if card == parts.CAT_TASTROPHY:
        position.gaining[seat] += 1
        position.gain_limit[seat] = position.fans[seat]
    elif card == parts.FAT_CAT:
        position.gaining[seat] += 1
        position.gain_limit[seat] = 0
    elif card == parts.SCHMUTZ and part == parts.MAIN and position.rules.edition == parts.ENGLISH:
        if position.lost[seat]:  # CU-G24
            gain_credits(position, seat, position.rules.verb[parts.VERB_COUNT * (2 * card + 1) + parts.CREDITS])


# Now, push and bust abilities


def use_now(position: CubitosPosition, seat: int, colour: int) -> None:
    """CU-K4: what this Now ability makes active comes before the Now abilities that still wait."""
    card = position.card[colour]
    position.now[seat * parts.COLOUR_COUNT + colour] -= 1
    for other in range(parts.COLOUR_COUNT):
        at = seat * parts.COLOUR_COUNT + other
        position.later[at] += position.now[at]
        position.now[at] = 0
    position.adding[seat] += position.rules.verb[parts.VERB_COUNT * 2 * card + parts.ADD]
    if card == parts.PINCH_EATER:
        position.setting[seat] = parts.SET_FROM_ROLL
    elif card == parts.CUBASAURUS:
        position.setting[seat] = cubasaurus_takes(position)
    elif card == parts.STOGIE:
        for kind in range(parts.KINDS):
            if stogie_rolls(kind):
                at = seat * parts.KINDS + kind
                position.hand[at] += position.draw[at] + position.roll[at]
                position.draw[at] = 0
                position.roll[at] = 0


def use_event(position: CubitosPosition, seat: int, kind: int) -> None:
    """Ledercheesen and Wizard, once for each die."""
    card = position.card[kind - parts.FIRST_COLOUR]
    if kind == parts.YELLOW:
        position.yellow_events[seat] -= 1
        position.adding[seat] += position.rules.verb[parts.VERB_COUNT * 2 * card + parts.ADD]
    else:
        position.brown_events[seat] -= 1
        gain_credits(position, seat, position.rules.verb[parts.VERB_COUNT * 2 * card + parts.CREDITS])


def use_green(position: CubitosPosition, seat: int, card: int, part: int, side: int) -> None:
    """Abilities of a push and of a bust, and Broken Cow, which may be used at any time."""
    if card == parts.BROKEN_COW:
        for _ in range(position.rules.number[2 * card]):
            mark(position, seat, side, parts.MAIN)
        position.setting[seat] = parts.SET_FROM_TRAY
    elif card == parts.PINA_CUBELADA:
        mark(position, seat, side, parts.MAIN)
        position.safe[seat] = 1
    elif card == parts.KEEP_ON_ROLLIN:
        take_side(position, seat, side)
        lose(position, seat, parts.GREEN)
        position.at[seat] = parts.DECIDING
        tell(position, events.NOT_BUST, seat, card, 0, 0)
    elif card == parts.ROLLING_STONED:
        mark(position, seat, side, parts.MAIN)
        position.pick[seat] = parts.PICK_STONED
        position.picking[seat] = parts.NO_LIMIT
    elif card == parts.PUNK_FRUIT:
        bust(position, seat, True)
    elif part == parts.SECOND:  # the power part of Pineapple Rocks alone
        position.power_due[seat] -= 1
        position.sending[seat] = 2
    else:
        rock_on(position, seat, card, side)


def rock_on(position: CubitosPosition, seat: int, card: int, side: int) -> None:
    """Rock On, Up to 11, Pineapple Rocks: this die goes back to the Roll Zone and is rolled with the others."""
    take_side(position, seat, side)
    position.roll[seat * parts.KINDS + parts.GREEN] += 1
    tell(position, events.SENT_BACK, seat, side, 0, 0)
    if card == parts.PINEAPPLE_ROCKS and side == position.rules.power_side[parts.GREEN]:
        if position.rules.edition == parts.ENGLISH:  # CU-G21
            position.sending[seat] = 1
        elif position.power_due[seat]:
            position.sending[seat] = 1
            position.power_due[seat] -= 1


def send_back(position: CubitosPosition, seat: int, side: int) -> None:
    """The other die of Pineapple Rocks; its own ability is no longer due."""
    take_side(position, seat, side)
    position.roll[seat * parts.KINDS + position.rules.side_kind[side]] += 1
    position.sending[seat] = 0
    tell(position, events.SENT_BACK, seat, side, 0, 0)
    if side == position.rules.power_side[parts.GREEN] and position.power_due[seat]:
        position.power_due[seat] -= 1


# Closing the ability step


def settle_mandatory(position: CubitosPosition, seat: int) -> None:
    """CU-12, CU-K11: what must happen and was not used. English and merged: of the dogs only the loss."""
    if position.card[parts.YELLOW - parts.FIRST_COLOUR] == parts.LEDERCHEESEN:  # CU-13: due if the main part was used
        side = position.rules.power_side[parts.YELLOW]
        while unused(position, seat, side, parts.SECOND):  # a gain that never harms, so it is not asked for
            mark(position, seat, side, parts.SECOND)
            do_part(position, seat, parts.LEDERCHEESEN, parts.SECOND, side)
    for colour in range(1, parts.COLOUR_COUNT):
        card = position.card[colour]
        kind = colour + parts.FIRST_COLOUR
        for part in range(2):
            if position.rules.lose_self[2 * card + part] and position.rules.timing[2 * card + part] == parts.RUN:
                settle_side(position, seat, card, part, position.rules.symbol_side[kind])
                if position.rules.power_side[kind] >= 0:
                    settle_side(position, seat, card, part, position.rules.power_side[kind])


def settle_side(position: CubitosPosition, seat: int, card: int, part: int, side: int) -> None:
    """The dice on one side."""
    if position.rules.power_only[2 * card + part] and position.rules.side_face[side] != parts.POWER:
        return
    kind = position.rules.side_kind[side]
    while unused(position, seat, side, part):
        mark(position, seat, side, part)
        if kind == parts.BROWN and position.rules.edition != parts.GERMAN:
            take_side(position, seat, side)
            lose(position, seat, kind)
        else:
            do_part(position, seat, card, part, side)


def dice_with_symbol(position: CubitosPosition, seat: int, card: int) -> int:
    """Active symbols of a card that lies on the table; 0 if another card of its colour does."""
    colour = card // parts.CARDS_EACH
    if position.card[colour] != card:
        return 0
    return symbols(position, seat, colour + parts.FIRST_COLOUR)
