"""Finish Line for learners: dense actions and observations, as layout.py describes them."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.encoding import Encoding, limited, one_of
from homestretch.core.position import Position
from homestretch.core.row import FloatRow
from homestretch.games.finishline import actions, layout, parts
from homestretch.games.finishline.components import FinishLineRules
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import left_to_stake, odds_of
from homestretch.games.finishline.rules.choices import bet_action
from homestretch.games.finishline.rules.runners import index_of, runner_of_horse

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class FinishLineEncoding(Encoding):
    """The numbers of a game, and what they are divided by."""

    a_die: Annotated[list[float], 5]

    def __init__(self, rules: FinishLineRules) -> None:
        super().__init__(layout.BLOCKS, layout.FEATURES)
        measure(self, rules)

    def number(self, position: Position, seat: int, action: int) -> int:
        return numbered(self, cython.cast(FinishLinePosition, position), seat, action)

    def action(self, position: Position, seat: int, number: int) -> int:
        return meant(self, cython.cast(FinishLinePosition, position), seat, number)

    def observe(self, position: Position, seat: int, out: FloatRow) -> None:
        see(self, cython.cast(FinishLinePosition, position), seat, out)


def measure(encoding: FinishLineEncoding, rules: FinishLineRules) -> None:
    """What the numbers of a game are divided by."""
    for colour in range(parts.COLOURS):
        encoding.a_die[colour] = one_of(rules.dice[colour])


# Actions


def numbered(encoding: FinishLineEncoding, position: FinishLinePosition, seat: int, action: int) -> int:
    """The dense number of an action: horses by their starting place, amounts by the menu."""
    verb = action % actions.ARGUMENT
    argument = action // actions.ARGUMENT
    if verb == actions.BET:
        argument = numbered_bet(position, seat, argument)
    elif verb == actions.PACE:
        frm = runner_of_horse(position, argument % parts.HORSES + 1)
        argument = frm + parts.RUNNERS * runner_of_horse(position, argument // parts.HORSES + 1)
    elif verb == actions.OUTSIDER:
        argument = argument % 3 + 3 * runner_of_horse(position, argument // 3 + 1)
    elif verb == actions.INTERFERE:
        argument = numbered_order(position, argument)
    elif names_a_horse(verb):
        argument = runner_of_horse(position, argument + 1)
    return encoding.first[verb] + argument if argument >= 0 else -1


def meant(encoding: FinishLineEncoding, position: FinishLinePosition, seat: int, number: int) -> int:
    """The action behind a dense number."""
    verb = encoding.verb[number]
    argument = number - encoding.first[verb]
    if verb == actions.BET:
        return meant_bet(position, seat, argument)
    if verb == actions.PACE:
        frm = position.horse[argument % parts.RUNNERS] - 1
        argument = frm + parts.HORSES * (position.horse[argument // parts.RUNNERS] - 1)
    elif verb == actions.OUTSIDER:
        argument = argument % 3 + 3 * (position.horse[argument // 3] - 1)
    elif verb == actions.INTERFERE:
        argument = meant_order(position, argument % 6, argument // 6)
    elif names_a_horse(verb):
        argument = position.horse[argument] - 1
    return verb + actions.ARGUMENT * argument


def names_a_horse(verb: int) -> bool:
    """Whether a verb's one argument is a horse."""
    if verb == actions.HORSESHOE or verb == actions.DOUBLE or verb == actions.WHIP:
        return True
    return verb == actions.DISQUALIFY or verb == actions.HELMET or verb == actions.SPEED_LOSS


