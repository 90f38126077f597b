"""The rules of Scrap Racer. Numbers such as SR-11, S4 and SR-K2 are those of README.md.

A turn runs: roll, then A (dice and bonus cards, ability, fights) or B (crash card, fights, bonus marker),
then goal cards and fights, then boosters. ``proceed`` goes on until a seat or chance is asked for something.
"""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.core.position import tell
from homestretch.games.scrapracer import actions, events, parts
from homestretch.games.scrapracer.components import ScrapRacerRules
from homestretch.games.scrapracer.position import ScrapRacerPosition


class ScrapRacer(ScrapRacerPosition):
    """A race under way."""

    def __init__(self, rules: ScrapRacerRules) -> None:
        super().__init__(rules)
        set_up(self)

    def waiting(self) -> int:
        if self.step == parts.ASK_ORDER:
            return 1 << ordering_seat(self)
        if parts.ASK_ROLL <= self.step <= parts.ASK_AFTER:
            return 1 << seat_of(self, active(self))
        if self.step == parts.ASK_WINNER:
            return 1 << seat_of(self, lowest_of(self.fight_in))
        return 0

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
        proceed(self)

    def chance(self, weights: Buffer) -> int:
        return chance(self, weights)

    def label(self, out: Buffer) -> None:
        what = chance_kind(self)
        out.item[0] = what
        out.item[1] = self.ordering if self.stage == parts.SETUP else active(self)
        out.item[2] = self.round
        out.item[3] = self.ordinal[what]

    def resolve(self, outcome: int) -> None:
        self.ordinal[chance_kind(self)] += 1
        turn_out(self, outcome)
        proceed(self)

    def over(self) -> bool:
        return self.step == parts.OVER

    def scores(self, out: Buffer) -> None:
        for seat in range(self.rules.seats):
            out.item[seat] = score(self, seat)


# Setup


def set_up(position: ScrapRacerPosition) -> None:
    """SR-2 to SR-4: everything in its place, nothing drawn yet."""
    for slot in range(position.rules.racers):
        position.racer[slot] = position.rules.drawn[slot]
        position.order[slot] = slot
    for kind in range(3):
        position.hidden[kind] = position.rules.boosters[kind]
        position.reserve += position.rules.boosters[kind]
    position.on_track = (1 << position.rules.booster_spaces) - 1
    position.reserve -= position.rules.booster_spaces
    for card in range(parts.CRASH_COUNTS):
        position.crash_deck[card] = position.rules.crash[card]
    for card in range(parts.BONUS_KINDS):
        position.bonus_deck[card] = position.rules.bonus[card]
    for card in range(parts.GOAL_KINDS):
        position.goal_deck[card] = position.rules.goal[card]
    position.stage = parts.SETUP
    position.round = 1
    if position.racer[0] == parts.NO_RACER:
        position.step = parts.DRAW_RACER
    elif position.rules.start < 0:
        position.step = parts.DRAW_START
    else:
        begin_with(position, position.rules.start)
    proceed(position)


def draw_racer(position: ScrapRacerPosition, racer: int) -> None:
    """SR-4, SR-22: each seat draws its dashboards at random (S27)."""
    slot = position.ordering
    position.racer[slot] = racer
    tell(position, events.DREW_RACER, seat_of(position, slot), racer, 0, 0)
    position.ordering += 1
    if position.ordering == position.rules.racers:
        position.ordering = 0
        if position.rules.start < 0:
            position.step = parts.DRAW_START
        else:
            begin_with(position, position.rules.start)


def begin_with(position: ScrapRacerPosition, seat: int) -> None:
    """SR-4: turns go clockwise from the start player (S28)."""
    tell(position, events.STARTS, seat, 0, 0, 0)
    for i in range(position.rules.racers):
        position.order[i] = (seat * position.rules.each + i) % position.rules.racers
    position.ordering = 0
    position.step = parts.ASK_ORDER if position.rules.each == 2 else parts.FREE


def ordering_seat(position: ScrapRacerPosition) -> int:
    """Whose racers are being put in order."""
    return seat_of(position, position.order[2 * position.ordering])


def go_first(position: ScrapRacerPosition, seat: int, racer: int) -> None:
    """SR-22, SR-K5: the owner says which of his racers goes first; it stays so."""
    at = 2 * position.ordering
    if position.racer[position.order[at]] != racer:
        slot = position.order[at]
        position.order[at] = position.order[at + 1]
        position.order[at + 1] = slot
    tell(position, events.GOES_FIRST, seat, racer, 0, 0)
    position.ordering += 1
    if position.ordering == position.rules.seats:
        position.step = parts.FREE


