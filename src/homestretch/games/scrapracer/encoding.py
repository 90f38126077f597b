"""Scrap Racer for learners: dense actions and observations, as layout.py describes them."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.encoding import Encoding, limited, one_of
from homestretch.core.position import Position
from homestretch.core.row import FloatRow
from homestretch.games.scrapracer import actions, layout, parts
from homestretch.games.scrapracer.components import ScrapRacerRules
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers import slot_of_racer

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class ScrapRacerEncoding(Encoding):
    """The numbers of a race, and what they are divided by."""

    a_space: float
    a_race: float
    a_marker: float
    a_goal: float
    a_reserve: float
    a_crash_card: Annotated[list[float], 42]
    a_bonus_card: Annotated[list[float], 6]
    a_goal_card: Annotated[list[float], 4]
    a_booster: Annotated[list[float], 3]
    road: Annotated[list[float], 160]
    lies: Annotated[list[int], 160]

    def __init__(self, rules: ScrapRacerRules) -> None:
        super().__init__(layout.BLOCKS, layout.FEATURES)
        measure(self, rules)

    def number(self, position: Position, seat: int, action: int) -> int:
        return numbered(self, cython.cast(ScrapRacerPosition, position), seat, action)

    def action(self, position: Position, seat: int, number: int) -> int:
        return meant(self, cython.cast(ScrapRacerPosition, position), seat, number)

    def observe(self, position: Position, seat: int, out: FloatRow) -> None:
        see(self, cython.cast(ScrapRacerPosition, position), seat, out)


def measure(encoding: ScrapRacerEncoding, rules: ScrapRacerRules) -> None:
    """What the numbers of a race are divided by."""
    encoding.a_space = one_of(rules.lap)
    encoding.a_race = one_of(rules.lap * rules.laps)
    encoding.a_marker = one_of(rules.markers_for_a_card)
    encoding.a_goal = one_of(rules.laps)
    encoding.a_reserve = one_of(rules.booster_spaces)
    for k in range(parts.CRASH_COUNTS):
        encoding.a_crash_card[k] = one_of(rules.crash[k])
    for k in range(parts.BONUS_KINDS):
        encoding.a_bonus_card[k] = one_of(rules.bonus[k])
    for k in range(parts.GOAL_KINDS):
        encoding.a_goal_card[k] = one_of(rules.goal[k])
    for k in range(3):
        encoding.a_booster[k] = one_of(rules.boosters[k])
    for k in range(rules.lap + layout.AHEAD + 1):
        space = k if k <= rules.lap else k - rules.lap
        encoding.road[k] = rules.straight[space]
        encoding.lies[k] = 1 << (rules.booster_at[space] - 1) if rules.booster_at[space] > 0 else 0


# Actions


def numbered(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, seat: int, action: int) -> int:
    """The dense number of an action; a racer is told as the first or second of one's own."""
    verb = action % actions.ARGUMENT
    argument = action // actions.ARGUMENT
    if verb == actions.FIRST or verb == actions.WIN:
        argument = slot_of_racer(position, argument) - seat * position.rules.each
    return encoding.first[verb] + argument


def meant(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, seat: int, number: int) -> int:
    """The action behind a dense number."""
    verb = encoding.verb[number]
    argument = number - encoding.first[verb]
    if verb == actions.FIRST or verb == actions.WIN:
        argument = position.racer[seat * position.rules.each + argument]
    return verb + actions.ARGUMENT * argument


# Observations


def see(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, seat: int, out: FloatRow) -> None:
    """All that layout.py lists."""
    if parts.ASK_ORDER <= position.step <= parts.ASK_WINNER:
        out.item[layout.STEP + position.step - parts.ASK_ORDER] = 1.0
    for place in range(position.rules.racers):
        slot = (seat * position.rules.each + place) % position.rules.racers
        see_racer(encoding, position, slot, place, out)
    see_cards(encoding, position, seat, out)
    see_dice(position, out)
    see_decks(encoding, position, out)
    if position.racer[position.mover] != parts.NO_RACER:
        see_ahead(encoding, position, out)


