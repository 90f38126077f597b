"""A race under way: the contract of ``Position``, by the rules of the modules beside this one."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.outspeed import actions, parts
from homestretch.games.outspeed.components import OutspeedRules
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.chances import chance, chance_kind, turn_out
from homestretch.games.outspeed.rules.choices import carry_out, legal, refusal
from homestretch.games.outspeed.rules.finish import score
from homestretch.games.outspeed.rules.round import proceed
from homestretch.games.outspeed.rules.setup import set_up


class Outspeed(OutspeedPosition):
    """A race under way."""

    def __init__(self, rules: OutspeedRules) -> None:
        super().__init__(rules)
        set_up(self)

    def waiting(self) -> int:
        return self.deciding

    def legal(self, seat: int, out: Buffer) -> int:
        if seat < 0 or not (self.deciding >> seat) & 1:
            return 0
        return legal(self, seat, out)

    def refusal(self, seat: int, action: int) -> int:
        if seat < 0 or seat >= self.rules.seats or not (self.deciding >> seat) & 1:
            return actions.NOTHING_OWED
        return refusal(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)

    def apply(self, seat: int, action: int) -> None:
        carry_out(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)
        proceed(self)

    def chance(self, weights: Buffer) -> int:
        return chance(self, weights)

    def label(self, out: Buffer) -> None:
        what = chance_kind(self)
        out.item[0] = what
        out.item[1] = self.turn
        out.item[2] = self.round
        out.item[3] = self.ordinal[what * parts.MOST_SEATS + self.turn]

    def resolve(self, outcome: int) -> None:
        self.ordinal[chance_kind(self) * parts.MOST_SEATS + self.turn] += 1
        turn_out(self, outcome)
        proceed(self)

    def over(self) -> bool:
        return self.step == parts.OVER

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = score(self, seat)
