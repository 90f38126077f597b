"""A race as a picture: the circuit from above, for notebooks and documents."""

from __future__ import annotations

import math
from typing import Any

from homestretch.games.scrapracer.board import CODES, colour_of, space_of
from homestretch.games.scrapracer.circuit import HEADINGS, TURNS, Circuit, Part
from homestretch.games.scrapracer.components import ScrapRacerRules

SQUARE = 120
INKS = {
    "paper": "#f3ecdf",
    "road": "#37424a",
    "edge": "#22292e",
    "straight": "#2f9c8f",
    "curve": "#c9673b",
    "booster": "#f2c230",
    "red": "#c8372d",
    "green": "#4c9a3f",
    "blue": "#2f6fc4",
    "purple": "#8a4bb0",
    "orange": "#e8862a",
    "yellow": "#e3c52c",
}


def svg(data: dict[str, Any], rules: ScrapRacerRules) -> str:
    """The circuit with everything that stands and lies on it."""
    circuit = rules.circuit
    columns, rows = [p.square[0] for p in circuit.parts], [p.square[1] for p in circuit.parts]
    left, top = min(columns) * SQUARE, min(rows) * SQUARE
    wide, high = (max(columns) + 1) * SQUARE - left, (max(rows) + 1) * SQUARE - top
    path = road(circuit)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" role="img" '
        f'font-family="sans-serif" font-weight="bold" text-anchor="middle">',
        "<title>Scrap Racer</title>",
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{INKS["paper"]}"/>',
        f'<path d="{path}" fill="none" stroke="{INKS["edge"]}" stroke-width="62"/>',
        f'<path d="{path}" fill="none" stroke="{INKS["road"]}" stroke-width="54"/>',
        *finish_line(circuit.parts[0]),
    ]
    for number, (x, y) in enumerate(places(circuit), start=1):
        lines += space(number, x, y, data, rules)
    return "\n".join([*lines, "</svg>"])


def middle(part: Part) -> tuple[float, float]:
    """The middle of a part's square."""
    return part.square[0] * SQUARE + SQUARE / 2, part.square[1] * SQUARE + SQUARE / 2


def along(part: Part, share: float) -> tuple[float, float]:
    """A point of the road through a part: 0 where it is entered, 1 where it is left."""
    x, y = middle(part)
    dx, dy = HEADINGS[part.heading]
    start = (x - dx * SQUARE / 2, y - dy * SQUARE / 2)
    if part.turn == "S":
        return start[0] + dx * SQUARE * share, start[1] + dy * SQUARE * share
    side = TURNS[part.turn]
    centre = (start[0] - dy * side * SQUARE / 2, start[1] + dx * side * SQUARE / 2)
    angle = math.atan2(start[1] - centre[1], start[0] - centre[0]) + side * share * math.pi / 2
    return centre[0] + math.cos(angle) * SQUARE / 2, centre[1] + math.sin(angle) * SQUARE / 2


def places(circuit: Circuit) -> list[tuple[float, float]]:
    """The middle of each space, in driving order."""
    found = []
    for part in circuit.parts:
        count = len(circuit.spaces_of(part.number))
        found += [along(part, (place + 0.5) / count) for place in range(count)]
    return found


def road(circuit: Circuit) -> str:
    """The middle line of the whole circuit as a path."""
    x, y = along(circuit.parts[0], 0)
    commands = [f"M{x:g} {y:g}"]
    for part in circuit.parts:
        x, y = along(part, 1)
        bend = {"S": f"L{x:g} {y:g}", "R": f"A60 60 0 0 1 {x:g} {y:g}", "L": f"A60 60 0 0 0 {x:g} {y:g}"}
        commands.append(bend[part.turn])
    return " ".join([*commands, "Z"])


def finish_line(first: Part) -> list[str]:
    """A chequered bar across the road."""
    x, y = along(first, 0)
    dx, dy = HEADINGS[first.heading]
    lines = []
    for across in range(-3, 3):
        for deep in range(2):
            px = x + abs(dy) * across * 9 + (deep - 1) * 9 * abs(dx)
            py = y + abs(dx) * across * 9 + (deep - 1) * 9 * abs(dy)
            ink = "#ffffff" if (across + deep) % 2 else "#111111"
            lines.append(f'<rect x="{px:g}" y="{py:g}" width="9" height="9" fill="{ink}"/>')
    return lines


def space(number: int, x: float, y: float, data: dict[str, Any], rules: ScrapRacerRules) -> list[str]:
    """One space with its booster or its racer."""
    straight = rules.circuit.spaces[number - 1].straight
    ink = INKS["straight" if straight else "curve"]
    lines = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{ink}"/>']
    here = [name for name, racer in data["racers"].items() if space_of(racer, rules) == number]
    if here:
        lines.append(
            f'<rect x="{x - 17:.1f}" y="{y - 13:.1f}" width="34" height="26" rx="7" fill="{INKS[colour_of(here[0])]}" '
            f'stroke="#ffffff" stroke-width="2"/>'
        )
        lines.append(f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="15" fill="#ffffff">{CODES[here[0]]}</text>')
    elif number in data["boosters_on_track"]:
        lines.append(
            f'<path d="M{x:.1f} {y - 11:.1f}l11 11l-11 11l-11 -11z" fill="{INKS["booster"]}" stroke="{INKS["edge"]}"/>'
        )
    elif number % 5 == 0:
        lines.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" fill="#ffffff">{number}</text>')
    return lines
