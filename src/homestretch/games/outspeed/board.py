"""A race in text: the track with a lane for each ship, the open card, and the decision as one sentence."""

from __future__ import annotations

from typing import Any

from homestretch.core.paint import Paint
from homestretch.core.text import dashed
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.cards import Route
from homestretch.games.outspeed.components import OutspeedRules

COLOURS = ("green", "yellow", "purple", "blue", "red", "white")
SIGNS = {"green": ("●", "green"), "triangle": ("▲", "yellow"), "red": ("●", "red")}


def board(data: dict[str, Any], rules: OutspeedRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """The race as one seat sees it."""
    lines = standings(data, text, names) if paint.plain else [*lanes(data, rules, text, paint, names), ""]
    if data["card"]:
        lines += card_lines(data, rules, text, paint)
    lines.append(text("board-pile", tiles=data["pile"] + len(data["under"]), discards=sum(data["discard"].values())))
    for place, entry in enumerate(data["under"], start=1):
        if entry["by"] == data["seat"]:
            tile = text(dashed("tile", entry["tile"]))
            lines.append(text("board-under", tile=tile, above=data["pile"] + place - 1))
    if data["your_tiles"]:
        tiles = [f"{count} × {text(dashed('tile', tile))}" for tile, count in data["your_tiles"].items()]
        lines.append(text("board-your-tiles", tiles=", ".join(tiles)))
    return lines


# The track


def lanes(data: dict[str, Any], rules: OutspeedRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """Every ship in a lane of its own, the way to the finish from left to right."""
    first = (data["tableaus"]["rear"] - 1) * rules.zones + 1
    last = data["tableaus"]["front"] * rules.zones
    width = max(len(name) for name in names)
    head = " " * (width + 3)
    for zone in range(first, last + 1):
        head += f"{zone:>3}" + (" │" if zone % rules.zones == 0 and zone < last else "")
    lines = [head]
    marked = {marker["zone"] for marker in data["force_fields"]}
    for seat, name in enumerate(names):
        colour = COLOURS[seat]
        row = ("▸ " if seat in data["deciding"] else "  ") + paint(
            f"{name:<{width}} ", colour, bold=seat == data["seat"]
        )
        for zone in range(first, last + 1):
            here = data["zones"][seat] == zone and seat not in data["out"]
            mark = paint("▶", colour, bold=True) if here else paint("▒" if zone in marked else "·", "grey")
            row += f"  {mark}" + (" │" if zone % rules.zones == 0 and zone < last else "")
        lines.append(f"{row}   {tally(data, seat, text)}")
    return lines


def standings(data: dict[str, Any], text: Any, names: list[str]) -> list[str]:
    """Where everybody is, a line each, the foremost first."""
    order = sorted(range(len(names)), key=lambda seat: (seat in data["out"], -data["zones"][seat], seat))
    lines = []
    for seat in order:
        zone = "" if seat in data["out"] else text("board-zone", zone=data["zones"][seat]) + ", "
        lines.append(f"{names[seat]}: {zone}{tally(data, seat, text)}")
    for marker in data["force_fields"]:
        lines.append(text("board-field", zone=marker["zone"]))
    return lines


def tally(data: dict[str, Any], seat: int, text: Any) -> str:
    """Fuel and tiles of a player."""
    if seat in data["out"]:
        return str(text("board-out"))
    laid = (
        f", {text('board-laid')}" if data["laid"][seat] != "none" and data["zones"][seat] != data["zone_asked"] else ""
    )
    return f"{text('unit-fuel', value=data['fuel'][seat])}, {text('unit-tiles', value=data['tile_counts'][seat])}{laid}"


# The card


def card_lines(data: dict[str, Any], rules: OutspeedRules, text: Any, paint: Paint) -> list[str]:
    """The open card: condition, cost and benefit of each route."""
    card = rules.cards[data["card"]]
    known = dashed("card", card.number)
    title = text("board-card", card=text(known) if text.has(known) else f"{card.number} {card.name}", side=data["side"])
    lines = [paint(f"{text('board-round', round=data['round'], rounds=rules.rounds)} {title}", bold=True)]
    routes = card.sides[parts.SIDES.index(data["side"])]
    width = max(len(text(dashed("route", name))) for name in parts.ROUTES)
    for name in parts.ROUTES:
        sign, colour = SIGNS[name]
        said = describe(routes[name], text) if name in routes else text("board-dark")
        lines.append(
            f"  {paint(sign if name in routes else '○', colour)} {text(dashed('route', name)):<{width}}  {said}"
        )
    return lines


def describe(route: Route, text: Any) -> str:
    """A route in words."""
    cost = amount(route.rows[parts.COST], "fuel", text)
    units = ((parts.ZONES, "zones"), (parts.FUEL, "fuel"), (parts.BONUS, "tiles"))
    gain = text.all_of([amount(route.rows[row], unit, text) for row, unit in units if any(route.rows[row])])
    if route.alone:
        return str(text("board-alone", gain=gain, cost=cost))
    paid = text("board-pay", cost=cost, gain=gain) if any(route.rows[parts.COST]) else text("board-free", gain=gain)
    return f"{text('board-at-most', count=route.at_most)}, {paid}" if route.at_most else str(paid)


def amount(row: tuple[int, ...], unit: str, text: Any) -> str:
    """A row of a route in words: a number of something, or how it is reckoned."""
    if not any(row[1:]):
        return str(text(f"unit-{unit}", value=row[parts.NUMBER]))
    said = [str(row[parts.NUMBER])] if row[parts.NUMBER] else []
    words = [*(f"count-{route}" for route in parts.ROUTES), *(f"die-{die}" for die in parts.DICE), "wheel-x"]
    for word, times in zip(words, row[1:], strict=True):
        if times:
            said.append(text(word) if times == 1 else f"{times} × {text(word)}")
    return str(text(f"formula-{unit}", value=" + ".join(said)))


# The decision


def prompt(data: dict[str, Any], rules: OutspeedRules) -> tuple[str, dict[str, Any]]:
    """The name of the sentence that asks for the decision, and what goes into it."""
    seat = data["seat"] if data["seat"] is not None else data["turn"]
    drawn = data["drawn"] if isinstance(data["drawn"], list) else []
    about = {
        "card": str(data["card"]),
        "zone": data["zones"][seat],
        "fuel": data["fuel"][seat],
        "place": data["turn"] + 1,
        "round": data["round"],
        "tile": drawn[0] if drawn else "nothing",
    }
    return data["step"], about


def odds_lines(odds: dict[str, Any], text: Any) -> list[str]:
    """What each route costs and gives, crowd by crowd; crowds that fare alike share a line."""
    if not odds["routes"]:
        return [text("odds-no-card")]
    lines = []
    for name, route in odds["routes"].items():
        lines.append(text("odds-route", route=text(dashed("route", name)), players=len(route["open_to"])))
        rows = route["crowds"]
        start = 0
        for i, row in enumerate(rows):
            if i + 1 == len(rows) or fate(rows[i + 1], text) != fate(row, text) or row["others"]:
                least, most = rows[start]["programmers"], row["programmers"]
                crowd = str(least) if least == most else f"{least}–{most}"
                others = "".join(
                    text("odds-others", count=count, route=text(dashed("route", other)))
                    for other, count in row["others"].items()
                )
                lines.append("  " + text("odds-crowd", crowd=crowd, others=others, fate=fate(row, text)))
                start = i + 1
    return lines


def fate(row: dict[str, Any], text: Any) -> str:
    """What a crowd pays and gets, in words."""
    if row["sits_out"]:
        return str(text("odds-sits-out"))
    wheel = f" + {text('wheel-x')}" if row["wheel"] else ""
    pays = text("unit-fuel", value=ranged(row["pays"], text, wheel))
    gets = [
        text(unit, value=ranged(row[name], text, wheel if name == "zones" else ""))
        for name, unit in (("zones", "unit-zones"), ("fuel", "unit-fuel"))
        if row[name][2] or (wheel and name == "zones")
    ]
    gets += [text("unit-tiles", value=row["tiles"])] if row["tiles"] else []
    return str(text("odds-fate", pays=pays, gets=text.all_of(gets) if gets else text("odds-nothing")))


def ranged(spread: list[Any], text: Any, wheel: str) -> Any:
    """A number, or from where to where and the mean; the wheel comes on top."""
    least, mean, most = spread
    if least == most:
        return (f"{least}{wheel}" if least else text("wheel-x")) if wheel else least
    return f"{least}–{most} (⌀ {mean:.1f}){wheel}"


def exact_lines(exact: dict[str, Any], text: Any) -> list[str]:
    """The mixture of routes that nobody could better."""
    return [
        text("exact-route", route=text(dashed("route", name)), **about)
        for name, about in exact.get("routes", {}).items()
    ]
