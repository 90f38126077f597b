"""The pool: which dice may be taken, and the three that are rolled (FL-10 to FL-14)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.finishline import actions, events, parts
from homestretch.games.finishline.position import FinishLinePosition


def pool_size(position: FinishLinePosition) -> int:
    """How many dice the pool holds."""
    total = 0
    for colour in range(parts.COLOURS):
        total += position.pool[colour]
    return total


def out_size(position: FinishLinePosition) -> int:
    """How many dice have left play in this race."""
    total = 0
    for colour in range(parts.COLOURS):
        total += position.out[colour]
    return total


def take_refusal(position: FinishLinePosition, colour: int) -> int:
    """Why a die may not be taken from the pool."""
    if not position.pool[colour]:
        return actions.NOT_IN_POOL
    if colour == parts.YELLOW and not position.home:  # FL-12, FL-K2
        return actions.YELLOW_LOCKED
    if lacks_colour(position, colour) and other_drawable(position, colour):
        return actions.TWO_COLOURS
    return actions.ALLOWED


def lacks_colour(position: FinishLinePosition, colour: int) -> bool:
    """FL-10: whether the three dice would all have one colour."""
    return position.hand_count == parts.HAND - 1 and position.hand[0] == colour and position.hand[1] == colour


def other_drawable(position: FinishLinePosition, colour: int) -> bool:
    """FL-11, C13: whether any die that may be taken has another colour; if none has, one colour will do."""
    for other in range(parts.COLOURS):
        if other != colour and position.pool[other] and (other != parts.YELLOW or position.home):
            return True
    return False


def take(position: FinishLinePosition, colour: int) -> None:
    """FL-10: a die from the pool joins those in hand; three are rolled."""
    position.pool[colour] -= 1
    at = position.hand_count
    while at > 0 and position.hand[at - 1] > colour:
        position.hand[at] = position.hand[at - 1]
        at -= 1
    position.hand[at] = colour
    position.hand_count += 1
    tell(position, events.TOOK, position.player, colour, 0, 0)
    if position.hand_count == parts.HAND:
        position.rolled = 0
        position.step = parts.ROLL


def roll(position: FinishLinePosition, face: int) -> None:
    """FL-10: one of the three dice comes to rest."""
    position.face[position.rolled] = position.rules.first_face[position.hand[position.rolled]] + face + 1
    tell(position, events.SHOWS, position.player, position.face[position.rolled] - 1, 0, 0)
    position.rolled += 1
    if position.rolled == parts.HAND:
        position.step = parts.ASK_USE


def shows(position: FinishLinePosition, face: int) -> bool:
    """Whether one of the dice in hand shows a face."""
    for i in range(position.hand_count):
        if position.face[i] == face + 1:
            return True
    return False


def holds(position: FinishLinePosition, colour: int) -> bool:
    """Whether one of the dice in hand has a colour."""
    for i in range(position.hand_count):
        if position.hand[i] == colour:
            return True
    return False


def put_down(position: FinishLinePosition, colour: int, face: int) -> None:
    """One die leaves the hand: one with this face, or any of the colour if the face is -1. The others lie blank."""
    at = 0
    while position.hand[at] != colour or (face >= 0 and position.face[at] != face + 1):
        at += 1
    for i in range(at, parts.HAND - 1):
        position.hand[i] = position.hand[i + 1]
    position.hand[parts.HAND - 1] = 0
    position.hand_count -= 1
    position.rolled = 0
    for i in range(parts.HAND):
        position.face[i] = 0
