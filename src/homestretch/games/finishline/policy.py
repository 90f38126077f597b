"""The quick sensible player of Finish Line: level ``club``.

It rates how far each horse is from winning by its place, the dice on it and the dice still to come, bets
where that pays with some help of its own, and then uses the dice that are worth most to its bets and
least to those the others seem to have. It reads its own sheet and what lies open, never another sheet.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy, put_first
from homestretch.core.position import Position, copy_into, make_lists
from homestretch.core.stream import Stream, below
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import bet_refusal, left_to_stake, odds_of
from homestretch.games.finishline.rules.choices import bet_action, carry_out, legal
from homestretch.games.finishline.rules.dice import pool_size
from homestretch.games.finishline.rules.race import FinishLine
from homestretch.games.finishline.rules.runners import runner_of_horse

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

STAGES = 30  # dice still to come
GAPS = 100  # tenths of a position behind the best
OWN_PUSH = 4  # tenths of a position that one's own help is good for
OTHERS = 1.0  # how much the guessed bets of the others weigh; without them club loses two games of three to itself


class ClubPolicy(Policy):
    """Weighs every way to use the dice, in money."""

    ready: bool
    stages: int
    gaps: int
    push: int
    caution: float
    scratch: FinishLinePosition
    maybe: FinishLinePosition
    ways: Buffer
    weight: Annotated[list[float], 3000]
    worth: Annotated[list[float], 1024]
    share: Annotated[list[float], 7]
    own: Annotated[list[float], 7]
    others: Annotated[list[float], 7]
    spare: float
    tempted: bool

    def __init__(self) -> None:
        make_lists(self)
        self.ready = False
        self.tempted = False
        self.stages, self.gaps = STAGES, GAPS
        self.push, self.caution = OWN_PUSH, OTHERS
        self.spare = 0.0
        self.ways = Buffer()
        for stage in range(STAGES):
            for gap in range(GAPS):
                self.weight[stage * GAPS + gap] = exp(-0.1 * gap / (0.12 + 0.6 * stage**0.5))

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        if count == 1:
            return legal.item[0]
        make_ready(self, cython.cast(FinishLinePosition, position))
        return decide(self, cython.cast(FinishLinePosition, position), seat, legal, count, stream)

    def be_tempted(self) -> None:
        """From now on it stakes as those do who think, and half of the time on the horses that they like."""
        self.tempted = True

    def forget_others(self) -> None:
        """From now on it does not ask itself what the others have bet."""
        self.caution = 0.0


class PlayoutPolicy(Policy):
    """The same player in a hurry, for simulations: takes dice as they come and thinks only about their use.

    It bets as bots do that think, half of the time on the horses that they like.
    """

    inner: ClubPolicy

    def __init__(self) -> None:
        self.inner = ClubPolicy()
        self.inner.be_tempted()

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        if count == 1:
            return legal.item[0]
        if cython.cast(FinishLinePosition, position).step == parts.ASK_TAKE:
            return legal.item[below(stream, count)]
        make_ready(self.inner, cython.cast(FinishLinePosition, position))
        return decide(self.inner, cython.cast(FinishLinePosition, position), seat, legal, count, stream)

    def rank(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> None:
        put_first(legal, count, self.inner.choose(position, seat, legal, count, stream), stream)
        put_in_order(self.inner, cython.cast(FinishLinePosition, position), seat, legal, count)
        if count > 40:
            add_covers(cython.cast(FinishLinePosition, position), seat, legal)


# What to look at first


def put_in_order(policy: ClubPolicy, position: FinishLinePosition, seat: int, legal: Buffer, count: int) -> None:
    """Bets and uses of dice behind the first, the more promising the earlier."""
    if position.step != parts.ASK_BET and position.step != parts.ASK_USE and position.step != parts.ASK_EXTRA:
        return
    for i in range(1, count):
        worth = 0.0
        if position.step == parts.ASK_BET:
            worth = promise_of_bet(policy, position, seat, legal.item[i])
        else:
            worth = worth_of(policy, position, seat, legal.item[i])
        at = i
        action = legal.item[i]
        while at > 1 and policy.worth[at - 1] < worth:
            policy.worth[at] = policy.worth[at - 1]
            legal.item[at] = legal.item[at - 1]
            at -= 1
        policy.worth[at] = worth
        legal.item[at] = action


def add_covers(position: FinishLinePosition, seat: int, legal: Buffer) -> None:
    """Puts in front of the fortieth what covers the others: on each horse as much as the richest of them could stake.

    A search looks at forty bets.
    """
    amount = cover(position, seat)
    if position.step != parts.ASK_BET or amount >= left_to_stake(position, seat):
        return
    for runner in range(parts.RUNNERS):
        if bet_refusal(position, seat, actions.WIN, runner, parts.NOBODY, amount) == actions.ALLOWED:
            legal.item[39 - runner] = bet_action(position, actions.WIN, runner, parts.NOBODY, amount)


def cover(position: FinishLinePosition, seat: int) -> int:
    """The least stake that no other can match."""
    most = 0
    for other in range(position.rules.seats):
        if other != seat and position.capital[other] > most:
            most = position.capital[other]
    return most + position.rules.step - most % position.rules.step


def promise_of_bet(policy: ClubPolicy, position: FinishLinePosition, seat: int, action: int) -> float:
    """What a bet brings back for each coin, with some help; a small stake promises less.

    To close a blank sheet promises nothing; else as much as a bet that just brings back what was staked.
    """
    left = left_to_stake(position, seat)
    if action == actions.DONE:
        return 1.0 if left < position.capital[seat] else 0.0
    argument = action // actions.ARGUMENT
    one = runner_of_horse(position, argument // 2 % parts.HORSES + 1)
    second = argument // (2 * parts.HORSES) % actions.PAIR
    amount = actions.STEP * (argument // (2 * parts.HORSES * actions.PAIR) + 1)
    rate(policy, position, one)
    back = policy.share[one] * odds_of(position, one)
    if second:
        two = runner_of_horse(position, second)
        back = pair_chance(policy, one, two) * (odds_of(position, one) + odds_of(position, two))
    return back * (0.5 + 0.5 * amount / left)


def make_ready(policy: ClubPolicy, position: FinishLinePosition) -> None:
    """Makes room for trying things out under the rules of a game."""
    if not policy.ready or policy.scratch.rules is not position.rules:
        with cython.gil:
            policy.scratch = FinishLine(position.rules)
            policy.maybe = FinishLine(position.rules)
            policy.ready = True


def decide(
    policy: ClubPolicy, position: FinishLinePosition, seat: int, legal: Buffer, count: int, stream: Stream
) -> int:
    """The choice among the legal actions."""
    if position.step == parts.ASK_BET:
        return about_bet(policy, position, seat, legal.item[count - 1], stream)
    guess(policy, position, seat)
    if position.step == parts.ASK_TAKE:
        return about_take(policy, position, seat, legal, count)
    if position.step == parts.ASK_FETCH:
        return legal.item[below(stream, count)]
    return about_dice(policy, position, seat, legal, count)


# How likely a horse is to win


def rate(policy: ClubPolicy, position: FinishLinePosition, pushed: int) -> None:
    """Fills in each runner's chance to win; ``pushed`` is one that gets help, or -1.

    What counts is how many positions it lies behind the lead, in tenths: a horseshoe is half a position, a
    favourite needs less help, a warned horse may be sent off. The more dice are to come, the less it says.
    """
    dice = pool_size(position)
    stage = dice if dice < policy.stages else policy.stages - 1
    best = -1000
    for runner in range(parts.RUNNERS):
        policy.share[runner] = 0.0
    for i in range(position.running):
        strength = strength_of(policy, position, i, dice, pushed)
        best = strength if strength > best else best
    total = 0.0
    for i in range(position.running):
        gap = best - strength_of(policy, position, i, dice, pushed)
        worth = policy.weight[stage * policy.gaps + (gap if gap < policy.gaps else policy.gaps - 1)]
        policy.share[position.order[i]] = worth
        total += worth
    for i in range(position.running):
        policy.share[position.order[i]] /= total


def strength_of(policy: ClubPolicy, position: FinishLinePosition, i: int, dice: int, pushed: int) -> int:
    """How good the place of a tile is, in tenths of a position."""
    runner = position.order[i]
    strength = 10 * i
    if position.level and i >= position.running - 2:
        strength = 10 * position.running - 15
    if position.white[runner]:
        strength += 5 if dice > 1 else 2 * dice
    kind = position.rules.type[position.horse[runner]]
    if kind == parts.FAVOURITE:
        strength += dice // 2
    if position.whip[runner]:
        strength -= dice // 4
    if runner == pushed:
        strength += policy.push
    return strength


def pair_chance(policy: ClubPolicy, one: int, two: int) -> float:
    """The chance that two runners come first and second, in either order."""
    a = policy.share[one]
    b = policy.share[two]
    if a <= 0.0 or b <= 0.0:
        return 0.0
    if a > 0.999 or b > 0.999:
        return a if a < b else b
    return a * b / (1.0 - a) + a * b / (1.0 - b)


# What the race is worth


def guess(policy: ClubPolicy, position: FinishLinePosition, seat: int) -> None:
    """What every runner's win would bring: to oneself by the sheet, to the others by what they have helped."""
    rate(policy, position, parts.NOBODY)
    for runner in range(parts.RUNNERS):
        policy.own[runner] = 0.0
        policy.others[runner] = 0.0
    policy.spare = 0.0
    for slot in range(parts.WIN_BETS):
        i = seat * parts.BETS + slot
        policy.own[position.bet_one[i]] += position.stake[i] * odds_of(position, position.bet_one[i])
    for runner in range(position.runners):
        if policy.own[runner] > policy.spare:
            policy.spare = policy.own[runner]
    for other in range(position.rules.seats):
        if other != seat:
            total = 0.0
            for runner in range(position.runners):
                total += interest(position, other, runner)
            for runner in range(position.runners):
                share = interest(position, other, runner) / total
                policy.others[runner] += share * position.capital[other] * odds_of(position, runner)