# The course of a turn


def proceed(position: ScrapRacerPosition) -> None:
    """Goes on until somebody is asked for something."""
    while position.step == parts.FREE:
        if position.stage == parts.SETUP:
            begin_turn(position)
        elif position.stage == parts.ABILITY:
            position.stage = parts.FIGHTS
            position.then = parts.GOALS
            use_ability(position, active(position))
        elif position.stage == parts.FIGHTS:
            if not next_fight(position):
                position.stage = position.then
        elif position.stage == parts.MARKER:
            position.crash_card = 0
            position.stage = parts.GOALS
            take_bonus_marker(position, active(position))
        elif position.stage == parts.GOALS:
            next_crossing(position)
        elif position.stage == parts.REFILL:
            refill(position)
            position.stage = parts.COLLECT
        elif position.stage == parts.COLLECT:
            next_booster(position)
        else:
            end_turn(position)


def begin_turn(position: ScrapRacerPosition) -> None:
    """SR-6: the racer whose turn it is must roll."""
    position.stage = parts.ROLLING
    position.step = parts.ASK_ROLL
    position.dice_count = 0
    position.crashed = False
    position.driven = False
    position.crossed = False
    position.goal_at = 0
    position.collect_at = 0
    position.started = position.progress[active(position)]
    for what in range(parts.CHANCE_KINDS):
        position.ordinal[what] = 0
    tell(
        position,
        events.TURN,
        position.racer[active(position)],
        position.round,
        seat_of(position, active(position)),
        0,
    )


def end_turn(position: ScrapRacerPosition) -> None:
    """SR-21, SR-24: the next racer; a race that is ending ends before the start racer's turn."""
    position.turn += 1
    if position.turn == position.rules.racers:
        position.turn = 0
        if position.ending:
            position.step = parts.OVER
            tell_winner(position)
            return
        position.round += 1
    begin_turn(position)


def carry_out(position: ScrapRacerPosition, seat: int, verb: int, argument: int) -> None:
    """Does what a seat decided."""
    if verb == actions.ROLL:
        position.step = parts.THROW
    elif verb == actions.STOP:
        stop(position)
    elif verb == actions.CRASH:
        crash(position)
    elif verb == actions.BOOST:
        boost(position, argument)
    elif verb == actions.DRIVE:
        drive(position)
    elif verb == actions.PLAY:
        play_card(position, seat, argument)
    elif verb == actions.DONE:
        position.step = parts.FREE
        position.stage = parts.ABILITY
    elif verb == actions.FIRST:
        go_first(position, seat, argument)
    else:
        win_fight(position, slot_of_racer(position, argument))


# Rolling


def throw(position: ScrapRacerPosition, value: int) -> None:
    """SR-6: one more die."""
    position.dice[position.dice_count] = value
    position.dice_count += 1
    tell(position, events.DIE, position.racer[active(position)], value, 0, 0)
    ask_about_die(position)


def ask_about_die(position: ScrapRacerPosition) -> None:
    """SR-6, SR-7: what the owner may still decide about the latest die."""
    position.step = parts.ASK_DIE
    if holds_booster(position, active(position)):
        return
    if double_shows(position):
        crash(position)
    elif position.dice_count == position.rules.most_dice:
        stop(position)


def double_shows(position: ScrapRacerPosition) -> bool:
    """Whether the latest die repeats an earlier one."""
    for i in range(position.dice_count - 1):
        if position.dice[i] == position.dice[position.dice_count - 1]:
            return True
    return False


def holds_booster(position: ScrapRacerPosition, slot: int) -> bool:
    """Whether a racer has any booster."""
    return position.boosters[slot * 3] + position.boosters[slot * 3 + 1] + position.boosters[slot * 3 + 2] > 0


def boost(position: ScrapRacerPosition, use: int) -> None:
    """SR-7: a booster changes the latest die and leaves the game."""
    slot = active(position)
    last = position.dice_count - 1
    position.boosters[slot * 3 + booster_for(use)] -= 1
    if use == actions.USE_REROLL:
        tell(position, events.BOOSTED, position.racer[slot], use, 0, 0)
        position.dice_count -= 1
        position.step = parts.THROW
        return
    if use == actions.USE_PLUS:
        position.dice[last] += 1
    elif use == actions.USE_MINUS:
        position.dice[last] -= 1
    else:
        position.dice[last] = 7 - position.dice[last]
    tell(position, events.BOOSTED, position.racer[slot], use, position.dice[last], 0)
    ask_about_die(position)


