"""Race tracks: brick rows with water, rewards, shortcuts, jet packs and red lines, read from a text map.

A track is a TOML table with ``name``, ``map`` and ``legend`` (and ``source``, where it comes from). The map has one
line for each row of bricks and one two-letter token for each brick, with blanks between. Every second row is indented:
it lies half a brick to the right. So a brick touches up to six others: two in its row, two above, two below.

- ``--``: no brick.
- ``SS`` and ``FF``: a brick of the start and of the finish. Each of the two is one big space of any shape.
- Any other token is a section and a sign. The section is the number of red lines behind a runner who stands there:
  ``0`` to ``9``, then ``a`` to ``z`` for 10 to 35. A red line lies wherever two bricks of different sections touch.
- The sign ``.`` is land, ``~`` is water, any other is explained in the legend.

The legend gives each sign what lies there, any of: ``credit``, ``fan``, ``die`` (with ``limit``, the most it may cost)
and ``lose_die`` with their numbers; ``jetpack`` with the number the steps are multiplied by; ``coins`` or ``steps``,
the price of a shortcut, with ``to``, the sign of the one brick it leads to; ``water = true`` for a brick of water.
``{}`` is plain land, for a brick that is only the target of a shortcut.

A file of one's own may have a table ``second``, a track of the same kind: then the race is over both (CU-30).

The start leads only to bricks of the first section and the finish is entered only from bricks of the last (CU-K24):
where they touch others there is a fence. Fences are not drawn anywhere else: stretches of the track that must not
touch are kept apart by ``--``.
"""

from __future__ import annotations

import heapq
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from homestretch.core.refused import Refused

SECTIONS = "0123456789abcdefghijklmnopqrstuvwxyz"
ROWS = "abcdefghijklmnopqrstuvwxyz"
GAP, START, FINISH = "--", "SS", "FF"
MOST_SPACES = 200
MOST_ROWS, MOST_COLUMNS = len(ROWS), 18  # so that the text map has a letter for each row and fits 80 columns
MOST = 99
ENTRIES = {"name": str, "source": str, "map": str, "legend": dict}
REWARDS = ("credit", "fan", "die", "lose_die")
LEGEND = (*REWARDS, "limit", "jetpack", "coins", "steps", "to", "water")

Brick = tuple[int, int]


class Reward(NamedTuple):
    """What ending a move here brings: "credit", "fan", "die" (gained, up to ``limit``; 0 = any), "lose_die"."""

    kind: str
    amount: int
    limit: int


class Shortcut(NamedTuple):
    """A way that is paid for, in "coins" or "steps", and the space it leads to."""

    pay: str
    amount: int
    target: int


class Space(NamedTuple):
    """One space: where it lies, what it is ("start", "land", "water", "finish"), what it touches and offers.

    ``red_line`` is how many red lines lie behind a runner who stands here. ``jetpack`` is empty, or holds the number
    the remaining steps are multiplied by: ``(2,)``.
    """

    row: int
    column: int
    kind: str
    neighbours: tuple[int, ...]
    rewards: tuple[Reward, ...]
    red_line: int
    shortcuts: tuple[Shortcut, ...]
    jetpack: tuple[int, ...]


class Sign(NamedTuple):
    """A sign of the legend."""

    water: bool
    rewards: tuple[Reward, ...]
    prices: tuple[tuple[str, int], ...]
    to: str
    jetpack: tuple[int, ...]


LAND = Sign(False, (), (), "", ())
WATER = LAND._replace(water=True)


class Track:
    """A race track: its spaces from the start (number 0) to the finish (the last).

    The other numbers follow the way: first by section, then by the distance from the start. ``bricks`` are those each
    space covers, ``labels`` what people call it ("start", "c7" for the seventh brick of the third row, "finish"),
    ``distance`` how far it is from the start (CU-K26).
    """

    def __init__(self, name: str, spaces: list[Space], bricks: list[tuple[Brick, ...]]) -> None:
        self.name = name
        self.spaces = spaces
        self.bricks = bricks
        self.red_lines = spaces[-1].red_line
        self.rows = 1 + max(row for space in bricks for row, _ in space)
        self.columns = 1 + max(column for space in bricks for _, column in space)
        self.labels = ["start", *(label(space.row, space.column) for space in spaces[1:-1]), "finish"]
        self.distance = distances([space.neighbours for space in spaces], [s.kind == "water" for s in spaces])

    def shortest(self, wet: bool = False) -> int:
        """Steps from the start to the finish without movement effects; ``wet`` if water may be entered."""
        water = [space.kind == "water" and not wet for space in self.spaces]
        seen = reached([space.neighbours for space in self.spaces], 0, water)
        return seen[len(self.spaces) - 1]


