"""The finish line, the boosters on the track and the end of the race (SR-18 to SR-25)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers import advance, first_in_rank, last_in_rank, nth_from_mover


def next_crossing(position: ScrapRacerPosition) -> None:
    """SR-18, S18: who crossed the line takes a goal marker and a goal card: the active racer, then clockwise."""
    for _ in range(position.rules.racers):
        slot = nth_from_mover(position, position.goal_at)
        if position.goal_markers[slot] < position.rules.laps and position.progress[slot] > position.rules.lap * (
            position.goal_markers[slot] + 1
        ):
            cross_line(position, slot)
            return
        position.goal_at = position.goal_at + 1 if position.goal_at + 1 < position.rules.racers else 0
    position.stage = parts.REFILL


def cross_line(position: ScrapRacerPosition, slot: int) -> None:
    """SR-18, SR-21: with the third marker there is no card, and the race comes to its end."""
    position.crossed = True
    position.goal_markers[slot] += 1
    tell(position, events.LAP, position.racer[slot], position.goal_markers[slot], 0, 0)
    if position.goal_markers[slot] < position.rules.laps:
        renew_goal_deck(position)
        position.step = parts.GOAL_CARD
    elif not position.ending:
        position.ending = True
        tell(position, events.LAST_ROUND, position.racer[slot], 0, 0, 0)


def draw_goal_card(position: ScrapRacerPosition, card: int) -> None:
    """SR-18: carried out at once; the ranking is that of the moment the card is drawn (S16)."""
    position.goal_deck[card] -= 1
    slot = nth_from_mover(position, position.goal_at)
    tell(position, events.GOAL_CARD, position.racer[slot], card, 0, 0)
    moving = 0
    for _ in range(position.rules.goal_of[card]):
        if position.rules.goal_effect[card] == parts.GOAL_LAST:
            moving |= 1 << last_in_rank(position, moving)
        else:
            moving |= 1 << first_in_rank(position, moving)
    for i in range(position.rules.racers):
        slot = position.order[i]
        if ((moving >> slot) & 1 == 1) == (position.rules.goal_effect[card] == parts.GOAL_LAST):
            advance(position, slot, position.rules.goal_steps[card], events.BY_GOAL)
    position.stage = parts.FIGHTS
    position.then = parts.GOALS
    position.step = parts.FREE


def renew_goal_deck(position: ScrapRacerPosition) -> None:
    """S21: an empty goal deck is renewed from its discards, which are all its cards."""
    for card in range(parts.GOAL_KINDS):
        if position.goal_deck[card]:
            return
    for card in range(parts.GOAL_KINDS):
        position.goal_deck[card] = position.rules.goal[card]


def refill(position: ScrapRacerPosition) -> None:
    """SR-19, S19: if anyone crossed, empty booster spaces are filled from the line on while the reserve lasts."""
    if not position.crossed:
        return
    filled = 0
    for lies in range(position.rules.booster_spaces):
        if position.reserve and not (position.on_track >> lies) & 1:
            position.on_track |= 1 << lies
            position.reserve -= 1
            filled += 1
    if filled:
        tell(position, events.REFILLED, filled, position.reserve, 0, 0)


def next_booster(position: ScrapRacerPosition) -> None:
    """SR-20: everybody on a booster takes it, the active racer first."""
    while position.collect_at < position.rules.racers:
        slot = nth_from_mover(position, position.collect_at)
        if booster_under(position, slot) > 0:
            position.step = parts.BOOSTER
            return
        position.collect_at += 1
    position.stage = parts.END


def booster_under(position: ScrapRacerPosition, slot: int) -> int:
    """1 + the number of the booster space a racer stands on, if a booster lies there; else 0."""
    lies = position.rules.booster_at[position.space[slot]]
    return lies if lies > 0 and (position.on_track >> (lies - 1)) & 1 else 0


def take_booster(position: ScrapRacerPosition, kind: int) -> None:
    """SR-20: the booster is turned up and belongs to the racer."""
    slot = nth_from_mover(position, position.collect_at)
    position.on_track &= ~(1 << (booster_under(position, slot) - 1))
    position.hidden[kind] -= 1
    position.boosters[slot * 3 + kind] += 1
    position.step = parts.FREE
    tell(position, events.BOOSTER, position.racer[slot], position.space[slot], kind, 0)


def score(position: ScrapRacerPosition, seat: int) -> int:
    """SR-21, SR-25: how far ahead; with two racers each the second one counts for all who have a finished one."""
    first = seat * position.rules.each
    if position.rules.each == 1:
        return position.progress[first]
    markers = position.goal_markers[first + 1]
    if position.goal_markers[first] > markers:
        markers = position.goal_markers[first]
    return score_of_two(position, position.progress[first], position.progress[first + 1], markers)


def score_of_two(position: ScrapRacerPosition, one: int, other: int, markers: int) -> int:
    """SR-25: the score of an owner whose racers are so far, with so many goal markers of the one that has more."""
    if markers == position.rules.laps:
        return 100000 + (one if one < other else other)  # SR-K6
    return one if one > other else other


def tell_winner(position: ScrapRacerPosition) -> None:
    """SR-21: the seat with the best score, and its foremost racer."""
    winner = 0
    for seat in range(1, position.rules.seats):
        if score(position, seat) > score(position, winner):
            winner = seat
    slot = winner * position.rules.each
    if position.rules.each == 2 and position.progress[slot + 1] > position.progress[slot]:
        slot += 1
    tell(position, events.WINNER, winner, position.racer[slot], 0, 0)
