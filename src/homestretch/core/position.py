"""Rules and Position: the contract between a game and everything that plays, searches or shows it.

A game subclasses both. Its position annotates one field ``rules`` first and then only ints and rows of
ints, which makes one block of memory: copying, comparing and hashing need no code in the game.
"""

from __future__ import annotations

from struct import calcsize
from typing import Annotated, Any, get_type_hints

from homestretch.core.buffer import Buffer
from homestretch.core.number import U64, Memory
from homestretch.core.stream import low_half, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.string import memcpy

COMPILED: bool = cython.compiled
POINTER = calcsize("P")


class Rules:
    """Components and options a game is played under. Never changes once made."""

    seats: int
    game: str
    options: dict[str, Any]

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        make_lists(self)
        self.game = game
        self.options = options
        self.seats = options["seats"]

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_again, (self.game, self.options)


class Told:
    """What happened in a step, as rows of five ints: kind of event and four arguments."""

    count: int
    row: Annotated[list[int], 3000]

    def __init__(self) -> None:
        make_lists(self)
        self.count = 0

    def drain(self) -> list[tuple[int, ...]]:
        """The events since the last call."""
        if self.count > 600:
            raise OverflowError(f"one step told {self.count} events; there is room for 600")
        rows = [tuple([self.row[5 * i + k] for k in range(5)]) for i in range(self.count)]
        self.count = 0
        return rows


