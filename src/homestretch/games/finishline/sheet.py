"""What a picture of Finish Line needs and no move changes: the dice and their faces, the horses, odds and money."""

from __future__ import annotations

from typing import Any

from homestretch.games.finishline import parts
from homestretch.games.finishline.components import FinishLineRules, components, dice_in_play


def sheet(rules: FinishLineRules) -> dict[str, Any]:
    """Everything constant under these rules; odds go race by race, by starting place from last to first."""
    return {
        "races": rules.races,
        "runners": parts.RUNNERS,
        "hand": parts.HAND,
        "home_straight": rules.home_straight,
        "dice": {name: die(name, rules.seats) for name in parts.DICE},
        "horses": {str(horse): parts.TYPES[rules.type_of(horse)] for horse in range(1, parts.HORSES + 1)},
        "odds": [[rules.odds_at(race, place) for place in range(parts.RUNNERS)] for race in range(1, rules.races + 1)],
        "capital": components()["money"]["capital"]["value"],
        "bet": {
            "step": rules.step,
            "win_bets": rules.win_bets,
            "place_bets": rules.place_bets,
            "place_bonus_needs_win": bool(rules.needs_win),
        },
        "side_bet": rules.side_bet,
        "helmet_places": rules.helmet_places,
        "speed_loss_places": rules.speed_loss_places,
        "insider_dice": rules.insider_dice,
        "photo_dice": rules.photo_dice,
    }


def die(name: str, seats: int) -> dict[str, Any]:
    """How many dice of a colour there are, and how often each face is on one."""
    faces = {face: entry for face, entry in components()["dice"][name].items() if face != "count"}
    return {
        "count": dice_in_play(name, seats),
        "faces": {face: entry["count"] for face, entry in faces.items()},
        "bonus": {face: entry["bonus"] for face, entry in faces.items() if "bonus" in entry},
    }
