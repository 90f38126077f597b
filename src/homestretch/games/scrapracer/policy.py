"""The quick sensible player of Scrap Racer: level ``club``.

It works out, for every set of dice the turn could still lead to, whether to stop or to roll on, with the
cards left in the crash decks, its boosters and what lies where it would land. It reads its own cards and
what lies open, never the cards of others.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.position import Position, make_lists
from homestretch.core.stream import Stream
from homestretch.games.scrapracer import actions, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus import card_steps, card_steps_from
from homestretch.games.scrapracer.rules.finish import score, score_of_two
from homestretch.games.scrapracer.rules.racers import crowd, first_in_rank, last_in_rank, slot_of_racer, steps_ahead
from homestretch.games.scrapracer.rules.turn import dice_total

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


PLANNED = 5
"""For so many cards every order is thought through."""
TRIFLE = 0.1
"""What a space still counts in the last turn of one who will not win by it; a hundred for one who will."""


class ClubPolicy(Policy):
    """Weighs every way the turn can go on, in spaces."""

    value: Annotated[list[float], 64]
    crash: Annotated[list[float], 7]
    cost: float
    hand: Annotated[list[int], 6]
    rest: int
    planned: int
    trifle: float

    def __init__(self) -> None:
        make_lists(self)
        self.planned = PLANNED
        self.trifle = TRIFLE

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return decide(self, cython.cast(ScrapRacerPosition, position), seat, legal, count)


def decide(policy: ClubPolicy, position: ScrapRacerPosition, seat: int, legal: Buffer, count: int) -> int:
    """The choice among the legal actions."""
    if count == 1:
        return legal.item[0]
    if position.step == parts.ASK_DIE:
        return about_die(policy, position, legal, count)
    if position.step == parts.ASK_BEFORE or position.step == parts.ASK_AFTER:
        return about_cards(policy, position, seat, legal, count)
    if position.step == parts.ASK_WINNER:
        return about_winner(position, legal, count)
    return legal.item[0]


# Roll on, stop, or use a booster


def about_die(policy: ClubPolicy, position: ScrapRacerPosition, legal: Buffer, count: int) -> int:
    """The best way on from the dice that lie there."""
    before = 0
    for i in range(position.dice_count - 1):
        before |= 1 << (position.dice[i] - 1)
    face = position.dice[position.dice_count - 1]
    weigh(policy, position, before)
    best = legal.item[0]
    most = -1000.0
    for i in range(count):
        worth = worth_of(policy, position, legal.item[i], before, face)
        if worth > most:
            most = worth
            best = legal.item[i]
    return best


def worth_of(policy: ClubPolicy, position: ScrapRacerPosition, action: int, before: int, face: int) -> float:
    """What an action about the latest die is worth."""
    verb = action % actions.ARGUMENT
    use = action // actions.ARGUMENT
    if verb == actions.STOP:
        return worth_of_stopping(policy, position, before | (1 << (face - 1)))
    if verb == actions.ROLL:
        return worth_of_rolling(policy, position, before | (1 << (face - 1)))
    if verb == actions.CRASH:
        return policy.crash[face]
    if use == actions.USE_PLUS:
        return worth_of_face(policy, position, before, face + 1) - policy.cost
    if use == actions.USE_MINUS:
        return worth_of_face(policy, position, before, face - 1) - policy.cost
    if use == actions.USE_FLIP:
        return worth_of_face(policy, position, before, 7 - face) - policy.cost
    return worth_of_rolling(policy, position, before) - policy.cost


def weigh(policy: ClubPolicy, position: ScrapRacerPosition, before: int) -> None:
    """Fills in what every set of faces is worth that contains those already settled, the fullest first."""
    policy.cost = 0.0 if last_turn(position) else 1.5
    weigh_crashes(policy, position)
    take_in_hand(policy, position)
    for shown in range(63, 0, -1):
        if shown & before == before:
            stopping = worth_of_stopping(policy, position, shown)
            rolling = worth_of_rolling(policy, position, shown) if shown < 63 else stopping
            policy.value[shown] = stopping if stopping > rolling else rolling


def boosters_of(position: ScrapRacerPosition, slot: int) -> int:
    """How many boosters a racer holds."""
    held = 0
    for kind in range(3):
        held += position.boosters[slot * 3 + kind]
    return held


def turns_left(position: ScrapRacerPosition) -> int:
    """About how many turns every racer has before it, at twelve spaces a turn of the leader."""
    left = position.rules.lap * position.rules.laps - position.progress[first_in_rank(position, 0)]
    return 1 + left // 12 if left > 0 else 1


def worth_of_rolling(policy: ClubPolicy, position: ScrapRacerPosition, shown: int) -> float:
    """One more die on top of a set of faces."""
    total = 0.0
    for face in range(1, 7):
        total += worth_of_face(policy, position, shown, face)
    return total / 6.0


def worth_of_face(policy: ClubPolicy, position: ScrapRacerPosition, shown: int, face: int) -> float:
    """A face beside a set of faces: a double crashes unless a booster helps."""
    if not (shown >> (face - 1)) & 1:
        return policy.value[shown | (1 << (face - 1))]
    best = policy.crash[face]
    slot = position.mover
    if position.boosters[slot * 3 + parts.PLUS_MINUS_1]:
        if face < 6 and not (shown >> face) & 1:
            best = larger(best, policy.value[shown | (1 << face)] - policy.cost)
        if face > 1 and not (shown >> (face - 2)) & 1:
            best = larger(best, policy.value[shown | (1 << (face - 2))] - policy.cost)
    if position.boosters[slot * 3 + parts.FLIP] and not (shown >> (6 - face)) & 1:
        best = larger(best, policy.value[shown | (1 << (6 - face))] - policy.cost)
    if position.boosters[slot * 3 + parts.REROLL]:
        again = 0.0
        for other in range(1, 7):
            free = not (shown >> (other - 1)) & 1
            again += policy.value[shown | (1 << (other - 1))] if free else policy.crash[other]
        best = larger(best, again / 6.0 - policy.cost)
    return best


def larger(one: float, other: float) -> float:
    """The larger of two numbers."""
    return one if one > other else other


def worth_of_stopping(policy: ClubPolicy, position: ScrapRacerPosition, shown: int) -> float:
    """Driving as far as a set of faces says, and what the place is good for; in the end only the win counts."""
    steps = 0
    for face in range(1, 7):
        if (shown >> (face - 1)) & 1:
            steps += face
    if not may_end(position):
        return steps + worth_of_place(position, position.mover, steps)
    reach = policy.rest + farthest(policy, position, position.space[position.mover], steps)
    worth = steps + worth_of_place(position, position.mover, steps)
    if (position.ending or crosses(position, reach)) and wins_by(position, position.mover, reach):
        return 100.0 + worth
    return policy.trifle * worth if is_over_for(position) else worth


def may_end(position: ScrapRacerPosition) -> bool:
    """Whether the race may end with this round."""
    return position.ending or (is_last(position) and near_the_end(position, position.mover))


def crosses(position: ScrapRacerPosition, reach: int) -> bool:
    """Whether the active racer has finished if it gets so far."""
    return position.progress[position.mover] + reach > position.rules.lap * position.rules.laps


def is_over_for(position: ScrapRacerPosition) -> bool:
    """Whether the owner of the active racer has no turn after this one."""
    for turn in range(position.turn + 1, position.rules.racers):
        if position.rules.owner[position.order[turn]] == position.rules.owner[position.mover]:
            return False
    return position.ending


def worth_of_place(position: ScrapRacerPosition, slot: int, steps: int) -> float:
    """Ability, boosters and fights, in spaces, for a racer that drives so far."""
    space = onward(position, position.space[slot], steps)
    worth = 0.0
    racer = position.racer[slot]
    if racer == parts.SWIFTY or racer == parts.STEEL_JACKET:
        if position.rules.straight[space] == (racer == parts.STEEL_JACKET):
            worth += 1.0
            space = space + 1 if space < position.rules.lap else 1
    passed = 0
    for other in range(position.rules.racers):
        ahead = steps_ahead(position, position.space[slot], other)
        if other != slot and 0 < ahead < steps:
            passed = 1
    if passed and (racer == parts.TWISTER or racer == parts.CRUSHER):
        worth += 1.0
    met = crowd(position, space) & ~(1 << slot)
    if met:
        worth += 2.0 if racer == parts.JACKAL else 0.2
    lies = position.rules.booster_at[space]
    if lies and (position.on_track >> (lies - 1)) & 1:
        worth += 1.5
    return worth


def weigh_crashes(policy: ClubPolicy, position: ScrapRacerPosition) -> None:
    """What a double of each face is worth, from the cards left in its deck."""
    slot = position.mover
    for deck in range(3):
        total = 0.0
        cards = 0
        for card in range(parts.CRASH_KINDS):
            left = position.crash_deck[deck * parts.CRASH_KINDS + card]
            if left:
                cards += left
                total += left * crash_worth(position, slot, card)
        worth = 1.6 + (total / cards if cards else 0.0)
        if is_over_for(position):
            worth *= policy.trifle
        policy.crash[2 * deck + 1] = worth
        policy.crash[2 * deck + 2] = worth


def crash_worth(position: ScrapRacerPosition, slot: int, card: int) -> float:
    """What a crash card is worth to the active racer, in spaces; what helps others counts half."""
    effect = position.rules.crash_effect[card]
    steps = position.rules.crash_steps[card]
    room = position.space[slot] - 1
    if room < 0:
        room = 0
    if effect == parts.FORWARD or effect == parts.RAM:
        return steps
    if effect == parts.AHEAD_BACK:
        return steps + 1.0
    if effect == parts.DICE:
        return 3.5 * steps
    if effect == parts.BEHIND:
        return -0.5 * steps
    if effect == parts.LAST:
        return steps if last_in_rank(position, 0) == slot else -0.4 * steps
    if effect == parts.DIE_BACK:
        return -3.5 if room > 3 else -room
    if effect == parts.BACK:
        return -steps if steps < room else -room
    if effect == parts.POSITION_LOSS:
        behind = position.progress[slot] - position.progress[last_in_rank(position, 0)] + 1
        return -behind if behind < room else -room
    return 0.0


# Who is ahead


def last_turn(position: ScrapRacerPosition) -> bool:
    """Whether the active racer will not come to move again."""
    return position.ending


def is_last(position: ScrapRacerPosition) -> bool:
    """Whether no racer comes after the active one in this round."""
    return position.turn == position.rules.racers - 1


def wins_by(position: ScrapRacerPosition, slot: int, steps: int) -> bool:
    """Whether the owner of a racer that goes so far would win if the race ended then (SR-21, SR-25)."""
    seat = position.rules.owner[slot]
    own = score_after(position, slot, steps)
    for other in range(position.rules.seats):
        if other != seat and score(position, other) >= own:
            return False
    return True


def score_after(position: ScrapRacerPosition, slot: int, steps: int) -> int:
    """The score of the owner of a racer that goes so far, and takes a goal marker for it if it crosses the line."""
    reached = position.progress[slot] + steps
    if position.rules.each == 1:
        return reached
    mate = slot + 1 if slot % 2 == 0 else slot - 1
    markers = position.goal_markers[mate]
    if reached > position.rules.lap * position.rules.laps:
        markers = position.rules.laps
    return score_of_two(position, reached, position.progress[mate], markers)


def near_the_end(position: ScrapRacerPosition, slot: int) -> bool:
    """Whether cards should be spent: the racer, or the leader, may cross the line for the last time soon."""
    finish = position.rules.lap * position.rules.laps
    leader = first_in_rank(position, 0)
    if position.ending or position.progress[slot] + dice_total(position) > finish - 24:
        return True
    return position.progress[leader] > finish - 16


# Bonus cards, and fights between one's own racers


def about_cards(policy: ClubPolicy, position: ScrapRacerPosition, seat: int, legal: Buffer, count: int) -> int:
    """Which bonus card to play now; the last action listed plays none.

    Cards are kept for the end, where a few spaces decide: one that played the third card at once, and any that went
    farther than six spaces, won 44.7 % (± 2.2) against this one, at two seats. In the end they are played in the order
    that goes farthest.
    """
    take_in_hand(policy, position)
    held = 0
    for card in range(parts.BONUS_KINDS):
        held += position.cards[seat * parts.BONUS_KINDS + card]
    spend = near_the_end(position, position.mover)
    dice = 0 if position.driven else dice_total(position)
    best = legal.item[count - 1]
    most = 0
    if spend and dice:
        most = dice + farthest(policy, position, onward(position, position.space[position.mover], dice), 0)
    for i in range(count - 1):
        card = legal.item[i] // actions.ARGUMENT
        steps = card_steps(position, card)
        if spend and policy.hand[card] > 0:
            steps = reach_with(policy, position, position.space[position.mover], dice, card)
        if steps > most and (spend or held > 4 or goes_far(position, card, steps)):
            most = steps
            best = legal.item[i]
    return best


def take_in_hand(policy: ClubPolicy, position: ScrapRacerPosition) -> None:
    """Notes the cards of the active racer's owner whose order is worth thinking about, those first that depend on it.

    ``rest`` is how far the other forward cards go.
    """
    seat = position.rules.owner[position.mover]
    room = policy.planned
    policy.rest = 0
    for card in range(parts.BONUS_KINDS):
        policy.hand[card] = 0
        if position.rules.bonus_effect[card] != parts.BONUS_FORWARD:
            held = position.cards[seat * parts.BONUS_KINDS + card]
            policy.hand[card] = held if held < room else room
            room -= policy.hand[card]
    for card in range(parts.BONUS_KINDS):
        if position.rules.bonus_effect[card] == parts.BONUS_FORWARD:
            held = position.cards[seat * parts.BONUS_KINDS + card]
            policy.hand[card] = held if held < room else room
            room -= policy.hand[card]
            policy.rest += (held - policy.hand[card]) * position.rules.bonus_steps[card]


def farthest(policy: ClubPolicy, position: ScrapRacerPosition, space: int, dice: int) -> int:
    """How far the active racer gets from a space with the cards in hand, and with the dice if they are still to come.

    Straight, curve and catching up lead the farther, the better the order.
    """
    most = dice
    for card in range(parts.BONUS_KINDS):
        if policy.hand[card] > 0:
            steps = reach_with(policy, position, space, dice, card)
            most = steps if steps > most else most
    if dice:
        steps = dice + farthest(policy, position, onward(position, space, dice), 0)
        most = steps if steps > most else most
    return most


def reach_with(policy: ClubPolicy, position: ScrapRacerPosition, space: int, dice: int, card: int) -> int:
    """How far the active racer gets if it plays a card first; 0 if that does nothing."""
    steps = card_steps_from(position, card, space)
    if steps == 0:
        return 0
    policy.hand[card] -= 1
    steps += farthest(policy, position, onward(position, space, steps), dice)
    policy.hand[card] += 1
    return steps


def onward(position: ScrapRacerPosition, space: int, steps: int) -> int:
    """The space so many steps on."""
    space += steps
    while space > position.rules.lap:
        space -= position.rules.lap
    return space


def goes_far(position: ScrapRacerPosition, card: int, steps: int) -> bool:
    """Whether a card whose length depends on the place is long just now."""
    return steps > 12 and position.rules.bonus_effect[card] != parts.BONUS_FORWARD


def about_winner(position: ScrapRacerPosition, legal: Buffer, count: int) -> int:
    """Own racers meet: the one that lies behind goes on, for the second racer decides the race (SR-25)."""
    best = legal.item[0]
    for i in range(1, count):
        one = slot_of_racer(position, legal.item[i] // actions.ARGUMENT)
        other = slot_of_racer(position, best // actions.ARGUMENT)
        if position.progress[one] < position.progress[other]:
            best = legal.item[i]
    return best
