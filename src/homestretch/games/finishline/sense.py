"""What nobody would do: whoever has nearly all of it riding on one horse, or on two, does not hold them back.

It may be that a richer rival has bet on the same horse, and that a search finds it a little better to lose with him
than to win behind him; but that is a guess, and the bet is none.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.finishline import parts
from homestretch.games.finishline.policy import ClubPolicy, make_ready, try_out
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import bet_odds


def leave_out(policy: ClubPolicy, position: FinishLinePosition, seat: int, ranked: Buffer, count: int) -> int:
    """Leaves out what holds back a horse that a seat cannot do without, but for the first; returns how many stay."""
    if position.step != parts.ASK_USE and position.step != parts.ASK_EXTRA:
        return count
    needed = needed_runners(position, seat)
    if needed == 0:
        return count
    make_ready(policy, position)
    kept = 1
    for i in range(1, count):
        ranked.item[kept] = ranked.item[i]
        try_out(policy, position, seat, ranked.item[i])
        kept += 0 if holds_back(position, policy.scratch, seat, needed) else 1
    return kept


def needed_runners(position: FinishLinePosition, seat: int) -> int:
    """The runners without which four fifths of what a seat may still win are lost, as bits."""
    total = brought_by(position, seat, parts.NOBODY)
    found = 0
    for i in range(position.running):
        runner = position.order[i]
        if total > 0.0 and brought_by(position, seat, runner) >= 0.8 * total:
            found |= 1 << runner
    return found


def brought_by(position: FinishLinePosition, seat: int, runner: int) -> float:
    """What the bets of a seat that can still be won would bring: those that need a runner, or all for nobody."""
    total = 0.0
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i] and is_open(position, slot, i):
            if runner == parts.NOBODY or needs(position, slot, i, runner):
                total += 1.0 * position.stake[i] * bet_odds(position, i)
    return total


def is_open(position: FinishLinePosition, slot: int, i: int) -> bool:
    """Whether all horses of a bet are still in the race."""
    if place_of(position, position.bet_one[i]) < 0:
        return False
    return slot < parts.WIN_BETS or place_of(position, position.bet_two[i]) >= 0


def needs(position: FinishLinePosition, slot: int, i: int, runner: int) -> bool:
    """Whether a bet is lost without a runner."""
    return position.bet_one[i] == runner or (slot >= parts.WIN_BETS and position.bet_two[i] == runner)


def place_of(position: FinishLinePosition, runner: int) -> int:
    """Where a runner lies, 0 for the last; -1 for one that is out of the race."""
    for i in range(position.running):
        if position.order[i] == runner:
            return i
    return -1


def holds_back(before: FinishLinePosition, after: FinishLinePosition, seat: int, needed: int) -> bool:
    """Whether one of the runners a seat needs has fallen back or out, or was warned."""
    for runner in range(parts.RUNNERS):
        if (needed >> runner) & 1:
            if place_of(after, runner) < 0 or behind(before, seat, runner, needed) < behind(
                after, seat, runner, needed
            ):
                return True
            if after.whip[runner] > before.whip[runner] or after.white[runner] < before.white[runner]:
                return True
    return False


def behind(position: FinishLinePosition, seat: int, runner: int, needed: int) -> int:
    """How many others lie before a runner: all of them if it must win, else those that the seat does not need."""
    ahead = 0
    for i in range(place_of(position, runner) + 1, position.running):
        if has_to_win(position, seat, runner) or not (needed >> position.order[i]) & 1:
            ahead += 1
    return ahead


def has_to_win(position: FinishLinePosition, seat: int, runner: int) -> bool:
    """Whether a seat has bet that a runner wins."""
    for slot in range(parts.WIN_BETS):
        i = seat * parts.BETS + slot
        if position.stake[i] and position.bet_one[i] == runner:
            return True
    return False
