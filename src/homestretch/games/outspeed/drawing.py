"""A race as a picture: the track with the ships, and the open card, for notebooks and documents."""

from __future__ import annotations

from typing import Any

from homestretch.games.outspeed import parts
from homestretch.games.outspeed.components import OutspeedRules

ZONE, LANE, LEFT, TOP = 46, 44, 64, 96
INKS = {
    "dusk": "#2b2140",
    "sand": "#e9c46a",
    "track": "#4a3a63",
    "line": "#6d5a8c",
    "field": "#8ad1ff",
    "text": "#f6ead7",
    "green": "#4caf6d",
    "triangle": "#f2c230",
    "red": "#e4572e",
    "dark": "#3a2d52",
}
SHIPS = ("#e4572e", "#2f9c8f", "#f2c230", "#7aa6ff", "#c07ae8", "#f6ead7")


def svg(data: dict[str, Any], rules: OutspeedRules) -> str:
    """The tableaus on the table with everything on them, and the routes of the open card above."""
    first = (data["tableaus"]["rear"] - 1) * rules.zones + 1
    zones = data["tableaus"]["front"] * rules.zones - first + 1
    wide, high = LEFT + zones * ZONE + 90, TOP + rules.seats * LANE + 24
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        f'font-family="sans-serif" font-weight="bold" fill="{INKS["text"]}">',
        "<title>Outspeed</title>",
        f'<rect width="{wide}" height="{high}" fill="{INKS["dusk"]}"/>',
        *card(data, rules),
    ]
    for place in range(zones):
        lines += zone(place, first + place, data, rules)
    for seat in range(rules.seats):
        lines += ship(seat, first, zones, data)
    return "\n".join([*lines, "</svg>"])


def card(data: dict[str, Any], rules: OutspeedRules) -> list[str]:
    """The three routes: lit in their colour, or dark; how many programmed each, once that is shown."""
    if not data["card"]:
        return []
    routes = rules.cards[data["card"]].sides[parts.SIDES.index(data["side"])]
    lines = [f'<text x="16" y="40" font-size="18">{data["card"]}</text>']
    for place, name in enumerate(parts.ROUTES):
        x = LEFT + place * 150
        lit = name in routes
        count = sum(route == name for route in data["routes"])
        lines.append(
            f'<rect x="{x}" y="16" width="136" height="38" rx="8" fill="{INKS[name] if lit else INKS["dark"]}"/>'
        )
        mark = "●" * count
        lines.append(f'<text x="{x + 12}" y="41" font-size="18" fill="{INKS["dusk"]}">{mark}</text>')
    return lines


def zone(place: int, number: int, data: dict[str, Any], rules: OutspeedRules) -> list[str]:
    """One zone of the track, with its force fields."""
    x, high = LEFT + place * ZONE, rules.seats * LANE
    ends = number % rules.zones == 0
    fields = sum(marker["zone"] == number for marker in data["force_fields"])
    lines = [
        f'<rect x="{x}" y="{TOP}" width="{ZONE}" height="{high}" fill="{INKS["track"]}" stroke="{INKS["line"]}"/>',
        f'<text x="{x + ZONE / 2}" y="{TOP - 8}" font-size="13" text-anchor="middle">{number}</text>',
    ]
    if fields:
        lines.append(
            f'<rect x="{x + 3}" y="{TOP + 3}" width="{ZONE - 6}" height="{high - 6}" fill="none" '
            f'stroke="{INKS["field"]}" stroke-width="{1 + 2 * fields}" stroke-dasharray="6 4"/>'
        )
    if ends:
        lines.append(f'<path d="M{x + ZONE} {TOP}V{TOP + high}" stroke="{INKS["sand"]}" stroke-width="4"/>')
    return lines


def ship(seat: int, first: int, zones: int, data: dict[str, Any]) -> list[str]:
    """A player's lane: the ship where it is, and the fuel; pale if it is out."""
    y = TOP + seat * LANE + LANE / 2
    out = seat in data["out"]
    opacity = 0.25 if out else 1
    lines = [
        f'<text x="16" y="{y + 6}" font-size="16" fill="{SHIPS[seat]}" opacity="{opacity}">{seat + 1}</text>',
        f'<circle cx="{LEFT + zones * ZONE + 20}" cy="{y}" r="7" fill="{INKS["sand"]}" opacity="{opacity}"/>',
        f'<text x="{LEFT + zones * ZONE + 36}" y="{y + 6}" font-size="16" opacity="{opacity}">'
        f"{data['fuel'][seat]}</text>",
    ]
    if not out:
        x = LEFT + (data["zones"][seat] - first) * ZONE + ZONE / 2
        points = f"{x - 14},{y - 12} {x + 16},{y} {x - 14},{y + 12} {x - 7},{y}"
        lines.append(f'<polygon points="{points}" fill="{SHIPS[seat]}" stroke="{INKS["dusk"]}" stroke-width="2"/>')
    return lines
