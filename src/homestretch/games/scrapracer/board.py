"""A race in text: the circuit as it lies, the standings, and the decision as one sentence."""

from __future__ import annotations

from typing import Any

from homestretch.core.paint import Paint
from homestretch.core.refused import Refused
from homestretch.core.text import dashed
from homestretch.games.scrapracer.circuit import HEADINGS, Circuit, Part
from homestretch.games.scrapracer.components import ScrapRacerRules, components

CODES = {"swifty": "SW", "jackal": "JA", "crusher": "CR", "hover": "HO", "twister": "TW", "steel_jacket": "ST"}
DECK_OF = {1: "crash_1_2", 2: "crash_1_2", 3: "crash_3_4", 4: "crash_3_4", 5: "crash_5_6", 6: "crash_5_6"}
COLUMNS = ("rank", "racer", "player", "lap", "space", "boosters", "markers", "cards")
WIDE, HIGH = 12, 4
MIDDLE = (6, 2)


def board(data: dict[str, Any], rules: ScrapRacerRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """The race as one seat sees it."""
    lines = [] if paint.plain else [*circuit_lines(data, rules, paint), "", text("board-legend"), ""]
    lines += standings(data, rules, text, paint, names)
    if data["dice"]:
        lines += ["", text("board-dice", dice=" ".join(map(str, data["dice"])), total=sum(data["dice"]))]
    if data["your_bonus_cards"]:
        cards = [
            f"{count} × {text('bonus-' + card.replace('_', '-'))}" for card, count in data["your_bonus_cards"].items()
        ]
        lines.append(text("board-your-cards", cards=", ".join(cards)))
    return lines


# The circuit


def circuit_lines(data: dict[str, Any], rules: ScrapRacerRules, paint: Paint) -> list[str]:
    """The circuit seen from above, every space two letters wide."""
    canvas: dict[tuple[int, int], str] = {}
    for part in rules.circuit.parts:
        draw_road(canvas, part)
    for number, (x, y) in enumerate(places(rules.circuit), start=1):
        draw_space(canvas, x, y, number, data, rules, paint)
    draw_finish(canvas, rules.circuit.parts[0], paint)
    left, top = min(x for x, _ in canvas), min(y for _, y in canvas)
    right, bottom = max(x for x, _ in canvas), max(y for _, y in canvas)
    rows = ["".join(canvas.get((x, y), " ") for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    return ["  " + row.rstrip() for row in rows]


def corner(part: Part) -> tuple[int, int]:
    """The upper left letter of a part's square."""
    return part.square[0] * WIDE, part.square[1] * HIGH


def edge(part: Part, towards: int) -> tuple[int, int]:
    """The outermost space of a part in a direction."""
    x, y = corner(part)
    if part.turn == "S":
        across, down = {0: (MIDDLE[0], 0), 1: (9, MIDDLE[1]), 2: (MIDDLE[0], 3), 3: (0, MIDDLE[1])}[towards]
    else:
        across, down = {0: (MIDDLE[0], 1), 1: (9, MIDDLE[1]), 2: (MIDDLE[0], 3), 3: (3, MIDDLE[1])}[towards]
    return x + across, y + down


def places(circuit: Circuit) -> list[tuple[int, int]]:
    """The letter each space is drawn at, in driving order."""
    found = []
    for part in circuit.parts:
        count = len(circuit.spaces_of(part.number))
        start, end = edge(part, (part.heading + 2) % 4), edge(part, part.leaves)
        x, y = corner(part)
        bend = (x + MIDDLE[0], y + MIDDLE[1])
        if part.turn == "S":
            found += [between(start, end, place, count) for place in range(count)]
        else:
            first = (count - 1) // 2
            found += [between(start, bend, place, first + 1) for place in range(first)]
            found += [bend]
            found += [between(bend, end, place, count - first) for place in range(1, count - first)]
    return found


def between(start: tuple[int, int], end: tuple[int, int], place: int, count: int) -> tuple[int, int]:
    """One of some evenly spread places on a line."""
    share = place / (count - 1) if count > 1 else 0
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


def draw_road(canvas: dict[tuple[int, int], str], part: Part) -> None:
    """Thin lines from the middle of a part's square to the two edges the road crosses."""
    x, y = corner(part)
    for towards in ((part.heading + 2) % 4, part.leaves):
        dx, dy = HEADINGS[towards]
        at = MIDDLE
        while 0 <= at[0] < WIDE and 0 <= at[1] < HIGH:
            canvas[x + at[0], y + at[1]] = "─" if dx else "│"
            at = (at[0] + dx, at[1] + dy)


def draw_space(
    canvas: dict[tuple[int, int], str],
    x: int,
    y: int,
    number: int,
    data: dict[str, Any],
    rules: ScrapRacerRules,
    paint: Paint,
) -> None:
    """A racer, a booster or the bare space."""
    here = [name for name, racer in data["racers"].items() if racer["progress"] and space_of(racer, rules) == number]
    if here:
        canvas[x, y] = paint(CODES[here[0]], colour_of(here[0]), bold=True)
        canvas[x + 1, y] = ""
    else:
        straight = rules.circuit.spaces[number - 1].straight
        mark = "◆" if number in data["boosters_on_track"] else "•" if straight else "○"
        canvas[x, y] = paint(mark, "yellow" if mark == "◆" else "green" if straight else "cyan")


def draw_finish(canvas: dict[tuple[int, int], str], first: Part, paint: Paint) -> None:
    """The finish line, beside the first space."""
    x, y = edge(first, (first.heading + 2) % 4)
    sign = "▲▶▼◀"[first.heading]
    canvas[(x, y + 1) if HEADINGS[first.heading][0] else (x - 2, y)] = paint(sign, "white", bold=True)


def space_of(racer: dict[str, Any], rules: ScrapRacerRules) -> int:
    """The number of the space a racer stands on; 0 off the track."""
    return (racer["progress"] - 1) % rules.lap + 1 if racer["progress"] else 0


def colour_of(racer: str) -> str:
    """The colour of a racer."""
    return str(components()["racers"][racer]["colour"]["value"])


# The standings


def standings(data: dict[str, Any], rules: ScrapRacerRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """Who is where, first place first: a table to look at, or a sentence for each racer."""
    order = {name: place for place, name in enumerate(data["order"])}
    ranked = sorted(data["racers"], key=lambda name: (-data["racers"][name]["progress"], order[name]))
    if paint.plain:
        return [sentence(place, name, data, rules, text, names) for place, name in enumerate(ranked, start=1)]
    rows = [[text(f"board-table-{column}") for column in COLUMNS]]
    rows += [row(place, name, data, rules, text, names) for place, name in enumerate(ranked, start=1)]
    widths = [max(len(line[column]) for line in rows) for column in range(len(COLUMNS))]
    lines = []
    for name, cells in zip([None, *ranked], rows, strict=True):
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        if name is None:
            lines.append(paint(f"  {'  '.join(padded)}".rstrip(), "grey"))
        else:
            padded[1] = paint(padded[1], colour_of(name), bold=name == data["turn"])
            lines.append(f"{'▸' if name == data['turn'] else ' '} {'  '.join(padded)}".rstrip())
    return lines


def row(place: int, name: str, data: dict[str, Any], rules: ScrapRacerRules, text: Any, names: list[str]) -> list[str]:
    """One racer as a line of the table."""
    racer = data["racers"][name]
    space = space_of(racer, rules)
    kind = "" if not space else text("board-straight" if rules.circuit.spaces[space - 1].straight else "board-curve")
    return [
        str(place),
        f"{CODES[name]} {text('racer-' + name.replace('_', '-'))}",
        names[racer["seat"]][:12],
        lap_of(racer, rules, text) if space else "–",
        f"{space} {kind}" if space else "–",
        " ".join(boosters_of(racer, text)) or "–",
        str(racer["bonus_markers"]),
        str(data["bonus_card_counts"][racer["seat"]]),
    ]


def lap_of(racer: dict[str, Any], rules: ScrapRacerRules, text: Any) -> str:
    """The lap a racer is on, or that it has finished."""
    if racer["goal_markers"] == rules.laps:
        return str(text("board-finished"))
    return f"{racer['goal_markers'] + 1}/{rules.laps}"


def sentence(place: int, name: str, data: dict[str, Any], rules: ScrapRacerRules, text: Any, names: list[str]) -> str:
    """One racer in words."""
    racer = data["racers"][name]
    return str(
        text(
            "board-racer",
            place=place,
            racer=text("racer-" + name.replace("_", "-")),
            player=names[racer["seat"]],
            where=where(racer, rules, text),
            boosters=", ".join(boosters_of(racer, text)) or text("board-none"),
            markers=racer["bonus_markers"],
            cards=data["bonus_card_counts"][racer["seat"]],
        )
    )


def boosters_of(racer: dict[str, Any], text: Any) -> list[str]:
    """The boosters of a racer in short."""
    held = racer["boosters"].items()
    return [f"{f'{count}×' if count > 1 else ''}{text('booster-' + kind.replace('_', '-'))}" for kind, count in held]


def where(racer: dict[str, Any], rules: ScrapRacerRules, text: Any) -> str:
    """Lap and space of a racer in words."""
    if not racer["progress"]:
        return str(text("board-off"))
    space = space_of(racer, rules)
    kind = text("board-straight" if rules.circuit.spaces[space - 1].straight else "board-curve")
    if racer["goal_markers"] == rules.laps:
        lap = text("board-finished")
    else:
        lap = text("board-lap", lap=racer["goal_markers"] + 1, laps=rules.laps)
    return f"{lap}, {text('board-place', space=space)} ({kind})"


# The decision


def prompt(data: dict[str, Any], rules: ScrapRacerRules) -> tuple[str, dict[str, Any]]:
    """The name of the sentence that asks for the decision, and what goes into it."""
    dice = data["dice"]
    racer = data["racers"].get(data["turn"])
    about = {
        "racer": asked_racer(data),
        "ability": data["turn"],
        "space": space_of(racer, rules) if racer else 0,
        "total": sum(dice),
        "value": dice[-1] if dice else 0,
        "double": len(set(dice)) / 6,
    }
    step = data["step"]
    if step == "winner":
        about["space"] = data["fight"]["space"]
    if step == "die" and len(set(dice)) < len(dice):
        return "double", about
    if step == "die" and len(dice) == rules.most_dice:
        return "six", about
    return step, about


def asked_racer(data: dict[str, Any]) -> str | None:
    """The racer a decision or a die is about."""
    turn: str | None = data["turn"]
    order = data["order"]
    if data["step"] == "fight":
        return str(data["fight"]["to_roll"][0])
    if data["step"] in ("goal_card", "booster"):
        after = data["goal_at"] if data["step"] == "goal_card" else data["collect_at"]
        return str(order[(order.index(turn) + after) % len(order)])
    return turn


def odds_lines(odds: dict[str, Any], text: Any) -> list[str]:
    """The exact chances as sentences; Refused when no die is to be thrown."""
    if odds["step"] not in ("roll", "die"):
        raise Refused("no_odds_now")
    if odds["double_shows"]:
        return [text("odds-shows"), *deck_lines(odds, text, [DECK_OF[odds["dice"][-1]]])]
    if len(odds["dice"]) == odds["most_dice"]:
        return [text("odds-six", total=odds["at_stake"])]
    lines = [text("odds-double", chance=odds["double"])]
    if odds["double_with_boosters"] != odds["double"]:
        lines.append(text("odds-boosted", chance=odds["double_with_boosters"]))
    lines.append(text("odds-lost", total=odds["at_stake"]) if odds["at_stake"] else text("odds-nothing-lost"))
    return [*lines, *deck_lines(odds, text, list(odds["crash_moves"]))]


def deck_lines(odds: dict[str, Any], text: Any, decks: list[str]) -> list[str]:
    """What the next card of some crash decks does on average."""
    lines = []
    for deck in decks:
        steps = odds["crash_moves"][deck]
        name = "odds-deck-back" if steps < 0 else "odds-deck-forward"
        lines.append(text(name, deck=text(f"deck-{deck.replace('_', '-')}"), steps=abs(steps)))
    return lines


FARTHEST = 30
"""More than any turn is worth in spaces, so a win is among it."""


def exact_lines(exact: dict[str, float], text: Any) -> list[str]:
    """What each answer is worth, the best first; and what a win is, where it counts."""
    told = [text(dashed("exact", name), worth=worth) for name, worth in exact.items()]
    return [*told, text("exact-win")] if max(exact.values(), default=0.0) > FARTHEST else told