def booster_for(use: int) -> int:
    """The kind of booster that a use takes."""
    if use == actions.USE_FLIP:
        return parts.FLIP
    if use == actions.USE_REROLL:
        return parts.REROLL
    return parts.PLUS_MINUS_1


# A) Moving


def stop(position: ScrapRacerPosition) -> None:
    """SR-8, SR-9: bonus cards may be played before the dice count."""
    tell(position, events.STOPPED, position.racer[active(position)], dice_total(position), 0, 0)
    position.step = parts.ASK_BEFORE
    if not can_play(position, seat_of(position, active(position))):
        drive(position)


def drive(position: ScrapRacerPosition) -> None:
    """SR-8: as far as the dice say; then bonus cards once more."""
    advance(position, active(position), dice_total(position), events.BY_DICE)
    position.driven = True
    ask_after(position)


def ask_after(position: ScrapRacerPosition) -> None:
    """SR-9: bonus cards after the dice, if there are any to play."""
    if can_play(position, seat_of(position, active(position))):
        position.step = parts.ASK_AFTER
    else:
        position.step = parts.FREE
        position.stage = parts.ABILITY


def dice_total(position: ScrapRacerPosition) -> int:
    """The sum of the dice on the table."""
    total = 0
    for i in range(position.dice_count):
        total += position.dice[i]
    return total


def can_play(position: ScrapRacerPosition, seat: int) -> bool:
    """Whether a seat has a bonus card that does something now."""
    for card in range(parts.BONUS_KINDS):
        if position.cards[seat * parts.BONUS_KINDS + card] and card_steps(position, card):
            return True
    return False


def card_steps(position: ScrapRacerPosition, card: int) -> int:
    """How far a bonus card would move the active racer; 0 if it cannot be played."""
    if position.rules.bonus_effect[card] == parts.BONUS_FORWARD:
        return position.rules.bonus_steps[card]
    if position.rules.bonus_effect[card] == parts.BONUS_STRAIGHT:  # S6
        return position.rules.to_straight[position.space[active(position)]]
    if position.rules.bonus_effect[card] == parts.BONUS_CURVE:
        return position.rules.to_curve[position.space[active(position)]]
    return steps_to_nearest(position, active(position))


def steps_to_nearest(position: ScrapRacerPosition, slot: int) -> int:
    """S5, SR-K8: how far the nearest racer strictly ahead on the track is, laps ignored; 0 if there is none."""
    nearest = 0
    for other in range(position.rules.racers):
        steps = steps_ahead(position, position.space[slot], other)
        if other != slot and steps and (nearest == 0 or steps < nearest):
            nearest = steps
    return nearest


def steps_ahead(position: ScrapRacerPosition, space: int, other: int) -> int:
    """How far ahead of a space another racer stands, laps ignored; 0 if on that space or off the track."""
    if position.space[other] == 0:
        return 0
    steps = position.space[other] - space
    return steps if steps >= 0 else steps + position.rules.lap


def play_card(position: ScrapRacerPosition, seat: int, card: int) -> None:
    """SR-9, SR-23: a bonus card moves the racer whose turn it is."""
    position.cards[seat * parts.BONUS_KINDS + card] -= 1
    tell(position, events.PLAYED, seat, position.racer[active(position)], card, 0)
    advance(position, active(position), card_steps(position, card), events.BY_BONUS)
    if position.driven:
        ask_after(position)
    elif not can_play(position, seat):
        drive(position)


def use_ability(position: ScrapRacerPosition, slot: int) -> None:
    """SR-10: compulsory, once a turn, of the active racer alone (S9, S10)."""
    racer = position.racer[slot]
    if racer == parts.SWIFTY or racer == parts.STEEL_JACKET:
        if position.rules.straight[position.space[slot]] == (racer == parts.STEEL_JACKET):
            tell(position, events.ABILITY, racer, 0, 0, 0)
            advance(position, slot, position.rules.ability_steps[racer], events.BY_ABILITY)
    elif racer == parts.TWISTER:
        if has_overtaken(position, slot):
            tell(position, events.ABILITY, racer, 0, 0, 0)
            advance(position, slot, position.rules.ability_steps[racer], events.BY_ABILITY)
    elif racer == parts.CRUSHER and has_overtaken(position, slot):
        tell(position, events.ABILITY, racer, 0, 0, 0)
        take_bonus_marker(position, slot)


def has_overtaken(position: ScrapRacerPosition, slot: int) -> bool:
    """S4, SR-K3: whether dice and bonus cards took the racer past the space of another."""
    driven = position.progress[slot] - position.started
    begun = (position.started - 1) % position.rules.lap + 1 if position.started else 0
    for other in range(position.rules.racers):
        steps = steps_ahead(position, begun, other)
        if other != slot and 0 < steps < driven:
            return True
    return False