def interest(position: FinishLinePosition, seat: int, runner: int) -> float:
    """How much a seat seems to like a runner: what it has done for it, else a little for all."""
    helped = position.helped[seat * parts.RUNNERS + runner]
    if helped > 0:
        return 1.0 + 1.5 * helped
    return 1.0 / (1.0 - helped)


def value(policy: ClubPolicy, position: FinishLinePosition, seat: int) -> float:
    """What the race is worth to a seat as it lies: its own bets less what the others would get."""
    rate(policy, position, parts.NOBODY)
    total = 0.0
    caution = policy.caution / (position.rules.seats - 1)
    for i in range(position.running):
        runner = position.order[i]
        chance = policy.share[runner]
        total += chance * (policy.own[runner] - caution * policy.others[runner])
        bonus = position.rules.bonus[position.green[runner]]
        if bonus and policy.own[runner] > 0.0:
            total += chance * bonus
    for slot in range(parts.WIN_BETS, parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i]:
            one = position.bet_one[i]
            two = position.bet_two[i]
            paid = position.stake[i] * (odds_of(position, one) + odds_of(position, two))
            total += paid * pair_chance(policy, one, two)
            bonus = position.rules.bonus[position.green[one]] + position.rules.bonus[position.green[two]]
            total += 0.5 * bonus * (policy.share[one] + policy.share[two])
    return total + position.side[seat] + position.kept[seat] * 0.1 * policy.spare


