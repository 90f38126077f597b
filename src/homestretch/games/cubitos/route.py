"""Where to run: the best space within reach, over steps, water, jet packs and shortcuts, and the first move to it."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.position import make_lists
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import money
from homestretch.games.cubitos.rules.moving import bridge_ahead, exits_of, steps_left
from homestretch.games.cubitos.worth import Outlook, laps_begun, reward_worth


class Map:
    """What can be reached in one move: each space twice, before and after a jet pack.

    ``left``: steps left on arrival, -1 where nobody gets; ``wet``: how many of them may enter water; ``paid``: money
    spent on the way; ``first``: the first action of the way.
    """

    left: Annotated[list[int], 400]
    wet: Annotated[list[int], 400]
    paid: Annotated[list[int], 400]
    first: Annotated[list[int], 400]
    queue: Annotated[list[int], 1600]
    tail: int
    most: float

    def __init__(self) -> None:
        make_lists(self)


def best_move(ways: Map, outlook: Outlook, position: CubitosPosition, seat: int, bought: int) -> int:
    """The first action towards the best space, with so many more steps bought; -1 to stop. ``most`` is its worth."""
    start = exits_of(position, seat)
    base = start // parts.MOST_SPACES * parts.MOST_SPACES
    explore(ways, position, seat, start, base, bought)
    best = -1
    ways.most = -1000.0
    if start == position.space[seat] or bridge_ahead(position, seat):
        ways.most = place_worth(outlook, position, seat, start, ways.left[start - base])
    for cell in range(2 * parts.MOST_SPACES):
        if ways.left[cell] >= 0 and ways.first[cell] >= 0:
            value = place_worth(outlook, position, seat, base + cell % parts.MOST_SPACES, ways.left[cell])
            value -= outlook.coin * ways.paid[cell]
            if value > ways.most:
                ways.most = value
                best = ways.first[cell]
    return best


def explore(ways: Map, position: CubitosPosition, seat: int, start: int, base: int, bought: int) -> None:
    """Finds every space within reach."""
    for cell in range(2 * parts.MOST_SPACES):
        ways.left[cell] = -1
    ways.tail = 0
    if position.ask[seat] == parts.ASK_STEP:  # Reckless Cheese: one dry step, no effects
        arrive(ways, start - base, 1, 0, 0, -1)
    else:
        wet = position.water_steps[seat]
        arrive(ways, start - base, steps_left(position, seat) + bought, wet, bought * position.rules.step_price, -1)
    head = 0
    while head < ways.tail:
        cell = ways.queue[head]
        head += 1
        space = base + cell % parts.MOST_SPACES
        if position.rules.kind[space] != parts.FINISH_SPACE:
            if position.ask[seat] != parts.ASK_STEP:
                use_effects(ways, position, seat, cell, space, base)
            step_on(ways, position, cell, space, base)


def step_on(ways: Map, position: CubitosPosition, cell: int, space: int, base: int) -> None:
    """One step further, to every space that touches."""
    left = ways.left[cell] - 1
    if left < 0:
        return
    for i in range(position.rules.neighbours[space]):
        to = position.rules.neighbour[space * parts.NEIGHBOURS + i]
        wet = ways.wet[cell]
        if position.rules.kind[to] == parts.WATER_SPACE:
            wet -= 1
        if wet >= 0 and position.rules.kind[to] != parts.START_SPACE and is_listed(position, space, to):
            first = ways.first[cell]
            if first < 0:
                first = actions.MOVE + actions.ARGUMENT * (to - base)
            number = to - base + cell // parts.MOST_SPACES * parts.MOST_SPACES
            arrive(ways, number, left, wet if wet < left else left, ways.paid[cell], first)


def is_listed(position: CubitosPosition, space: int, to: int) -> bool:
    """Whether a step is among the choices: those away from the finish to a bare space are allowed but not listed."""
    if position.rules.rewards[to] or position.rules.effect[to]:
        return True
    return position.rules.ahead[to] <= position.rules.ahead[space]


def use_effects(ways: Map, position: CubitosPosition, seat: int, cell: int, space: int, base: int) -> None:
    """The jet pack or the shortcuts of a space, if they were not used this round."""
    effect = position.rules.effect[space]
    if effect == 0 or (position.effects[seat] >> (effect - 1)) & 1:
        return
    first = ways.first[cell]
    times = position.rules.jet[space]
    if times and cell < parts.MOST_SPACES and ways.left[cell] > 0:
        action = first if first >= 0 else actions.JET_PACK
        arrive(ways, cell + parts.MOST_SPACES, ways.left[cell] * times, ways.wet[cell] * times, ways.paid[cell], action)
    for way in range(position.rules.shortcuts[space]):
        left = ways.left[cell]
        paid = ways.paid[cell]
        if position.rules.shortcut_pay[2 * space + way] == parts.PAY_COINS:
            paid += position.rules.shortcut_price[2 * space + way]
        else:
            left -= position.rules.shortcut_price[2 * space + way]
        if left >= 0 and paid <= money(position, seat):
            action = first if first >= 0 else actions.SHORTCUT + actions.ARGUMENT * way
            to = position.rules.shortcut_to[2 * space + way] - base
            wet = ways.wet[cell] if ways.wet[cell] < left else left
            arrive(ways, to + cell // parts.MOST_SPACES * parts.MOST_SPACES, left, wet, paid, action)


def arrive(ways: Map, cell: int, left: int, wet: int, paid: int, first: int) -> None:
    """Notes a way to a space if it is the best so far: more steps left, then more for water, then less paid."""
    if left < ways.left[cell]:
        return
    if left == ways.left[cell]:
        if wet < ways.wet[cell] or (wet == ways.wet[cell] and paid >= ways.paid[cell]):
            return
    ways.left[cell] = left
    ways.wet[cell] = wet
    ways.paid[cell] = paid
    ways.first[cell] = first
    if ways.tail < 8 * parts.MOST_SPACES:
        ways.queue[ways.tail] = cell
        ways.tail += 1


def place_worth(outlook: Outlook, position: CubitosPosition, seat: int, space: int, left: int) -> float:
    """What it is worth to end a move on a space with some steps left."""
    lap = laps_begun(position, seat)
    if lap >= position.rules.legs:
        beyond = 1.0 + left if position.rules.kind[space] == parts.FINISH_SPACE else 0.0
        return position.rules.distance[space] + beyond
    value = -outlook.step * position.rules.ahead[space]
    if position.rules.kind[space] == parts.FINISH_SPACE:
        return value + left + (50.0 if lap + 1 >= position.rules.legs else 1.0)
    if position.rules.kind[space] == parts.WATER_SPACE:
        value -= 1.5
    if position.ask[seat] == parts.ASK_STEP or space == position.began[seat]:
        return value
    reward = reward_worth(outlook, position, seat, space)
    if reward < 0.0 and position.rules.edition != parts.GERMAN:
        return value
    return value + 1.0 * reward
