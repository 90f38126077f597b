"""What a search knows of Finish Line: sheets are secret, who may win a race, and what its money is good for.

What others bet is drawn by what tempts them and what they have helped: whoever pushes a horse has probably bet on it.
Within a race the first two horses are guessed by traits of every horse; the weights were fitted to races of bots that
think, by ``python -m homestretch.lab.finishline_insight``.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight, rounded
from homestretch.core.position import Position
from homestretch.core.stream import Stream, below
from homestretch.games.finishline import parts
from homestretch.games.finishline.policy import ClubPolicy, cover, tempting
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import bet_odds, bet_wins, staked
from homestretch.games.finishline.rules.dice import pool_size
from homestretch.games.finishline.sense import leave_out

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

TURNS = 4
"""How many turns a simulation looks ahead; then the horses' chances are guessed."""
LEAST = 6
"""With so few dice left a race is played to its end."""
DOUBT = 0.005
"""A tenth of the usual: choices differ by a few per cent, and ``pro`` looks at five scenarios only."""
MARGIN = 0.003
"""Less of a lead is left to the quick player, who thinks of his own sheet first."""
COMFORT = 0.02
"""How much money counts by itself before the last race: it breaks the tie where all have bet on the same horse."""
STALEMATE = 0.06
"""How often nobody wins so much in the end that side bets would not decide, in games with ``pro``."""
TRAITS = ("ahead", "horseshoe", "whip", "favourite", "sprinter", "level", "backed", "kept", "turn", "leads", "last")
WEIGHTS = (
    (-0.67, 0.32, -0.26, 0.17, -0.44, -0.20, 0.07, 0.84, 0.43, -0.28, 1.25),
    (-0.60, 0.20, -0.30, 0.27, -0.46, 0.00, 0.07, 0.83, 0.19, -0.21, 1.25),
    (-0.57, 0.05, -0.51, 0.23, -0.45, 0.00, 0.11, 0.84, 0.26, -0.28, 1.25),
    (-0.48, 0.18, -0.68, 0.15, -0.38, 0.00, 0.21, 0.90, 0.43, -0.18, 1.03),
    (-0.41, 0.23, -1.02, 0.02, -0.30, 0.00, 0.39, 0.88, 0.54, -0.12, 0.80),
    (-0.33, 0.19, -1.23, -0.09, -0.15, 0.00, 0.79, 0.63, 0.44, -0.04, 0.59),
)
"""Of each trait, a row for every three dice that are left from six on; see ``measure``.

Fitted to 400 games of bots that guessed by earlier weights (``--games 400 --scenarios 30 --seed 11``). No simulation
ends with more than 23 dice.
"""
SIGNS = ("tempting", "own", "helped", "twice", "more", "hindered", "again", "front")
TRUST = (1.13, 0.63, 1.34, 0.0, 0.7, -1.67, 0.75, 0.88)
"""How much more likely each sign makes a bet, in powers of e; see ``consider``.

Fitted to the sheets of bots that think, by ``python -m homestretch.lab.finishline_sheets``, while they still held back
their own horses at times. Fitted to 40 games of those that do not, hindering says more, -2.56, and -0.93 if done twice;
the rest is about the same. That was not tried in matches.
"""