# Fights


def next_fight(position: ScrapRacerPosition) -> bool:
    """SR-11, SR-K2: finishes the chain that is going on, then the foremost space; False if every racer is alone."""
    space = position.fight_space
    if space == 0 or crowd(position, space) & (crowd(position, space) - 1) == 0:
        space = foremost_contested(position)
    position.fight_space = space
    if space == 0:
        return False
    position.fight_in = crowd(position, space)
    tell(position, events.FIGHT, space, racers_in(position, position.fight_in), 0, 0)
    jackal = fighting_jackal(position)
    if own_fight(position):
        position.step = parts.ASK_WINNER
    elif jackal >= 0 and (position.fight_in >> jackal) & 1:
        win_fight(position, jackal)
    else:
        position.fight_left = position.fight_in
        position.fight_best = 0
        position.step = parts.FIGHT
    return True


def crowd(position: ScrapRacerPosition, space: int) -> int:
    """The racers on a space, as bits; only the space matters, not the lap (S3)."""
    found = 0
    for slot in range(position.rules.racers):
        if position.space[slot] == space:
            found |= 1 << slot
    return found


def foremost_contested(position: ScrapRacerPosition) -> int:
    """The space with two or more racers whose first is farthest ahead; 0 if there is none."""
    found = 0
    farthest = 0
    for slot in range(position.rules.racers):
        for other in range(slot):
            if position.space[slot] == position.space[other] and position.space[slot] > 0:
                ahead = position.progress[slot if ranks_before(position, slot, other) else other]
                if ahead > farthest:
                    farthest = ahead
                    found = position.space[slot]
    return found


def own_fight(position: ScrapRacerPosition) -> bool:
    """SR-23: whether just two racers of one owner meet."""
    first = lowest_of(position.fight_in)
    rest = position.fight_in & (position.fight_in - 1)
    return rest & (rest - 1) == 0 and seat_of(position, first) == seat_of(position, lowest_of(rest))


def fighting_jackal(position: ScrapRacerPosition) -> int:
    """S1: the active racer's slot if it is Jackal and this is no crash turn, else -1."""
    if position.racer[active(position)] == parts.JACKAL and not position.crashed:
        return active(position)
    return -1


def fight_die(position: ScrapRacerPosition, value: int) -> None:
    """SR-11, SR-K2: all roll, the highest wins; the tied roll again among themselves."""
    roller = lowest_of(position.fight_left)
    tell(position, events.FIGHT_DIE, position.racer[roller], value, 0, 0)
    position.fight_left &= position.fight_left - 1
    if value > position.fight_best:
        position.fight_best = value
        position.fight_in = (position.fight_in & position.fight_left) | (1 << roller)
    elif value < position.fight_best:
        position.fight_in &= ~(1 << roller)
    if position.fight_left:
        return
    if position.fight_in & (position.fight_in - 1) == 0:
        win_fight(position, lowest_of(position.fight_in))
    else:
        tell(position, events.FIGHT_TIE, position.fight_space, 0, 0, 0)
        position.fight_left = position.fight_in
        position.fight_best = 0


def win_fight(position: ScrapRacerPosition, slot: int) -> None:
    """SR-11: the winner moves on; Jackal in its own turn twice as far (S25)."""
    tell(position, events.FIGHT_WON, position.racer[slot], position.fight_space, 0, 0)
    steps = position.rules.fight_steps
    if slot == fighting_jackal(position):
        steps = position.rules.ability_steps[parts.JACKAL]
    advance(position, slot, steps, events.BY_FIGHT)
    position.fight_space = position.space[slot]
    position.fight_in = 0
    position.fight_best = 0
    position.step = parts.FREE


# B) Double


def crash(position: ScrapRacerPosition) -> None:
    """SR-12: the card of the double; the dice do not move the racer."""
    position.crashed = True
    tell(position, events.DOUBLE, position.racer[active(position)], position.dice[position.dice_count - 1], 0, 0)
    renew_crash_deck(position, crash_deck(position))
    position.step = parts.CRASH_CARD


def crash_deck(position: ScrapRacerPosition) -> int:
    """The deck for the double that shows: 1/2, 3/4 or 5/6."""
    return (position.dice[position.dice_count - 1] - 1) // 2


def draw_crash_card(position: ScrapRacerPosition, card: int) -> None:
    """SR-12, SR-14: the card is shown and carried out."""
    deck = crash_deck(position)
    position.crash_deck[deck * parts.CRASH_KINDS + card] -= 1
    position.crash_card = card + 1
    position.stage = parts.FIGHTS
    position.then = parts.MARKER
    position.step = parts.FREE
    tell(position, events.CRASH_CARD, position.racer[active(position)], deck, card, 0)
    crash_effect(position, active(position), card)