def numbered_bet(position: FinishLinePosition, seat: int, argument: int) -> int:
    """A bet: which horse or pair, and which entry of the menu; -1 for an amount that is none."""
    one = runner_of_horse(position, argument // 2 % parts.HORSES + 1)
    second = argument // (2 * parts.HORSES) % actions.PAIR
    amount = actions.STEP * (argument // (2 * parts.HORSES * actions.PAIR) + 1)
    bet = one
    if second:
        two = runner_of_horse(position, second)
        bet = parts.RUNNERS + pair_number(one, two) if one < two else parts.RUNNERS + pair_number(two, one)
    left = left_to_stake(position, seat)
    for stake in range(layout.STAKE_COUNT):
        if stake_of(position, left, stake) == amount:
            return bet + layout.BET_COUNT * stake
    return -1


def meant_bet(position: FinishLinePosition, seat: int, argument: int) -> int:
    """The bet behind an entry of the menu."""
    bet = argument % layout.BET_COUNT
    amount = stake_of(position, left_to_stake(position, seat), argument // layout.BET_COUNT)
    if bet < parts.RUNNERS:
        return bet_action(position, actions.WIN, bet, -1, amount)
    one = 0
    while bet - parts.RUNNERS >= pair_number(one, parts.RUNNERS - 1) + 1:
        one += 1
    two = bet - parts.RUNNERS - pair_number(one, one + 1) + one + 1
    return bet_action(position, actions.PLACE, one, two, amount)


def pair_number(one: int, two: int) -> int:
    """The number of a pair of starting places, the lower first."""
    return one * (2 * parts.RUNNERS - 1 - one) // 2 + two - one - 1


def stake_of(position: FinishLinePosition, left: int, stake: int) -> int:
    """The amount of an entry of the menu, in whole steps: the least, or a part of what is left."""
    if stake == 0:
        return position.rules.step
    amount = left
    if stake == 1:
        amount = left // 10
    elif stake == 2:
        amount = left // 4
    elif stake == 3:
        amount = left // 2
    return amount - amount % position.rules.step


def numbered_order(position: FinishLinePosition, argument: int) -> int:
    """Interference: which of the six orders, and where the three horses begin."""
    back = index_of(position, runner_of_horse(position, argument % parts.HORSES + 1))
    middle = index_of(position, runner_of_horse(position, argument // parts.HORSES % parts.HORSES + 1))
    front = index_of(position, runner_of_horse(position, argument // (parts.HORSES * parts.HORSES) + 1))
    at = back if back < middle else middle
    if front < at:
        at = front
    i = back - at
    k = middle - at
    return 2 * i + (k if k < i else k - 1) + 6 * at


def meant_order(position: FinishLinePosition, order: int, at: int) -> int:
    """The argument of the interference that puts three horses in an order."""
    i = order // 2
    k = order % 2
    if k >= i:
        k += 1
    back = position.horse[position.order[at + i]] - 1
    middle = position.horse[position.order[at + k]] - 1
    front = position.horse[position.order[at + 3 - i - k]] - 1
    return back + parts.HORSES * (middle + parts.HORSES * front)


# Observations


def see(encoding: FinishLineEncoding, position: FinishLinePosition, seat: int, out: FloatRow) -> None:
    """All that layout.py lists."""
    if position.step <= parts.ASK_EXTRA:
        out.item[layout.STEP + position.step] = 1.0
    out.item[layout.RACE + position.race - 1] = 1.0
    total = 0.0
    for other in range(position.rules.seats):
        total += position.capital[other]
    for place in range(position.rules.seats):
        see_player(position, (seat + place) % position.rules.seats, place, total, out)
    for runner in range(position.runners):
        see_runner(position, runner, out)
    for i in range(position.running):
        out.item[layout.RUNNING + position.order[i]] = 1.0
        out.item[layout.PLACE + position.order[i]] = (i + 1.0) / position.running
    see_dice(encoding, position, out)
    see_sheet(position, seat, out)


def see_player(position: FinishLinePosition, other: int, place: int, total: float, out: FloatRow) -> None:
    """What lies open of a player."""
    out.item[layout.PRESENT + place] = 1.0
    if position.player == other:
        out.item[layout.ACTIVE + place] = 1.0
    if position.start_player == other:
        out.item[layout.START_PLAYER + place] = 1.0
    if (position.betting >> other) & 1:
        out.item[layout.BETTING + place] = 1.0
    if position.extra == other:
        out.item[layout.EXTRA + place] = 1.0
    out.item[layout.KEPT + place] = limited(position.kept[other] * 0.5, 1.0)
    capital = 1.0 * position.capital[other]
    out.item[layout.CAPITAL + place] = capital / (capital + layout.PLENTY)
    out.item[layout.CAPITAL_SHARE + place] = capital / total if total > 0 else 0.0
    out.item[layout.SIDE_BETS + place] = signed(position.side[other] * (1.0 / layout.BIG_SIDE_BET))
    for runner in range(parts.RUNNERS):
        helped = position.helped[other * parts.RUNNERS + runner]
        out.item[layout.HELPED + place * parts.RUNNERS + runner] = signed(helped * (1.0 / layout.MUCH_HELP))


def signed(value: float) -> float:
    """A number within -1 and 1."""
    return limited(value, 1.0) if value > -1.0 else -1.0


def see_runner(position: FinishLinePosition, runner: int, out: FloatRow) -> None:
    """A horse of the line-up, by its starting place."""
    out.item[layout.TYPE + 3 * runner + position.rules.type[position.horse[runner]]] = 1.0
    out.item[layout.ODDS + runner] = limited(odds_of(position, runner) * (1.0 / layout.LONG_ODDS), 1.0)
    out.item[layout.WHITE + runner] = 1.0 if position.white[runner] else 0.0
    out.item[layout.WHIP + runner] = 1.0 if position.whip[runner] else 0.0
    out.item[layout.BLACK + runner] = 1.0 if position.black[runner] else 0.0
    if position.green[runner]:
        out.item[layout.BONUS + runner] = limited(position.rules.bonus[position.green[runner]] * (1.0 / 3000), 1.0)


def see_dice(encoding: FinishLineEncoding, position: FinishLinePosition, out: FloatRow) -> None:
    """The pool, what is out of play, and the dice in front of the active player."""
    out.item[layout.FLAGS] = 1.0 if position.level else 0.0
    out.item[layout.FLAGS + 1] = 1.0 if position.spent else 0.0
    out.item[layout.FLAGS + 2] = 1.0 if position.home else 0.0
    for colour in range(parts.COLOURS):
        out.item[layout.POOL + colour] = position.pool[colour] * encoding.a_die[colour]
        out.item[layout.OUT_OF_PLAY + colour] = position.out[colour] * encoding.a_die[colour]
    for i in range(position.hand_count):
        out.item[layout.HAND + position.hand[i]] += 1.0 / 3
        if position.face[i]:
            out.item[layout.FACES + position.face[i] - 1] += 1.0 / 3
    out.item[layout.FETCHING] = limited(position.fetching * 0.5, 1.0)


def see_sheet(position: FinishLinePosition, seat: int, out: FloatRow) -> None:
    """One's own bets; those of the others are secret (FL-5)."""
    if position.capital[seat] <= 0:
        return
    share = 1.0 / position.capital[seat]
    out.item[layout.LEFT] = limited(left_to_stake(position, seat) * share, 1.0)
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i] and slot < parts.WIN_BETS:
            out.item[layout.OWN_WIN_BETS + position.bet_one[i]] = limited(position.stake[i] * share, 1.0)
        elif position.stake[i]:
            pair = pair_number(position.bet_one[i], position.bet_two[i])
            out.item[layout.OWN_PLACE_BETS + pair] = limited(position.stake[i] * share, 1.0)
