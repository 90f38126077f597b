"""A race under way: the contract of ``Position``, by the rules of the modules beside this one."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.cubitos import actions, parts
from homestretch.games.cubitos.components import CubitosRules
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.chances import chance, chance_kind, set_up, turn_out
from homestretch.games.cubitos.rules.choices import carry_out, legal, refusal
from homestretch.games.cubitos.rules.moving import progress
from homestretch.games.cubitos.rules.order import owing
from homestretch.games.cubitos.rules.round import proceed


class Cubitos(CubitosPosition):
    """A race under way."""

    def __init__(self, rules: CubitosRules) -> None:
        super().__init__(rules)
        set_up(self)
        proceed(self)

    def waiting(self) -> int:
        return owing(self)

    def legal(self, seat: int, out: Buffer) -> int:
        if seat < 0 or not (self.waiting() >> seat) & 1:
            return 0
        return legal(self, seat, out)

    def refusal(self, seat: int, action: int) -> int:
        if seat < 0 or seat >= self.rules.seats or not (self.waiting() >> seat) & 1:
            return actions.NOTHING_OWED
        return refusal(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)

    def apply(self, seat: int, action: int) -> None:
        carry_out(self, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)
        self.ask[seat] = parts.ASK_NOTHING
        proceed(self)

    def chance(self, weights: Buffer) -> int:
        return chance(self, weights)

    def label(self, out: Buffer) -> None:
        what = chance_kind(self)
        out.item[0] = what
        out.item[1] = self.roller
        out.item[2] = self.round
        out.item[3] = 0
        if what < parts.KINDS:
            out.item[3] = self.ordinal[(self.roller - 1) * parts.KINDS + what]

    def resolve(self, outcome: int) -> None:
        turn_out(self, outcome)
        proceed(self)

    def over(self) -> bool:
        return self.stage == parts.OVER

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = progress(self, seat)
