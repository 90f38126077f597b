"""The quick player: draws its best dice, pushes by exact odds, moves towards the best landing, buys by worth."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.odds import hit_chance, miss_chance
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.abilities import cost_of
from homestretch.games.cubitos.rules.dice import active_of, money, on_side
from homestretch.games.cubitos.rules.moving import bridge_ahead, exits_of, steps_left
from homestretch.games.cubitos.rules.race import Cubitos

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class ClubPolicy(Policy):
    """Answers every decision with what is worth most by a simple measure."""

    steps: Annotated[list[int], 400]
    wet: Annotated[list[int], 400]
    first: Annotated[list[int], 400]
    queue: Annotated[list[int], 400]

    def __init__(self) -> None:
        if not cython.compiled:
            self.steps = [0] * 400
            self.wet = [0] * 400
            self.first = [0] * 400
            self.queue = [0] * 400

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return answer(self, cython.cast(Cubitos, position), seat, legal, count)


def answer(policy: ClubPolicy, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """The answer to whatever is asked."""
    ask = position.ask[seat]
    if count == 1:
        return legal.item[0]
    if ask == parts.ASK_PUSH:
        return about_push(position, seat, legal, count)
    if ask == parts.ASK_MOVE or ask == parts.ASK_STEP:
        return about_move(policy, position, seat, legal, count)
    best = legal.item[0]
    most = worth(position, seat, legal.item[0])
    for i in range(1, count):
        value = worth(position, seat, legal.item[i])
        if value > most:
            most = value
            best = legal.item[i]
    return best


def worth(position: CubitosPosition, seat: int, action: int) -> float:
    """How good an answer is; doing nothing is worth nothing."""
    verb = action % actions.ARGUMENT
    argument = action // actions.ARGUMENT
    kind = argument % parts.KINDS
    zone = argument // parts.KINDS % 4
    if verb == actions.USE:
        return worth_of_use(position, seat, argument % 8, argument // 16)
    if verb == actions.DRAW or verb == actions.FETCH or verb == actions.TAKE:
        return die_worth(position, kind)
    if verb == actions.LOSE or verb == actions.GIVE:
        return 10.0 - die_worth(position, kind) - (0.5 if zone == parts.IN_ACTIVE else 0.0)
    if verb == actions.REROLL:
        if zone == parts.IN_ACTIVE:
            return 0.1 if spent(position, seat, kind) else -1.0
        return die_worth(position, kind) * hit_chance(position, kind)
    if verb == actions.DISCARD:
        return 1.0 if kind == parts.LIGHT_GRAY else -1.0
    if verb == actions.SET:
        return side_worth(position, argument)
    if verb == actions.SEND_BACK:
        return 10.0 - side_worth(position, argument)
    if verb == actions.ACCEPT:
        return reward_worth(position, seat, position.space[seat])
    if verb == actions.REACH:
        own = position.space[seat] // parts.MOST_SPACES * parts.MOST_SPACES
        return reward_worth(position, seat, own + argument)
    if verb == actions.BUY:
        return worth_of_buying(position, seat, argument)
    return 0.5 if verb == actions.CREDIT else 0.0


# Dice


def die_worth(position: CubitosPosition, kind: int) -> float:
    """What a die is worth to its owner, about what it costs."""
    if kind == parts.LIGHT_GRAY:
        return 0.3
    if kind == parts.DARK_GRAY:
        return 1.2
    if kind == parts.START:
        return 3.0
    return cost_of(position, kind)


def side_worth(position: CubitosPosition, side: int) -> float:
    """What an active side is worth in coins."""
    face = position.rules.side_face[side]
    kind = position.rules.side_kind[side]
    if face == parts.BLANK:
        return 0.0
    if face < parts.SYMBOL:
        return position.rules.face_coins[face] + 2.2 * position.rules.face_steps[face] + (face == parts.CREDIT1)
    card = position.card[kind - parts.FIRST_COLOUR]
    value = card_worth(position, card)
    return value + (0.2 if face == parts.POWER else 0.0)


def card_worth(position: CubitosPosition, card: int) -> float:
    """What a symbol is worth once it is active, by the verbs of its card; special ones by a rough guess."""
    if parts.KEEP_ON_ROLLIN <= card <= parts.UP_TO_11:
        return 1.0
    if card <= parts.SUPAH_GENERAL:
        return 2.5
    value = 0.0
    for part in range(2):
        at = parts.VERB_COUNT * (2 * card + part)
        if not position.rules.power_only[2 * card + part]:
            value += position.rules.verb[at + parts.COINS] + 1.25 * position.rules.verb[at + parts.CREDITS]
            value += 2.2 * (position.rules.verb[at + parts.STEPS] + 1.2 * position.rules.verb[at + parts.WATER])
            value += 1.5 * position.rules.verb[at + parts.ADD]
    return value if value > 0.0 else 0.6 * position.rules.cost[card]


def spent(position: CubitosPosition, seat: int, kind: int) -> bool:
    """Whether an active die of a kind has done what it can."""
    for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
        if position.active[seat * parts.ACTIVE_COUNT + side * parts.STATE_COUNT + 3]:
            return True
    return False


# Pushing


def about_push(position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """Pushes when what the roll will bring outweighs what a bust would cost, by the exact odds."""
    if legal.item[0] % actions.ARGUMENT == actions.USE:
        return legal.item[0]
    wanted = actions.PUSH if pays_to_push(position, seat) else actions.PASS
    for i in range(count):
        if legal.item[i] % actions.ARGUMENT == wanted:
            return legal.item[i]
    return legal.item[0]


def pays_to_push(position: CubitosPosition, seat: int) -> bool:
    """Whether a push is worth its risk."""
    if not position.danger[seat]:
        return True
    risk = miss_chance(position, seat)
    gain = 0.0
    for kind in range(parts.KINDS):
        dice = position.roll[seat * parts.KINDS + kind]
        if dice:
            gain += dice * roll_worth(position, kind)
    stake = at_stake(position, seat) - fan_worth(position, seat)
    if has_green(position, seat, parts.PINA_CUBELADA) or has_green(position, seat, parts.KEEP_ON_ROLLIN):
        risk *= 0.3
    if has_green(position, seat, parts.ROCK_ON):
        risk *= 0.5
    return (1.0 - risk) * gain > risk * stake


def roll_worth(position: CubitosPosition, kind: int) -> float:
    """The mean worth of rolling a die once."""
    total = 0.0
    for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
        total += position.rules.side_weight[side] * side_worth(position, side)
    return total / 6.0


def at_stake(position: CubitosPosition, seat: int) -> float:
    """What the active dice are worth."""
    total = 0.0
    for side in range(parts.SIDE_COUNT):
        dice = on_side(position, seat, side)
        if dice:
            total += dice * side_worth(position, side)
    return total


def fan_worth(position: CubitosPosition, seat: int) -> float:
    """What the next fan brings."""
    fans = position.fans[seat]
    if fans >= parts.LAST_FAN:
        return 1.2 * position.rules.fan_credits[parts.LAST_FAN]
    return 1.2 * position.rules.fan_credits[fans + 1] + 2.5 * position.rules.fan_tokens[fans + 1]


def has_green(position: CubitosPosition, seat: int, card: int) -> bool:
    """Whether a green card is in the race and a die for it active."""
    return position.card[parts.GREEN - parts.FIRST_COLOUR] == card and active_of(position, seat, parts.GREEN) > 0


# Abilities


def worth_of_use(position: CubitosPosition, seat: int, colour: int, part: int) -> float:
    """In which order abilities are used: free rolls first, what leaves the Active Zone last; some are left alone."""
    card = position.card[colour]
    if card == parts.PINA_CUBELADA:
        return 1.0 if position.danger[seat] and miss_chance(position, seat) > 0.06 else -1.0
    if card == parts.KEEP_ON_ROLLIN:
        return 1.0 if at_stake(position, seat) - 4.0 > fan_worth(position, seat) else -1.0
    if card == parts.RELIEVER_BEAVER or (card == parts.CHEESE_BOY and part == parts.SECOND):
        return 1.0 if position.roll[seat * parts.KINDS + parts.LIGHT_GRAY] else -1.0
    if card == parts.BENCHWARMER:
        return 1.0 if position.owned(seat, parts.LIGHT_GRAY) else -1.0
    if card == parts.MR_BATS:
        return 1.2 if (position.fans[seat] >= 4) == (part == parts.SECOND) else 1.0
    if card == parts.PINEAPPLE_ROCKS and part == parts.SECOND:
        return 0.5
    if colour == parts.BLUE - parts.FIRST_COLOUR or colour == parts.GREEN - parts.FIRST_COLOUR:
        return 9.0
    if colour == parts.BROWN - parts.FIRST_COLOUR:
        return 1.0
    return 3.0 if colour == parts.ORANGE - parts.FIRST_COLOUR else 5.0


# Moving


def about_move(policy: ClubPolicy, position: CubitosPosition, seat: int, legal: Buffer, count: int) -> int:
    """Effects that save steps, then a step towards the best place to stop, else money into steps near the end."""
    stop = legal.item[count - 1]
    buying = -1
    for i in range(count):
        verb = legal.item[i] % actions.ARGUMENT
        if verb == actions.JET_PACK or verb == actions.USE:
            return legal.item[i]
        if verb == actions.SHORTCUT and saves(position, seat, legal.item[i] // actions.ARGUMENT):
            return legal.item[i]
        if verb == actions.BUY_STEP:
            buying = legal.item[i]
    steps = 1 if position.ask[seat] == parts.ASK_STEP else steps_left(position, seat)
    if buying >= 0 and worth_buying_steps(position, seat):
        return buying
    if steps == 0:
        return stop
    to = best_step(policy, position, seat, steps)
    for i in range(count):
        if to >= 0 and legal.item[i] == actions.MOVE + actions.ARGUMENT * to:
            return legal.item[i]
    return stop


def saves(position: CubitosPosition, seat: int, way: int) -> bool:
    """Whether a shortcut is worth its price."""
    at = 2 * position.space[seat] + way
    saved = position.rules.ahead[position.space[seat]] - position.rules.ahead[position.rules.shortcut_to[at]]
    price = position.rules.shortcut_price[at]
    if position.rules.shortcut_pay[at] == parts.PAY_STEPS:
        return saved > price
    return saved > 0.35 * price


def way_to_go(position: CubitosPosition, seat: int) -> int:
    """Steps to the finish of this lap or track."""
    return position.rules.ahead[exits_of(position, seat)]


def worth_buying_steps(position: CubitosPosition, seat: int) -> bool:
    """Money into steps: when it brings the finish, or when the race will be over soon."""
    if position.leg[seat] + 1 < position.rules.legs:
        return False
    short = way_to_go(position, seat) - steps_left(position, seat)
    if short <= 0:
        return position.leg[seat] >= position.rules.legs or somebody_finished(position)
    return short * position.rules.step_price <= money(position, seat) or short <= 5 or somebody_finished(position)


def somebody_finished(position: CubitosPosition) -> bool:
    """Whether this is the last round."""
    for seat in range(position.rules.seats):
        if laps_before(position, seat) >= position.rules.legs:
            return True
    return False


def laps_before(position: CubitosPosition, seat: int) -> int:
    """Laps or tracks that will be behind the runner after its next step."""
    done = position.leg[seat]
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        done += 1
    return done


def best_step(policy: ClubPolicy, position: CubitosPosition, seat: int, steps: int) -> int:
    """The first step towards the best space within reach; -1 to stay."""
    if bridge_ahead(position, seat):
        return 0
    start = exits_of(position, seat)
    base = start // parts.MOST_SPACES * parts.MOST_SPACES
    size = position.rules.spaces[base // parts.MOST_SPACES]
    lap = laps_before(position, seat)
    for n in range(size):
        policy.steps[n] = -1
    policy.queue[0] = start
    policy.steps[start - base] = 0
    policy.wet[start - base] = 0
    policy.first[start - base] = -1
    head = 0
    tail = 1
    best = -1
    most = -1000.0 if start != position.space[seat] else place_worth(position, seat, start, steps, lap)
    while head < tail:
        space = policy.queue[head]
        head += 1
        done = policy.steps[space - base]
        if done >= steps or position.rules.kind[space] == parts.FINISH_SPACE:
            continue
        for i in range(position.rules.neighbours[space]):
            to = position.rules.neighbour[space * parts.NEIGHBOURS + i]
            wet = policy.wet[space - base]
            if position.rules.kind[to] == parts.WATER_SPACE:
                wet += 1
            if policy.steps[to - base] >= 0 or position.rules.kind[to] == parts.START_SPACE:
                continue
            if wet > position.water_steps[seat] or (wet and position.ask[seat] == parts.ASK_STEP):
                continue
            policy.steps[to - base] = done + 1
            policy.wet[to - base] = wet
            policy.first[to - base] = to - base if done == 0 else policy.first[space - base]
            policy.queue[tail] = to
            tail += 1
            value = place_worth(position, seat, to, steps - done - 1, lap)
            if value > most:
                most = value
                best = policy.first[to - base]
    return best


def place_worth(position: CubitosPosition, seat: int, space: int, left: int, lap: int) -> float:
    """What it is worth to stop on a space with some steps left, in steps."""
    if lap >= position.rules.legs:
        return position.rules.distance[space]
    value = -1.0 * position.rules.ahead[space]
    if position.rules.kind[space] == parts.FINISH_SPACE:
        return value + 50.0 + left
    if position.rules.kind[space] == parts.WATER_SPACE:
        value -= 2.0
    if position.ask[seat] == parts.ASK_STEP:
        return value
    if position.rules.jet[space]:
        value += left
    if position.rules.ahead[space] > 6 and space != position.began[seat]:
        value += 0.45 * reward_worth(position, seat, space)
    return value


def reward_worth(position: CubitosPosition, seat: int, space: int) -> float:
    """All rewards of a space together, in coins."""
    value = 0.0
    for i in range(position.rules.rewards[space]):
        at = parts.REWARDS_EACH * space + i
        amount = position.rules.reward_amount[at]
        kind = position.rules.reward[at]
        if kind == parts.REWARD_CREDIT:
            value += 1.1 * amount
        elif kind == parts.REWARD_FAN:
            value += amount * fan_worth(position, seat)
        elif kind == parts.REWARD_DIE:
            limit = position.rules.reward_limit[at]
            value += amount * (6.0 if limit > 6 else 0.8 * limit)
        else:
            value += 1.5 * amount if position.owned(seat, parts.LIGHT_GRAY) >= amount else -3.0 * amount
    return value


# Buying


def worth_of_buying(position: CubitosPosition, seat: int, colour: int) -> float:
    """Dear dice first, fewer of what is there already, little of red and green, nothing shortly before the end."""
    kind = colour + parts.FIRST_COLOUR
    card = position.card[colour]
    value = 1.0 * position.rules.cost[card]
    owned = position.owned(seat, kind)
    if kind == parts.RED:
        value *= 0.55
    elif kind == parts.GREEN:
        value *= 0.8 if owned == 0 else 0.5
    elif kind == parts.BROWN:
        value *= 0.5
    elif kind == parts.WHITE:
        value *= 1.25
    elif kind == parts.BLUE and card == parts.BOB:
        value *= 0.8
    return value / (1.0 + 0.2 * owned)
