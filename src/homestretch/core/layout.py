"""What learners are told about a game: the numbers of its actions and the numbers of its observations.

Both are tables, written once and fixed for a rules version. An action of the kernel is sparse and may name things
that differ from game to game, such as an amount of money; its dense number names them by their role instead, such
as "half of what is left".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from homestretch.core.field import Field


class Block:
    """The dense numbers of one verb: one for each combination of its arguments, the first of which counts least."""

    def __init__(self, verb: str, *fields: Field, note: str = "") -> None:
        self.verb = verb
        self.fields = fields
        self.note = note

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(field.size for field in self.fields)

    def named(self, argument: int) -> dict[str, Any]:
        """What the argument of one of its numbers stands for."""
        found: dict[str, Any] = {"do": self.verb}
        for field in self.fields:
            argument, number = divmod(argument, field.size)
            found[field.name] = field.named(number)
        return found


@dataclass(frozen=True)
class Feature:
    """Some numbers of an observation: their name, shape, meaning and range."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def offsets(parts: Sequence[Block] | Sequence[Feature]) -> Iterator[int]:
    """Where each part begins, and where the last one ends."""
    at = 0
    for part in parts:
        yield at
        at += part.size
    yield at


def check_layout(game: str, verbs: Sequence[Any], blocks: Sequence[Block]) -> None:
    """Every verb has its block, in the same order."""
    if [verb.name for verb in verbs] != [block.verb for block in blocks]:
        raise ValueError(f"the dense actions of {game} are not those of its verbs")
