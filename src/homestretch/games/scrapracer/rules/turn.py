"""A turn from the first die to the last booster. ``proceed`` goes on until a seat or chance is asked for something."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import actions, events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus import can_play, card_steps, take_bonus_marker
from homestretch.games.scrapracer.rules.crash import crash
from homestretch.games.scrapracer.rules.fights import next_fight
from homestretch.games.scrapracer.rules.finish import next_booster, next_crossing, refill, tell_winner
from homestretch.games.scrapracer.rules.racers import advance, steps_ahead


def proceed(position: ScrapRacerPosition) -> None:
    """Goes on until somebody is asked for something."""
    while position.step == parts.FREE:
        if position.stage == parts.SETUP:
            begin_turn(position)
        elif position.stage == parts.ABILITY:
            position.stage = parts.FIGHTS
            position.then = parts.GOALS
            use_ability(position, position.mover)
        elif position.stage == parts.FIGHTS:
            if not next_fight(position):
                position.stage = position.then
        elif position.stage == parts.MARKER:
            position.crash_card = 0
            position.stage = parts.GOALS
            take_bonus_marker(position, position.mover)
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
    position.mover = position.order[position.turn]
    position.stage = parts.ROLLING
    position.step = parts.ASK_ROLL
    for i in range(position.dice_count):
        position.dice[i] = 0
    position.dice_count = 0
    position.crashed = False
    position.driven = False
    position.crossed = False
    position.goal_at = 0
    position.collect_at = 0
    position.started = position.progress[position.mover]
    for what in range(parts.CHANCE_KINDS):
        position.ordinal[what] = 0
    tell(
        position,
        events.TURN,
        position.racer[position.mover],
        position.round,
        position.rules.owner[position.mover],
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


def throw(position: ScrapRacerPosition, value: int) -> None:
    """SR-6: one more die."""
    position.dice[position.dice_count] = value
    position.dice_count += 1
    tell(position, events.DIE, position.racer[position.mover], value, 0, 0)
    ask_about_die(position)


def ask_about_die(position: ScrapRacerPosition) -> None:
    """SR-6, SR-7: what the owner may still decide about the latest die."""
    position.step = parts.ASK_DIE
    if holds_booster(position, position.mover):
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
    slot = position.mover
    last = position.dice_count - 1
    position.boosters[slot * 3 + booster_for(use)] -= 1
    if use == actions.USE_REROLL:
        tell(position, events.BOOSTED, position.racer[slot], use, 0, 0)
        position.dice[last] = 0
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


def stop(position: ScrapRacerPosition) -> None:
    """SR-8, SR-9: bonus cards may be played before the dice count."""
    tell(position, events.STOPPED, position.racer[position.mover], dice_total(position), 0, 0)
    position.step = parts.ASK_BEFORE
    if not can_play(position, position.rules.owner[position.mover]):
        drive(position)


def drive(position: ScrapRacerPosition) -> None:
    """SR-8: as far as the dice say; then bonus cards once more."""
    advance(position, position.mover, dice_total(position), events.BY_DICE)
    position.driven = True
    ask_after(position)


def ask_after(position: ScrapRacerPosition) -> None:
    """SR-9: bonus cards after the dice, if there are any to play."""
    if can_play(position, position.rules.owner[position.mover]):
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


def play_card(position: ScrapRacerPosition, seat: int, card: int) -> None:
    """SR-9, SR-23: a bonus card moves the racer whose turn it is."""
    position.cards[seat * parts.BONUS_KINDS + card] -= 1
    tell(position, events.PLAYED, seat, position.racer[position.mover], card, 0)
    advance(position, position.mover, card_steps(position, card), events.BY_BONUS)
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
