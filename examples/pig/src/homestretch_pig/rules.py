"""Pig under way: the position, and the rules that change it."""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.buffer import Buffer
from homestretch.core.form import flag, number
from homestretch.core.position import Position, tell
from homestretch.core.refused import Refused
from homestretch_pig import actions, events
from homestretch_pig.components import PigRules


class Pig(Position):
    """Scores, whose turn it is, and what is at stake in it."""

    rules: PigRules
    round: int
    turn: int
    rolls: int
    total: int
    rolling: bool
    score: Annotated[list[int], 4]

    def __init__(self, rules: PigRules) -> None:
        super().__init__()
        self.rules = rules
        self.round = 1

    # The contract

    def waiting(self) -> int:
        return 0 if self.rolling or self.over() else 1 << self.turn

    def legal(self, seat: int, out: Buffer) -> int:
        if seat != self.turn or self.rolling or self.over():
            return 0
        if enough(self):
            out.item[0] = actions.HOLD
            return 1
        out.item[0] = actions.ROLL
        out.item[1] = actions.HOLD
        return 2

    def refusal(self, seat: int, action: int) -> int:
        if seat != self.turn or self.rolling or self.over():
            return actions.NOTHING_OWED
        if action == actions.ROLL:
            return actions.GOAL_REACHED if enough(self) else actions.ALLOWED
        return actions.ALLOWED if action == actions.HOLD else actions.NOT_NOW

    def apply(self, seat: int, action: int) -> None:
        if action == actions.ROLL:
            self.rolling = True
        else:
            hold(self)

    def chance(self, weights: Buffer) -> int:
        if not self.rolling:
            return 0
        for face in range(self.rules.faces):
            weights.item[face] = 1
        return self.rules.faces

    def label(self, out: Buffer) -> None:
        out.item[0] = 0
        out.item[1] = self.turn
        out.item[2] = self.round
        out.item[3] = self.rolls

    def resolve(self, outcome: int) -> None:
        self.rolling = False
        self.rolls += 1
        show(self, outcome + 1)

    def over(self) -> bool:
        return self.score[self.turn] >= self.rules.goal

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = self.score[seat]

    # The JSON form

    def to_json(self) -> dict[str, Any]:
        """The position in words."""
        return {
            "scores": [self.score[seat] for seat in range(self.rules.seats)],
            "round": self.round,
            "turn": self.turn,
            "rolls": self.rolls,
            "total": self.total,
            "rolling": bool(self.rolling),
        }

    def read(self, data: dict[str, Any]) -> None:
        """Becomes the position of a JSON form; Refused if a value cannot be."""
        if len(data["scores"]) != self.rules.seats:
            raise Refused("position_value", name="scores", value=str(data["scores"]))
        for seat, score in enumerate(data["scores"]):
            self.score[seat] = number("scores", score, 10000)
        self.round = number("round", data["round"], 1000000)
        self.turn = number("turn", data["turn"], self.rules.seats - 1)
        self.rolls = number("rolls", data["rolls"], 1000000)
        self.total = number("total", data["total"], 10000)
        self.rolling = flag("rolling", data["rolling"])

    def problems(self) -> list[str]:
        """Everything that cannot be so in a real game, as codes; a position that was played to has none."""
        found = []
        for seat in range(self.rules.seats):
            if self.score[seat] == 1:
                found.append("score_of_one")
            if self.score[seat] >= self.rules.goal and seat != self.turn:
                found.append("won_out_of_turn")
        if not 2 * self.rolls <= self.total <= self.rules.faces * self.rolls:
            found.append("total_differs_from_rolls")
        if self.rolling and (enough(self) or self.over()):
            found.append("rolling_after_the_goal")
        return sorted(set(found))


def show(pig: Pig, face: int) -> None:
    """The die shows a face: a 1 loses what is at stake (PIG-3), the others add to it (PIG-2)."""
    tell(pig, events.DIE, pig.turn, face, 0, 0)
    if face == 1:
        tell(pig, events.LOST, pig.turn, pig.total, 0, 0)
        next_turn(pig)
    else:
        pig.total += face


def hold(pig: Pig) -> None:
    """The total is safe (PIG-4); whoever has enough wins at once (PIG-5)."""
    pig.score[pig.turn] += pig.total
    tell(pig, events.HELD, pig.turn, pig.total, pig.score[pig.turn], 0)
    if pig.score[pig.turn] >= pig.rules.goal:
        tell(pig, events.WINNER, pig.turn, 0, 0, 0)
        pig.rolls = 0
        pig.total = 0
    else:
        next_turn(pig)


def next_turn(pig: Pig) -> None:
    """The next seat begins with nothing at stake (PIG-1)."""
    pig.rolls = 0
    pig.total = 0
    pig.turn += 1
    if pig.turn == pig.rules.seats:
        pig.turn = 0
        pig.round += 1


def enough(pig: Pig) -> bool:
    """Whether holding would win: then there is nothing to roll for (PIG-6)."""
    return pig.score[pig.turn] + pig.total >= pig.rules.goal
