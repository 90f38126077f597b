"""What chance is asked for, and what happens when it answers."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.finishline import parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.dice import roll
from homestretch.games.finishline.rules.turn import line_up, photo, start_with


def chance_kind(position: FinishLinePosition) -> int:
    """What chance is asked for; -1 for nothing."""
    if position.step == parts.ROLL:
        return position.hand[position.rolled]
    if position.step == parts.DRAW_HORSE:
        return parts.CHANCE_HORSE
    if position.step == parts.PHOTO:
        return parts.CHANCE_PHOTO
    return parts.CHANCE_START if position.step == parts.DRAW_START else -1


def chance(position: FinishLinePosition, weights: Buffer) -> int:
    """The weights of what may turn out: the faces of a die, the horses still in the stack."""
    if position.step == parts.ROLL:
        first = position.rules.first_face[position.hand[position.rolled]]
        faces = position.rules.first_face[position.hand[position.rolled] + 1] - first
        for face in range(faces):
            weights.item[face] = position.rules.face[first + face]
        return faces
    if position.step == parts.DRAW_HORSE:
        for horse in range(1, parts.HORSES + 1):
            weights.item[horse - 1] = 1 - ((position.raced >> horse) & 1)
        for runner in range(position.runners):
            weights.item[position.horse[runner] - 1] = 0
        return parts.HORSES
    if position.step == parts.DRAW_START:
        for seat in range(position.rules.seats):
            weights.item[seat] = 1
        return position.rules.seats
    return horseshoe_weights(position, weights) if position.step == parts.PHOTO else 0


def horseshoe_weights(position: FinishLinePosition, weights: Buffer) -> int:
    """FL-33: of all rolls of the photo dice, how many show so many horseshoes."""
    dice = position.rules.photo_dice
    weights.item[0] = 1
    for thrown in range(dice):
        weights.item[thrown + 1] = 0
        for shoes in range(thrown + 1, 0, -1):
            weights.item[shoes] = (
                weights.item[shoes] * position.rules.face[parts.LOGO]
                + weights.item[shoes - 1] * position.rules.face[parts.HORSESHOE]
            )
        weights.item[0] = weights.item[0] * position.rules.face[parts.LOGO]
    return dice + 1


def turn_out(position: FinishLinePosition, outcome: int) -> None:
    """Lets what chance was asked for turn out so."""
    if position.step == parts.ROLL:
        roll(position, outcome)
    elif position.step == parts.DRAW_HORSE:
        line_up(position, outcome + 1)
    elif position.step == parts.DRAW_START:
        start_with(position, outcome)
    else:
        photo(position, outcome)
