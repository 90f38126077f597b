"""What dice, sides, fans and rewards are worth to a seat, in steps: what the quick player decides by.

A side is worth what it gives once it is active. A die is worth what its sides bring in a round, for as many rounds as
are left. Coins are worth the dice they buy, so they are dear early and cheap late; the last ones only buy steps.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.position import make_lists
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import active_dice, active_of, on_side
from homestretch.games.cubitos.rules.moving import exits_of

TASTE = {
    "champion": 0.8,
    "el_bandito": 0.85,
    "mr_soldier": 1.4,
    "dugout": 0.65,
    "pinch_eater": 0.5,
    "reliever_beaver": 0.75,
    "cheese_boy": 0.85,
    "reckless_cheese": 1.35,
    "the_big_cheese": 1.4,
    "the_cheese_stands_alone": 1.4,
    "pina_cubelada": 0.8,
    "punk_fruit": 1.68,
    "rolling_stoned": 1.2,
    "bob": 0.85,
    "chilly_mcchillster": 0.7,
    "undercover_fish": 1.1,
    "shimmy_shimmy_dino": 1.5,
    "wikiwiki_dinosaur": 1.2,
    "you_bet_jurassic": 1.3,
    "captain_bark": 1.3,
    "dapper_doggie": 1.62,
    "cat_tastrophy": 0.5,
    "dope_cat": 1.2,
    "fast_cat": 0.7,
    "fat_cat": 1.05,
    "schmutz": 1.15,
    "smelly_cat": 0.9,
}
"""How much more or less a card turned out to be worth than its parts: tuned by self-play, card by card."""


class Outlook:
    """How a seat sees the race at one moment.

    ``side``: an active side; ``roll``: rolling a die of a kind once; ``yields``: a die in a round; ``total``: a die for
    the rest of the race; ``present``: the chance that a die of a kind is active when abilities are used. ``coin`` and
    ``step`` are what those are worth now, ``pay`` and ``stride`` when the sides are used: in later rounds coins are
    worth less. ``whim`` is added to what a card is worth when dice are bought; only surveys have any.
    """

    rounds: float
    step: float
    coin: float
    pay: float
    stride: float
    token: float
    fan: float
    thin: float
    add: float
    best: float
    share: float
    active: float
    colours: float
    gray: float
    pushes: float
    dice: int
    side: Annotated[list[float], 34]
    roll: Annotated[list[float], 11]
    yields: Annotated[list[float], 11]
    total: Annotated[list[float], 11]
    present: Annotated[list[float], 11]
    taste: Annotated[list[float], 57]
    whim: Annotated[list[float], 57]

    def __init__(self, whims: dict[str, float] | None = None) -> None:
        make_lists(self)
        for card, name in enumerate(parts.CARDS):
            self.taste[card] = TASTE.get(name, 1.0)
            self.whim[card] = (whims or {}).get(name, 0.0)


# The race


def way_to_go(position: CubitosPosition, seat: int) -> int:
    """Steps to the finish of this lap or track."""
    return position.rules.ahead[exits_of(position, seat)]


def laps_begun(position: CubitosPosition, seat: int) -> int:
    """Laps or tracks that will be behind the runner after its next step."""
    done = position.leg[seat]
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        done += 1
    return done


def whole_way(position: CubitosPosition, seat: int) -> int:
    """Steps to the end of the race; 0 for who has finished."""
    left = position.rules.legs - laps_begun(position, seat)
    if left <= 0:
        return 0
    last = parts.MOST_SPACES if position.rules.tracks == 2 else 0
    steps = (left - 1) * (1 + position.rules.ahead[last])
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        return steps + 1 + position.rules.ahead[last]
    return steps + position.rules.ahead[position.space[seat]]


def rounds_left(outlook: Outlook, position: CubitosPosition) -> float:
    """How many rounds the race will last, by the dice that everybody has and will have."""
    fewest = 99.0
    for seat in range(position.rules.seats):
        pace = 0.78
        for kind in range(parts.FIRST_COLOUR, parts.KINDS):
            pace += 0.11 * position.owned(seat, kind) * position.rules.cost[position.card[kind - parts.FIRST_COLOUR]]
        way = 1.0 * whole_way(position, seat)
        rounds = 0.0
        while way > 0.0 and rounds < 40.0:
            way -= pace
            if pace < 6.0:
                pace += 0.35
            rounds += 1.0
        if rounds < fewest:
            fewest = rounds
    return fewest


# Looking


def look_ahead(outlook: Outlook, position: CubitosPosition, seat: int) -> None:
    """The rest of the race: what dice will bring on average."""
    survey(outlook, position, seat)
    for kind in range(parts.KINDS):
        dice = outlook.share * position.owned(seat, kind)
        outlook.present[kind] = 1.0 - power(1.0 - activity(hit_sides(position, kind)), dice)
    gray = position.owned(seat, parts.LIGHT_GRAY) + position.owned(seat, parts.DARK_GRAY)
    outlook.gray = outlook.share * (0.36 * gray + 0.75 * position.owned(seat, parts.WHITE))
    outlook.active = 0.0
    outlook.colours = 0.0
    for kind in range(parts.KINDS):
        outlook.active += outlook.share * position.owned(seat, kind) * activity(hit_sides(position, kind))
        if kind != parts.DARK_GRAY:
            outlook.colours += outlook.present[kind]
    outlook.pushes = 1.2
    outlook.stride = 1.0
    for turn in range(2):
        outlook.pay = 0.385 * outlook.coin
        outlook.fan = fan_worth(outlook, position, seat, True)
        for kind in range(parts.KINDS):
            weigh(outlook, position, seat, kind)
            value(outlook, position, kind)
        if turn == 0:
            settle(outlook, position, seat)


def look_now(outlook: Outlook, position: CubitosPosition, seat: int) -> None:
    """This round: what the dice that lie there bring; dice of the Roll Zone may still become active."""
    look_ahead(outlook, position, seat)
    outlook.gray = 0.0
    outlook.colours = 0.0
    for kind in range(parts.KINDS):
        chance = 0.0
        if active_of(position, seat, kind):
            chance = 1.0
        elif position.stage == parts.ROLL_PHASE:
            dice = 1.0 * position.roll[seat * parts.KINDS + kind]
            chance = 1.0 - power(1.0 - hit_sides(position, kind) / 6.0, dice)
        outlook.present[kind] = chance
        if kind != parts.DARK_GRAY:
            outlook.colours += chance
        if kind < parts.START or kind == parts.WHITE:
            outlook.gray += active_of(position, seat, kind)
    outlook.active = 1.0 * active_dice(position, seat)
    outlook.pushes = 0.5
    outlook.pay = outlook.coin
    outlook.stride = outlook.step
    for kind in range(parts.KINDS):
        weigh(outlook, position, seat, kind)


def survey(outlook: Outlook, position: CubitosPosition, seat: int) -> None:
    """How long the race goes on, and how many of its dice a seat rolls in a round."""
    outlook.rounds = rounds_left(outlook, position)
    outlook.step = 1.0 - 0.039 * outlook.rounds
    if outlook.step < 0.5:
        outlook.step = 0.5
    outlook.coin = 0.11 * outlook.rounds
    if outlook.coin < 0.22:
        outlook.coin = 0.22
    dice = 0
    for kind in range(parts.KINDS):
        dice += position.owned(seat, kind)
    outlook.dice = dice
    drawn = 1.0 * (position.rules.draw_amount + position.draw_tokens[seat])
    outlook.share = 1.0 if dice < drawn else (drawn + 1.0) / (dice + 1.0)
    outlook.token = 0.208 * outlook.rounds if dice > drawn else 0.06 * outlook.rounds
    outlook.thin = 0.3
    outlook.add = 0.4
    outlook.best = 1.5


def weigh(outlook: Outlook, position: CubitosPosition, seat: int, kind: int) -> None:
    """The sides of a kind, and what a die of it brings."""
    sum_of_sides = 0.0
    for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
        outlook.side[side] = side_worth(outlook, position, seat, side)
        sum_of_sides += position.rules.side_weight[side] * outlook.side[side]
    outlook.roll[kind] = sum_of_sides / 6.0
    hits = hit_sides(position, kind)
    outlook.yields[kind] = sum_of_sides * activity(hits) / hits if hits else 0.0


def value(outlook: Outlook, position: CubitosPosition, kind: int) -> None:
    """A die for the rest of the race; one that is lost when it is used will not see all of it."""
    rounds = outlook.rounds - 1.0
    if rounds < 0.0:
        rounds = 0.0
    outlook.total[kind] = outlook.share * rounds * outlook.yields[kind]
    if kind < parts.FIRST_COLOUR:
        return
    card = position.card[kind - parts.FIRST_COLOUR]
    hits = hit_sides(position, kind)
    chance = outlook.share * loss_sides(position, card, kind) * activity(hits) / hits
    outlook.total[kind] *= outlook.taste[card] / (1.0 + 0.6 * rounds * chance)


def settle(outlook: Outlook, position: CubitosPosition, seat: int) -> None:
    """What follows from the dice: a coin is worth what it buys best, a lost gray die what takes its place."""
    best = 0.0
    second = 0.0
    for kind in range(parts.FIRST_COLOUR, parts.KINDS):
        if position.tray[kind]:
            each = outlook.total[kind] / position.rules.cost[position.card[kind - parts.FIRST_COLOUR]]
            if each > best:
                second = best
                best = each
            elif each > second:
                second = each
    outlook.coin = 0.4 * (best + second)
    if outlook.coin < 0.2:
        outlook.coin = 0.2
    total = 0.0
    outlook.add = 0.0
    outlook.best = 0.0
    for kind in range(parts.KINDS):
        owned = position.owned(seat, kind)
        total += owned * outlook.yields[kind]
        if owned and outlook.roll[kind] > outlook.add:
            outlook.add = outlook.roll[kind]
        if owned:
            for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
                if outlook.side[side] > outlook.best:
                    outlook.best = outlook.side[side]
    mean = total / outlook.dice if outlook.dice else 0.0
    outlook.add *= 0.5
    if outlook.share < 1.0:
        outlook.thin = outlook.share * outlook.rounds * (mean - outlook.yields[parts.LIGHT_GRAY]) * 0.385
    else:
        outlook.thin = -0.5 * outlook.rounds * outlook.yields[parts.LIGHT_GRAY]


# Chances


def hit_sides(position: CubitosPosition, kind: int) -> int:
    """How many of the six sides are hits."""
    return 6 - position.rules.side_weight[position.rules.blank_side[kind]]


def activity(hits: int) -> float:
    """The chance that a die with so many hits becomes active in a round, rolled two or three times."""
    miss = (6 - hits) / 6.0
    return 1.0 - miss * miss * (0.5 + 0.5 * miss)


def power(base: float, exponent: float) -> float:
    """A power with a broken exponent, between the whole ones on a straight line."""
    value = 1.0
    while exponent >= 1.0:
        value *= base
        exponent -= 1.0
    return value * (1.0 - exponent + exponent * base)


def loss_sides(position: CubitosPosition, card: int, kind: int) -> int:
    """How many sides of a die make its owner lose it when they are used."""
    symbol = position.rules.side_weight[position.rules.symbol_side[kind]]
    other = 0
    if position.rules.power_side[kind] >= 0:
        other = position.rules.side_weight[position.rules.power_side[kind]]
    if card == parts.BENCHWARMER or card == parts.KEEP_ON_ROLLIN or position.rules.red_lost[card]:
        return symbol + other
    for part in range(2):
        if position.rules.lose_self[2 * card + part]:
            return other if position.rules.power_only[2 * card + part] else symbol + other
    return 0


# Sides


def side_worth(outlook: Outlook, position: CubitosPosition, seat: int, side: int) -> float:
    """An active side: what its face shows, or what its card gives."""
    face = position.rules.side_face[side]
    if face == parts.BLANK:
        return 0.0
    if face == parts.CREDIT1:
        return outlook.pay
    if face < parts.SYMBOL:
        return position.rules.face_coins[face] * outlook.pay + position.rules.face_steps[face] * outlook.stride
    card = position.card[position.rules.side_kind[side] - parts.FIRST_COLOUR]
    value = 0.0
    for part in range(2):
        if face == parts.POWER or not position.rules.power_only[2 * card + part]:
            value += verbs_worth(outlook, position, seat, card, part)
    if card <= parts.SUPAH_GENERAL:
        return red_worth(outlook, position, seat, card, value, face == parts.POWER)
    if card < parts.BAD_CHEESE:
        return value + orange_worth(outlook, position, seat, card)
    if card < parts.KEEP_ON_ROLLIN:
        return value + yellow_worth(outlook, position, seat, card, face == parts.POWER)
    if card < parts.BAHAMA_LLAMA:
        return value + green_worth(outlook, position, seat, card)
    if card < parts.CUBASAURUS:
        return value + blue_worth(outlook, position, seat, card)
    if card < parts.CAPTAIN_BARK:
        return value + purple_worth(outlook, position, seat, card)
    if card < parts.BROKEN_COW:
        return value + brown_worth(outlook, position, seat, card)
    return value + white_worth(outlook, position, seat, card)


def verbs_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int, part: int) -> float:
    """A part that is a sum of verbs, and what it gains beside dice of other colours."""
    at = parts.VERB_COUNT * (2 * card + part)
    value = outlook.pay * (position.rules.verb[at + parts.COINS] + position.rules.verb[at + parts.CREDITS])
    value += outlook.stride * (position.rules.verb[at + parts.STEPS] + 1.15 * position.rules.verb[at + parts.WATER])
    value += outlook.add * position.rules.verb[at + parts.ADD]
    if position.rules.verb[at + parts.FANS]:
        value += fan_worth(outlook, position, seat, False)
    if part == parts.MAIN:
        for place in range(2):
            kind = position.rules.with_die[2 * card + place]
            if kind:
                bonus = outlook.pay * position.rules.with_coins[2 * card + place]
                bonus += outlook.stride * position.rules.with_steps[2 * card + place]
                value += outlook.present[kind] * bonus
    return value


def red_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int, value: float, strong: bool) -> float:
    """A sword: the gain of the card, by the chance to win with it."""
    others = 0
    for other in range(position.rules.seats):
        if other != seat:
            others += position.owned(other, parts.RED)
    own = position.owned(seat, parts.RED)
    chance = (own + 1.0) / (own + 1.0 + others)
    if strong and position.rules.swords[card] > 1:
        chance = 0.5 + 0.5 * chance
    opponents = position.rules.seats - 1
    if card == parts.EL_BANDITO:
        value = opponents * outlook.pay * position.rules.number[2 * card]
    elif card == parts.JACQUES_COUTEAU:
        value = opponents * outlook.add * position.rules.number[2 * card]
    elif card == parts.SUPAH_GENERAL:
        value = outlook.stride * (position.fans[seat] + 0.15 * outlook.rounds)
    elif card == parts.CHAMPION:
        drawn = position.rules.draw_amount + position.draw_tokens[seat]
        value = 0.15 * (outlook.dice - drawn) if outlook.dice > drawn else 0.0
        value += 0.5 * outlook.best
    elif card == parts.PUNCH_GUY:
        value = 0.4 * position.owned(seat, parts.WHITE) * outlook.yields[parts.WHITE]
        value += 0.4 * position.owned(seat, parts.GREEN) * outlook.yields[parts.GREEN]
    elif card == parts.CRABBY:
        value = 0.4 + outlook.thin if outlook.thin > 0.0 else 0.4
    return chance * value * power(0.5, 1.0 * own)


def orange_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Beavers: what is more than verbs."""
    gain = outlook.thin if outlook.thin > 0.0 else 0.0
    if card == parts.BENCHWARMER or card == parts.RELIEVER_BEAVER:
        return gain
    if card == parts.BATTER_BEAVER:
        return 0.4 * outlook.thin
    if card == parts.PINCH_EATER:
        return 0.8 * outlook.best
    if card == parts.MR_BATS:
        better = position.fans[seat] // position.rules.number[2 * card + 1]
        better -= position.rules.verb[parts.VERB_COUNT * 2 * card + parts.COINS]
        return outlook.pay * better if better > 0 else 0.0
    return 0.0