class Position:
    """One moment of a game.

    A game writes the methods of the first part; they ask nothing and refuse nothing, so whoever calls
    ``apply`` has asked ``refusal`` before. A game that is not compiled overrides them as plain methods.
    """

    start: int
    size: int
    recording: bool
    told: Told

    def __init__(self) -> None:
        self.recording = False
        make_lists(self)
        if hasattr(self, "__dict__"):
            self.start = 0
            self.size = 0
        else:
            self.start = Position.__basicsize__ + POINTER
            self.size = type(self).__basicsize__ - self.start

    # What a game defines

    def waiting(self) -> int:
        """The seats that owe a decision, as bits; 0 while chance decides or the game is over."""
        with cython.gil:
            return cython.cast(object, self).waiting()

    def legal(self, seat: int, out: Buffer) -> int:
        """Fills in the actions open to a seat; returns how many. A menu where there are very many."""
        with cython.gil:
            return cython.cast(object, self).legal(seat, out)

    def refusal(self, seat: int, action: int) -> int:
        """0 if the seat may do this now, else the number of the reason why not."""
        with cython.gil:
            return cython.cast(object, self).refusal(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carries out an action."""
        with cython.gil:
            cython.cast(object, self).apply(seat, action)

    def chance(self, weights: Buffer) -> int:
        """Fills in the weights of the open random event; returns the number of outcomes, 0 if none is open."""
        with cython.gil:
            return cython.cast(object, self).chance(weights)

    def label(self, out: Buffer) -> None:
        """Fills in what the open random event is: kind, seat, round, ordinal. No two in a game are the same."""
        with cython.gil:
            cython.cast(object, self).label(out)

    def resolve(self, outcome: int) -> None:
        """Lets the open random event turn out so."""
        with cython.gil:
            cython.cast(object, self).resolve(outcome)

    def over(self) -> bool:
        """Whether the game has ended."""
        with cython.gil:
            return cython.cast(object, self).over()

    def scores(self, out: Buffer) -> None:
        """Fills in a score for each seat: the highest wins, equal ones share."""
        with cython.gil:
            cython.cast(object, self).scores(out)

    # What every game has

    def record(self) -> Any:
        """Begins to note events and returns itself; ``drain`` hands them over."""
        self.told = Told()
        self.recording = True
        return self

    def hush(self) -> Any:
        """Notes events no more, keeps no room for them and returns itself; ``record`` begins again."""
        self.recording = False
        self.told = None  # type: ignore[assignment]
        return self

    def drain(self) -> list[tuple[int, ...]]:
        """The events since the last call: rows of a kind and four arguments; none if nobody listens."""
        return self.told.drain() if self.recording else []

    def copy(self) -> Any:
        """The same moment again, independent of this one. Nobody listens to its events."""
        kind: Any = type(self)
        twin = kind(rules_of(self))
        copy_into(twin, self)
        return twin

    def cells(self) -> list[int]:
        """Every number of this position in a fixed order, an even count of them as memory has it."""
        if self.size > 0:
            return [memory(self)[i] for i in range(self.size // 4)]
        cells = [value for name, size in fields(type(self)) for value in row(self, name, size)]
        return cells + [0] * (len(cells) % 2)

    def load(self, cells: list[int]) -> None:
        """Becomes the position that had these cells."""
        if self.size > 0:
            for i in range(self.size // 4):
                memory(self)[i] = cells[i]
            return
        at = 0
        for name, size in fields(type(self)):
            setattr(self, name, cells[at : at + size] if size else cells[at])
            at += size or 1

    def fingerprint(self) -> U64:
        """64 bits that tell positions under the same rules apart."""
        high = wide(0x811C9DC5)
        low = wide(0x9E3779B9)
        if self.size > 0:
            for i in range(self.size // 4):
                high = fold(high, 0x01000193, memory(self)[i])
                low = fold(low, 0x85EBCA6B, memory(self)[i])
        else:
            with cython.gil:
                for cell in self.cells():
                    high = fold(high, 0x01000193, cell)
                    low = fold(low, 0x85EBCA6B, cell)
        return (high << 32) + low

    def digest(self) -> str:
        """The fingerprint as sixteen hex digits."""
        return f"{self.fingerprint():016x}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return False
        return bool(rules_of(self).options == rules_of(other).options) and self.cells() == other.cells()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __str__(self) -> str:
        return drawn(self)

    def _repr_svg_(self) -> str | None:
        return pictured(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return position_again, (type(self), rules_of(self), self.cells())


def copy_into(to: Position, frm: Position) -> None:
    """Makes one position the same moment as another under the same rules."""
    if cython.compiled:
        if to.size > 0 and to.size == frm.size:
            memcpy(memory(to), memory(frm), to.size)
            return
    with cython.gil:
        copy_lists(to, frm)


def tell(position: Position, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Notes an event, if anybody listens."""
    if not position.recording:
        return
    if position.told.count < 600:
        at = 5 * position.told.count
        position.told.row[at] = kind
        position.told.row[at + 1] = a
        position.told.row[at + 2] = b
        position.told.row[at + 3] = c
        position.told.row[at + 4] = d
    position.told.count += 1


def memory(position: Position) -> Memory:
    """Where the cells of a compiled position begin."""
    return cython.cast(cython.p_int, cython.cast(cython.p_char, cython.cast(cython.p_void, position)) + position.start)


def fold(mixed: U64, prime: U64, cell: int) -> U64:
    """Takes one more cell into 32 mixed bits (after FNV-1a)."""
    return low_half(low_half(mixed ^ wide(cell)) * prime ^ (mixed >> 15))


FIELDS: dict[Any, list[tuple[str, int]]] = {}


def fields(kind: Any) -> list[tuple[str, int]]:
    """(name, length) of the ints (length 0) and rows of ints that a class annotates, in order."""
    if kind not in FIELDS:
        FIELDS[kind] = annotated(kind)
    return FIELDS[kind]


def annotated(kind: Any) -> list[tuple[str, int]]:
    """Reads the fields of a class from its annotations."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for base in reversed(kind.__mro__):
        if base in (Position, Rules):
            continue
        for name in base.__dict__.get("__annotations__", {}):
            if hints[name] in (int, bool):
                found.append((name, 0))
            elif hasattr(hints[name], "__metadata__"):
                found.append((name, hints[name].__metadata__[0]))
    return found


def row(owner: Any, name: str, size: int) -> list[int]:
    """A field as a list, whether it is one int or a row."""
    value = getattr(owner, name)
    return list(value) if size else [value]


def make_lists(owner: Any) -> None:
    """Gives an object that is not compiled its ints and rows, all zero, as compiled ones have them."""
    if hasattr(owner, "__dict__"):
        for name, size in fields(type(owner)):
            setattr(owner, name, [0] * size if size else 0)


def copy_lists(to: Any, frm: Any) -> None:
    """Copies the fields of a position that is not compiled."""
    for name, size in fields(type(to)):
        value = getattr(frm, name)
        setattr(to, name, list(value) if size else value)


def drawn(position: Any) -> str:
    """A position in text, as a spectator sees it."""
    from homestretch.core.catalog import find
    from homestretch.core.paint import Paint
    from homestretch.core.text import Text, usual_language

    game, rules = find(position.rules.game), position.rules
    names = [f"seat {seat + 1}" for seat in range(rules.seats)]
    return "\n".join(game.board(game.look(position, -1), rules, Text(usual_language(), game), Paint(), names))


def pictured(position: Any) -> str | None:
    """A position as a picture, as a spectator sees it; None where the game has none."""
    from homestretch.core.catalog import find

    game = find(position.rules.game)
    return None if game.svg is None else game.svg(game.look(position, -1), position.rules)


def rules_of(position: Any) -> Any:
    """The rules a position is played under; every game's position has them."""
    return position.rules


def position_again(kind: Any, rules: Rules, cells: list[int]) -> Any:
    """Rebuilds a pickled position."""
    position = kind(rules)
    position.load(cells)
    return position


def rules_again(game: str, options: dict[str, Any]) -> Rules:
    """Rebuilds pickled rules."""
    from homestretch.core.catalog import find

    rules: Rules = find(game).rules(options)
    return rules