class FinishLineInsight(Insight):
    """Counts turns, guesses who comes in first and second, and weighs capitals by their ratio."""

    helper: ClubPolicy
    liking: Annotated[list[float], 7]
    sign: Annotated[list[float], 8]
    trust: Annotated[list[float], 8]
    least: int
    weight: Annotated[list[float], 66]
    form: Annotated[list[float], 7]
    backed: Annotated[list[float], 7]
    kept_for: Annotated[list[float], 7]
    turned_to: Annotated[list[float], 7]
    lasting: Annotated[list[float], 7]
    trait: Annotated[list[float], 11]
    comfort: float
    stalemate: float
    hope: Annotated[list[float], 4]
    wealth: Annotated[list[float], 4]
    paid: Annotated[list[float], 4]
    first_paid: Annotated[list[float], 28]
    second_paid: Annotated[list[float], 28]

    def __init__(self) -> None:
        super().__init__()
        self.deals = True
        self.guarded = True
        self.horizon = TURNS
        self.doubt = DOUBT
        self.margin = MARGIN
        self.helper = ClubPolicy()
        self.least = LEAST
        self.comfort = COMFORT
        self.stalemate = STALEMATE
        for sign, trust in enumerate(TRUST):
            self.trust[sign] = trust
        for row, weights in enumerate(WEIGHTS):
            for at, weight in enumerate(weights):
                self.weight[row * len(weights) + at] = weight

    def hide(self, position: Position, seat: int) -> None:
        hide(cython.cast(FinishLinePosition, position), seat)

    def redeal(self, position: Position, seat: int, stream: Stream) -> None:
        redeal(self, cython.cast(FinishLinePosition, position), seat, stream)

    def sensible(self, position: Position, seat: int, ranked: Buffer, count: int) -> int:
        return leave_out(self.helper, cython.cast(FinishLinePosition, position), seat, ranked, count)

    def pains(self, position: Position) -> int:
        return 8

    def era(self, position: Position) -> int:
        return turns_so_far(cython.cast(FinishLinePosition, position), self.least)

    def traits(self, position: FinishLinePosition) -> list[list[float]]:
        """What there is to weigh of each runner, from the last to the first, for fitting the weights."""
        back(self, position)
        found = []
        for i in range(position.running):
            measure(self, position, i)
            found.append([self.trait[trait] for trait in range(len(TRAITS))])
        return found

    def signs(self, position: FinishLinePosition, seat: int, other: int) -> list[list[float]]:
        """What a seat sees of another's bet on each runner, for fitting how much each sign is to be trusted."""
        found = []
        for runner in range(parts.RUNNERS):
            consider(self, position, seat, other, runner)
            found.append([self.sign[sign] for sign in range(len(SIGNS))])
        return found

    def sheet(self, position: FinishLinePosition, seat: int) -> list[float]:
        """Which share of what a seat may win hangs on each runner."""
        return [riding_on(position, seat, runner) for runner in range(parts.RUNNERS)]

    def shares(self, position: Position, out: Buffer) -> None:
        if cython.cast(FinishLinePosition, position).runners == parts.RUNNERS:
            foresee(self, cython.cast(FinishLinePosition, position), out)
        else:
            weigh(self, cython.cast(FinishLinePosition, position))
            self.share_out(cython.cast(FinishLinePosition, position).rules.seats, out)
            look_beyond(self, cython.cast(FinishLinePosition, position), out)


def turns_so_far(position: FinishLinePosition, least: int) -> int:
    """Grows from race to race, and from turn to turn until few dice are left: from there a race is played to its end.

    So it is from the betting: a bet is for the whole race.
    """
    if position.step == parts.ASK_BET:
        return 128 * position.race + 64
    dice = pool_size(position) + position.hand_count
    return 128 * position.race + 32 - (dice if dice > least else least)


def hide(position: FinishLinePosition, seat: int) -> None:
    """The sheets of others, and while they bet who has closed one already."""
    for other in range(position.rules.seats):
        if other != seat:
            clear_sheet(position, other)
    if position.step == parts.ASK_BET:
        position.betting = 1 << seat


def clear_sheet(position: FinishLinePosition, seat: int) -> None:
    """No bets."""
    for i in range(seat * parts.BETS, (seat + 1) * parts.BETS):
        position.bet_one[i] = 0
        position.bet_two[i] = 0
        position.stake[i] = 0


def redeal(insight: FinishLineInsight, position: FinishLinePosition, seat: int, stream: Stream) -> None:
    """The others bet anew: for themselves while everybody bets, later as the horses and their deeds suggest."""
    for other in range(position.rules.seats):
        if other != seat:
            clear_sheet(position, other)
            if position.step == parts.ASK_BET:
                position.betting |= 1 << other
            elif position.runners == parts.RUNNERS:
                like(insight, position, seat, other)
                bet_for(insight, position, other, stream)


def like(insight: FinishLineInsight, position: FinishLinePosition, seat: int, other: int) -> None:
    """How likely another has bet on each runner, as the seat sees it."""
    for runner in range(parts.RUNNERS):
        consider(insight, position, seat, other, runner)
        liking = 0.0
        for sign in range(8):
            liking += insight.trust[sign] * insight.sign[sign]
        insight.liking[runner] = exp(liking)


