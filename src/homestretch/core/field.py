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
    An ``optional`` argument of an action may be left out: it is 0 then, and its values count from 1.
    ``refused`` is the code for a value that is none of them, where they follow a rule worth saying.
    A ``secret`` is told only to the seat the event names, and a secret chance is for its seat alone to see.
    """

    name: str
    values: Sequence[Value] | None = None
    text: str | None = None
    many: bool = False
    secret: bool = False
    optional: bool = False
    refused: str = "unknown_value"

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.values or ()) + self.optional

    def named(self, number: int) -> Value | list[Value] | None:
        """What a number stands for; None if it was left out."""
        if self.optional:
            return None if number == 0 or self.values is None else self.values[number - 1]
        if self.many:
            return [value for bit, value in enumerate(self.values or ()) if number >> bit & 1]
        return number if self.values is None else self.values[number]

    def number(self, value: object) -> int | None:
        """The number that stands for a value; None if there is none."""
        if self.optional and value is None:
            return 0
        if self.values is None:
            return value if type(value) is int else None
        if isinstance(self.values, range):
            return self.values.index(value) + self.optional if type(value) is int and value in self.values else None
        for number, name in enumerate(self.values, start=self.optional):
            if name == value and type(name) is type(value):
                return number
        return None

    def read(self, word: str) -> Value:
        """The value that a word stands for; the word itself if it stands for none."""
        if self.values is None or isinstance(self.values, range):
            return int(word) if word.removeprefix("-").isdecimal() else word
        return next((value for value in self.values if str(value) == word), word)

    @property
    def prefix(self) -> str:
        """How the texts begin the names of its values."""
        return self.text or self.name