def renew_crash_deck(position: ScrapRacerPosition, deck: int) -> None:
    """SR-14: an empty deck is renewed from its discards, which are all its cards."""
    for card in range(parts.CRASH_KINDS):
        if position.crash_deck[deck * parts.CRASH_KINDS + card]:
            return
    for card in range(parts.CRASH_KINDS):
        position.crash_deck[deck * parts.CRASH_KINDS + card] = position.rules.crash[deck * parts.CRASH_KINDS + card]


def crash_effect(position: ScrapRacerPosition, slot: int, card: int) -> None:
    """SR-17: what the cards do."""
    effect = position.rules.crash_effect[card]
    steps = position.rules.crash_steps[card]
    if effect == parts.FORWARD:
        advance(position, slot, steps, events.BY_CRASH)
    elif effect == parts.AHEAD_BACK:
        other = next_in_rank(position, slot, True)
        if other >= 0:
            retreat(position, other, position.rules.crash_other[card])
        advance(position, slot, steps, events.BY_CRASH)
    elif effect == parts.RAM:
        ram(position, slot, steps, position.rules.crash_other[card])
    elif effect == parts.BEHIND:
        stay(position, slot)
        other = next_in_rank(position, slot, False)
        if other >= 0:  # S11
            advance(position, other, steps, events.BY_CRASH)
    elif effect == parts.DICE:
        position.crash_dice = steps
        position.step = parts.CRASH_DIE
    elif effect == parts.DIE_BACK:
        position.crash_dice = 1
        position.step = parts.CRASH_DIE
    elif effect == parts.BACK:
        retreat(position, slot, steps)
    elif effect == parts.POSITION_LOSS:
        lose_position(position, slot)
    elif effect == parts.LAST:
        last = last_in_rank(position, 0)
        if last != slot:
            stay(position, slot)
        advance(position, last, steps, events.BY_CRASH)
    else:
        stay(position, slot)


def crash_die(position: ScrapRacerPosition, value: int) -> None:
    """SR-17: the dice of a crash card; doubles mean nothing here, and boosters cannot be used (SR-K4)."""
    slot = active(position)
    tell(position, events.CRASH_DIE, position.racer[slot], value, 0, 0)
    position.crash_sum += value
    position.crash_dice -= 1
    if position.crash_dice:
        return
    if position.rules.crash_effect[position.crash_card - 1] == parts.DICE:
        advance(position, slot, position.crash_sum, events.BY_CRASH)
    else:
        retreat(position, slot, position.crash_sum)
    position.crash_sum = 0
    position.step = parts.FREE


def ram(position: ScrapRacerPosition, slot: int, steps: int, push: int) -> None:
    """SR-17, SR-K7: forward until another racer is met, who is pushed on before any fight (S14)."""
    driven = steps
    met = -1
    for other in range(position.rules.racers):
        distance = steps_ahead(position, position.space[slot], other)
        if other != slot and 0 < distance <= driven:
            driven = distance
            met = other
    advance(position, slot, driven, events.BY_CRASH)
    if met >= 0:
        advance(position, met, push, events.BY_CRASH)


def lose_position(position: ScrapRacerPosition, slot: int) -> None:
    """SR-17: behind the last racer, but not over the line (S13)."""
    last = last_in_rank(position, 0)
    if last == slot or position.progress[slot] == 0:
        stay(position, slot)
    else:
        retreat(position, slot, position.progress[slot] - position.progress[last] + 1)


def stay(position: ScrapRacerPosition, slot: int) -> None:
    """The racer does not move."""
    tell(position, events.STAYS, position.racer[slot], 0, 0, 0)


def take_bonus_marker(position: ScrapRacerPosition, slot: int) -> None:
    """SR-13: a marker; a full set is exchanged for a bonus card at once (S8), while there is one."""
    held = 0
    for other in range(position.rules.racers):
        held += position.bonus_markers[other]
    if held == position.rules.marker_supply:
        return
    position.bonus_markers[slot] += 1
    tell(position, events.MARKER, position.racer[slot], position.bonus_markers[slot], 0, 0)
    if position.bonus_markers[slot] >= markers_needed(position, slot) and bonus_cards_left(position):
        position.bonus_markers[slot] -= markers_needed(position, slot)
        renew_bonus_deck(position)
        position.step = parts.BONUS_CARD