def consider(insight: FinishLineInsight, position: FinishLinePosition, seat: int, other: int, runner: int) -> None:
    """Fills in what speaks for a bet of another on a runner: that it tempts, that the seat found it good, and what the
    other has done for it or against it; what is in front needs no help.
    """
    helped = position.helped[other * parts.RUNNERS + runner]
    insight.sign[0] = log(tempting(position, runner))
    insight.sign[1] = riding_on(position, seat, runner)
    insight.sign[2] = 1.0 if helped >= 1 else 0.0
    insight.sign[3] = 1.0 if helped >= 2 else 0.0
    insight.sign[4] = 1.0 if helped >= 3 else 0.0
    insight.sign[5] = 1.0 if helped <= -1 else 0.0
    insight.sign[6] = 1.0 if helped <= -2 else 0.0
    insight.sign[7] = 0.0
    for i in range(position.running):
        if position.order[i] == runner:
            insight.sign[7] = i / 6.0


def riding_on(position: FinishLinePosition, seat: int, runner: int) -> float:
    """Which share of what a seat may win hangs on a runner."""
    total = won_at_best(position, seat)
    share = 0.0
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i]:
            part = position.stake[i] * bet_odds(position, i) / total
            if slot < parts.WIN_BETS:
                share += part if position.bet_one[i] == runner else 0.0
            elif position.bet_one[i] == runner or position.bet_two[i] == runner:
                share += 0.5 * part
    return share


def won_at_best(position: FinishLinePosition, seat: int) -> float:
    """What all bets of a seat would bring together."""
    total = 0.0
    for i in range(seat * parts.BETS, (seat + 1) * parts.BETS):
        total += 1.0 * position.stake[i] * bet_odds(position, i)
    return total


def bet_for(insight: FinishLineInsight, position: FinishLinePosition, seat: int, stream: Stream) -> None:
    """A sheet as bots that think fill it in: of 75 sheets 43 had all on one horse, 10 all on pairs, 13 half on each.

    The rest had about half on a horse, a quarter on it and another, and a quarter on the other.
    """
    one = drawn(insight, stream)
    insight.liking[one] = 0.0
    two = drawn(insight, stream)
    units = units_for(position, seat, stream)
    kind = below(stream, 75)
    win = units if kind < 43 else 0 if kind < 53 else (units + 1) // 2
    pair = units - win if kind < 66 else (units - win + 1) // 2
    first = seat * parts.BETS
    if win > 0:
        position.bet_one[first] = one
        position.stake[first] = win * position.rules.step
    if pair > 0:
        position.bet_one[first + parts.WIN_BETS] = one if one < two else two
        position.bet_two[first + parts.WIN_BETS] = two if one < two else one
        position.stake[first + parts.WIN_BETS] = pair * position.rules.step
    if units > win + pair:
        position.bet_one[first + 1] = two
        position.stake[first + 1] = (units - win - pair) * position.rules.step


def units_for(position: FinishLinePosition, seat: int, stream: Stream) -> int:
    """How much of its money a seat may have staked.

    Of bots that think one in sixteen keeps some in the first race and one in five in the second, about half of it. In
    the last race two of three who lead keep what they do not need to cover the others; of the others a third keeps
    half or nearly all, to be there if everybody else loses.
    """
    units = position.capital[seat] // position.rules.step
    if position.race < position.rules.races:
        return (units + 1) // 2 if below(stream, 16 if position.race == 1 else 5) == 0 else units
    enough = cover(position, seat) // position.rules.step
    dice = below(stream, 6)
    if enough < units:
        return enough if dice < 4 else units
    return (units + 1) // 2 if dice == 0 else (units + 9) // 10 if dice == 1 else units


def drawn(insight: FinishLineInsight, stream: Stream) -> int:
    """A runner, as likely as it is liked."""
    total = 0.0
    for runner in range(parts.RUNNERS):
        total += insight.liking[runner]
    rest = total * below(stream, 1 << 20) / 1048576.0
    found = 0
    for runner in range(parts.RUNNERS):
        if insight.liking[runner] > 0.0 and rest >= 0.0:
            rest -= insight.liking[runner]
            found = runner
    return found