def yellow_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int, strong: bool) -> float:
    """Cheese: what is more than verbs."""
    number = position.rules.number[2 * card + parts.SECOND]
    if card == parts.CHEESE_BOY:
        return outlook.present[parts.ORANGE] * outlook.thin if outlook.thin > 0.0 else 0.0
    if card == parts.LEDERCHEESEN:
        value = (outlook.pushes - 1.0) * outlook.add
        return value + outlook.stride * (outlook.active - 1.5) / number if strong else value
    if card == parts.RECKLESS_CHEESE:
        return outlook.pushes * outlook.stride
    if card == parts.STINKY_CHEESE:
        return 0.4 if strong else 0.0
    if card == parts.THE_BIG_CHEESE:
        more = position.fans[seat] // position.rules.number[2 * card] - 1
        return outlook.stride * more if more > 0 else 0.0
    if card == parts.THE_CHEESE_STANDS_ALONE:
        return -0.2
    return 0.0


def green_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Pineapples keep from busting, or soften it: about what the other active dice are worth, times that risk."""
    few = power(0.6, 1.0 * position.owned(seat, parts.GREEN))
    if card == parts.PUNK_FRUIT:
        return few * (0.15 * outlook.gray + 0.25 * outlook.colours * outlook.add)
    if card == parts.PINA_CUBELADA or card == parts.ROLLING_STONED:
        return few * 0.125 * outlook.active
    if card == parts.KEEP_ON_ROLLIN:
        return few * 0.1 * outlook.active
    return few * 0.06 * outlook.active


def blue_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Llamas: what is more than verbs."""
    if card == parts.BOB:
        return 2.5 * outlook.pay
    if card == parts.CHILLY_MCCHILLSTER:
        return 0.7 * position.rules.number[2 * card] * rolling(outlook, position, seat, parts.KINDS)
    if card == parts.LLAMA_SHAMAN:
        return outlook.total[parts.RED]
    if card == parts.STOGIE:
        return 0.7 * rolling(outlook, position, seat, parts.START) + 0.7 * outlook.share * (
            position.owned(seat, parts.WHITE) * outlook.roll[parts.WHITE]
        )
    return 0.0


