"""A card or a die in our own words, for whoever asks."""

from __future__ import annotations

from typing import Any

from homestretch.core.text import dashed
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import components


def explain(words: str, data: dict[str, Any], text: Any) -> list[str]:
    """What is to be said about a card by its name, or about the dice of a colour; nothing if there is no such thing."""
    typed = words.strip().lower()
    for die in parts.DICE:
        if typed in (die.replace("_", " "), dashed(die), text(dashed("die", die)).lower()):
            return about_die(die, data, text)
    named = {card: str(text(dashed("card", card))) for card in parts.CARDS}
    found = [card for card, name in named.items() if typed == name.lower()]
    found = found or [card for card, name in named.items() if typed in name.lower() or typed == dashed(card)]
    return [line for card in found for line in about_card(card, text)]


def about_card(card: str, text: Any) -> list[str]:
    """Colour, price and effect of a card."""
    colour = parts.COLOURS[parts.CARDS.index(card) // parts.CARDS_EACH]
    price = components()["cards"][card]["cost"]["value"]
    head = text("explain-card", card=text(dashed("card", card)), die=text(dashed("die", colour)), price=price)
    return [head, f"  {text(dashed('about', card))}"]


def about_die(die: str, data: dict[str, Any], text: Any) -> list[str]:
    """The faces of a die, and the card of its colour in this race."""
    faces = components()["dice"][die]["faces"]["value"]
    shown = [f"{faces.count(face)} × {text(dashed('face', face))}" for face in dict.fromkeys(faces)]
    lines = [text("explain-die", die=text(dashed("die", die)), faces=", ".join(shown))]
    if die in parts.COLOURS and data["cards"][parts.COLOURS.index(die)] is not None:
        lines += about_card(data["cards"][parts.COLOURS.index(die)], text)
    return lines
