"""Fights: every racer stands alone in the end (SR-11)."""

from __future__ import annotations

from homestretch.core.position import tell
from homestretch.games.scrapracer import events, parts
from homestretch.games.scrapracer.position import ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers import advance, crowd, lowest_of, racers_in, ranks_before


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
    return rest & (rest - 1) == 0 and position.rules.owner[first] == position.rules.owner[lowest_of(rest)]


def fighting_jackal(position: ScrapRacerPosition) -> int:
    """S1: the active racer's slot if it is Jackal and this is no crash turn, else -1."""
    if position.racer[position.mover] == parts.JACKAL and not position.crashed:
        return position.mover
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
