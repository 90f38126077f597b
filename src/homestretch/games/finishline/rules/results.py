"""The sixteen results of the dice: whom they may be used on, and what they do (FL-16 to FL-31)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.finishline import actions, events, parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.dice import out_size
from homestretch.games.finishline.rules.runners import (
    advance,
    arrive,
    clear_tile,
    disqualify,
    fall_back,
    in_pair,
    index_of,
    is_favourite,
    is_sprinter,
    leads,
    take_horseshoes,
)

# Whom a result may be used on: runners that are in the race


def whip_refusal(position: FinishLinePosition, runner: int) -> int:
    """FL-19, C30: never on a sprinter."""
    return actions.SPRINTER_WHIP if is_sprinter(position, runner) else actions.ALLOWED


def disqualify_refusal(position: FinishLinePosition, runner: int) -> int:
    """FL-25, C30: never on a sprinter."""
    return actions.SPRINTER_DISQUALIFY if is_sprinter(position, runner) else actions.ALLOWED


def pace_refusal(position: FinishLinePosition, frm: int, to: int) -> int:
    """FL-20, C29: a white horseshoe, not from a sprinter, to another horse."""
    if is_sprinter(position, frm):
        return actions.SPRINTER_PACE
    if not position.white[frm]:
        return actions.NO_HORSESHOE_THERE
    return actions.SAME_HORSE if frm == to else actions.ALLOWED


def outsider_refusal(position: FinishLinePosition, runner: int) -> int:
    """FL-22: never two on one horse."""
    return actions.GREEN_TWICE if position.green[runner] else actions.ALLOWED


def helmet_refusal(position: FinishLinePosition, runner: int) -> int:
    """FL-27, C17: not on the lead, and only on a favourite or where a horseshoe lies."""
    if leads(position, index_of(position, runner)):
        return actions.HELMET_ON_LEADER
    if is_favourite(position, runner) or position.white[runner]:
        return actions.ALLOWED
    return actions.HELMET_NEEDS_HORSESHOE


def speed_loss_refusal(position: FinishLinePosition, runner: int) -> int:
    """FL-31, C19: not on the last or second-to-last position; a pair is one position."""
    i = index_of(position, runner)
    if in_pair(position, i):
        i = position.running - 2
    return actions.TOO_FAR_BACK if i < position.rules.speed_loss_places else actions.ALLOWED


def head_to_head_refusal(position: FinishLinePosition) -> int:
    """FL-29, C22: once a race, with two horses at least."""
    if position.spent:
        return actions.HEAD_TO_HEAD_SPENT
    return actions.TOO_FEW_HORSES if position.running < 2 else actions.ALLOWED


def interfere_refusal(position: FinishLinePosition, back: int, middle: int, front: int) -> int:
    """FL-28, FL-K3, C23: three neighbouring tiles; both of a pair or none of it."""
    if position.running < 3:
        return actions.TOO_FEW_HORSES
    if back in (middle, front) or middle == front:
        return actions.NOT_NEIGHBOURS
    least = parts.RUNNERS
    most = 0
    paired = 0
    for k in range(3):
        i = index_of(position, back if k == 0 else middle if k == 1 else front)
        least = i if i < least else least
        most = i if i > most else most
        if in_pair(position, i):
            paired += 1
    if most - least != 2:
        return actions.NOT_NEIGHBOURS
    return actions.PAIR_SPLIT if paired == 1 else actions.ALLOWED


def fetch_refusal(position: FinishLinePosition, colour: int) -> int:
    """FL-26, C10: a die that has left play in this race."""
    if out_size(position) == 0:
        return actions.NOTHING_OUT_OF_PLAY
    return actions.ALLOWED if position.out[colour] else actions.NOT_OUT_OF_PLAY


# What a result does


def lay_horseshoe(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-17: on any horse, the leader included."""
    tell(position, events.LAID, seat, parts.HORSESHOE, position.horse[runner], 0)
    help_runner(position, seat, runner, 1)
    arrive(position, runner, parts.WHITE)


def lay_double(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-18: one position forward; what lies on the tile stays."""
    tell(position, events.LAID, seat, parts.DOUBLE, position.horse[runner], 0)
    position.out[parts.RED] += 1
    help_runner(position, seat, runner, 2)
    advance(position, runner, 1)


def lay_whip(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-19: the first one is a warning, the second disqualifies."""
    tell(position, events.LAID, seat, parts.WHIP, position.horse[runner], 0)
    help_runner(position, seat, runner, -1)
    position.whip[runner] += 1
    if position.whip[runner] == 2:
        disqualify(position, runner)


def change_pace(position: FinishLinePosition, seat: int, frm: int, to: int) -> None:
    """FL-20: the arrival counts like a horseshoe that is laid."""
    tell(position, events.PACED, seat, position.horse[frm], position.horse[to], 0)
    position.out[parts.RED] += 1
    help_runner(position, seat, frm, -1)
    help_runner(position, seat, to, 1)
    position.white[frm] = 0
    arrive(position, to, parts.WHITE)


def lay_outsider(position: FinishLinePosition, seat: int, face: int, runner: int) -> None:
    """FL-22: the die stays until the race is paid out."""
    tell(position, events.LAID, seat, face, position.horse[runner], 0)
    help_runner(position, seat, runner, 1)
    position.green[runner] = face


def lay_disqualified(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-25: tile and dice leave play at once."""
    tell(position, events.LAID, seat, parts.DISQUALIFIED, position.horse[runner], 0)
    position.out[parts.BLACK] += 1
    help_runner(position, seat, runner, -3)
    disqualify(position, runner)


def lay_helmet(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-27, FL-K6, C18: two positions, from the second one; the horseshoe goes, whip and green stay."""
    tell(position, events.LAID, seat, parts.HELMET, position.horse[runner], 0)
    position.out[parts.YELLOW] += 1
    help_runner(position, seat, runner, 2)
    take_horseshoes(position, runner)
    advance(position, runner, position.rules.helmet_places)


def interfere(position: FinishLinePosition, seat: int, back: int, middle: int, front: int) -> None:
    """FL-28, C24: the three tiles lie in the order named; a pair among them is over."""
    at = index_of(position, back)
    if index_of(position, middle) < at:
        at = index_of(position, middle)
    if index_of(position, front) < at:
        at = index_of(position, front)
    if in_pair(position, at + 2):
        position.level = False
    position.order[at] = back
    position.order[at + 1] = middle
    position.order[at + 2] = front
    position.out[parts.YELLOW] += 1
    help_runner(position, seat, front, 1)
    tell(position, events.REORDERED, seat, position.horse[back], position.horse[middle], position.horse[front])


def go_level(position: FinishLinePosition) -> None:
    """FL-29: the second horse is laid above the leader."""
    position.out[parts.YELLOW] += 1
    position.spent = True
    position.level = True
    upper = position.horse[position.order[position.running - 2]]
    tell(position, events.LEVEL, upper, position.horse[position.order[position.running - 1]], 0, 0)


def lose_speed(position: FinishLinePosition, seat: int, runner: int) -> None:
    """FL-31, C32: two positions back, and all dice on the tile leave play, a green one too."""
    tell(position, events.LAID, seat, parts.SPEED_LOSS, position.horse[runner], 0)
    position.out[parts.YELLOW] += 1
    help_runner(position, seat, runner, -2)
    clear_tile(position, runner)
    fall_back(position, runner, position.rules.speed_loss_places)


def help_runner(position: FinishLinePosition, seat: int, runner: int, much: int) -> None:
    """Everybody sees which horses a seat moves on or holds back; guesses about its bets start here."""
    position.helped[seat * parts.RUNNERS + runner] += much
