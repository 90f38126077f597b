"""Bets: what may be staked, and what it pays (FL-5 to FL-8, FL-22, FL-34)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.finishline import actions, events, parts
from homestretch.games.finishline.position import FinishLinePosition


def odds_of(position: FinishLinePosition, runner: int) -> int:
    """FL-4, C1, C2: how many times the stake a horse pays; only race and starting place matter."""
    return position.rules.odds_at(position.race, runner)


def staked(position: FinishLinePosition, seat: int) -> int:
    """All that a seat has staked in this race."""
    total = 0
    for slot in range(parts.BETS):
        total += position.stake[seat * parts.BETS + slot]
    return total


def left_to_stake(position: FinishLinePosition, seat: int) -> int:
    """FL-6: what a seat may still stake, in whole steps."""
    left = position.capital[seat] - staked(position, seat)
    left -= left % position.rules.step
    return left if left < actions.STEP * actions.STAKES else actions.STEP * actions.STAKES


def free_slot(position: FinishLinePosition, seat: int, kind: int) -> int:
    """Where the next bet of a kind is written down; -1 if there is no room (FL-7, FL-8)."""
    first = seat * parts.BETS + (0 if kind == actions.WIN else parts.WIN_BETS)
    for slot in range(position.rules.win_bets if kind == actions.WIN else position.rules.place_bets):
        if not position.stake[first + slot]:
            return first + slot
    return parts.NOBODY


def has_bet(position: FinishLinePosition, seat: int, one: int, two: int) -> bool:
    """Whether a seat has this bet already: a runner, or a pair with the lower runner first; -1 for none."""
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i] and position.bet_one[i] == one:
            if slot < parts.WIN_BETS:
                if two < 0:
                    return True
            elif position.bet_two[i] == two:
                return True
    return False


def bet_refusal(position: FinishLinePosition, seat: int, kind: int, one: int, two: int, amount: int) -> int:
    """Why a bet may not be placed; ``two`` is -1 for a win bet. Runners, the lower first."""
    if kind == actions.WIN:
        if free_slot(position, seat, kind) < 0:
            return actions.WIN_BETS_FULL
        if has_bet(position, seat, one, two):
            return actions.WIN_BET_TWICE  # C27
    else:
        if has_bet(position, seat, one, two):
            return actions.PLACE_BET_TWICE  # C27
        if free_slot(position, seat, kind) < 0:
            return actions.PLACE_BETS_FULL
    return actions.ALLOWED if amount <= left_to_stake(position, seat) else actions.BET_ABOVE_CAPITAL


def place_bet(position: FinishLinePosition, seat: int, kind: int, one: int, two: int, amount: int) -> None:
    """FL-7, FL-8: written down behind the screen; nobody is told."""
    slot = free_slot(position, seat, kind)
    position.bet_one[slot] = one
    position.bet_two[slot] = two if kind == actions.PLACE else 0
    position.stake[slot] = amount


def bet_wins(position: FinishLinePosition, i: int, first: int, second: int) -> bool:
    """FL-7, FL-8: whether a bet that is written down wins; a pair in either order. -1 stands for no horse (C25)."""
    if i % parts.BETS < parts.WIN_BETS:
        return position.bet_one[i] == first
    if position.bet_one[i] == first:
        return position.bet_two[i] == second
    return position.bet_one[i] == second and position.bet_two[i] == first


def bet_odds(position: FinishLinePosition, i: int) -> int:
    """FL-8: the odds of a bet; those of a pair are added."""
    if i % parts.BETS < parts.WIN_BETS:
        return odds_of(position, position.bet_one[i])
    return odds_of(position, position.bet_one[i]) + odds_of(position, position.bet_two[i])


def pay_bets(position: FinishLinePosition, seat: int, first: int, second: int) -> int:
    """FL-34: what a seat's bets bring; the bets are shown and the sheet is cleared."""
    total = 0
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i]:
            paid = position.stake[i] * bet_odds(position, i) if bet_wins(position, i, first, second) else 0
            total += paid
            tell(position, events.BET, seat, horses_of_bet(position, i), position.stake[i], paid)
    return total


def horses_of_bet(position: FinishLinePosition, i: int) -> int:
    """The horses of a bet, one bit each from number 1 on."""
    mask = 1 << (position.horse[position.bet_one[i]] - 1)
    if i % parts.BETS >= parts.WIN_BETS:
        mask |= 1 << (position.horse[position.bet_two[i]] - 1)
    return mask


def pay_bonuses(position: FinishLinePosition, seat: int, first: int, second: int) -> int:
    """FL-22, C8, C9: once for a win bet and once for a place bet, however high the stake."""
    total = 0
    for i in range(position.running):
        runner = position.order[i]
        bonus = position.rules.bonus[position.green[runner]]
        if bonus and runner == first and has_bet(position, seat, runner, -1):
            total += bonus
            tell(position, events.BONUS, seat, position.horse[runner], bonus, actions.WIN)
        if bonus and runner in (first, second) and earns_place_bonus(position, seat, runner, first, second):
            total += bonus // 2
            tell(position, events.BONUS, seat, position.horse[runner], bonus // 2, actions.PLACE)
    return total


def earns_place_bonus(position: FinishLinePosition, seat: int, runner: int, first: int, second: int) -> bool:
    """C7: any place bet on the horse will do, unless the option asks for one that wins."""
    for slot in range(parts.WIN_BETS, parts.BETS):
        i = seat * parts.BETS + slot
        if position.stake[i] and (position.bet_one[i] == runner or position.bet_two[i] == runner):
            if not position.rules.needs_win or bet_wins(position, i, first, second):
                return True
    return False


def settle_sheet(position: FinishLinePosition, seat: int, first: int, second: int) -> None:
    """FL-34: what was not staked, what the bets pay, and the bonuses."""
    total = position.capital[seat] - staked(position, seat)
    total += pay_bets(position, seat, first, second)
    total += pay_bonuses(position, seat, first, second)
    position.capital[seat] = total
    for slot in range(parts.BETS):
        i = seat * parts.BETS + slot
        position.bet_one[i] = 0
        position.bet_two[i] = 0
        position.stake[i] = 0
    tell(position, events.TOTAL, seat, total, 0, 0)
