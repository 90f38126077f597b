"""A race from the first die to the last extra turn, and from one race to the next (FL-9 to FL-15, FL-32 to FL-36)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.finishline import events, parts
from homestretch.games.finishline.position import FinishLinePosition
from homestretch.games.finishline.rules.betting import odds_of, settle_sheet
from homestretch.games.finishline.rules.dice import pool_size, put_down
from homestretch.games.finishline.rules.runners import arrive, swap

# Line-up and betting


def begin_race(position: FinishLinePosition) -> None:
    """FL-1, FL-34, FL-K7: new money, all dice back in the pool, and a line-up to be drawn."""
    position.race += 1
    for runner in range(position.runners):
        position.raced |= 1 << position.horse[runner]
    for runner in range(parts.RUNNERS):
        position.horse[runner] = 0
        position.order[runner] = 0
        position.white[runner] = 0
        position.whip[runner] = 0
        position.green[runner] = 0
        position.black[runner] = 0
    for colour in range(parts.COLOURS):
        position.pool[colour] = position.rules.dice[colour]
        position.out[colour] = 0
    for i in range(parts.HAND):
        position.hand[i] = 0
    for seat in range(position.rules.seats):
        position.capital[seat] += position.rules.capital[position.race - 1]
        position.kept[seat] = 0
        for runner in range(parts.RUNNERS):
            position.helped[seat * parts.RUNNERS + runner] = 0
    for what in range(parts.CHANCE_KINDS):
        position.ordinal[what] = 0
    position.runners = 0
    position.running = 0
    position.level = False
    position.spent = False
    position.home = False
    position.hand_count = 0
    position.rolled = 0
    position.photo = parts.NOBODY
    position.extra = parts.NOBODY
    position.step = parts.DRAW_HORSE


def line_up(position: FinishLinePosition, horse: int) -> None:
    """FL-4: each horse to the right of the one before; the last one leads."""
    runner = position.runners
    if runner == 0:
        tell(position, events.RACE, position.race, position.rules.races, 0, 0)
    position.horse[runner] = horse
    position.order[runner] = runner
    position.runners += 1
    position.running += 1
    tell(position, events.LINED_UP, horse, runner + 1, odds_of(position, runner), position.rules.type[horse])
    if position.runners == parts.RUNNERS:
        position.betting = (1 << position.rules.seats) - 1
        position.step = parts.ASK_BET
        for seat in range(position.rules.seats):
            tell(position, events.CAPITAL, seat, position.capital[seat], 0, 0)


def close_sheet(position: FinishLinePosition, seat: int) -> None:
    """FL-5, FL-K8: a seat has bet; after the last one the start player of race 1 is drawn."""
    position.betting &= ~(1 << seat)
    tell(position, events.CLOSED, seat, 0, 0, 0)
    if position.betting == 0:
        if position.start_player == parts.NOBODY:
            position.step = parts.DRAW_START
        else:
            start_with(position, position.start_player)


def start_with(position: FinishLinePosition, seat: int) -> None:
    """FL-9: the start player has the first turn."""
    position.start_player = seat
    position.player = seat
    tell(position, events.STARTS, seat, 0, 0, 0)
    begin_turn(position)


# Turns


def begin_turn(position: FinishLinePosition) -> None:
    """FL-10, FL-12, FL-K2: a draw that starts with few dice in the pool unlocks yellow for the rest of the race."""
    pool = pool_size(position)
    tell(position, events.TURN, position.player, position.race, pool, 0)
    if pool <= position.rules.home_straight and not position.home:
        position.home = True
        tell(position, events.HOME_STRAIGHT, pool, 0, 0, 0)
    position.step = parts.ASK_TAKE


def end_turn(position: FinishLinePosition, steps: int) -> None:
    """FL-13, FL-32, FL-K1, C11: an empty pool ends the race; else the dice go on, past those who are skipped."""
    if pool_size(position) == 0:
        tell(position, events.LINE_CROSSED, position.race, 0, 0, 0)
        position.extra = (position.player + 1) % position.rules.seats
        next_extra(position)
    else:
        position.player = (position.player + steps) % position.rules.seats
        begin_turn(position)


def remove(position: FinishLinePosition, colour: int) -> None:
    """FL-15: one die leaves play unused; which one is free (C5)."""
    put_down(position, colour, -1)
    position.out[colour] += 1
    tell(position, events.REMOVED, position.player, colour, 0, 0)
    end_turn(position, 1)


def side_bet(position: FinishLinePosition) -> None:
    """FL-23, C14: the next player is skipped and owes money, which changes hands when the game ends."""
    other = (position.player + 1) % position.rules.seats
    put_down(position, parts.BLACK, parts.SIDE_BET)
    position.out[parts.BLACK] += 1
    position.side[position.player] += position.rules.side_bet
    position.side[other] -= position.rules.side_bet
    tell(position, events.SIDE_BET, position.player, position.rules.side_bet, 0, 0)
    tell(position, events.SKIPPED, other, position.rules.side_bet, 0, 0)
    end_turn(position, 2)


def keep_extra_turn(position: FinishLinePosition) -> None:
    """FL-24: the die waits in front of its owner for the end of the race."""
    put_down(position, parts.BLACK, parts.EXTRA_TURN)
    position.kept[position.player] += 1
    tell(position, events.KEPT, position.player, 0, 0, 0)
    end_turn(position, 1)


def fetch(position: FinishLinePosition, colour: int) -> None:
    """FL-26, C10: dice go back into the pool one by one; the insider die leaves play after the last."""
    if position.fetching == 0:
        position.fetching = position.rules.insider_dice
    position.out[colour] -= 1
    position.pool[colour] += 1
    position.fetching -= 1
    tell(position, events.FETCHED, position.player, colour, 0, 0)
    position.step = parts.ASK_FETCH
    for other in range(parts.COLOURS):
        if position.out[other] and position.fetching:
            return
    position.fetching = 0
    put_down(position, parts.BLACK, parts.INSIDER)
    position.out[parts.BLACK] += 1
    end_turn(position, 1)


# After the line


def next_extra(position: FinishLinePosition) -> None:
    """FL-24, C15: clockwise from the player after the last turn; an owner of two plays both."""
    for _ in range(position.rules.seats):
        if position.kept[position.extra] and position.running > 0:
            position.step = parts.ASK_EXTRA
            tell(position, events.EXTRA, position.extra, 0, 0, 0)
            return
        position.extra = (position.extra + 1) % position.rules.seats
    position.extra = parts.NOBODY
    if position.level:
        position.step = parts.PHOTO
    else:
        pay_out(position)


def lay_extra(position: FinishLinePosition, runner: int) -> None:
    """FL-24, C16: the black horseshoe acts like a white one."""
    position.kept[position.extra] -= 1
    tell(position, events.LAID, position.extra, parts.EXTRA_TURN, position.horse[runner], 0)
    arrive(position, runner, parts.BLACK)
    next_extra(position)


def decline(position: FinishLinePosition) -> None:
    """C15: an extra turn need not be taken."""
    position.kept[position.extra] -= 1
    position.out[parts.BLACK] += 1
    tell(position, events.DECLINED, position.extra, 0, 0, 0)
    next_extra(position)


def photo(position: FinishLinePosition, horseshoes: int) -> None:
    """FL-33, C31: the upper horse's dice, then the lower one's; more horseshoes win, a tie is rolled again."""
    upper = position.order[position.running - 2]
    lower = position.order[position.running - 1]
    if position.photo == parts.NOBODY:
        position.photo = horseshoes
        tell(position, events.PHOTO, position.horse[upper], horseshoes, 0, 0)
        return
    tell(position, events.PHOTO, position.horse[lower], horseshoes, 0, 0)
    if position.photo == horseshoes:
        tell(position, events.PHOTO_TIE, position.horse[upper], position.horse[lower], 0, 0)
        position.photo = parts.NOBODY
        return
    if position.photo > horseshoes:
        swap(position, position.running - 2)
    position.level = False
    position.photo = parts.NOBODY
    pay_out(position)


def pay_out(position: FinishLinePosition) -> None:
    """FL-32, FL-34, FL-K4, C25: the sheets are shown and paid; then the next race, or the end."""
    first = position.order[position.running - 1] if position.running > 0 else parts.NOBODY
    second = position.order[position.running - 2] if position.running > 1 else parts.NOBODY
    at = 2 * (position.race - 1)
    position.results[at] = position.horse[first] if first >= 0 else 0
    position.results[at + 1] = position.horse[second] if second >= 0 else 0
    tell(position, events.RESULT, position.results[at], position.results[at + 1], 0, 0)
    for seat in range(position.rules.seats):
        settle_sheet(position, seat, first, second)
    if position.race < position.rules.races:
        position.start_player = richest(position)
        begin_race(position)
    else:
        position.step = parts.OVER
        tell_winners(position)


def richest(position: FinishLinePosition) -> int:
    """FL-34, C20: most money; among equals the nearest clockwise from the previous start player, himself first."""
    found = position.start_player
    for i in range(1, position.rules.seats):
        seat = (position.start_player + i) % position.rules.seats
        if position.capital[seat] > position.capital[found]:
            found = seat
    return found


def score(position: FinishLinePosition, seat: int) -> int:
    """FL-36, C28: money and side bets; it may end below zero."""
    return position.capital[seat] + position.side[seat]


def tell_winners(position: FinishLinePosition) -> None:
    """FL-36: side bets are settled; most money wins, and equals share."""
    most = score(position, 0)
    for seat in range(position.rules.seats):
        tell(position, events.SIDE_BALANCE, seat, position.side[seat], 0, 0)
        if score(position, seat) > most:
            most = score(position, seat)
    for seat in range(position.rules.seats):
        if score(position, seat) == most:
            tell(position, events.WINNER, seat, most, 0, 0)
