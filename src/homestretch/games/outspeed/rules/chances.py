"""What chance is asked for, and what happens when it answers."""

from __future__ import annotations

from homestretch.core.buffer import Buffer
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.position import OutspeedPosition
from homestretch.games.outspeed.rules.resolution import die_to_roll, roll
from homestretch.games.outspeed.rules.round import cards_to_draw, open_card
from homestretch.games.outspeed.rules.supply import draw_from_top


def chance_kind(position: OutspeedPosition) -> int:
    """What chance is asked for; -1 for nothing."""
    if position.step == parts.DRAW_CARD:
        return parts.CHANCE_CARD
    if position.step == parts.DRAW_TILE:
        return parts.CHANCE_TILE
    if position.step == parts.COST_DIE or position.step == parts.BENEFIT_DIE:
        return parts.CHANCE_YELLOW + die_to_roll(position, position.turn) % 2
    return -1


def chance(position: OutspeedPosition, weights: Buffer) -> int:
    """The weights of what may turn out: cards and tiles that are left, and the faces of a die."""
    if position.step == parts.DRAW_CARD:
        for card in range(parts.MOST_CARDS):
            weights.item[card] = (cards_to_draw(position) >> card) & 1
        return parts.MOST_CARDS
    if position.step == parts.DRAW_TILE:
        for tile in range(parts.TILE_KINDS):
            weights.item[tile] = position.pile[tile]
        return parts.TILE_KINDS
    if position.step == parts.COST_DIE or position.step == parts.BENEFIT_DIE:
        die = die_to_roll(position, position.turn) % 2
        for face in range(position.rules.die_faces[die]):
            weights.item[face] = position.rules.die_weight[die * 6 + face]
        return position.rules.die_faces[die]
    return 0


def turn_out(position: OutspeedPosition, outcome: int) -> None:
    """Lets what chance was asked for turn out so."""
    if position.step == parts.DRAW_CARD:
        open_card(position, outcome)
    elif position.step == parts.DRAW_TILE:
        draw_from_top(position, outcome)
    else:
        die = die_to_roll(position, position.turn) % 2
        roll(position, position.rules.die_value[die * 6 + outcome])