def markers_needed(position: ScrapRacerPosition, slot: int) -> int:
    """SR-10, SR-13: how many markers a bonus card costs; Hover pays less, always."""
    if position.racer[slot] == parts.HOVER:
        return position.rules.ability_steps[parts.HOVER]
    return position.rules.markers_for_a_card


def bonus_cards_left(position: ScrapRacerPosition) -> int:
    """How many bonus cards nobody holds."""
    left = 0
    for card in range(parts.BONUS_KINDS):
        left += position.rules.bonus[card] - bonus_held(position, card)
    return left


def bonus_held(position: ScrapRacerPosition, card: int) -> int:
    """How many bonus cards of a kind are in hands."""
    held = 0
    for seat in range(position.rules.seats):
        held += position.cards[seat * parts.BONUS_KINDS + card]
    return held


def draw_bonus_card(position: ScrapRacerPosition, card: int) -> None:
    """SR-13: kept secret, playable from a later turn on (S7)."""
    seat = seat_of(position, active(position))
    position.bonus_deck[card] -= 1
    position.cards[seat * parts.BONUS_KINDS + card] += 1
    position.step = parts.FREE
    tell(position, events.BONUS_CARD, seat, position.racer[active(position)], card, 0)


def renew_bonus_deck(position: ScrapRacerPosition) -> None:
    """S21: an empty bonus deck is renewed from the cards that were played."""
    for card in range(parts.BONUS_KINDS):
        if position.bonus_deck[card]:
            return
    for card in range(parts.BONUS_KINDS):
        position.bonus_deck[card] = position.rules.bonus[card] - bonus_held(position, card)


# Finish line and boosters


def next_crossing(position: ScrapRacerPosition) -> None:
    """SR-18, S18: who crossed the line takes a goal marker and a goal card: the active racer, then clockwise."""
    for _ in range(position.rules.racers):
        slot = position.order[(position.turn + position.goal_at) % position.rules.racers]
        if (
            position.goal_markers[slot] < position.rules.laps
            and position.progress[slot] > position.rules.lap * (position.goal_markers[slot] + 1)
        ):
            cross_line(position, slot)
            return
        position.goal_at = (position.goal_at + 1) % position.rules.racers
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
    slot = position.order[(position.turn + position.goal_at) % position.rules.racers]
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
        slot = position.order[(position.turn + position.collect_at) % position.rules.racers]
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
    slot = position.order[(position.turn + position.collect_at) % position.rules.racers]
    position.on_track &= ~(1 << (booster_under(position, slot) - 1))
    position.hidden[kind] -= 1
    position.boosters[slot * 3 + kind] += 1
    position.step = parts.FREE
    tell(position, events.BOOSTER, position.racer[slot], position.space[slot], kind, 0)


# Where racers are


def active(position: ScrapRacerPosition) -> int:
    """The slot of the racer whose turn it is."""
    return position.order[position.turn]


def seat_of(position: ScrapRacerPosition, slot: int) -> int:
    """The owner of a racer."""
    return slot // position.rules.each


def slot_of_racer(position: ScrapRacerPosition, racer: int) -> int:
    """Where a racer is; -1 if it does not take part."""
    for slot in range(position.rules.racers):
        if position.racer[slot] == racer:
            return slot
    return -1


def lowest_of(mask: int) -> int:
    """The lowest slot of a set that is not empty."""
    slot = 0
    while not (mask >> slot) & 1:
        slot += 1
    return slot


def racers_in(position: ScrapRacerPosition, mask: int) -> int:
    """A set of slots as a set of racers."""
    found = 0
    for slot in range(position.rules.racers):
        if (mask >> slot) & 1:
            found |= 1 << position.racer[slot]
    return found


def advance(position: ScrapRacerPosition, slot: int, steps: int, cause: int) -> None:
    """SR-8: forward; the first space behind the line counts as 1 for a racer that enters."""
    position.progress[slot] += steps
    position.space[slot] += steps
    while position.space[slot] > position.rules.lap:
        position.space[slot] -= position.rules.lap
    tell(position, events.MOVED, position.racer[slot], steps, position.space[slot], cause)


def retreat(position: ScrapRacerPosition, slot: int, steps: int) -> None:
    """SR-15, SR-16, S2: back, but never over the line, and never off the track (S12)."""
    if steps >= position.space[slot]:
        steps = position.space[slot] - 1
    if steps > 0:
        position.progress[slot] -= steps
        position.space[slot] -= steps
        tell(position, events.MOVED, position.racer[slot], -steps, position.space[slot], events.BY_CRASH)
    else:
        stay(position, slot)


