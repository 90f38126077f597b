"""Circuits: track parts in driving order, laid out as a closed loop (SR-1, SR-26)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from homestretch.core.refused import Refused

HEADINGS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TURNS = {"S": 0, "R": 1, "L": -1}


class Part(NamedTuple):
    """A track part as it lies: its number, how it turns, the square it covers, the way it is entered."""

    number: int
    turn: str
    square: tuple[int, int]
    heading: int

    @property
    def leaves(self) -> int:
        """The way the track runs on behind it."""
        return (self.heading + TURNS[self.turn]) % 4


class Space(NamedTuple):
    """One space: the part it is on, straight or not, and whether a booster lies there."""

    part: int
    straight: bool
    booster: bool


class Circuit:
    """A closed loop of parts; the first space behind the finish line is number 1."""

    def __init__(self, numbers: list[int], turns: str, kinds: dict[str, Any]) -> None:
        self.numbers = numbers
        self.turns = turns
        self.kinds = kinds
        self.parts = self.lay()
        self.spaces = [space for number in numbers for space in self.spaces_of(number)]

    def lay(self) -> list[Part]:
        """Follows the parts square by square; Refused with the first part that is wrong."""
        straights, curves = self.kinds["straight"]["numbers"], self.kinds["curve"]["numbers"]
        if len(self.numbers) != len(self.turns):
            raise Refused("circuit_lengths", parts=len(self.numbers), turns=len(self.turns))
        laid: list[Part] = []
        square, heading = (0, 0), 0
        for place, (number, turn) in enumerate(zip(self.numbers, self.turns, strict=True), start=1):
            if number not in straights + curves:
                raise Refused(
                    "circuit_unknown_part", part=str(number), place=place, known=f"1–{len(straights + curves)}"
                )
            if number in [part.number for part in laid]:
                raise Refused("circuit_part_twice", part=number, place=place)
            if turn not in TURNS:
                raise Refused("circuit_unknown_turn", part=number, place=place, turn=turn)
            if (turn == "S") != (number in straights):
                code = "circuit_straight_turns" if number in straights else "circuit_curve_straight"
                raise Refused(code, part=number, place=place, turn=turn)
            if square in [part.square for part in laid]:
                raise Refused("circuit_overlaps", part=number, place=place, other=on_square(laid, square).number)
            laid.append(Part(number, turn, square, heading))
            heading = laid[-1].leaves
            square = (square[0] + HEADINGS[heading][0], square[1] + HEADINGS[heading][1])
        for kind, numbers in (("straight", straights), ("curve", curves)):
            if not any(part.number in numbers for part in laid):
                raise Refused("circuit_lacks_kind", kind=kind)
        if square != (0, 0) or heading != 0:
            raise Refused("circuit_open", part=laid[-1].number, place=len(laid), first=laid[0].number)
        if sum(TURNS[turn] for turn in self.turns) != 4:
            raise Refused("circuit_anticlockwise")
        return laid

    def spaces_of(self, number: int) -> list[Space]:
        """The spaces of a part in driving order."""
        straight = number in self.kinds["straight"]["numbers"]
        kind = self.kinds["straight" if straight else "curve"]
        return [Space(number, straight, place == kind.get("booster")) for place in range(1, kind["spaces"] + 1)]

    def shortened(self, drop: list[int]) -> Circuit:
        """The circuit without some of its parts."""
        for number in drop:
            if number not in self.numbers:
                raise Refused("circuit_drop_missing", part=number)
        kept = [(n, t) for n, t in zip(self.numbers, self.turns, strict=True) if n not in drop]
        return Circuit([n for n, _ in kept], "".join(t for _, t in kept), self.kinds)

    def finishing_on(self, number: int) -> Circuit:
        """The same circuit with the finish line at the beginning of another part."""
        if number not in self.numbers:
            raise Refused("circuit_no_such_finish", part=str(number), known=", ".join(map(str, self.numbers)))
        at = self.numbers.index(number)
        return Circuit(self.numbers[at:] + self.numbers[:at], self.turns[at:] + self.turns[:at], self.kinds)


def on_square(laid: list[Part], square: tuple[int, int]) -> Part:
    """The part that covers a square."""
    return next(part for part in laid if part.square == square)


def check_circuit(path: Path, kinds: dict[str, Any]) -> dict[str, Any]:
    """What a circuit file describes, if all is right with it."""
    data = read_circuit(path)
    circuit = Circuit(data["parts"], data["turns"], kinds)
    if "finish" in data:
        circuit = circuit.finishing_on(data["finish"])
    short = len(circuit.shortened(data["drop"]).spaces) if data.get("drop") else 0
    boosters = sum(space.booster for space in circuit.spaces)
    return {"parts": len(circuit.parts), "spaces": len(circuit.spaces), "boosters": boosters, "short": short}


def read_circuit(path: Path) -> dict[str, Any]:
    """A circuit file: ``parts`` and ``turns``, and if wanted ``name``, ``drop`` and ``finish``."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("file_unreadable", file=str(path), problem=str(problem)) from None
    except (ValueError, RecursionError) as problem:
        raise Refused("file_not_toml", file=str(path), problem=str(problem)) from None
    return checked_circuit(data, str(path))


def checked_circuit(data: dict[str, Any], source: str) -> dict[str, Any]:
    """A circuit as data, with every entry of the kind it must be."""
    shapes = {"name": str, "parts": list, "turns": str, "drop": list, "finish": int}
    for name, value in data.items():
        if name not in shapes:
            raise Refused("circuit_unknown_entry", file=source, entry=name, known=", ".join(shapes))
        if type(value) is not shapes[name]:
            raise Refused("circuit_bad_entry", file=source, entry=name, kind=shapes[name].__name__)
    for name in ("parts", "turns"):
        if not data.get(name):
            raise Refused("circuit_missing_entry", file=source, entry=name)
    for name in ("parts", "drop"):
        for number in data.get(name, []):
            if type(number) is not int:
                raise Refused(
                    "circuit_unknown_part", part=str(number), place=data[name].index(number) + 1, known="1–14"
                )
    return data
