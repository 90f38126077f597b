"""The Move step: steps, water, movement effects, rewards and Bob (CU-16 to CU-22)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.cubitos import actions, events, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import gain_credits, gain_fan, money, pay

# One step


def exits_of(position: CubitosPosition, seat: int) -> int:
    """The space whose neighbours a runner can step to: its own, or beyond the finish the start (CU-20, CU-K25)."""
    space = position.space[seat]
    if position.rules.kind[space] != parts.FINISH_SPACE or bridge_ahead(position, seat):
        return space
    return space // parts.MOST_SPACES * parts.MOST_SPACES


def bridge_ahead(position: CubitosPosition, seat: int) -> bool:
    """CU-30: on the first finish of a two-track race; a step leads to the start of the second track."""
    if position.rules.kind[position.space[seat]] != parts.FINISH_SPACE:
        return False
    return position.rules.tracks == 2 and position.space[seat] < parts.MOST_SPACES


def target_of(position: CubitosPosition, seat: int, number: int) -> int:
    """The space that a number on the runner's track means; beyond the bridge the second track counts."""
    if bridge_ahead(position, seat):
        return parts.MOST_SPACES + number
    return position.space[seat] // parts.MOST_SPACES * parts.MOST_SPACES + number


def step_refusal(position: CubitosPosition, seat: int, number: int, dry: bool) -> int:
    """CU-16, CU-18, CU-K21: any space that touches, water only with a water step; the start is never entered again."""
    to = target_of(position, seat, number)
    if bridge_ahead(position, seat):
        return actions.ALLOWED if number == 0 else actions.NOT_ADJACENT
    if not touches(position, exits_of(position, seat), to) or position.rules.kind[to] == parts.START_SPACE:
        return actions.NOT_ADJACENT
    if position.rules.kind[to] == parts.WATER_SPACE and (dry or not position.water_steps[seat]):
        return actions.WATER
    return actions.ALLOWED


def touches(position: CubitosPosition, space: int, other: int) -> bool:
    """Whether two spaces are neighbours."""
    for i in range(position.rules.neighbours[space]):
        if position.rules.neighbour[space * parts.NEIGHBOURS + i] == other:
            return True
    return False


def leads_on(position: CubitosPosition, seat: int, number: int) -> bool:
    """Whether a step is listed: those away from the finish to a bare space are allowed too, but nobody needs them."""
    to = target_of(position, seat, number)
    if position.rules.rewards[to] or position.rules.effect[to]:
        return True
    return position.rules.ahead[to] <= position.rules.ahead[exits_of(position, seat)] or bridge_ahead(position, seat)


def go(position: CubitosPosition, seat: int, number: int) -> None:
    """Sets the runner on a space; who leaves a finish begins the next lap or track."""
    to = target_of(position, seat, number)
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        position.leg[seat] += 1
        tell(position, events.LEG, seat, position.leg[seat] + 1, 0, 0)
    position.space[seat] = to
    tell(position, events.MOVED, seat, to % parts.MOST_SPACES, position.steps[seat] + position.water_steps[seat], 0)
    if has_finished(position, seat) and position.rules.kind[to] == parts.FINISH_SPACE:
        tell(position, events.FINISHED, seat, 0, 0, 0)


def step(position: CubitosPosition, seat: int, number: int) -> None:
    """One step; a water step is kept for water as long as there is another."""
    water = position.rules.kind[target_of(position, seat, number)]
    if position.steps[seat] and water != parts.WATER_SPACE:
        position.steps[seat] -= 1
    else:
        position.water_steps[seat] -= 1
    go(position, seat, number)


def has_finished(position: CubitosPosition, seat: int) -> bool:
    """CU-K27: whether a runner has crossed the last finish."""
    done = position.leg[seat]
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        done += 1
    return done >= position.rules.legs


def progress(position: CubitosPosition, seat: int) -> int:
    """CU-K26: laps first, then the distance from the start; a runner on a finish is as far as one on the start."""
    done = position.leg[seat]
    if position.rules.kind[position.space[seat]] == parts.FINISH_SPACE:
        return 1000 * (done + 1)
    return 1000 * done + position.rules.distance[position.space[seat]]


def lines_behind(position: CubitosPosition, seat: int) -> int:
    """CU-2, CU-K16: all red lines a runner has crossed, whole laps and tracks included."""
    track = position.space[seat] // parts.MOST_SPACES
    lines = position.rules.red_line[position.space[seat]]
    if track == 1:
        return lines + position.rules.lines[0] + (position.leg[seat] - 1) * position.rules.lines[1]
    return lines + position.leg[seat] * position.rules.lines[0]


# Bought steps and movement effects


def steps_left(position: CubitosPosition, seat: int) -> int:
    """Steps of both kinds."""
    return position.steps[seat] + position.water_steps[seat]


def can_buy_step(position: CubitosPosition, seat: int) -> bool:
    """CU-17: money becomes steps, never the other way."""
    return money(position, seat) >= position.rules.step_price


def buy_step(position: CubitosPosition, seat: int) -> None:
    """One step for money."""
    pay(position, seat, position.rules.step_price)
    position.steps[seat] += 1
    tell(position, events.BOUGHT_STEP, seat, 0, 0, 0)


