"""The best way through a turn, worked out exactly: stop, roll on, or use any of the boosters in any order."""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.buffer import Buffer
from homestretch.core.position import make_lists
from homestretch.core.stream import Stream
from homestretch.games.scrapracer import actions, parts
from homestretch.games.scrapracer.policy import (
    ClubPolicy,
    larger,
    last_turn,
    take_in_hand,
    weigh_crashes,
    worth_of_stopping,
)
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.choices import legal


class Turn:
    """What everything is worth: given stopping, crashing and keeping a booster, all other values follow.

    ``stop`` is by the set of faces on the table (bit 0 for a 1), ``crash`` by the face of the double, ``kept`` by
    the kind of booster. ``value``, ``roll`` and ``face`` are filled in by ``solve``, each by how many boosters of the
    three kinds are left: the settled dice, one more die on top of them, and a face just rolled beside them.
    """

    most_dice: int
    stop: Annotated[list[float], 64]
    crash: Annotated[list[float], 7]
    kept: Annotated[list[float], 3]
    value: Annotated[list[float], 21952]
    roll: Annotated[list[float], 21952]
    face: Annotated[list[float], 153664]

    def __init__(self, most_dice: int) -> None:
        make_lists(self)
        self.most_dice = most_dice

    def given(self, stop: list[float], crash: list[float], kept: list[float]) -> Any:
        """Takes the three values everything follows from."""
        for shown in range(parts.FACE_SETS):
            self.stop[shown] = stop[shown]
        for face in range(parts.FACE_NUMBERS):
            self.crash[face] = crash[face]
        for kind in range(3):
            self.kept[kind] = kept[kind]
        return self

    def solved(self, steps: int, flips: int, rerolls: int) -> Any:
        """Fills in all that so many boosters can lead to."""
        solve(self, steps, flips, rerolls)
        return self

    def worth(self, before: int, face: int, steps: int, flips: int, rerolls: int) -> list[float]:
        """What each answer to a face is worth: roll on, stop or crash, then plus, minus, flip and reroll."""
        double = before >> (face - 1) & 1
        shown = before | 1 << (face - 1)
        full = shown.bit_count() >= self.most_dice
        left = steps * self.kept[0] + flips * self.kept[1] + rerolls * self.kept[2]
        never = float("-inf")
        return [
            never if double or full else self.roll[at(steps, flips, rerolls, shown)],
            self.crash[face] + left if double else self.stop[shown] + left,
            self.face[parts.FACE_NUMBERS * at(steps - 1, flips, rerolls, before) + face + 1]
            if steps and face < 6
            else never,
            self.face[parts.FACE_NUMBERS * at(steps - 1, flips, rerolls, before) + face - 1]
            if steps and face > 1
            else never,
            self.face[parts.FACE_NUMBERS * at(steps, flips - 1, rerolls, before) + 7 - face] if flips else never,
            self.roll[at(steps, flips, rerolls - 1, before)] if rerolls else never,
        ]


def at(steps: int, flips: int, rerolls: int, shown: int) -> int:
    """Where a set of faces stands with so many boosters left."""
    return ((steps * parts.BOOSTER_NUMBERS + flips) * parts.BOOSTER_NUMBERS + rerolls) * parts.FACE_SETS + shown


def solve(turn: Turn, steps: int, flips: int, rerolls: int) -> None:
    """Fewer boosters first, fuller tables first: whatever is asked is known already."""
    for s in range(steps + 1):
        for f in range(flips + 1):
            for r in range(rerolls + 1):
                for shown in range(parts.FACE_SETS - 1, -1, -1):
                    settle(turn, s, f, r, shown)


def settle(turn: Turn, s: int, f: int, r: int, shown: int) -> None:
    """One set of faces with so many boosters left."""
    here = at(s, f, r, shown)
    left = s * turn.kept[0] + f * turn.kept[1] + r * turn.kept[2]
    total = 0.0
    for face in range(1, parts.FACE_NUMBERS):
        turn.face[parts.FACE_NUMBERS * here + face] = after_face(turn, s, f, r, shown, face, left)
        total += turn.face[parts.FACE_NUMBERS * here + face]
    turn.roll[here] = total / 6.0
    stopping = turn.stop[shown] + left
    if size_of(shown) >= turn.most_dice:
        turn.value[here] = stopping
    elif shown == 0:
        turn.value[here] = turn.roll[here]
    else:
        turn.value[here] = larger(stopping, turn.roll[here])


def after_face(turn: Turn, s: int, f: int, r: int, shown: int, face: int, left: float) -> float:
    """A face just rolled beside settled ones: leave it, or change it."""
    if (shown >> (face - 1)) & 1:
        best = turn.crash[face] + left
    elif size_of(shown) >= turn.most_dice:
        return turn.stop[shown] + left
    else:
        best = turn.value[at(s, f, r, shown | 1 << (face - 1))]
    if s and face < 6:
        best = larger(best, turn.face[parts.FACE_NUMBERS * at(s - 1, f, r, shown) + face + 1])
    if s and face > 1:
        best = larger(best, turn.face[parts.FACE_NUMBERS * at(s - 1, f, r, shown) + face - 1])
    if f:
        best = larger(best, turn.face[parts.FACE_NUMBERS * at(s, f - 1, r, shown) + 7 - face])
    if r:
        best = larger(best, turn.roll[at(s, f, r - 1, shown)])
    return best


def size_of(shown: int) -> int:
    """How many faces a set has."""
    count = 0
    for face in range(6):
        count += (shown >> face) & 1
    return count


# The turn at hand

USES = {
    actions.USE_PLUS: 2,
    actions.USE_MINUS: 3,
    actions.USE_FLIP: 4,
    actions.USE_REROLL: 5,
}


def worths(position: ScrapRacerPosition, out: Buffer) -> list[tuple[int, float]]:
    """Every answer to the latest die with what it is worth, in spaces; places and cards as a club player sees them."""
    policy = ClubPolicy()
    weigh_crashes(policy, position)
    take_in_hand(policy, position)
    keep = 0.0 if last_turn(position) else 1.5
    slot = position.mover
    held = [position.boosters[slot * 3 + kind] for kind in (parts.PLUS_MINUS_1, parts.FLIP, parts.REROLL)]
    stop = [worth_of_stopping(policy, position, shown) for shown in range(parts.FACE_SETS)]
    crash = [policy.crash[face] for face in range(parts.FACE_NUMBERS)]
    turn = Turn(position.rules.most_dice).given(stop, crash, [keep] * 3).solved(*held)
    before = 0
    for i in range(position.dice_count - 1):
        before |= 1 << (position.dice[i] - 1)
    found = turn.worth(before, position.dice[position.dice_count - 1], *held)
    rows = []
    for i in range(legal(position, position.rules.owner[slot], out)):
        verb, use = out.item[i] % actions.ARGUMENT, out.item[i] // actions.ARGUMENT
        way = 0 if verb == actions.ROLL else USES[use] if verb == actions.BOOST else 1
        rows.append((out.item[i], found[way] - keep * sum(held)))
    return sorted(rows, key=worth_of)


def worth_of(row: tuple[int, float]) -> float:
    """The best first."""
    return -row[1]


def exact(view: Any) -> dict[str, Any]:
    """What each answer is worth for the seat that looks; nothing unless it decides about a die."""
    position = view.imagine(Stream(0))
    if view.data["step"] != "die" or not position.waiting() >> view.seat & 1:
        return {}
    return {view.game.actions.typed(action): worth for action, worth in worths(position, Buffer())}
