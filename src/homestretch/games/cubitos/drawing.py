"""A track as a picture: candy-coloured building blocks on a base plate, for notebooks and documents."""

from __future__ import annotations

import math
from typing import Any

from homestretch.games.cubitos.track import ROWS, Brick, Reward, Space, Track, beside

WIDE, HIGH = 60, 54
MARGIN = 34
GAP, LIP, ROUND = 3, 6, 9
CANDY = ("#ffd1dc", "#ffe0b8", "#fff2b0", "#cdf2c8", "#c5ecf7", "#dcd3fa")
INKS = {
    "plate": "#8fd6b8",
    "stud": "#a3e0c6",
    "ink": "#4a2c55",
    "water": "#4aa8e8",
    "wave": "#b9e3ff",
    "start": "#3fb56b",
    "finish": "#ffffff",
    "red": "#e8213d",
    "coin": "#ffc531",
    "fan": "#f0487f",
    "gain": "#ffffff",
    "lose": "#8d8794",
    "jetpack": "#ff7a2f",
}
ROUTES = ("#7a3fe0", "#0f8f83", "#c2410c", "#1d5fd0")
RUNNERS = ("#9b3fd4", "#ff8a1f", "#12b3c9", "#ffffff")


def track_svg(data: dict[str, Any], track: Track) -> str:
    """The track with the runners: ``data["runners"]`` is the space of each seat's runner, -1 if it is not here."""
    wide = track.columns * WIDE + (WIDE // 2 if half_out(track) else 0) + 2 * MARGIN
    high = track.rows * HIGH + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        'font-family="Nunito, Verdana, DejaVu Sans, sans-serif" font-weight="bold" text-anchor="middle">',
        f"<title>{escaped(track.name)}</title>",
        *plate(track, wide, high),
    ]
    for number in range(len(track.spaces)):
        lines += space_blocks(number, track)
    lines += red_lines(track)
    lines += arrow(track)
    lines += routes(track)
    for number, space in enumerate(track.spaces):
        lines += signs(space, *middle(track, number))
    for number in sorted(set(data.get("runners", [])) - {-1}):
        seats = [seat for seat, where in enumerate(data["runners"]) if where == number]
        x, y = middle(track, number)
        if number == 0:
            x, y = x - 22 * way_out(track)[0], y - 22 * way_out(track)[1]
        lines += runners(seats, x, y)
    return "\n".join([*lines, "</svg>"])