# Bets


def about_bet(policy: ClubPolicy, position: FinishLinePosition, seat: int, done: int, stream: Stream) -> int:
    """Half on a horse to win, half of the rest on it together with another, and all that is left on that one.

    One who is tempted bets as those do who think: see ``tempting_stake``; of the rest he may keep some.
    """
    left = left_to_stake(position, seat)
    if left == 0:
        return done
    first = seat * parts.BETS
    half = left // 2 - left // 2 % position.rules.step
    if half == 0:
        half = left
    if not position.stake[first]:
        one = pick_runner(policy, position, parts.NOBODY, stream)
        if policy.tempted:
            half = tempting_stake(position, seat, left, half, stream)
        return bet_action(position, actions.WIN, one, -1, half)
    one = position.bet_one[first]
    if not position.stake[first + parts.WIN_BETS]:
        if policy.tempted and (position.stake[first] > left or below(stream, 3) == 0):
            return done
        two = pick_runner(policy, position, one, stream)
        if two < one:
            return bet_action(position, actions.PLACE, two, one, half)
        return bet_action(position, actions.PLACE, one, two, half)
    pair = first + parts.WIN_BETS
    two = position.bet_two[pair] if position.bet_one[pair] == one else position.bet_one[pair]
    return done if position.stake[first + 1] else bet_action(position, actions.WIN, two, -1, left)


def tempting_stake(position: FinishLinePosition, seat: int, left: int, half: int, stream: Stream) -> int:
    """What those who think stake on their horse: mostly all; in the last race the richest often what covers the others.

    Of 75 sheets of bots that think 51 had everything on one horse, and 13 left money unstaked.
    """
    amount = cover(position, seat)
    if position.race == position.rules.races and amount < left and below(stream, 2) == 0:
        return amount
    return left if below(stream, 3) > 0 else half