def ranks_before(position: ScrapRacerPosition, slot: int, other: int) -> bool:
    """SR-16, SR-K5: farther ahead; among those off the track the one whose turn comes earlier."""
    if position.progress[slot] != position.progress[other]:
        return position.progress[slot] > position.progress[other]
    for i in range(position.rules.racers):
        if position.order[i] == slot:
            return True
        if position.order[i] == other:
            return False
    return False


def next_in_rank(position: ScrapRacerPosition, slot: int, ahead: bool) -> int:
    """The racer ranked directly ahead of another, or directly behind; -1 if there is none."""
    found = -1
    for other in range(position.rules.racers):
        if other != slot and ranks_before(position, other, slot) == ahead:
            if found < 0 or ranks_before(position, found, other) == ahead:
                found = other
    return found


def last_in_rank(position: ScrapRacerPosition, without: int) -> int:
    """The racer in last place, some left out of account."""
    found = -1
    for slot in range(position.rules.racers):
        if not (without >> slot) & 1 and (found < 0 or ranks_before(position, found, slot)):
            found = slot
    return found


def first_in_rank(position: ScrapRacerPosition, without: int) -> int:
    """The racer in first place, some left out of account."""
    found = -1
    for slot in range(position.rules.racers):
        if not (without >> slot) & 1 and (found < 0 or ranks_before(position, slot, found)):
            found = slot
    return found


# The end


def score(position: ScrapRacerPosition, seat: int) -> int:
    """SR-21, SR-25: how far ahead; with two racers each the second one counts for all who have a finished one."""
    first = position.progress[seat * position.rules.each]
    if position.rules.each == 1:
        return first
    second = position.progress[seat * 2 + 1]
    if position.rules.laps in (position.goal_markers[seat * 2], position.goal_markers[seat * 2 + 1]):
        return 100000 + (first if first < second else second)  # SR-K6
    return first if first > second else second


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


# What may be done, and what chance is asked for


def legal(position: ScrapRacerPosition, seat: int, out: Buffer) -> int:
    """All that the seat which owes a decision may do now."""
    count = 0
    if position.step == parts.ASK_ROLL:
        count = offer(position, seat, actions.ROLL, 0, out, count)
    elif position.step == parts.ASK_DIE:
        for use in range(4):
            count = offer(position, seat, actions.BOOST, use, out, count)
        count = offer(position, seat, actions.CRASH, 0, out, count)
        count = offer(position, seat, actions.ROLL, 0, out, count)
        count = offer(position, seat, actions.STOP, 0, out, count)
    elif position.step == parts.ASK_BEFORE or position.step == parts.ASK_AFTER:
        for card in range(parts.BONUS_KINDS):
            count = offer(position, seat, actions.PLAY, card, out, count)
        count = offer(position, seat, actions.DONE if position.driven else actions.DRIVE, 0, out, count)
    else:
        for racer in range(parts.MOST_RACERS):
            verb = actions.FIRST if position.step == parts.ASK_ORDER else actions.WIN
            count = offer(position, seat, verb, racer, out, count)
    return count


def offer(position: ScrapRacerPosition, seat: int, verb: int, argument: int, out: Buffer, count: int) -> int:
    """Adds an action to the list if it is allowed."""
    if refusal(position, seat, verb, argument) != actions.ALLOWED:
        return count
    out.item[count] = verb + actions.ARGUMENT * argument
    return count + 1


def refusal(position: ScrapRacerPosition, seat: int, verb: int, argument: int) -> int:
    """Why a seat that owes a decision may not decide so."""
    if verb == actions.ROLL:
        if position.step == parts.ASK_ROLL:
            return actions.ALLOWED
        if position.step != parts.ASK_DIE:
            return actions.NOT_NOW
        if double_shows(position):
            return actions.DOUBLE_SHOWING
        return actions.SIX_DICE if position.dice_count == position.rules.most_dice else actions.ALLOWED
    if verb == actions.STOP or verb == actions.CRASH or verb == actions.BOOST:
        if position.step == parts.ASK_ROLL:
            return actions.NO_DIE_YET
        if position.step != parts.ASK_DIE:
            return actions.NOT_NOW
        if verb == actions.STOP:
            return actions.DOUBLE_SHOWING if double_shows(position) else actions.ALLOWED
        if verb == actions.CRASH:
            return actions.ALLOWED if double_shows(position) else actions.NO_DOUBLE
        return boost_refusal(position, argument)
    if verb == actions.DRIVE:
        return actions.ALLOWED if position.step == parts.ASK_BEFORE else actions.NOT_NOW
    if verb == actions.DONE:
        return actions.ALLOWED if position.step == parts.ASK_AFTER else actions.NOT_NOW
    if verb == actions.PLAY:
        if position.step != parts.ASK_BEFORE and position.step != parts.ASK_AFTER:
            return actions.NOT_NOW
        if not position.cards[seat * parts.BONUS_KINDS + argument]:
            return actions.NO_SUCH_CARD
        return actions.ALLOWED if card_steps(position, argument) else actions.NOBODY_TO_CATCH
    return racer_refusal(position, seat, verb, slot_of_racer(position, argument))


