"""A game under way: the contract of ``Position``, by the rules of the modules beside this one."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.components import FinishLineRules
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.chances import chance, chance_kind, turn_out
from homestretch.games.finishline.rules.choices import carry_out, legal, refusal
from homestretch.games.finishline.rules.turn import begin_race, score


class FinishLine(FinishLinePosition):
    """A game under way."""

    def __init__(self, rules: FinishLineRules) -> None:
        super().__init__(rules)
        self.start_player = rules.start
        begin_race(self)

    def waiting(self) -> int:
        if self.step == parts.ASK_BET:
            return self.betting
        if self.step == parts.ASK_EXTRA:
            return 1 << self.extra
        return 1 << self.player if self.step < parts.DRAW_HORSE else 0

    def legal(self, seat: int, out: Buffer) -> int:
        if seat < 0 or seat >= self.rules.seats or not (self.waiting() >> seat) & 1:
            return 0
        return legal(self, seat, out)

    def refusal(self, seat: int, action: int) -> int:
        if seat < 0 or seat >= self.rules.seats or not (self.waiting() >> seat) & 1:
            return actions.NOTHING_OWED
        return refusal(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)

    def apply(self, seat: int, action: int) -> None:
        carry_out(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)

    def chance(self, weights: Buffer) -> int:
        return chance(self, weights)

    def label(self, out: Buffer) -> None:
        what = chance_kind(self)
        out.item[0] = what
        out.item[1] = self.player if what < parts.COLOURS else 0
        out.item[2] = self.race
        out.item[3] = self.ordinal[what]

    def resolve(self, outcome: int) -> None:
        self.ordinal[chance_kind(self)] += 1
        turn_out(self, outcome)

    def over(self) -> bool:
        return self.step == parts.OVER

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = score(self, seat)
