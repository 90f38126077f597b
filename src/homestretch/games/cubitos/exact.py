"""Push or pass, worked out exactly for the dice in the Roll Zone.

What active dice are worth adds up, a hit only ever raises what is at stake, and every die that leaves the Roll Zone
raises the risk. So whoever should pass now should pass after any further hit too, and it is enough to compare passing
with one more push: no plan of several pushes can be better if a single one is not.
"""

from __future__ import annotations

from typing import Any

from homestretch.core.stream import Stream
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.policy import at_stake, bust_risk
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.worth import Outlook, fan_worth, look_now


def after_push(risk: float, gain: float, stake: float, busted: float) -> float:
    """What is to be expected of one push and then passing; ``gain`` is the mean worth of the hits."""
    return stake + gain - risk * (stake - busted)


def mean_gain(outlook: Outlook, position: CubitosPosition, seat: int) -> float:
    """The mean worth of what the dice in the Roll Zone will show; a blank is worth nothing."""
    total = 0.0
    for kind in range(parts.KINDS):
        if position.roll[seat * parts.KINDS + kind]:
            for side in range(position.rules.first_side[kind], position.rules.first_side[kind + 1]):
                if side != position.rules.blank_side[kind]:
                    weight = position.rules.side_weight[side] * position.roll[seat * parts.KINDS + kind]
                    total += weight * outlook.side[side] / 6.0
    return total


def exact(view: Any) -> dict[str, Any]:
    """What pushing and passing are worth, in steps, for the seat that looks; nothing unless that is the question."""
    if view.seat is None or view.data["players"][str(view.seat)]["ask"] != "push":
        return {}
    return push_or_pass(view.imagine(Stream(0)), view.seat)


def push_or_pass(position: CubitosPosition, seat: int) -> dict[str, Any]:
    """The two answers, and what a bust would cost."""
    outlook = Outlook()
    look_now(outlook, position, seat)
    stake, fan = at_stake(outlook, position, seat), fan_worth(outlook, position, seat, True)
    risk = bust_risk(position, seat) if position.danger[seat] and not position.safe[seat] else 0.0
    push = after_push(risk, mean_gain(outlook, position, seat), stake, fan)
    return {"push": push, "pass": stake, "bust": risk, "cost": stake - fan}
