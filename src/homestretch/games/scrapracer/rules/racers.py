"""Where the racers are, how they move and how they rank."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition


def nth_from_mover(position: ScrapRacerPosition, count: int) -> int:
    """The racer whose turn comes so many turns after this one."""
    turn = position.turn + count
    return position.order[turn if turn < position.rules.racers else turn - position.rules.racers]


def slot_of_racer(position: ScrapRacerPosition, racer: int) -> int:
    """Where a racer is; -1 if it does not take part."""
    for slot in range(position.rules.racers):
        if position.racer[slot] == racer:
            return slot
    return -1


def lowest_of(mask: int) -> int:
    """The lowest slot of a set that is not empty."""
    slot = 0
    while slot < parts.MOST_RACERS - 1 and not (mask >> slot) & 1:
        slot += 1
    return slot


def racers_in(position: ScrapRacerPosition, mask: int) -> int:
    """A set of slots as a set of racers."""
    found = 0
    for slot in range(position.rules.racers):
        if (mask >> slot) & 1:
            found |= 1 << position.racer[slot]
    return found


def crowd(position: ScrapRacerPosition, space: int) -> int:
    """The racers on a space, as bits; only the space matters, not the lap (S3)."""
    found = 0
    for slot in range(position.rules.racers):
        if position.space[slot] == space:
            found |= 1 << slot
    return found


def steps_ahead(position: ScrapRacerPosition, space: int, other: int) -> int:
    """How far ahead of a space another racer stands, laps ignored; 0 if on that space or off the track."""
    if position.space[other] == 0:
        return 0
    steps = position.space[other] - space
    return steps if steps >= 0 else steps + position.rules.lap


def advance(position: ScrapRacerPosition, slot: int, steps: int, cause: int) -> None:
    """SR-8: forward; the first space behind the line counts as 1 for a racer that enters."""
    position.progress[slot] += steps
    position.space[slot] += steps
    while position.space[slot] > position.rules.lap:
        position.space[slot] -= position.rules.lap
    tell(position, events.MOVED, position.racer[slot], steps, position.space[slot], cause)


def retreat(position: ScrapRacerPosition, slot: int, steps: int) -> None:
    """SR-15, SR-16, S2: back, but never over the line, and never off the track (S12)."""
    if steps >= position.space[slot]:
        steps = position.space[slot] - 1
    if steps > 0:
        position.progress[slot] -= steps
        position.space[slot] -= steps
        tell(position, events.FELL_BACK, position.racer[slot], steps, position.space[slot], 0)
    else:
        stay(position, slot)


def stay(position: ScrapRacerPosition, slot: int) -> None:
    """The racer does not move."""
    tell(position, events.STAYS, position.racer[slot], 0, 0, 0)


def ranks_before(position: ScrapRacerPosition, slot: int, other: int) -> bool:
    """SR-16, SR-K5: farther ahead; among those off the track the one whose turn comes earlier."""
    if position.progress[slot] != position.progress[other]:
        return position.progress[slot] > position.progress[other]
    for i in range(position.rules.racers):
        if position.order[i] == slot:
            return True
        if position.order[i] == other:
            return False
    return False


def next_in_rank(position: ScrapRacerPosition, slot: int, ahead: bool) -> int:
    """The racer ranked directly ahead of another, or directly behind; -1 if there is none."""
    found = -1
    for other in range(position.rules.racers):
        if other != slot and ranks_before(position, other, slot) == ahead:
            if found < 0 or ranks_before(position, found, other) == ahead:
                found = other
    return found


def last_in_rank(position: ScrapRacerPosition, without: int) -> int:
    """The racer in last place, some left out of account."""
    found = -1
    for slot in range(position.rules.racers):
        if not (without >> slot) & 1 and (found < 0 or ranks_before(position, found, slot)):
            found = slot
    return found


def first_in_rank(position: ScrapRacerPosition, without: int) -> int:
    """The racer in first place, some left out of account."""
    found = -1
    for slot in range(position.rules.racers):
        if not (without >> slot) & 1 and (found < 0 or ranks_before(position, slot, found)):
            found = slot
    return found
