"""A race as a picture: the field from last to first with what lies on it, for notebooks and documents."""

from __future__ import annotations

from typing import Any

from homestretch.games.finishline import parts
from homestretch.games.finishline.board import odds_of
from homestretch.games.finishline.components import FinishLineRules

TILE, HIGH, GAP, LEFT, TOP, DIE = 78, 128, 10, 20, 76, 26
INKS = {
    "turf": "#2f7d4f",
    "rail": "#f7f3e8",
    "tile": "#fbf6e9",
    "ink": "#1f2a24",
    "board": "#20302a",
    "tote": "#f2c230",
}
DICE = {"white": "#ffffff", "red": "#d1382c", "green": "#4caf6d", "black": "#22292e", "yellow": "#f2c230"}
SILKS = {parts.NEUTRAL: "#7d8fa0", parts.FAVOURITE: "#d1382c", parts.SPRINTER: "#2f6fc4"}


def svg(data: dict[str, Any], rules: FinishLineRules) -> str:
    """The field, the pool, and everybody's capital."""
    wide = 2 * LEFT + parts.RUNNERS * (TILE + GAP)
    high = TOP + 2 * HIGH + GAP + 104
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="sans-serif" font-weight="bold" text-anchor="middle">',
        "<title>Finish Line</title>",
        f'<rect width="{wide}" height="{high}" fill="{INKS["turf"]}"/>',
        f'<path d="M0 {TOP - 18}H{wide}M0 {TOP + 2 * HIGH + GAP + 18}H{wide}" stroke="{INKS["rail"]}" '
        f'stroke-width="6"/>',
    ]
    for place, die in enumerate(data["dice"]):
        lines += drawn_die(LEFT + place * (DIE + 8), 16, die["die"], die.get("shows", ""))
    for place, (colour, count) in enumerate(data["pool"].items()):
        lines += drawn_die(wide - LEFT - (place + 1) * (DIE + 8), 16, colour, str(count))
    places = list(range(len(data["order"])))
    for place, horse in zip(places, data["order"], strict=True):
        level = data["level"] and place == len(places) - 2
        lines += tile(place + 1 if level else place, horse, level, data, rules)
    return "\n".join([*lines, *tote(data, wide, high), "</svg>"])


def tile(place: int, horse: int, above: bool, data: dict[str, Any], rules: FinishLineRules) -> list[str]:
    """A horse: its number on its silks, its odds, and the dice on it; of two that are level one is above."""
    x, y = LEFT + place * (TILE + GAP), TOP if above else TOP + HIGH + GAP
    lines = [
        f'<rect x="{x}" y="{y}" width="{TILE}" height="{HIGH}" rx="8" fill="{INKS["tile"]}"/>',
        f'<circle cx="{x + TILE / 2}" cy="{y + 36}" r="26" fill="{SILKS[rules.type_of(horse)]}"/>',
        f'<text x="{x + TILE / 2}" y="{y + 45}" font-size="26" fill="{INKS["rail"]}">{horse}</text>',
        f'<text x="{x + TILE / 2}" y="{y + 82}" font-size="17" fill="{INKS["ink"]}">'
        f"{odds_of(horse, data, rules)} : 1</text>",
    ]
    for number, lies in enumerate(data["on"][str(horse)]):
        colour = lies if lies in DICE else "red" if lies == "whip" else "green"
        lines += drawn_die(x + 6 + number * (DIE + 2), y + HIGH - DIE - 8, colour, lies if colour == "green" else "")
    return lines


def drawn_die(x: float, y: float, colour: str, shows: str) -> list[str]:
    """A die in its colour, with a number or the first letter of what it shows."""
    mark = shows.removeprefix("outsider_")[:1].upper() if not shows.isdecimal() else shows
    ink = INKS["ink"] if colour in ("white", "yellow") else INKS["rail"]
    return [
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="5" fill="{DICE[colour]}" stroke="{INKS["ink"]}"/>',
        f'<text x="{x + DIE / 2}" y="{y + DIE - 7}" font-size="15" fill="{ink}">{mark}</text>',
    ]


def tote(data: dict[str, Any], wide: float, high: float) -> list[str]:
    """Everybody's capital; the active player is lit."""
    share = (wide - 2 * LEFT) / len(data["capital"])
    lines = []
    for seat, capital in enumerate(data["capital"]):
        x, y = LEFT + seat * share, high - 72
        lit = data["step"] not in ("bet", "over") and seat == data["player"]
        lines += [
            f'<rect x="{x + 4}" y="{y}" width="{share - 8}" height="52" rx="6" fill="{INKS["board"]}" '
            f'stroke="{INKS["tote"]}" stroke-width="{3 if lit else 0}"/>',
            f'<text x="{x + share / 2}" y="{y + 35}" font-size="24" fill="{INKS["tote"]}">'
            f"{seat + 1} · {capital}</text>",
        ]
    return lines