def rolling(outlook: Outlook, position: CubitosPosition, seat: int, kinds: int) -> float:
    """One roll of about those dice that are still in the Roll Zone at the end of the round."""
    value = 0.0
    for kind in range(kinds):
        miss = 1.0 - activity(hit_sides(position, kind))
        value += outlook.share * miss * position.owned(seat, kind) * outlook.roll[kind]
    return value


def purple_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Dinosaurs: what is more than verbs."""
    number = position.rules.number[2 * card]
    if card == parts.CUBASAURUS:
        return outlook.best if outlook.best > 1.5 else 1.5
    if card == parts.PRONTO_BRONTO:
        track = position.space[seat] // parts.MOST_SPACES
        lines = position.rules.lines[track] - position.rules.red_line[position.space[seat]]
        if position.stage >= parts.TURNS:
            lines -= lines // 3
        steps = position.rules.verb[parts.VERB_COUNT * 2 * card + parts.STEPS]
        return outlook.stride * steps * (lines // number - 1)
    if card == parts.SHIMMY_SHIMMY_DINO:
        return outlook.stride * number * outlook.gray
    if card == parts.WIKIWIKI_DINOSAUR:
        own = 1.0 - outlook.present[parts.PURPLE]
        return outlook.stride * number * (outlook.colours + own)
    return 0.0


def brown_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Dogs: what is more than verbs."""
    if card == parts.CAPTAIN_BARK:
        both = outlook.present[parts.WHITE] * outlook.present[parts.RED]
        return both * fan_worth(outlook, position, seat, False)
    if card == parts.DAPPER_DOGGIE:
        light = position.owned(seat, parts.LIGHT_GRAY)
        dark = position.owned(seat, parts.DARK_GRAY)
        if position.stage == parts.ROLL_PHASE:
            coins = on_side(position, seat, 0) + on_side(position, seat, 2)
            return outlook.pay * coins + outlook.stride * on_side(position, seat, 3)
        return outlook.share * (outlook.pay * (0.36 * light + 0.3 * dark) + outlook.stride * 0.3 * dark)
    if card == parts.WIZARD:
        return (outlook.pushes - 1.0) * outlook.pay
    return 0.0