def boost_refusal(position: ScrapRacerPosition, use: int) -> int:
    """SR-7: a booster must be there, and ±1 does not wrap around."""
    face = position.dice[position.dice_count - 1]
    if not position.boosters[active(position) * 3 + booster_for(use)]:
        return actions.NO_BOOSTER
    if (use == actions.USE_PLUS and face == 6) or (use == actions.USE_MINUS and face == 1):
        return actions.NO_SUCH_FACE
    return actions.ALLOWED


def racer_refusal(position: ScrapRacerPosition, seat: int, verb: int, slot: int) -> int:
    """SR-22, SR-23: a choice between one's own two racers."""
    if position.step != (parts.ASK_ORDER if verb == actions.FIRST else parts.ASK_WINNER):
        return actions.NOT_NOW
    if slot < 0 or seat_of(position, slot) != seat:
        return actions.NOT_YOUR_RACER
    return actions.ALLOWED


def chance_kind(position: ScrapRacerPosition) -> int:
    """What chance is asked for; -1 for nothing."""
    if position.step == parts.THROW:
        return parts.CHANCE_DIE
    if position.step == parts.FIGHT:
        return parts.CHANCE_FIGHT
    if position.step == parts.CRASH_CARD:
        return parts.CHANCE_CRASH_1_2 + crash_deck(position)
    if position.step == parts.CRASH_DIE:
        return parts.CHANCE_CRASH_DIE
    if position.step == parts.BONUS_CARD:
        return parts.CHANCE_BONUS
    if position.step == parts.GOAL_CARD:
        return parts.CHANCE_GOAL
    if position.step == parts.BOOSTER:
        return parts.CHANCE_BOOSTER
    if position.step == parts.DRAW_RACER:
        return parts.CHANCE_RACER
    return parts.CHANCE_START if position.step == parts.DRAW_START else -1


def chance(position: ScrapRacerPosition, weights: Buffer) -> int:
    """The weights of what may turn out: a die has six faces, a deck the cards that are left in it."""
    if position.step < parts.DRAW_RACER or position.step == parts.OVER:
        return 0
    if position.step == parts.THROW or position.step == parts.FIGHT or position.step == parts.CRASH_DIE:
        return fill(weights, 6)
    if position.step == parts.CRASH_CARD:
        for card in range(parts.CRASH_KINDS):
            weights.item[card] = position.crash_deck[crash_deck(position) * parts.CRASH_KINDS + card]
        return parts.CRASH_KINDS
    if position.step == parts.BONUS_CARD:
        for card in range(parts.BONUS_KINDS):
            weights.item[card] = position.bonus_deck[card]
        return parts.BONUS_KINDS
    if position.step == parts.GOAL_CARD:
        for card in range(parts.GOAL_KINDS):
            weights.item[card] = position.goal_deck[card]
        return parts.GOAL_KINDS
    if position.step == parts.BOOSTER:
        for kind in range(3):
            weights.item[kind] = position.hidden[kind]
        return 3
    if position.step == parts.DRAW_START:
        return fill(weights, position.rules.seats)
    for racer in range(parts.MOST_RACERS):
        weights.item[racer] = 1 if slot_of_racer(position, racer) < 0 else 0
    return parts.MOST_RACERS


def fill(weights: Buffer, count: int) -> int:
    """Equal chances."""
    for i in range(count):
        weights.item[i] = 1
    return count


def turn_out(position: ScrapRacerPosition, outcome: int) -> None:
    """Lets what chance was asked for turn out so."""
    if position.step == parts.THROW:
        throw(position, outcome + 1)
    elif position.step == parts.FIGHT:
        fight_die(position, outcome + 1)
    elif position.step == parts.CRASH_CARD:
        draw_crash_card(position, outcome)
    elif position.step == parts.CRASH_DIE:
        crash_die(position, outcome + 1)
    elif position.step == parts.BONUS_CARD:
        draw_bonus_card(position, outcome)
    elif position.step == parts.GOAL_CARD:
        draw_goal_card(position, outcome)
    elif position.step == parts.BOOSTER:
        take_booster(position, outcome)
    elif position.step == parts.DRAW_RACER:
        draw_racer(position, outcome)
    else:
        begin_with(position, outcome)