def pick_runner(policy: ClubPolicy, position: FinishLinePosition, taken: int, stream: Stream) -> int:
    """A runner that is worth a bet, one with better prospects more often; not the one taken already."""
    tempted = 1 if policy.tempted and below(stream, 2) == 0 else 0
    total = 0.0
    for runner in range(position.runners):
        total += appeal(policy, position, runner, taken, tempted)
    mark = total * below(stream, 1 << 20) / 1048576.0
    for runner in range(position.runners):
        mark -= appeal(policy, position, runner, taken, tempted)
        if mark < 0.0 and runner != taken:
            return runner
    return 0 if taken else 1


def appeal(policy: ClubPolicy, position: FinishLinePosition, runner: int, taken: int, tempted: int) -> float:
    """How likely a runner is picked, as this player does or as those who think do; not the one taken already."""
    if runner == taken:
        return 0.0
    return tempting(position, runner) if tempted else prospect(policy, position, runner)


def tempting(position: FinishLinePosition, runner: int) -> float:
    """How likely a runner is bet on, before anybody has helped it: favourites by far, others if they start in front.

    Bots that think put 0.35 to 0.55 of their stakes on each favourite, wherever it starts, up to 0.27 on a sprinter and
    0.09 on another; people will err more.
    """
    front = runner * runner / 36.0
    kind = position.rules.type[position.horse[runner]]
    if kind == parts.FAVOURITE:
        return 1.0
    return 0.1 + 0.6 * front if kind == parts.SPRINTER else 0.06 + 0.2 * front


def prospect(policy: ClubPolicy, position: FinishLinePosition, runner: int) -> float:
    """What a stake on a runner brings back with some help, to a high power."""
    rate(policy, position, runner)
    back = policy.share[runner] * odds_of(position, runner)
    return back * back * back * back * back * back


# Dice


def about_dice(policy: ClubPolicy, position: FinishLinePosition, seat: int, legal: Buffer, count: int) -> int:
    """The use of the dice after which the race is worth most."""
    best = legal.item[0]
    most = -1.0e18
    for i in range(count):
        worth = worth_of(policy, position, seat, legal.item[i])
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def worth_of(policy: ClubPolicy, position: FinishLinePosition, seat: int, action: int) -> float:
    """What the race is worth after an action."""
    try_out(policy, position, seat, action)
    return value(policy, policy.scratch, seat)


def try_out(policy: ClubPolicy, position: FinishLinePosition, seat: int, action: int) -> None:
    """Makes ``scratch`` the position after an action, in a race that does not end by it."""
    copy_into(policy.scratch, position)
    hold_open(policy.scratch, seat, 1)
    carry_out(policy.scratch, seat, action % actions.ARGUMENT, action // actions.ARGUMENT)
    hold_open(policy.scratch, seat, -1)


def hold_open(position: FinishLinePosition, seat: int, much: int) -> None:
    """One die more than there is, or one less again, so that an action does not end the race and show the sheets."""
    if position.step == parts.ASK_EXTRA:
        position.kept[seat] += much
    else:
        position.pool[parts.WHITE] += much


def about_take(policy: ClubPolicy, position: FinishLinePosition, seat: int, legal: Buffer, count: int) -> int:
    """The die that promises most by itself, over all its faces."""
    best = legal.item[0]
    most = -1.0e18
    for i in range(count):
        worth = promise(policy, position, seat, legal.item[i] // actions.ARGUMENT)
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def promise(policy: ClubPolicy, position: FinishLinePosition, seat: int, colour: int) -> float:
    """What one die of a colour is worth on average if the best is made of every face."""
    total = 0.0
    faces = 0
    for face in range(position.rules.first_face[colour], position.rules.first_face[colour + 1]):
        copy_into(policy.maybe, position)
        show(policy.maybe, colour, face)
        count = legal(policy.maybe, seat, policy.ways)
        most = -1.0e18
        for k in range(count):
            worth = worth_of(policy, policy.maybe, seat, policy.ways.item[k])
            if worth > most:
                most = worth
        total += position.rules.face[face] * most
        faces += position.rules.face[face]
    return total / faces


def show(position: FinishLinePosition, colour: int, face: int) -> None:
    """One die from the pool lies there with a face, and no other."""
    position.pool[colour] -= 1
    position.hand[0] = colour
    position.face[0] = face + 1
    for i in range(1, parts.HAND):
        position.face[i] = 0
    position.hand_count = 1
    position.step = parts.ASK_USE