def escaped(text: str) -> str:
    """A text as XML writes it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def half_out(track: Track) -> bool:
    """Whether a shifted row fills the last column, so that the track is half a brick wider."""
    return any(row % 2 and column == track.columns - 1 for covered in track.bricks for row, column in covered)


def corner(brick: Brick) -> tuple[int, int]:
    """The upper left corner of a brick."""
    row, column = brick
    return MARGIN + column * WIDE + row % 2 * WIDE // 2, MARGIN + row * HIGH


def middle(track: Track, number: int) -> tuple[float, float]:
    """The middle of a space."""
    corners = [corner(brick) for brick in track.bricks[number]]
    x = (min(x for x, _ in corners) + max(x for x, _ in corners) + WIDE) / 2
    y = (min(y for _, y in corners) + max(y for _, y in corners) + HIGH - LIP) / 2
    return x, y


def shade(colour: str, share: float) -> str:
    """A colour darkened to a share of itself."""
    return "#" + "".join(f"{round(int(colour[at : at + 2], 16) * share):02x}" for at in (1, 3, 5))


# The ground and the blocks


def plate(track: Track, wide: int, high: int) -> list[str]:
    """The base plate, with studs where no brick lies."""
    lines = [
        f'<rect width="{wide}" height="{high}" rx="26" fill="{shade(INKS["plate"], 0.82)}"/>',
        f'<rect width="{wide}" height="{high - LIP}" rx="26" fill="{INKS["plate"]}"/>',
    ]
    covered = [corner(brick) for bricks in track.bricks for brick in bricks]
    for y in range(MARGIN + HIGH // 4, high - MARGIN, HIGH // 2):
        for x in range(MARGIN + WIDE // 4, wide - MARGIN, WIDE // 2):
            if not any(left - 8 < x < left + WIDE + 8 and top - 8 < y < top + HIGH + 8 for left, top in covered):
                lines.append(f'<circle cx="{x}" cy="{y + 2}" r="8" fill="{shade(INKS["plate"], 0.9)}"/>')
                lines.append(f'<circle cx="{x}" cy="{y}" r="8" fill="{INKS["stud"]}"/>')
    for row in range(track.rows):
        lines.append(rim(MARGIN / 2, MARGIN + (row + 0.5) * HIGH, ROWS[row]))
    for column in range(track.columns):
        lines.append(rim(MARGIN + (column + 0.5) * WIDE, MARGIN / 2 + 4, str(column + 1)))
    return lines


def rim(x: float, y: float, letter: str) -> str:
    """A letter or number at the rim, to name the bricks by."""
    return f'<text x="{x:g}" y="{y + 4:g}" font-size="15" fill="{shade(INKS["plate"], 0.6)}">{letter}</text>'


def space_blocks(number: int, track: Track) -> list[str]:
    """The blocks of a space, without what lies on it."""
    space = track.spaces[number]
    if space.kind in ("start", "finish"):
        return big_block(track.bricks[number], space.kind)
    x, y = corner(track.bricks[number][0])
    colour = INKS["water"] if space.kind == "water" else CANDY[space.red_line % len(CANDY)]
    lines = block(x, y, colour)
    if space.kind == "water":
        for down in (18, 30):
            wave = f"M{x + 12} {y + down}q6 -7 12 0t12 0t12 0"
            lines.append(
                f'<path d="{wave}" fill="none" stroke="{INKS["wave"]}" stroke-width="3" stroke-linecap="round"/>'
            )
    elif not (space.rewards or space.shortcuts or space.jetpack):
        lines += studs(x, y, colour)
    return lines


def lighter(colour: str) -> str:
    """A colour half-way to white."""
    return "#" + "".join(f"{(int(colour[at : at + 2], 16) + 255) // 2:02x}" for at in (1, 3, 5))


def block(x: int, y: int, colour: str) -> list[str]:
    """One block: its front below, its top above."""
    place = f'x="{x + GAP / 2}" y="{y + GAP / 2}" width="{WIDE - GAP}" rx="{ROUND}"'
    return [
        f'<rect {place} height="{HIGH - GAP}" fill="{shade(colour, 0.78)}"/>',
        f'<rect {place} height="{HIGH - GAP - LIP}" fill="{colour}"/>',
    ]


def big_block(bricks: tuple[Brick, ...], kind: str) -> list[str]:
    """The start or the finish: bricks melted into one."""
    colour = INKS[kind]
    lines = []
    for fill, high in ((shade(colour, 0.75), HIGH), (colour, HIGH - LIP)):
        for brick in bricks:
            x, y = corner(brick)
            below = any(other in bricks for other in beside(brick)[4:])
            tall = HIGH + ROUND if below and high == HIGH - LIP else high
            lines.append(f'<rect x="{x}" y="{y}" width="{WIDE}" height="{tall}" rx="{ROUND}" fill="{fill}"/>')
            if (brick[0], brick[1] + 1) in bricks:
                lines.append(f'<rect x="{x + WIDE // 2}" y="{y}" width="{WIDE}" height="{high}" fill="{fill}"/>')
    for brick in bricks:
        lines += chequers(brick, bricks) if kind == "finish" else studs(*corner(brick), colour)
    return lines


def chequers(brick: Brick, bricks: tuple[Brick, ...]) -> list[str]:
    """The chequered pattern of one brick of the finish; it runs on into the brick below."""
    x, y = corner(brick)
    wide = WIDE / 4
    high = (HIGH if any(other in bricks for other in beside(brick)[4:]) else HIGH - LIP) / 4
    return [
        f'<rect x="{x + across * wide:g}" y="{y + down * high:g}" width="{wide:g}" height="{high:g}" '
        f'fill="{INKS["ink"]}"/>'
        for down in range(4)
        for across in range(4)
        if (across + down) % 2
    ]


def studs(x: int, y: int, colour: str) -> list[str]:
    """The two studs on top of a block."""
    return [
        f'<circle cx="{x + across}" cy="{y + 23 + down}" r="7.5" fill="{fill}"/>'
        for across in (19, 41)
        for down, fill in ((2, shade(colour, 0.9)), (0, lighter(colour)))
    ]


def way_out(track: Track) -> tuple[float, float]:
    """The direction in which the start is left, one long."""
    x, y = middle(track, 0)
    ends = [middle(track, number) for number in track.spaces[0].neighbours]
    across, down = sum(end[0] - x for end in ends), sum(end[1] - y for end in ends)
    long = math.hypot(across, down) or 1.0
    return across / long, down / long


def arrow(track: Track) -> list[str]:
    """An arrow on the start that points to where the race goes."""
    x, y = middle(track, 0)
    across, down = way_out(track)
    turn = math.degrees(math.atan2(down, across))
    return [
        f'<path d="M-16 -7h16v-12l20 19l-20 19v-12h-16z" fill="#ffffff" stroke="{shade(INKS["start"], 0.75)}" '
        f'stroke-width="3" stroke-linejoin="round" '
        f'transform="translate({x + 34 * across:.1f} {y + 34 * down:.1f}) rotate({turn:.0f})"/>'
    ]


def edges(track: Track) -> list[tuple[str, int, int]]:
    """Every edge between the bricks of two spaces, as a stroke of a path, with the two spaces."""
    at = {brick: number for number, covered in enumerate(track.bricks) for brick in covered}
    half = WIDE // 2
    found = []
    for brick, number in at.items():
        x, y = corner(brick)
        strokes = (f"M{x + WIDE} {y}v{HIGH}", f"M{x} {y + HIGH}h{half}", f"M{x + half} {y + HIGH}h{half}")
        _, right, _, _, lower_left, lower_right = beside(brick)
        for other, stroke in zip((right, lower_left, lower_right), strokes, strict=True):
            if other in at and at[other] != number:
                found.append((stroke, number, at[other]))
    return found


def red_lines(track: Track) -> list[str]:
    """Red wherever sections change, and a dark fence where spaces lie side by side but do not touch."""
    spaces = track.spaces
    touching = [(stroke, one, other) for stroke, one, other in edges(track) if other in spaces[one].neighbours]
    fences = "".join(stroke for stroke, one, other in edges(track) if other not in spaces[one].neighbours)
    red = "".join(stroke for stroke, one, other in touching if spaces[one].red_line != spaces[other].red_line)
    drawn = 'fill="none" stroke-linecap="round"'
    lines = [f'<path d="{fences}" {drawn} stroke="{INKS["ink"]}" stroke-width="7"/>'] if fences else []
    if red:
        lines.append(f'<path d="{red}" {drawn} stroke="#ffffff" stroke-width="8"/>')
        lines.append(f'<path d="{red}" {drawn} stroke="{INKS["red"]}" stroke-width="5"/>')
    return lines


# What lies on the blocks


def signs(space: Space, x: float, y: float) -> list[str]:
    """The rewards of a space side by side, or its jet pack."""
    lines = []
    count = len(space.rewards)
    for place, reward in enumerate(space.rewards):
        size = 1.0 if count == 1 else 0.68
        across = (place - (count - 1) / 2) * 27
        lines.append(f'<g transform="translate({x + across:g} {y:g}) scale({size})">')
        lines += [*sign(reward), "</g>"]
    if space.jetpack:
        lines += [f'<g transform="translate({x:g} {y:g})">', *rocket(space.jetpack[0]), "</g>"]
    return lines


def sign(reward: Reward) -> list[str]:
    """One reward around the origin."""
    ink = INKS["ink"]
    if reward.kind == "credit":
        return [
            f'<circle r="18" fill="{shade(INKS["coin"], 0.8)}"/><circle r="18" cy="-2" fill="{INKS["coin"]}"/>',
            f'<circle r="13.5" cy="-2" fill="none" stroke="{shade(INKS["coin"], 0.85)}" stroke-width="2"/>',
            f'<text y="5.5" font-size="21" fill="{ink}">{reward.amount}</text>',
        ]
    if reward.kind == "fan":
        heart = "M0 17C-26 -1 -19 -19 -8 -19C-3 -19 0 -15 0 -12C0 -15 3 -19 8 -19C19 -19 26 -1 0 17Z"
        number = [f'<text y="4" font-size="17" fill="#ffffff">{reward.amount}</text>'] if reward.amount > 1 else []
        return [f'<path d="{heart}" fill="{INKS["fan"]}" stroke="#ffffff" stroke-width="2.5"/>', *number]
    if reward.kind == "die":
        words = f"≤{reward.limit}" if reward.limit else "★"
        return [*cube(INKS["gain"]), f'<text y="5" font-size="18" fill="{ink}">{words}</text>', *badge("+", "#2fa84f")]
    number = [f'<text y="5" font-size="18" fill="#ffffff">{reward.amount}</text>'] if reward.amount > 1 else []
    return [*cube(INKS["lose"]), *number, *badge("−", INKS["red"])]


def cube(colour: str) -> list[str]:
    """A die seen from the front, a little from above."""
    return [
        f'<rect x="-16" y="-16" width="32" height="35" rx="7" fill="{shade(colour, 0.72)}"/>',
        f'<rect x="-16" y="-18" width="32" height="32" rx="7" fill="{colour}"/>',
    ]


def badge(letter: str, colour: str) -> list[str]:
    """A small round plus or minus at the corner of a die."""
    return [
        f'<circle cx="16" cy="-14" r="9" fill="{colour}" stroke="#ffffff" stroke-width="2"/>',
        f'<text x="16" y="-8.5" font-size="15" fill="#ffffff">{letter}</text>',
    ]


def rocket(times: int) -> list[str]:
    """A jet pack: two tanks, two flames."""
    lines = []
    for x in (-23, -10):
        lines.append(f'<path d="M{x} 10h12l-6 13z" fill="{INKS["coin"]}"/>')
        lines.append(f'<rect x="{x}" y="-19" width="12" height="31" rx="6" fill="{INKS["jetpack"]}"/>')
        lines.append(f'<rect x="{x + 2}" y="-4" width="8" height="4" fill="#ffffff"/>')
    return [*lines, f'<text x="15" y="6" font-size="17" fill="{INKS["ink"]}">×{times}</text>']


def routes(track: Track) -> list[str]:
    """Each shortcut: its price in a ring of stones, a dotted line, and the same ring without stones at its end."""
    lines = []
    found = [(n, shortcut) for n, space in enumerate(track.spaces) for shortcut in space.shortcuts]
    for place, (number, shortcut) in enumerate(found):
        colour = ROUTES[place % len(ROUTES)]
        (x, y), (to_x, to_y) = middle(track, number), middle(track, shortcut.target)
        lines.append(
            f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{colour}" stroke-width="5" stroke-dasharray="1 10" '
            'stroke-linecap="round"/>'
        )
        lines.append(f'<circle cx="{to_x:g}" cy="{to_y:g}" r="15" fill="#ffffff" stroke="{colour}" stroke-width="6"/>')
        lines.append(f'<circle cx="{to_x:g}" cy="{to_y:g}" r="5" fill="{colour}"/>')
        lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="19" fill="{colour}"/>')
        lines.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="20" fill="none" stroke="{shade(INKS["lose"], 0.8)}" stroke-width="6" '
            'stroke-dasharray="11 4.7"/>'
        )
        lines.append(price(shortcut.pay, shortcut.amount, x, y))
    return lines


def price(pay: str, amount: int, x: float, y: float) -> str:
    """What a shortcut costs: a number on a coin, or a number over a footprint arrow."""
    if pay == "coins":
        return (
            f'<circle cx="{x:g}" cy="{y:g}" r="12.5" fill="{INKS["coin"]}"/>'
            f'<text x="{x:g}" y="{y + 6:g}" font-size="17" fill="{INKS["ink"]}">{amount}</text>'
        )
    return (
        f'<path d="M{x - 12:g} {y - 9:g}h13l11 9l-11 9h-13z" fill="#ffffff"/>'
        f'<text x="{x - 2:g}" y="{y + 6:g}" font-size="16" fill="{INKS["ink"]}">{amount}</text>'
    )


def runners(seats: list[int], x: float, y: float) -> list[str]:
    """The runners on a space: cubes with faces."""
    lines = []
    for place, seat in enumerate(seats):
        across = (place - (len(seats) - 1) / 2) * (30 if len(seats) < 3 else 20)
        colour = RUNNERS[seat % len(RUNNERS)]
        lines += [
            f'<g transform="translate({x + across:g} {y - 4:g})">',
            f'<rect x="-16" y="-15" width="32" height="36" rx="8" fill="{shade(colour, 0.7)}"/>',
            f'<rect x="-16" y="-18" width="32" height="32" rx="8" fill="{colour}" stroke="{INKS["ink"]}" '
            'stroke-width="2.5"/>',
            f'<circle cx="-6" cy="-5" r="3" fill="{INKS["ink"]}"/><circle cx="6" cy="-5" r="3" fill="{INKS["ink"]}"/>',
            f'<path d="M-6 3q6 6 12 0" fill="none" stroke="{INKS["ink"]}" stroke-width="2.5" stroke-linecap="round"/>',
            "</g>",
        ]
    return lines
