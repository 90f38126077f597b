"""Cards as data: what components.toml and data packs say about a card, read and checked (OS-27, OS-30 to OS-36).

A route is at most four short entries, such as ``{ at_most = 2, cost = "1 + yellow", benefit = "1 zone, 1 tile" }``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homestretch.core.refused import Refused, nearest
from homestretch.games.outspeed import parts

OWN_FROM = 17
MOST = 20
UNITS = {"zone": parts.ZONES, "zones": parts.ZONES, "fuel": parts.FUEL, "tile": parts.BONUS, "tiles": parts.BONUS}
WORDS = (*(f"#{route}" for route in parts.ROUTES), *parts.DICE, "X")
TERM = re.compile(r"(?P<number>\d+)?\s*(?P<word>[#A-Za-z]\S*)?")
SIDES = tuple(f"side-{side}" for side in parts.SIDES)


@dataclass(frozen=True)
class Route:
    """A lit route: its condition, and for each row how often it counts the number 1, counts, dice and wheel."""

    at_most: int
    alone: bool
    rows: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Card:
    """A card: its sides list the lit routes by name."""

    number: int
    name: str
    finish: bool
    sides: tuple[dict[str, Route], dict[str, Route]]


# Files


def read_pack(path: Path) -> dict[str, Any]:
    """A data pack: own cards, and the numbers of those they stand in for."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("file_unreadable", file=str(path), problem=str(problem)) from None
    except (ValueError, RecursionError) as problem:
        raise Refused("file_not_toml", file=str(path), problem=str(problem)) from None
    pack_cards(data, {})
    return data


def pack_cards(data: dict[str, Any], known: dict[int, Card]) -> dict[int, Card]:
    """The cards of a race: those known, but for the ones left out, and those of a pack."""
    entries("pack", data, ("name", "without", "cards"))
    found = dict(known)
    without = data.get("without", [])
    if not isinstance(without, list):
        raise Refused("card_value", where="pack", entry="without", value=str(without))
    for number in without:
        if type(number) is not int or (known and number not in known):
            raise Refused("card_without", number=str(number), known=", ".join(map(str, known)))
        found.pop(number, None)
    return {**found, **read_cards(table("pack", "cards", data.get("cards", {})), OWN_FROM)}


def check_race(cards: dict[int, Card], rounds: int) -> None:
    """OS-2, OS-3: a race needs a track card for every round but the last, and a finish card for that."""
    track = sum(not card.finish for card in cards.values())
    if track < rounds - 1 or track == len(cards):
        raise Refused("cards_too_few", track=track, finish=len(cards) - track, right=rounds - 1)


def stranding(cards: dict[int, Card], least: Any) -> int:
    """How many sides have no route for a player with a single fuel left (OS-K1)."""
    return sum(
        all(least(route, name) > 1 for name, route in side.items()) for card in cards.values() for side in card.sides
    )


# Cards


def read_cards(data: dict[str, Any], first: int) -> dict[int, Card]:
    """The cards of a table ``cards``, by number."""
    found = {}
    for name, entry in data.items():
        if name not in [str(number) for number in range(first, parts.MOST_CARDS + 1)]:
            raise Refused("card_number", number=name, least=first, most=parts.MOST_CARDS)
        found[int(name)] = read_card(int(name), table(name, "card", entry))
    return found


def read_card(number: int, data: dict[str, Any]) -> Card:
    """One card; a side that is not given is the same as the other."""
    where = str(number)
    entries(where, data, ("kind", "name", "source", *SIDES))
    if data.get("kind") not in parts.KINDS:
        raise Refused("card_kind", where=where, kind=str(data.get("kind")))
    given = [side for side in SIDES if side in data]
    if not given:
        raise Refused("card_no_route", where=where)
    sides = [read_side(f"{where}, {side}", table(where, side, data[side])) for side in given]
    name = data.get("name", where)
    if not isinstance(name, str) or not name.isprintable() or len(name) > 40:
        raise Refused("card_value", where=where, entry="name", value=str(name).encode("ascii", "replace").decode())
    return Card(number, name, data["kind"] == "finish", (sides[0], sides[-1]))


def read_side(where: str, data: dict[str, Any]) -> dict[str, Route]:
    """OS-23: the lit routes of a side, at least one."""
    entries(where, data, parts.ROUTES)
    if not data:
        raise Refused("card_no_route", where=where)
    return {
        name: read_route(f"{where}, {name}", table(where, name, data[name])) for name in parts.ROUTES if name in data
    }


def read_route(where: str, data: dict[str, Any]) -> Route:
    """OS-27: condition, cost and benefit of a route."""
    entries(where, data, ("at_most", "alone", "cost", "benefit"))
    at_most, alone = data.get("at_most", 0), data.get("alone", False)
    if type(at_most) is not int or ("at_most" in data and not 1 <= at_most <= parts.MOST_SEATS):
        raise Refused("card_value", where=where, entry="at_most", value=str(at_most))
    if type(alone) is not bool or (alone and at_most):
        raise Refused("card_alone", where=where)
    rows = [[0] * parts.SLOTS for _ in range(parts.ROWS)]
    if "cost" in data:
        add_sum(where, "cost", data["cost"], rows[parts.COST])
    benefit = data.get("benefit")
    if not isinstance(benefit, str) or not benefit.strip():
        raise Refused("card_no_benefit", where=where)
    for part in benefit.split(","):
        value, _, unit = part.strip().rpartition(" ")
        if unit not in UNITS:
            raise Refused(
                "card_unit", where=where, part=part.strip(), near=nearest(unit, UNITS), known=", ".join(UNITS)
            )
        add_sum(where, "benefit", value, rows[UNITS[unit]])
    check_rows(where, alone, rows)
    return Route(at_most, alone, tuple(tuple(row) for row in rows))


def add_sum(where: str, entry: str, text: Any, row: list[int]) -> None:
    """Adds up terms such as ``1 + 2 yellow + #red``."""
    for term in str(text).split("+"):
        match = TERM.fullmatch(term.strip())
        number = match and match["number"]
        word = match and match["word"]
        if not (number or word) or (word and word not in WORDS):
            raise Refused("card_value", where=where, entry=entry, value=term.strip(), near=nearest(word or "", WORDS))
        row[WORDS.index(word) + 1 if word else 0] += int(number or 1)


def check_rows(where: str, alone: bool, rows: list[list[int]]) -> None:
    """OS-31 to OS-34: what a card may not say."""
    if max(map(max, rows)) > MOST:
        raise Refused("card_too_much", where=where, most=MOST)
    if any(rows[parts.BONUS][1:]):
        raise Refused("card_tiles", where=where)
    wheels = [row[parts.WHEEL] for row in rows]
    if any(wheels) and (alone or wheels[parts.COST] != 1 or max(wheels) > 1):
        raise Refused("card_wheel", where=where)


def entries(where: str, data: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuses a name that has no meaning here."""
    for name in data:
        if name not in known:
            raise Refused("card_entry", where=where, entry=name, near=nearest(name, known), known=", ".join(known))


def table(where: str, entry: str, value: Any) -> dict[str, Any]:
    """A value that must be a table."""
    if not isinstance(value, dict):
        raise Refused("card_table", where=where, entry=entry)
    return value
