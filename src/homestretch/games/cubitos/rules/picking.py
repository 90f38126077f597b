"""Which dice may be chosen where a rule lets a seat choose dice of its own zones."""

from __future__ import annotations

from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.dice import in_zone
from homestretch.games.cubitos.rules.rolling import can_send_back


def loss_refusal(position: CubitosPosition, seat: int, kind: int, zone: int) -> int:
    """CU-K8: a die that is lost or given; never the start player die."""
    if kind == parts.START:
        return actions.START_DIE
    if position.losing[seat]:
        if position.loss[seat] == parts.LOSE_RED and kind != parts.RED:
            return actions.NO_SUCH_DIE
        if position.loss[seat] == parts.LOSE_FROM_ROLL and zone != parts.IN_ROLL:
            return actions.NO_SUCH_DIE
    return actions.ALLOWED if in_zone(position, seat, kind, zone) else actions.NO_SUCH_DIE


def loss_left(position: CubitosPosition, seat: int) -> bool:
    """Whether there is a die to lose or to give."""
    for kind in range(parts.KINDS):
        for zone in range(4):
            if loss_refusal(position, seat, kind, zone) == actions.ALLOWED:
                return True
    return False


def pick_refusal(position: CubitosPosition, seat: int, kind: int, zone: int) -> int:
    """Dice for a free roll: Jacques Couteau any but red, Rolling Stoned gray, Punk Fruit one of each colour."""
    if not in_zone(position, seat, kind, zone):
        return actions.NO_SUCH_DIE
    if position.pick[seat] == parts.PICK_COUTEAU:
        return actions.NO_SUCH_DIE if kind == parts.RED else actions.ALLOWED
    if position.pick[seat] == parts.PICK_STONED:
        return actions.NO_SUCH_DIE if kind > parts.DARK_GRAY else actions.ALLOWED
    if zone != parts.IN_DRAW and zone != parts.IN_ROLL:
        return actions.NO_SUCH_DIE
    return actions.COLOUR_PICKED if (position.picked[seat] >> colour_mark(kind)) & 1 else actions.ALLOWED


def colour_mark(kind: int) -> int:
    """Light and dark gray are one colour; the start player die is a colour of its own."""
    return parts.LIGHT_GRAY if kind == parts.DARK_GRAY else kind


def pick_left(position: CubitosPosition, seat: int) -> bool:
    """Whether there is a die to pick."""
    for kind in range(parts.KINDS):
        for zone in range(4):
            if pick_refusal(position, seat, kind, zone) == actions.ALLOWED:
                return True
    return False


def sendable(position: CubitosPosition, seat: int) -> bool:
    """Whether there is another active die for Pineapple Rocks."""
    for side in range(parts.SIDE_COUNT):
        if can_send_back(position, seat, side):
            return True
    return False