# Worth of a race under way


def foresee(insight: FinishLineInsight, position: FinishLinePosition, out: Buffer) -> None:
    """Each seat's chance, over all pairs of horses that may come first and second."""
    seats = position.rules.seats
    rate(insight, position)
    add_up(insight, position)
    total = 0.0
    for i in range(position.running):
        total += insight.form[position.order[i]]
    for seat in range(seats):
        insight.hope[seat] = 0.0
        insight.wealth[seat] = 0.0
    for i in range(position.running):
        first = position.order[i]
        for k in range(position.running):
            second = position.order[k]
            if k != i:
                chance = insight.form[first] / total * insight.form[second] / (total - insight.form[first])
                pay(insight, position, first, second, chance)
    for seat in range(seats):
        out.item[seat] = rounded(10000.0 * insight.hope[seat])
    if position.race < position.rules.races:
        look_beyond(insight, position, out)


def rate(insight: FinishLineInsight, position: FinishLinePosition) -> None:
    """How likely each runner is to come in before another: e to the power of its traits, by their weights."""
    row = row_of(position)
    back(insight, position)
    for i in range(position.running):
        measure(insight, position, i)
        form = 0.0
        for trait in range(11):
            form += insight.weight[11 * row + trait] * insight.trait[trait]
        insight.form[position.order[i]] = exp(form)


def stage_of(position: FinishLinePosition) -> int:
    """Which row of weights is for so many dice; with fewer than six or more than 23 it is none of them."""
    return (pool_size(position) + position.hand_count) // 3 - 2


def row_of(position: FinishLinePosition) -> int:
    """Which row of weights counts: that of the stage, or the nearest."""
    stage = stage_of(position)
    return 0 if stage < 0 else 5 if stage > 5 else stage


def measure(insight: FinishLineInsight, position: FinishLinePosition, i: int) -> None:
    """Fills in the traits of the tile at a place; ``back`` comes first."""
    runner = position.order[i]
    kind = position.rules.type[position.horse[runner]]
    ahead = position.running - 1 - i
    insight.trait[0] = ahead
    insight.trait[1] = 1.0 if position.white[runner] else 0.0
    insight.trait[2] = 1.0 if position.whip[runner] else 0.0
    insight.trait[3] = 1.0 if kind == parts.FAVOURITE else 0.0
    insight.trait[4] = 1.0 if kind == parts.SPRINTER else 0.0
    insight.trait[5] = 1.0 if position.level and ahead < 2 else 0.0
    insight.trait[6] = insight.backed[runner]
    insight.trait[7] = insight.kept_for[runner]
    insight.trait[8] = insight.turned_to[runner]
    insight.trait[9] = 1.0 if ahead == 0 else 0.0
    insight.trait[10] = insight.lasting[runner]


def back(insight: FinishLineInsight, position: FinishLinePosition) -> None:
    """How much hangs on each runner: for all, for extra turns still kept, for whose turn it is and whose is last."""
    for runner in range(parts.RUNNERS):
        insight.backed[runner] = 0.0
        insight.kept_for[runner] = 0.0
        insight.turned_to[runner] = 0.0
        insight.lasting[runner] = 0.0
    for seat in range(position.rules.seats):
        total = won_at_best(position, seat)
        for slot in range(parts.BETS):
            i = seat * parts.BETS + slot
            if position.stake[i]:
                share = position.stake[i] * bet_odds(position, i) / total
                if slot < parts.WIN_BETS:
                    favour(insight, position, seat, position.bet_one[i], share)
                else:
                    favour(insight, position, seat, position.bet_one[i], 0.5 * share)
                    favour(insight, position, seat, position.bet_two[i], 0.5 * share)


def favour(insight: FinishLineInsight, position: FinishLinePosition, seat: int, runner: int, share: float) -> None:
    """A share of what a seat may win hangs on a runner."""
    insight.backed[runner] += share
    insight.kept_for[runner] += share * position.kept[seat]
    if seat == position.player:
        insight.turned_to[runner] += share
    if seat == last_of(position):
        insight.lasting[runner] += share