def see_racer(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, slot: int, place: int, out: FloatRow) -> None:
    """One racer, at a place of the learner's order."""
    if position.racer[slot] == parts.NO_RACER:
        return
    out.item[layout.PRESENT + place] = 1.0
    if place < position.rules.each:
        out.item[layout.MINE + place] = 1.0
    if slot == position.mover:
        out.item[layout.MOVER + place] = 1.0
    out.item[layout.KIND + 6 * place + position.racer[slot]] = 1.0
    out.item[layout.PROGRESS + place] = limited(position.progress[slot] * encoding.a_race, 2.0)
    out.item[layout.LAP_SHARE + place] = position.space[slot] * encoding.a_space
    out.item[layout.STRAIGHT + place] = position.rules.straight[position.space[slot]]
    out.item[layout.GOAL_MARKERS + place] = position.goal_markers[slot] * encoding.a_goal
    out.item[layout.BONUS_MARKERS + place] = limited(position.bonus_markers[slot] * encoding.a_marker, 2.0)
    for k in range(3):
        held = position.boosters[3 * slot + k]
        out.item[layout.BOOSTERS + 3 * place + k] = limited(held * (1.0 / layout.MOST_IN_HAND), 1.0)


def see_cards(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, seat: int, out: FloatRow) -> None:
    """One's own bonus cards, how many the others have, and what one does not see of them."""
    for place in range(position.rules.seats):
        first = (seat + place) % position.rules.seats * parts.BONUS_KINDS
        count = 0
        for k in range(parts.BONUS_KINDS):
            count += position.cards[first + k]
        out.item[layout.CARD_COUNT + place] = limited(count * (1.0 / layout.MOST_IN_HAND), 1.0)
    for k in range(parts.BONUS_KINDS):
        own = position.cards[seat * parts.BONUS_KINDS + k]
        unseen = position.bonus_deck[k] - own
        for other in range(position.rules.seats):
            unseen += position.cards[other * parts.BONUS_KINDS + k]
        out.item[layout.OWN_CARDS + k] = limited(own * (1.0 / layout.MOST_IN_HAND), 1.0)
        out.item[layout.UNSEEN_CARDS + k] = unseen * encoding.a_bonus_card[k]


def see_dice(position: ScrapRacerPosition, out: FloatRow) -> None:
    """The dice on the table."""
    total = 0
    for i in range(position.dice_count):
        total += position.dice[i]
        out.item[layout.DICE + position.dice[i] - 1] += 0.5
    if position.dice_count > 0:
        out.item[layout.LATEST + position.dice[position.dice_count - 1] - 1] = 1.0
    out.item[layout.DICE_SUM] = total * (1.0 / layout.AHEAD)
    out.item[layout.FLAGS] = 1.0 if position.driven else 0.0
    out.item[layout.FLAGS + 1] = 1.0 if position.crashed else 0.0
    out.item[layout.FLAGS + 2] = 1.0 if position.ending else 0.0


def see_decks(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, out: FloatRow) -> None:
    """What is left in the decks, and the boosters that lie face down."""
    for k in range(parts.CRASH_COUNTS):
        out.item[layout.CRASH_DECKS + k] = position.crash_deck[k] * encoding.a_crash_card[k]
    for k in range(parts.GOAL_KINDS):
        out.item[layout.GOAL_DECK + k] = position.goal_deck[k] * encoding.a_goal_card[k]
    for k in range(3):
        out.item[layout.UNSEEN_BOOSTERS + k] = position.hidden[k] * encoding.a_booster[k]
    out.item[layout.BOOSTER_RESERVE] = limited(position.reserve * encoding.a_reserve, 2.0)


def see_ahead(encoding: ScrapRacerEncoding, position: ScrapRacerPosition, out: FloatRow) -> None:
    """The road ahead of the racer whose turn it is."""
    here = position.space[position.mover]
    out.item[layout.TO_STRAIGHT] = limited(position.rules.to_straight[here] * (1.0 / layout.LONG_WAY), 1.0)
    out.item[layout.TO_CURVE] = limited(position.rules.to_curve[here] * (1.0 / layout.LONG_WAY), 1.0)
    for i in range(layout.AHEAD):
        out.item[layout.AHEAD_STRAIGHT + i] = encoding.road[here + 1 + i]
        out.item[layout.AHEAD_BOOSTER + i] = 1.0 if position.on_track & encoding.lies[here + 1 + i] else 0.0
    for slot in range(position.rules.racers):
        if slot != position.mover and position.space[slot] > 0:
            way = position.space[slot] - here
            if way <= 0:
                way += position.rules.lap
            if way <= layout.AHEAD:
                out.item[layout.AHEAD_RACER + way - 1] = 1.0