def label(row: int, column: int) -> str:
    """What a brick is called: the letter of its row and its place in it."""
    return f"{ROWS[row]}{column + 1}"


# Reading


@cache
def tracks() -> dict[str, Track]:
    """The tracks of the box by id."""
    data = tomllib.loads(Path(__file__).with_name("tracks.toml").read_text(encoding="utf-8"))
    return {name: parse_track(track, f"tracks.toml, {name}") for name, track in data.items()}


def read_course(path: Path) -> list[Track]:
    """The track or the two tracks of a file of one's own."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("file_unreadable", file=str(path), problem=str(problem)) from None
    except tomllib.TOMLDecodeError as problem:
        raise Refused("file_not_toml", file=str(path), problem=str(problem)) from None
    return parse_course(data, str(path))


def parse_course(data: dict[str, Any], source: str) -> list[Track]:
    """A track, and the one behind it if the table has an entry ``second``: a race over both (CU-30)."""
    first = parse_track({entry: value for entry, value in data.items() if entry != "second"}, source)
    if "second" not in data:
        return [first]
    if type(data["second"]) is not dict:
        raise Refused("track_bad_entry", file=source, entry="second", kind="dict")
    return [first, parse_track(data["second"], f"{source}, second")]


def parse_track(data: dict[str, Any], source: str) -> Track:
    """The track that a table describes; Refused with the first thing that is wrong with it."""
    check_entries(data, source)
    legend = {sign: read_sign(sign, entry) for sign, entry in data["legend"].items()}
    tokens = read_map(data["map"], {".": LAND, "~": WATER, **legend})
    return build(data["name"], tokens, {".": LAND, "~": WATER, **legend})


def check_entries(data: dict[str, Any], source: str) -> None:
    """The entries of the table are there and of the kind they must be."""
    for entry, value in data.items():
        if entry not in ENTRIES:
            raise Refused("track_unknown_entry", file=source, entry=entry, known=", ".join(ENTRIES))
        if type(value) is not ENTRIES[entry]:
            raise Refused("track_bad_entry", file=source, entry=entry, kind=ENTRIES[entry].__name__)
    for entry in ("name", "map", "legend"):
        if entry not in data:
            raise Refused("track_missing_entry", file=source, entry=entry)


def read_sign(sign: str, entry: Any) -> Sign:
    """One line of the legend."""
    if len(sign) != 1 or sign in ".~-" or sign.isspace():
        raise Refused("track_bad_sign", sign=sign)
    if type(entry) is not dict:
        raise Refused("track_bad_legend", sign=sign, entry=str(entry), known=", ".join(LEGEND))
    for name, value in entry.items():
        if name not in LEGEND:
            raise Refused("track_bad_legend", sign=sign, entry=name, known=", ".join(LEGEND))
        kind = {"water": "bool", "to": "str"}.get(name, "int")
        if type(value).__name__ != kind or (kind == "int" and not 0 < value <= MOST):
            raise Refused("track_bad_value", sign=sign, entry=name, value=str(value), kind=kind, most=MOST)
    if entry.get("jetpack") == 1:
        raise Refused("track_weak_jetpack", sign=sign)
    prices = tuple((pay, entry[pay]) for pay in ("coins", "steps") if pay in entry)
    if bool(prices) != ("to" in entry):
        raise Refused("track_shortcut_half", sign=sign, missing="to" if prices else "price")
    if "limit" in entry and "die" not in entry:
        raise Refused("track_limit_alone", sign=sign)
    rewards = [Reward(r, entry[r], entry.get("limit", 0) if r == "die" else 0) for r in REWARDS if r in entry]
    jetpack = (entry["jetpack"],) if "jetpack" in entry else ()
    return Sign(entry.get("water", False), tuple(rewards), prices, entry.get("to", ""), jetpack)


def read_map(text: str, legend: dict[str, Sign]) -> dict[Brick, str]:
    """The tokens of the map by row and column; gaps are left out."""
    lines = text.rstrip().split("\n")
    while lines and not lines[0].strip():
        del lines[0]
    if len(lines) > MOST_ROWS or (lines and len(lines[0].split()) > MOST_COLUMNS):
        size = {"rows": len(lines), "columns": len(lines[0].split())}
        raise Refused("track_too_large", **size, most_rows=MOST_ROWS, most_columns=MOST_COLUMNS)
    tokens: dict[Brick, str] = {}
    for row, line in enumerate(lines):
        words = line.split()
        if len(words) != len(lines[0].split()):
            raise Refused("track_uneven_rows", row=row + 1, bricks=len(words), expected=len(lines[0].split()))
        if line.startswith((" ", "\t")) != (row % 2 == 1):
            raise Refused("track_row_shift", row=row + 1, shift="right" if row % 2 else "none")
        for column, token in enumerate(words):
            known = len(token) == 2 and token[0] in SECTIONS and token[1] in legend
            if not known and token not in (GAP, START, FINISH):
                signs = " ".join(legend)
                raise Refused("track_unknown_token", token=token, row=row + 1, column=column + 1, known=signs)
            if token != GAP:
                tokens[row, column] = token
    return tokens


# Building


def build(name: str, tokens: dict[Brick, str], legend: dict[str, Sign]) -> Track:
    """Joins the bricks to spaces, numbers them along the way and checks that the track can be raced."""
    start, finish = area(tokens, START), area(tokens, FINISH)
    plain = sorted(brick for brick, token in tokens.items() if token not in (START, FINISH))
    if len(plain) + 2 > MOST_SPACES:
        raise Refused("track_too_many_spaces", spaces=len(plain) + 2, most=MOST_SPACES)
    bricks = [start, *((brick,) for brick in plain), finish]
    signs = [LAND, *(legend[tokens[brick][1]] for brick in plain), LAND]
    sections = [0, *(SECTIONS.index(tokens[brick][0]) for brick in plain), 0]
    sections[-1] = max(sections)
    touching = join(bricks, sections)
    check_ways(bricks, signs, sections, touching)
    away = distances(touching, [sign.water for sign in signs])
    order = sorted(range(1, len(plain) + 1), key=lambda space: (sections[space], away[space], bricks[space]))
    order = [0, *order, len(plain) + 1]
    number = {old: new for new, old in enumerate(order)}
    spaces = [
        Space(
            *bricks[old][0],
            kind_of(old, signs),
            tuple(sorted(number[other] for other in touching[old])),
            signs[old].rewards,
            sections[old],
            tuple(
                Shortcut(pay, amount, number[target])
                for pay, amount in signs[old].prices
                for target in [target_of(bricks[old][0], old, signs[old].to, bricks, sections, tokens)]
            ),
            signs[old].jetpack,
        )
        for old in order
    ]
    return Track(name, spaces, [bricks[old] for old in order])


def kind_of(space: int, signs: list[Sign]) -> str:
    """Start, land, water or finish."""
    if space == 0:
        return "start"
    if space == len(signs) - 1:
        return "finish"
    return "water" if signs[space].water else "land"


def beside(brick: Brick) -> list[Brick]:
    """The six places that touch a brick."""
    row, column = brick
    left = column - 1 + row % 2
    sides = [(row, column - 1), (row, column + 1)]
    return [*sides, (row - 1, left), (row - 1, left + 1), (row + 1, left), (row + 1, left + 1)]


def area(tokens: dict[Brick, str], token: str) -> tuple[Brick, ...]:
    """The bricks of the start or the finish, which hang together."""
    bricks = sorted(brick for brick in tokens if tokens[brick] == token)
    name = "start" if token == START else "finish"
    if not bricks:
        raise Refused(f"track_no_{name}")
    joined = {bricks[0]}
    todo = [bricks[0]]
    while todo:
        for brick in beside(todo.pop()):
            if brick in bricks and brick not in joined:
                joined.add(brick)
                todo.append(brick)
    for row, column in bricks:
        if (row, column) not in joined:
            raise Refused("track_area_split", area=name, row=row + 1, column=column + 1)
    return tuple(bricks)


def join(bricks: list[tuple[Brick, ...]], sections: list[int]) -> list[tuple[int, ...]]:
    """Which spaces touch; start and finish only touch the first and the last section (CU-K24)."""
    at = {brick: space for space, covered in enumerate(bricks) for brick in covered}
    finish = len(bricks) - 1
    touching = []
    for space, covered in enumerate(bricks):
        others = {at[other] for brick in covered for other in beside(brick) if other in at} - {space}
        fenced = {other for other in others for pair in [{space, other}] if fence(pair, sections, finish)}
        touching.append(tuple(sorted(others - fenced)))
    return touching


def fence(pair: set[int], sections: list[int], finish: int) -> bool:
    """Two spaces that touch on the map but not on the track."""
    if 0 in pair:
        return finish in pair or any(sections[space] != 0 for space in pair)
    return finish in pair and any(sections[space] != sections[finish] for space in pair)


def target_of(
    brick: Brick,
    space: int,
    sign: str,
    bricks: list[tuple[Brick, ...]],
    sections: list[int],
    tokens: dict[Brick, str],
) -> int:
    """The space a shortcut leads to: the one brick with its sign, not behind it on the way."""
    found = [n for n in range(1, len(bricks) - 1) if tokens[bricks[n][0]][1] == sign]
    where = {"row": brick[0] + 1, "column": brick[1] + 1, "target": sign}
    if not found:
        raise Refused("track_no_target", **where)
    if len(found) > 1:
        raise Refused("track_target_twice", count=len(found), **where)
    if sections[found[0]] < sections[space] or found[0] == space:
        raise Refused("track_shortcut_back", **where)
    return found[0]


# Checking


def check_ways(
    bricks: list[tuple[Brick, ...]], signs: list[Sign], sections: list[int], touching: list[tuple[int, ...]]
) -> None:
    """The finish can be reached on dry land, and the red lines are crossed in order on every way."""
    finish = len(bricks) - 1
    for space, others in enumerate(touching):
        for other in others:
            if sections[other] - sections[space] > 1:
                row, column = bricks[other][0]
                crossed = {"section": SECTIONS[sections[other]], "before": SECTIONS[sections[space]]}
                raise Refused("track_red_lines_skipped", row=row + 1, column=column + 1, **crossed)
    water = [sign.water for sign in signs]
    nothing = [False] * len(bricks)
    if finish not in reached(touching, 0, nothing):
        raise Refused("track_finish_unreachable")
    if finish not in reached(touching, 0, water):
        raise Refused("track_finish_only_by_water")
    forward = [tuple(o for o in others if sections[o] >= sections[s]) for s, others in enumerate(touching)]
    back = [tuple(o for o in others if sections[o] <= sections[s]) for s, others in enumerate(touching)]
    for ways, end in ((touching, 0), (forward, 0), (back, finish)):
        found = reached(ways, end, nothing)
        for space, ((row, column), *_) in enumerate(bricks):
            if space not in found:
                code = "track_cut_off" if ways is touching else "track_red_lines_back"
                raise Refused(code, row=row + 1, column=column + 1, section=SECTIONS[sections[space]])
    if finish not in reached(forward, 0, water):
        raise Refused("track_finish_only_by_water")


def reached(touching: list[tuple[int, ...]], start: int, closed: list[bool]) -> dict[int, int]:
    """The spaces that can be reached, with the number of steps to each."""
    steps = {start: 0}
    todo = [start]
    for space in todo:
        for other in touching[space]:
            if other not in steps and not closed[other]:
                steps[other] = steps[space] + 1
                todo.append(other)
    return steps


def distances(touching: list[tuple[int, ...]], water: list[bool]) -> list[int]:
    """Steps from the start to each space, over dry spaces where possible (CU-K26)."""
    best = {0: (0, 0)}
    todo = [(0, 0, 0)]
    while todo:
        wet, steps, space = heapq.heappop(todo)
        if best[space] < (wet, steps):
            continue
        for other in touching[space]:
            way = (wet + water[other], steps + 1)
            if other not in best or way < best[other]:
                best[other] = way
                heapq.heappush(todo, (*way, other))
    return [best[space][1] for space in range(len(touching))]