def white_worth(outlook: Outlook, position: CubitosPosition, seat: int, card: int) -> float:
    """Cats: what is more than verbs."""
    if card == parts.BROKEN_COW:
        owned = position.owned(seat, parts.WHITE)
        return 0.3 * (owned - 1) * outlook.best if owned < 4 else outlook.best
    if card == parts.CAT_TASTROPHY:
        best = 0.0
        for kind in range(parts.FIRST_COLOUR, parts.KINDS):
            cost = position.rules.cost[position.card[kind - parts.FIRST_COLOUR]]
            if kind != parts.WHITE and cost <= position.fans[seat] and outlook.total[kind] > best:
                best = outlook.total[kind]
        return best
    if card == parts.FAT_CAT:
        return -0.5 * outlook.thin if outlook.thin > 0.0 else 0.0
    if card == parts.SCHMUTZ:
        if position.lost[seat] and position.stage < parts.TURNS:
            return 0.0
        return -0.6 * outlook.pay * position.rules.verb[parts.VERB_COUNT * (2 * card + 1) + parts.CREDITS]
    return 0.0


# Fans and rewards


def fan_worth(outlook: Outlook, position: CubitosPosition, seat: int, credited: bool) -> float:
    """What the next fan brings: credits, a draw token, and more from the cards that count fans."""
    fans = position.fans[seat]
    value = 0.0
    if fans < parts.LAST_FAN:
        fans += 1
        value += outlook.token * position.rules.fan_tokens[fans]
        if position.card[parts.YELLOW - parts.FIRST_COLOUR] == parts.THE_BIG_CHEESE:
            value += 0.12 * outlook.rounds * position.owned(seat, parts.YELLOW)
        if position.card[parts.ORANGE - parts.FIRST_COLOUR] == parts.MR_BATS:
            value += 0.1 * outlook.coin * outlook.rounds * position.owned(seat, parts.ORANGE)
        if position.card[0] == parts.SUPAH_GENERAL:
            value += 0.2 * position.owned(seat, parts.RED)
    if credited:
        value += outlook.coin * position.rules.fan_credits[fans]
    return value


def reward_worth(outlook: Outlook, position: CubitosPosition, seat: int, space: int) -> float:
    """All rewards of a space together."""
    value = 0.0
    for i in range(position.rules.rewards[space]):
        at = parts.REWARDS_EACH * space + i
        amount = position.rules.reward_amount[at]
        kind = position.rules.reward[at]
        if kind == parts.REWARD_CREDIT:
            value += amount * outlook.coin
        elif kind == parts.REWARD_FAN:
            value += amount * outlook.fan
        elif kind == parts.REWARD_DIE:
            value += amount * best_die(outlook, position, position.rules.reward_limit[at])
        else:
            value += amount * outlook.thin
    return value


def best_die(outlook: Outlook, position: CubitosPosition, limit: int) -> float:
    """The best die that costs no more than a limit."""
    best = 0.0
    for kind in range(parts.FIRST_COLOUR, parts.KINDS):
        if position.tray[kind] and position.rules.cost[position.card[kind - parts.FIRST_COLOUR]] <= limit:
            if outlook.total[kind] > best:
                best = outlook.total[kind]
    return best
