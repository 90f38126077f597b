"""What a picture of Scrap Racer needs and no move changes: the circuit as it lies, the racers, the cards."""

from __future__ import annotations

from typing import Any

from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.board import CODES, DECK_OF, colour_of
from homestretch.games.scrapracer.components import ScrapRacerRules, components


def sheet(rules: ScrapRacerRules) -> dict[str, Any]:
    """Everything constant under these rules.

    A part covers one square of a grid (x to the right, y down) and is entered heading 0 up, 1 right, 2 down or
    3 left; ``turn`` is S, R or L. Its spaces are ``first`` to ``first + spaces - 1``.
    """
    data = components()
    return {
        "lap": rules.lap,
        "laps": rules.laps,
        "most_dice": rules.most_dice,
        "racers_each": rules.each,
        "parts": laid(rules),
        "spaces": [{"straight": space.straight, "booster": space.booster} for space in rules.circuit.spaces],
        "racers": {
            name: {
                "letters": CODES[name],
                "colour": colour_of(name),
                "ability": data["racers"][name]["ability"]["value"],
                "markers_for_a_card": markers_for_a_card(name),
            }
            for name in parts.RACERS
        },
        "boosters": {name: data["boosters"][name]["count"] for name in parts.BOOSTERS},
        "deck_of": {str(face): deck for face, deck in DECK_OF.items()},
        "crash": {deck: cards(data["crash"][deck]) for deck in parts.DECKS},
        "bonus": cards(data["bonus"]),
        "goal": cards(data["goal"]),
    }


def laid(rules: ScrapRacerRules) -> list[dict[str, Any]]:
    """The parts in driving order from the finish line."""
    found, first = [], 1
    for part in rules.circuit.parts:
        count = len(rules.circuit.spaces_of(part.number))
        found.append(
            {
                "part": part.number,
                "turn": part.turn,
                "x": part.square[0],
                "y": part.square[1],
                "heading": part.heading,
                "first": first,
                "spaces": count,
            }
        )
        first += count
    return found


def markers_for_a_card(name: str) -> int:
    """SR-10, SR-13: how many bonus markers a racer trades for a card."""
    ability = components()["racers"][name]["ability"]
    needed: int = (
        ability["steps"] if ability["value"] == "markers" else components()["race"]["markers_for_a_card"]["value"]
    )
    return needed


def cards(deck: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The cards of a deck without their sources."""
    return {name: {key: value for key, value in card.items() if key != "source"} for name, card in deck.items()}
