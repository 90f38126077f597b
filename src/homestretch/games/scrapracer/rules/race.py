"""A race under way: the contract of ``Position``, by the rules of the modules beside this one."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.scrapracer import actions, parts
from homestretch.games.scrapracer.components import ScrapRacerRules
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.chances import chance, chance_kind, turn_out
from homestretch.games.scrapracer.rules.choices import carry_out, legal, refusal
from homestretch.games.scrapracer.rules.finish import score
from homestretch.games.scrapracer.rules.racers import lowest_of
from homestretch.games.scrapracer.rules.setup import ordering_seat, set_up
from homestretch.games.scrapracer.rules.turn import proceed


class ScrapRacer(ScrapRacerPosition):
    """A race under way."""

    def __init__(self, rules: ScrapRacerRules) -> None:
        super().__init__(rules)
        set_up(self)

    def waiting(self) -> int:
        if self.step == parts.ASK_ORDER:
            return 1 << ordering_seat(self)
        if parts.ASK_ROLL <= self.step <= parts.ASK_AFTER:
            return 1 << self.rules.owner[self.mover]
        if self.step == parts.ASK_WINNER:
            return 1 << self.rules.owner[lowest_of(self.fight_in)]
        return 0

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
        proceed(self)

    def chance(self, weights: Buffer) -> int:
        return chance(self, weights)

    def label(self, out: Buffer) -> None:
        what = chance_kind(self)
        out.item[0] = what
        slot = self.ordering if self.step == parts.DRAW_RACER else self.mover
        out.item[1] = self.rules.owner[slot]
        out.item[2] = self.round
        out.item[3] = 2 * self.ordinal[what] + slot - self.rules.owner[slot] * self.rules.each

    def resolve(self, outcome: int) -> None:
        self.ordinal[chance_kind(self)] += 1
        turn_out(self, outcome)
        proceed(self)

    def over(self) -> bool:
        return self.step == parts.OVER

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = score(self, seat)
