"""What a seat may do, and what happens when it does."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.scrapracer import actions, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus import card_steps
from homestretch.games.scrapracer.rules.crash import crash
from homestretch.games.scrapracer.rules.fights import win_fight
from homestretch.games.scrapracer.rules.racers import slot_of_racer
from homestretch.games.scrapracer.rules.setup import go_first
from homestretch.games.scrapracer.rules.turn import boost, booster_for, double_shows, drive, play_card, stop


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
    if argument < 0 or argument >= arguments_of(verb):
        return actions.NOT_NOW
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


def arguments_of(verb: int) -> int:
    """How many arguments a verb has to choose from."""
    if verb == actions.BOOST:
        return 4
    return 6 if verb == actions.PLAY or verb == actions.FIRST or verb == actions.WIN else 1


def boost_refusal(position: ScrapRacerPosition, use: int) -> int:
    """SR-7: a booster must be there, and ±1 does not wrap around."""
    face = position.dice[position.dice_count - 1]
    if not position.boosters[position.mover * 3 + booster_for(use)]:
        return actions.NO_BOOSTER
    if (use == actions.USE_PLUS and face == 6) or (use == actions.USE_MINUS and face == 1):
        return actions.NO_SUCH_FACE
    return actions.ALLOWED


def racer_refusal(position: ScrapRacerPosition, seat: int, verb: int, slot: int) -> int:
    """SR-22, SR-23: a choice between one's own two racers."""
    if position.step != (parts.ASK_ORDER if verb == actions.FIRST else parts.ASK_WINNER):
        return actions.NOT_NOW
    if slot < 0 or position.rules.owner[slot] != seat:
        return actions.NOT_YOUR_RACER
    return actions.ALLOWED


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