def last_of(position: FinishLinePosition) -> int:
    """Whose turn will be the last of the race, without skips and tips: every turn takes a die, the first one three."""
    turns = pool_size(position) + position.hand_count - parts.HAND + 1
    return (position.player + turns - 1) % position.rules.seats if turns > 0 else position.player


def add_up(insight: FinishLineInsight, position: FinishLinePosition) -> None:
    """What each runner brings each seat by coming first, or second, pairs apart."""
    for seat in range(position.rules.seats):
        for runner in range(parts.RUNNERS):
            at = seat * parts.RUNNERS + runner
            insight.first_paid[at] = 0.0
            insight.second_paid[at] = 0.0
            bonus = position.rules.bonus[position.green[runner]]
            for slot in range(parts.BETS):
                i = seat * parts.BETS + slot
                if position.stake[i]:
                    if slot < parts.WIN_BETS:
                        if position.bet_one[i] == runner:
                            insight.first_paid[at] += 1.0 * position.stake[i] * bet_odds(position, i) + bonus
                    elif bonus and (position.bet_one[i] == runner or position.bet_two[i] == runner):
                        insight.second_paid[at] = 0.5 * bonus
            insight.first_paid[at] += insight.second_paid[at]


def pay(insight: FinishLineInsight, position: FinishLinePosition, first: int, second: int, chance: float) -> None:
    """What everybody's chance would be if these two came first, as likely as that is."""
    seats = position.rules.seats
    most = 0.0
    for seat in range(seats):
        money = 1.0 * position.capital[seat] - staked(position, seat)
        money += insight.first_paid[seat * parts.RUNNERS + first] + insight.second_paid[seat * parts.RUNNERS + second]
        for slot in range(parts.WIN_BETS, parts.BETS):
            i = seat * parts.BETS + slot
            if position.stake[i] and bet_wins(position, i, first, second):
                money += 1.0 * position.stake[i] * bet_odds(position, i)
        money += position.side[seat] if position.race == position.rules.races else 0
        insight.paid[seat] = money
        most = money if seat == 0 or money > most else most
    total = 0.0
    for seat in range(seats):
        if position.race == position.rules.races:
            insight.paid[seat] = 1.0 if insight.paid[seat] == most else 0.0
        else:
            money = insight.paid[seat] + position.rules.capital[position.race]
            money = money if money > 100.0 else 100.0
            insight.paid[seat] = exp(weight_of(position, position.race + 1) * log(money))
            insight.wealth[seat] += chance * money / (money + 10000.0)
        total += insight.paid[seat]
    for seat in range(seats):
        insight.hope[seat] += chance * insight.paid[seat] / total


def weight_of(position: FinishLinePosition, race: int) -> float:
    """Twice the capital of another makes a winner half as likely again; the weight was fitted to games of ``club``."""
    return 0.48 if race < position.rules.races else 0.6


def weigh(insight: FinishLineInsight, position: FinishLinePosition) -> None:
    """Capitals at the start of a race."""
    weight = weight_of(position, position.race)
    for seat in range(position.rules.seats):
        money = 1.0 * position.capital[seat] if position.capital[seat] > 100 else 100.0
        insight.strength[seat] = weight * log(money)
        insight.wealth[seat] = money / (money + 10000.0)


def look_beyond(insight: FinishLineInsight, position: FinishLinePosition, out: Buffer) -> None:
    """Before the last race money counts a little by itself, and so does the most of side bets.

    Where all have bet on the same horse, they still want it to win; and where all lose everything in the end, the most
    of side bets wins, however little it is beside what others have now.
    """
    most = position.side[0]
    for seat in range(1, position.rules.seats):
        most = position.side[seat] if position.side[seat] > most else most
    sharing = 0
    for seat in range(position.rules.seats):
        sharing += 1 if position.side[seat] == most else 0
    for seat in range(position.rules.seats):
        hope = (1.0 - insight.comfort - insight.stalemate) * out.item[seat]
        hope += insight.comfort * 10000.0 * insight.wealth[seat]
        if position.side[seat] == most:
            hope += insight.stalemate * 10000.0 / sharing
        out.item[seat] = rounded(hope)
