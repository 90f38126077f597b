"""Colour for text that may go to a terminal, a pipe or a screen reader."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = {
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "94",
    "purple": "35",
    "cyan": "36",
    "white": "97",
    "orange": "38;5;208",
    "grey": "90",
}


@dataclass(frozen=True)
class Paint:
    """Paints words where colour is wanted. ``plain`` means lines only: nothing drawn, nothing coloured."""

    colour: bool = False
    plain: bool = False

    def __call__(self, text: str, colour: str = "", bold: bool = False) -> str:
        """The text in a colour."""
        codes = [code for code in ("1" if bold else "", COLOURS.get(colour, "")) if code]
        return f"\033[{';'.join(codes)}m{text}\033[0m" if self.colour and codes else text
