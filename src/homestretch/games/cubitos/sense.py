"""What nobody would do: choices that another one beats in all that counts.

A search that looked at them would take chance for a reason now and then, and the runner would zigzag.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.route import Map, explore
from homestretch.games.cubitos.rules.abilities import dice_with_symbol
from homestretch.games.cubitos.rules.moving import bridge_ahead, exits_of
from homestretch.games.cubitos.worth import Outlook, laps_begun, look_ahead, reward_worth


def leave_out(outlook: Outlook, ways: Map, position: CubitosPosition, seat: int, ranked: Buffer, count: int) -> int:
    """Leaves out what is pointless, but for the first; returns how many actions are left."""
    if is_moving(position, seat):
        if not is_plain_run(position, seat):
            return count
        look_ahead(outlook, position, seat)
        start = exits_of(position, seat)
        explore(ways, position, seat, start, start // parts.MOST_SPACES * parts.MOST_SPACES, 0)
    kept = 1
    for i in range(1, count):
        ranked.item[kept] = ranked.item[i]
        if is_moving(position, seat):
            kept += 0 if leads_nowhere(outlook, ways, position, seat, ranked.item[i]) else 1
        else:
            kept += 0 if gives_away(position, seat, ranked.item[i] % actions.ARGUMENT, ranked, count) else 1
    return kept


def is_moving(position: CubitosPosition, seat: int) -> bool:
    """Whether a runner decides where to step."""
    return position.ask[seat] == parts.ASK_MOVE or position.ask[seat] == parts.ASK_STEP


def gives_away(position: CubitosPosition, seat: int, verb: int, ranked: Buffer, count: int) -> bool:
    """Passes though nothing can happen, declines what only gains, or leaves a credit lying."""
    if verb == actions.PASS:
        return not position.danger[seat]
    if verb == actions.DECLINE:
        return only_gains(position, position.space[seat])
    if verb == actions.READY:
        for i in range(count):
            if ranked.item[i] % actions.ARGUMENT == actions.CREDIT:
                return True
    return False


def only_gains(position: CubitosPosition, space: int) -> bool:
    """Whether no die has to go for the rewards of a space."""
    for i in range(position.rules.rewards[space]):
        if position.rules.reward[parts.REWARDS_EACH * space + i] == parts.REWARD_LOSE:
            return False
    return True


# Moving


def is_plain_run(position: CubitosPosition, seat: int) -> bool:
    """Whether only the way and the rewards of the last space count: on the track, without Bob, who reaches around."""
    if laps_begun(position, seat) >= position.rules.legs or bridge_ahead(position, seat):
        return False
    return dice_with_symbol(position, seat, parts.BOB) == 0


def leads_nowhere(outlook: Outlook, ways: Map, position: CubitosPosition, seat: int, action: int) -> bool:
    """Whether every space that a step, or standing still, is the best way to is beaten by one on another way."""
    verb = action % actions.ARGUMENT
    start = exits_of(position, seat)
    base = start // parts.MOST_SPACES * parts.MOST_SPACES
    if verb == actions.STOP or verb == actions.SKIP:
        return is_beaten(outlook, ways, position, seat, base, start - base, -1)
    if verb != actions.MOVE:
        return False
    for cell in range(2 * parts.MOST_SPACES):
        if ways.left[cell] >= 0 and ways.first[cell] == action:
            if not is_beaten(outlook, ways, position, seat, base, cell % parts.MOST_SPACES, action):
                return False
    return True


def is_beaten(
    outlook: Outlook, ways: Map, position: CubitosPosition, seat: int, base: int, number: int, first: int
) -> bool:
    """Whether there is a better space on a way that begins otherwise, over dry land and for nothing."""
    for cell in range(2 * parts.MOST_SPACES):
        if ways.left[cell] >= 0 and ways.first[cell] != first and ways.paid[cell] == 0:
            if beats(outlook, position, seat, base + cell % parts.MOST_SPACES, base + number):
                return True
    return False


def beats(outlook: Outlook, position: CubitosPosition, seat: int, better: int, other: int) -> bool:
    """Whether a space is no farther from the finish than another, pays no less, and takes no red line more."""
    if position.rules.ahead[better] > position.rules.ahead[other] or position.rules.kind[better] == parts.WATER_SPACE:
        return False
    if position.rules.kind[better] == parts.FINISH_SPACE:
        return position.rules.kind[other] != parts.FINISH_SPACE
    if position.rules.red_line[better] > position.rules.red_line[other]:
        return False
    more = paid_on(outlook, position, seat, better) - paid_on(outlook, position, seat, other)
    return more > 0.0 or (more == 0.0 and position.rules.ahead[better] < position.rules.ahead[other])


def paid_on(outlook: Outlook, position: CubitosPosition, seat: int, space: int) -> float:
    """What the rewards of a space are worth to a runner who ends a move there."""
    if position.ask[seat] == parts.ASK_STEP or space == position.began[seat]:
        return 0.0
    return reward_worth(outlook, position, seat, space)
