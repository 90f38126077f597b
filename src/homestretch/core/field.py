"""An argument of an action, an event or a random event: an int in the kernel, a name in JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Value = str | int


@dataclass(frozen=True)
class Field:
    """A named argument.

    ``values`` are what its numbers 0, 1, 2 … stand for; without them the number stands for itself.
    ``text`` is the prefix of their names in the texts, by default the field's own name.
    With ``many`` the number is a set of them, one bit each.
    A ``secret`` is told only to the seat the event names, and a secret chance is for its seat alone to see.
    """

    name: str
    values: Sequence[Value] | None = None
    text: str | None = None
    many: bool = False
    secret: bool = False

    def named(self, number: int) -> Value | list[Value]:
        """What a number stands for."""
        if self.many:
            return [value for bit, value in enumerate(self.values or ()) if number >> bit & 1]
        return number if self.values is None else self.values[number]

    def number(self, value: object) -> int | None:
        """The number that stands for a value; None if there is none."""
        if self.values is None:
            return value if type(value) is int else None
        for number, name in enumerate(self.values):
            if name == value and type(name) is type(value):
                return number
        return None

    @property
    def prefix(self) -> str:
        """How the texts begin the names of its values."""
        return self.text or self.name
