"""Who owes a decision now, and the timing rules for when somebody wants to wait."""

from __future__ import annotations

from homestretch.games.cubitos import parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import roll_dice


def owing(position: CubitosPosition) -> int:
    """The seats that owe a decision: all at once, or one after another where the timing is ordered."""
    if position.roller or position.stage == parts.OVER:
        return 0
    mask = 0
    for seat in range(position.rules.seats):
        if position.ask[seat] != parts.ASK_NOTHING:
            mask |= 1 << seat
    if not position.rules.ordered or mask == 0:
        return mask
    return 1 << foremost(position)


def foremost(position: CubitosPosition) -> int:
    """CU-10, CU-K17, CU-K18: most dice in the Roll Zone first; else, and on ties, clockwise from the start player."""
    best = -1
    most = -1
    for place in range(position.rules.seats):
        seat = (position.first + place) % position.rules.seats
        if position.ask[seat] != parts.ASK_NOTHING:
            dice = 0
            if position.stage == parts.ROLL_PHASE:
                dice = roll_dice(position, seat) - position.roll[seat * parts.KINDS + parts.START]
            if dice > most:
                most = dice
                best = seat
    return best
