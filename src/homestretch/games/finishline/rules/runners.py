"""Where the horses are, how they move past each other, and what lies on them."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.finishline import events, parts
from homestretch.games.finishline.position import FinishLinePosition


def runner_of_horse(position: FinishLinePosition, horse: int) -> int:
    """The runner with a number; -1 if it is not in this race."""
    for runner in range(position.runners):
        if position.horse[runner] == horse:
            return runner
    return parts.NOBODY


def index_of(position: FinishLinePosition, runner: int) -> int:
    """Where a runner lies in the order, from the left; -1 if it is out of the race."""
    for i in range(position.running):
        if position.order[i] == runner:
            return i
    return parts.NOBODY


def in_pair(position: FinishLinePosition, i: int) -> bool:
    """Whether the tile at a place of the order is one of two that lie level."""
    return position.level and i >= position.running - 2


def leads(position: FinishLinePosition, i: int) -> bool:
    """FL-30, C17: whether the tile at a place of the order leads, alone or level."""
    return i == position.running - 1 or in_pair(position, i)


def place_of(position: FinishLinePosition, i: int) -> int:
    """The rank of a tile, 1 for the lead; a pair is one position (FL-30)."""
    if leads(position, i):
        return 1
    return position.running - i - (1 if position.level else 0)


def is_favourite(position: FinishLinePosition, runner: int) -> bool:
    """Whether a horse carries an F."""
    return position.rules.type[position.horse[runner]] == parts.FAVOURITE


def is_sprinter(position: FinishLinePosition, runner: int) -> bool:
    """Whether a horse carries an S."""
    return position.rules.type[position.horse[runner]] == parts.SPRINTER


def swap(position: FinishLinePosition, i: int) -> None:
    """Two neighbours change places."""
    runner = position.order[i]
    position.order[i] = position.order[i + 1]
    position.order[i + 1] = runner


def pass_one(position: FinishLinePosition, runner: int) -> bool:
    """One position forward; false if the runner leads alone already (C4).

    FL-30: one of a pair goes in front of the other; who comes from behind passes both, and the upper
    horse drops behind the lower one, which is how they lie in ``order``.
    """
    i = index_of(position, runner)
    if in_pair(position, i):
        if i == position.running - 2:
            swap(position, i)
        position.level = False
        return True
    if i == position.running - 1:
        return False
    swap(position, i)
    if position.level and i == position.running - 3:
        swap(position, i + 1)
        position.level = False
    return True


def advance(position: FinishLinePosition, runner: int, places: int) -> None:
    """Forward by some positions, to the lead at most."""
    moved = 0
    for _ in range(places):
        if pass_one(position, runner):
            moved = 1
        if place_of(position, index_of(position, runner)) == 1:
            break
    if moved:
        tell(
            position,
            events.ADVANCED,
            position.horse[runner],
            place_of(position, index_of(position, runner)),
            0,
            0,
        )
    else:
        tell(position, events.LEADS_ALREADY, position.horse[runner], 0, 0, 0)


def fall_back(position: FinishLinePosition, runner: int, places: int) -> None:
    """FL-31: back by some positions; one of a pair leaves it to its partner, who leads alone (C19)."""
    i = index_of(position, runner)
    if in_pair(position, i):
        if i == position.running - 1:
            swap(position, i - 1)
            i -= 1
        position.level = False
        places -= 1
    for _ in range(places):
        swap(position, i - 1)
        i -= 1
    tell(position, events.FELL_BACK, position.horse[runner], place_of(position, i), 0, 0)


def clear_tile(position: FinishLinePosition, runner: int) -> None:
    """All dice on a tile leave play for this race."""
    take_horseshoes(position, runner)
    position.out[parts.RED] += position.whip[runner]
    position.whip[runner] = 0
    if position.green[runner]:
        position.out[parts.GREEN] += 1
        position.green[runner] = 0


def take_horseshoes(position: FinishLinePosition, runner: int) -> None:
    """The horseshoes on a tile leave play; red and green dice stay (FL-17)."""
    position.out[parts.WHITE] += position.white[runner]
    position.white[runner] = 0
    position.out[parts.BLACK] += position.black[runner]
    position.black[runner] = 0


def disqualify(position: FinishLinePosition, runner: int) -> None:
    """FL-19, FL-25: the tile and all dice on it leave play, ranks close up; a partner leads alone (C21)."""
    i = index_of(position, runner)
    if in_pair(position, i):
        position.level = False
    clear_tile(position, runner)
    while i < position.running - 1:
        swap(position, i)
        i += 1
    position.running -= 1
    position.order[position.running] = 0
    tell(position, events.DISQUALIFIED, position.horse[runner], 0, 0, 0)


def arrive(position: FinishLinePosition, runner: int, colour: int) -> None:
    """FL-17, C16: a horseshoe comes to lie on a tile; it stays, or it is enough and the horse advances."""
    if is_favourite(position, runner) or position.white[runner] + position.black[runner] > 0:
        position.out[colour] += 1
        take_horseshoes(position, runner)
        advance(position, runner, 1)
    elif colour == parts.WHITE:
        position.white[runner] = 1
    else:
        position.black[runner] = 1