def effect_is_free(position: CubitosPosition, seat: int) -> bool:
    """CU-19, CU-K22: each effect once a round."""
    effect = position.rules.effect[position.space[seat]]
    return effect > 0 and not (position.effects[seat] >> (effect - 1)) & 1


def jet_pack_works(position: CubitosPosition, seat: int) -> bool:
    """Whether the runner stands on a jet pack that it has not used this round."""
    if not position.rules.jet[position.space[seat]] or not steps_left(position, seat):
        return False
    return effect_is_free(position, seat)


def jet_pack(position: CubitosPosition, seat: int) -> None:
    """Doubles the steps held at this moment; water steps stay water steps (CU-G26)."""
    times = position.rules.jet[position.space[seat]]
    use_effect(position, seat)
    position.steps[seat] *= times
    position.water_steps[seat] *= times
    if steps_left(position, seat):
        tell(position, events.JET_PACK, seat, steps_left(position, seat), 0, 0)


def jet_pack_at_once(position: CubitosPosition, seat: int) -> None:
    """CU-G1: in the German edition a jet pack works by itself, and is spent although no steps are left."""
    if position.rules.edition != parts.GERMAN or not position.rules.jet[position.space[seat]]:
        return
    if effect_is_free(position, seat):
        jet_pack(position, seat)


def use_effect(position: CubitosPosition, seat: int) -> None:
    """Notes that the effect of this space was used."""
    position.effects[seat] |= 1 << (position.rules.effect[position.space[seat]] - 1)


def shortcut_refusal(position: CubitosPosition, seat: int, way: int) -> int:
    """The full price or nothing."""
    space = position.space[seat]
    if way >= position.rules.shortcuts[space] or not effect_is_free(position, seat):
        return actions.NO_EFFECT_HERE
    price = position.rules.shortcut_price[2 * space + way]
    if position.rules.shortcut_pay[2 * space + way] == parts.PAY_COINS:
        return actions.ALLOWED if money(position, seat) >= price else actions.NO_MONEY
    return actions.ALLOWED if steps_left(position, seat) >= price else actions.NO_STEPS


def take_shortcut(position: CubitosPosition, seat: int, way: int) -> None:
    """Pays and sets the runner on the target."""
    at = 2 * position.space[seat] + way
    price = position.rules.shortcut_price[at]
    use_effect(position, seat)
    if position.rules.shortcut_pay[at] == parts.PAY_COINS:
        pay(position, seat, price)
    else:
        plain = price if price < position.steps[seat] else position.steps[seat]
        position.steps[seat] -= plain
        position.water_steps[seat] -= price - plain
    position.space[seat] = position.rules.shortcut_to[at]
    tell(position, events.SHORTCUT, seat, position.space[seat] % parts.MOST_SPACES, 0, 0)


def can_go_on(position: CubitosPosition, seat: int) -> bool:
    """Whether anything is left to do in the Move step."""
    if steps_left(position, seat) or can_buy_step(position, seat):
        return True
    for way in range(position.rules.shortcuts[position.space[seat]]):
        if shortcut_refusal(position, seat, way) == actions.ALLOWED:
            return True
    return False


# Rewards


def reward_waits(position: CubitosPosition, seat: int) -> bool:
    """CU-21: the rewards of the space where the move ended, if the round (German: the move) began elsewhere."""
    space = position.space[seat]
    return position.rules.rewards[space] > 0 and space != position.began[seat]


def take_rewards(position: CubitosPosition, seat: int, space: int) -> None:
    """CU-K23: all rewards of a space; dice to lose and to gain are chosen afterwards."""
    tell(position, events.REWARD, seat, space % parts.MOST_SPACES, 0, 0)
    for i in range(position.rules.rewards[space]):
        at = parts.REWARDS_EACH * space + i
        amount = position.rules.reward_amount[at]
        if position.rules.reward[at] == parts.REWARD_CREDIT:
            gain_credits(position, seat, amount)
        elif position.rules.reward[at] == parts.REWARD_FAN:
            for _ in range(amount):
                gain_fan(position, seat, True)
        elif position.rules.reward[at] == parts.REWARD_LOSE:
            position.losing[seat] += amount
            position.loss[seat] = parts.LOSE_ANY
        else:
            position.gaining[seat] += amount
            position.gain_limit[seat] = position.rules.reward_limit[at]


def bob_reaches(position: CubitosPosition, seat: int, number: int) -> bool:
    """Bob: a reward space one or two spaces away, over any spaces, but not the runner's own."""
    own = position.space[seat]
    to = own // parts.MOST_SPACES * parts.MOST_SPACES + number
    if to == own or not position.rules.rewards[to]:
        return False
    return is_within(position, own, to, position.rules.number[2 * parts.BOB])


def is_within(position: CubitosPosition, space: int, other: int, most: int) -> bool:
    """Whether a space is at most so many spaces away from another."""
    if most == 0:
        return False
    for i in range(position.rules.neighbours[space]):
        between = position.rules.neighbour[space * parts.NEIGHBOURS + i]
        if between == other or is_within(position, between, other, most - 1):
            return True
    return False


def bob_has_choice(position: CubitosPosition, seat: int) -> bool:
    """Whether Bob reaches anything."""
    track = position.space[seat] // parts.MOST_SPACES
    for number in range(position.rules.spaces[track]):
        if bob_reaches(position, seat, number):
            return True
    return False
