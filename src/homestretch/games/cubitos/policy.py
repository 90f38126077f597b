"""The quick player: level ``club``.

It draws its best dice, pushes by the exact odds and what is at stake, runs to the space that is worth most and buys
the dice that bring most for the rest of the race. Everything is weighed in steps; what things are worth is in worth.py.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.odds import hit_chance, miss_chance
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.route import Map, best_move
from homestretch.games.cubitos.rules.dice import active_of, money, on_side, roll_dice, unused
from homestretch.games.cubitos.rules.moving import bridge_ahead, steps_left
from homestretch.games.cubitos.rules.race import Cubitos
from homestretch.games.cubitos.worth import (
    Outlook,
    fan_worth,
    laps_begun,
    look_ahead,
    look_now,
    reward_worth,
    way_to_go,
)

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class ClubPolicy(Policy):
    """Answers every decision with what is worth most to it."""

    outlook: Outlook
    ways: Map

    def __init__(self, whims: dict[str, float] | None = None) -> None:
        self.outlook = Outlook(whims)
        self.ways = Map()

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        if count == 1:
            return legal.item[0]
        return answer(self.outlook, self.ways, cython.cast(Cubitos, position), seat, legal, count)


def answer(outlook: Outlook, ways: Map, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """The answer to whatever is asked."""
    ask = position.ask[seat]
    if looks_far(ask):
        look_ahead(outlook, position, seat)
    else:
        look_now(outlook, position, seat)
    if ask == parts.ASK_PUSH:
        return about_push(outlook, position, seat, legal, count)
    if ask == parts.ASK_MOVE or ask == parts.ASK_STEP:
        return about_move(outlook, ways, position, seat, legal, count)
    if ask == parts.ASK_BUY:
        return about_buying(outlook, position, seat, legal, count)
    best = legal.item[0]
    most = worth(outlook, position, seat, legal.item[0])
    for i in range(1, count):
        value = worth(outlook, position, seat, legal.item[i])
        if value > most:
            most = value
            best = legal.item[i]
    return best


def looks_far(ask: int) -> bool:
    """Whether a decision is about the rest of the race rather than about the dice of this round."""
    if ask == parts.ASK_BUY or ask == parts.ASK_MOVE or ask == parts.ASK_STEP or ask == parts.ASK_BOB:
        return True
    return ask == parts.ASK_DRAW or ask == parts.ASK_GAIN or ask == parts.ASK_REWARD or ask == parts.ASK_BUSTED


def worth(outlook: Outlook, position: CubitosPosition, seat: int, action: int) -> float:
    """How good an answer is; doing nothing is worth nothing."""
    verb = action % actions.ARGUMENT
    argument = action // actions.ARGUMENT
    kind = argument % parts.KINDS
    zone = argument // parts.KINDS % 4
    if verb == actions.USE:
        return worth_of_use(outlook, position, seat, argument % 8, argument // 8 % 2, argument // 16)
    if verb == actions.DRAW and position.ask[seat] != parts.ASK_DRAW:
        return outlook.roll[kind]
    if verb == actions.DRAW or verb == actions.FETCH:
        return drawing(outlook, position, seat, kind)
    if verb == actions.TAKE:
        return outlook.total[kind]
    if verb == actions.LOSE or verb == actions.GIVE:
        return 100.0 - outlook.total[kind] - 0.01 * patience(zone)
    if verb == actions.REROLL:
        if zone == parts.IN_ACTIVE and not spent(position, seat, kind):
            return -1.0
        return outlook.roll[kind] + 0.01 * (zone == parts.IN_ACTIVE)
    if verb == actions.DISCARD:
        return 1.0 if kind < parts.START and outlook.share < 1.0 else -1.0
    if verb == actions.SET:
        return outlook.side[argument]
    if verb == actions.SEND_BACK:
        return 10.0 - outlook.side[argument] + outlook.roll[position.rules.side_kind[argument]]
    if verb == actions.ACCEPT:
        return reward_worth(outlook, position, seat, position.space[seat])
    if verb == actions.REACH:
        own = position.space[seat] // parts.MOST_SPACES * parts.MOST_SPACES
        return reward_worth(outlook, position, seat, own + argument)
    return 0.5 if verb == actions.CREDIT else 0.0


def drawing(outlook: Outlook, position: CubitosPosition, seat: int, kind: int) -> float:
    """A die to draw; free gray dice beyond the draw amount would only lie about in the Roll Zone of the next round."""
    if kind < parts.START and roll_dice(position, seat) > position.draw_amount[seat]:
        return -1.0
    return outlook.yields[kind]


def patience(zone: int) -> int:
    """Where a die to lose is taken from: the Roll Zone first, where it would only lie about."""
    if zone == parts.IN_ROLL:
        return 0
    return 1 if zone == parts.IN_DRAW else 2 if zone == parts.IN_DISCARD else 3


def spent(position: CubitosPosition, seat: int, kind: int) -> bool:
    """Whether an active die of a kind has been used."""
    for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
        for state in range(1, parts.STATE_COUNT):
            if position.active[seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + state]:
                return True
    return False


# Pushing


def about_push(outlook: Outlook, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """Push or pass; what can be used at any time is safer after the rolling."""
    wanted = actions.PUSH if pays_to_push(outlook, position, seat) else actions.PASS
    for i in range(count):
        if legal.item[i] % actions.ARGUMENT == wanted:
            return legal.item[i]
    return legal.item[count - 1]


def pays_to_push(outlook: Outlook, position: CubitosPosition, seat: int) -> bool:
    """Whether what the roll will bring outweighs what a bust would cost, by the exact odds."""
    if not position.danger[seat]:
        return True
    gain = 0.0
    for kind in range(parts.KINDS):
        gain += position.roll[seat * parts.KINDS + kind] * outlook.roll[kind]
    if outlook.rounds <= 1.5:
        gain *= 1.5
    risk = bust_risk(position, seat)
    stake = at_stake(outlook, position, seat)
    if gets_home(position, seat, stake_steps(outlook, position, seat)):
        stake += 60.0
    stake = 0.77 * stake - 1.69 * fan_worth(outlook, position, seat, True)
    return (1.0 - risk) * gain * 1.3 > risk * stake


def bust_risk(position: CubitosPosition, seat: int) -> float:
    """The chance that a push busts, with the pineapples that would be used."""
    risk = miss_chance(position, seat)
    card = position.card[parts.GREEN - parts.FIRST_COLOUR]
    symbol = position.rules.symbol_side[parts.GREEN]
    strong = position.rules.power_side[parts.GREEN]
    fresh = unused(position, seat, symbol, parts.MAIN) + unused(position, seat, strong, parts.MAIN)
    if card == parts.PINA_CUBELADA and fresh:
        return 0.0
    if card == parts.ROLLING_STONED and fresh:
        for kind in range(parts.START):
            gray = position.owned(seat, kind) - active_of(position, seat, kind)
            for _ in range(gray):
                risk *= 1.0 - hit_chance(position, kind)
    if card == parts.ROCK_ON or card == parts.UP_TO_11 or card == parts.PINEAPPLE_ROCKS:
        for _ in range(on_side(position, seat, symbol)):
            risk *= 1.0 - hit_chance(position, parts.GREEN)
    return risk


def at_stake(outlook: Outlook, position: CubitosPosition, seat: int) -> float:
    """What a bust would cost of the active dice."""
    card = position.card[parts.GREEN - parts.FIRST_COLOUR]
    total = 0.0
    green = active_of(position, seat, parts.GREEN)
    for side in range(parts.SIDE_COUNT):
        dice = on_side(position, seat, side)
        kind = position.rules.side_kind[side]
        if dice and not (card == parts.PUNK_FRUIT and green and (kind < parts.START or kind == parts.GREEN)):
            total += dice * outlook.side[side]
    if card == parts.KEEP_ON_ROLLIN and green and total > outlook.total[parts.GREEN]:
        return outlook.total[parts.GREEN]
    return total


def stake_steps(outlook: Outlook, position: CubitosPosition, seat: int) -> float:
    """About how many steps the active dice give."""
    coins = money(position, seat)
    steps = 0.0
    for side in range(parts.SIDE_COUNT):
        dice = on_side(position, seat, side)
        if dice:
            steps += dice * outlook.side[side] / outlook.step
    return steps + coins / position.rules.step_price


def gets_home(position: CubitosPosition, seat: int, steps: float) -> bool:
    """Whether so many steps end the race."""
    return laps_begun(position, seat) + 1 >= position.rules.legs and steps >= way_to_go(position, seat)


# Abilities


def worth_of_use(outlook: Outlook, position: CubitosPosition, seat: int, colour: int, power: int, part: int) -> float:
    """In which order abilities are used: free rolls first, dice that are lost by it last; some are left alone."""
    card = position.card[colour]
    if card == parts.PINA_CUBELADA:
        return 1.0 if position.danger[seat] and miss_chance(position, seat) > 0.03 else -1.0
    if card == parts.KEEP_ON_ROLLIN:
        cost = outlook.total[parts.GREEN] + fan_worth(outlook, position, seat, True)
        return stakes(outlook, position, seat) - cost
    if (
        card == parts.RELIEVER_BEAVER
        or card == parts.BENCHWARMER
        or (card == parts.CHEESE_BOY and part == parts.SECOND)
    ):
        return 2.0 if outlook.thin > 0.0 and grays(position, seat, card) else -1.0
    if card == parts.MR_BATS:
        fans = position.fans[seat] // position.rules.number[2 * card + 1]
        coins = position.rules.verb[parts.VERB_COUNT * 2 * card + parts.COINS]
        return 3.0 if (fans > coins) == (part == parts.SECOND) else 2.0
    if card == parts.CAT_TASTROPHY:
        return 5.0 if position.fans[seat] >= 3 else -1.0
    if card == parts.PINEAPPLE_ROCKS and part == parts.SECOND:
        return 0.5
    if position.rules.lose_self[2 * card + part] or (power and position.rules.lose_self[2 * card + parts.SECOND]):
        return 1.0
    if colour == parts.BLUE - parts.FIRST_COLOUR or colour == parts.GREEN - parts.FIRST_COLOUR:
        return 9.0
    return 5.0


def stakes(outlook: Outlook, position: CubitosPosition, seat: int) -> float:
    """What all active dice are worth."""
    total = 0.0
    for side in range(parts.SIDE_COUNT):
        total += on_side(position, seat, side) * outlook.side[side]
    return total


def grays(position: CubitosPosition, seat: int, card: int) -> int:
    """Gray dice that a card can lose."""
    at = seat * parts.KINDS
    if card == parts.BENCHWARMER:
        return position.owned(seat, parts.LIGHT_GRAY)
    return position.roll[at + parts.LIGHT_GRAY] + position.roll[at + parts.DARK_GRAY]


# Moving


def about_move(outlook: Outlook, ways: Map, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """Towards the best space; money becomes steps where that is worth more than dice."""
    stop = legal.item[count - 1]
    buying = -1
    for i in range(count):
        verb = legal.item[i] % actions.ARGUMENT
        if verb == actions.USE:
            return legal.item[i]
        if verb == actions.BUY_STEP:
            buying = legal.item[i]
    if bridge_ahead(position, seat):
        return legal.item[0]
    if buying >= 0 and home_for_money(position, seat):
        return buying
    best = best_move(ways, outlook, position, seat, 0)
    if buying >= 0:
        without = ways.most
        best_move(ways, outlook, position, seat, 1)
        if ways.most > without + 0.01:
            return buying
        best = best_move(ways, outlook, position, seat, 0)
    for i in range(count):
        if best >= 0 and legal.item[i] == best:
            return best
    return stop


def home_for_money(position: CubitosPosition, seat: int) -> bool:
    """Whether bought steps bring the finish, or the race ends with this round anyway."""
    if laps_begun(position, seat) + 1 < position.rules.legs:
        return False
    short = way_to_go(position, seat) - steps_left(position, seat)
    if short <= 0:
        return laps_begun(position, seat) >= position.rules.legs or somebody_finished(position)
    return short * position.rules.step_price <= money(position, seat) or somebody_finished(position)


def somebody_finished(position: CubitosPosition) -> bool:
    """Whether this is the last round."""
    for seat in range(position.rules.seats):
        if laps_begun(position, seat) >= position.rules.legs:
            return True
    return False


# Buying


def about_buying(outlook: Outlook, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """The best one or two dice; coins are gone after the round, credits are kept for something better."""
    if legal.item[0] % actions.ARGUMENT == actions.USE:
        return legal.item[0]
    best = legal.item[count - 1]
    most = 0.0
    for i in range(count - 1):
        first = legal.item[i] // actions.ARGUMENT
        value = purchase(outlook, position, seat, first, -1)
        if value > most:
            most = value
            best = legal.item[i]
        for j in range(i):
            if position.bought[seat] == 0:
                second = legal.item[j] // actions.ARGUMENT
                value = purchase(outlook, position, seat, first, second)
                if value > most:
                    most = value
                    best = legal.item[i]
    return best


def purchase(outlook: Outlook, position: CubitosPosition, seat: int, first: int, second: int) -> float:
    """What buying one or two colours is worth, less the credits it takes."""
    price = position.rules.cost[position.card[first]]
    value = die_gain(outlook, position, seat, first)
    if second >= 0:
        price += position.rules.cost[position.card[second]]
        value += die_gain(outlook, position, seat, second)
    if price > money(position, seat):
        return -1.0
    saved = price - position.coins[seat]
    return value - 0.9 * outlook.coin * saved if saved > 0 else value


def die_gain(outlook: Outlook, position: CubitosPosition, seat: int, colour: int) -> float:
    """What one more die brings beyond the gray die whose place it takes; who wants a card, wants two early."""
    value = outlook.total[colour + parts.FIRST_COLOUR]
    whim = outlook.whim[position.card[colour]]
    if whim < 0.0 or (position.owned(seat, colour + parts.FIRST_COLOUR) < 2 and position.round <= 8):
        value += whim
    place = 0.4 * outlook.total[parts.LIGHT_GRAY] if outlook.share < 1.0 else 0.0
    return value - place
