"""Actions: an int in the kernel, ``{"do": "bet", "horse": 11}`` in JSON, ``bet 11`` when typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from homestretch.core.field import Field
from homestretch.core.refused import Refused, nearest

VERBS_AT_MOST = 32


class Verb:
    """Something a seat can do, with its arguments.

    Where a verb has very many arguments, such as amounts of money, ``legal`` lists a ``menu`` of them and
    accepts the others too. ``shown`` tells when others learn of it: AT_ONCE, LATER when a secret choice is revealed,
    or NEVER where it, or that it was possible, tells something hidden.
    """

    AT_ONCE, LATER, NEVER = range(3)

    def __init__(self, name: str, *fields: Field, menu: bool = False, shown: int = AT_ONCE) -> None:
        self.name = name
        self.fields = fields
        self.menu = menu
        self.shown = shown
        self.sizes = [f.size for f in fields]

    @property
    def size(self) -> int:
        """How many different actions have this verb."""
        return prod(self.sizes)

    def given(self, count: int) -> list[Field]:
        """The fields that so many words are for: without the optional ones if there are too few words."""
        return [f for f in self.fields if not f.optional or count >= len(self.fields)]


class Actions:
    """All actions of a game, packed as verb + 32 times the arguments (the first one counts least)."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        if len(verbs) > VERBS_AT_MOST:
            raise ValueError(f"a game has at most {VERBS_AT_MOST} verbs, not {len(verbs)}")
        self.verbs = verbs
        self.numbers = {verb.name: number for number, verb in enumerate(verbs)}

    def knows(self, action: int) -> bool:
        """Whether an int is an action at all."""
        verb, packed = action % VERBS_AT_MOST, action // VERBS_AT_MOST
        return action >= 0 and verb < len(self.verbs) and packed < self.verbs[verb].size

    def name(self, action: int) -> dict[str, Any]:
        """An action in its JSON form, without the seat."""
        verb, rest = self.verbs[action % VERBS_AT_MOST], action // VERBS_AT_MOST
        named: dict[str, Any] = {"do": verb.name}
        for field, size in zip(verb.fields, verb.sizes, strict=True):
            rest, number = divmod(rest, size)
            value = field.named(number)
            if value is not None:
                named[field.name] = value
        return named

    def pack(self, named: dict[str, Any]) -> int:
        """The int for an action in its JSON form; Refused if it names something that does not exist."""
        do = named.get("do")
        if not isinstance(do, str) or do not in self.numbers:
            raise Refused("unknown_action", do=str(do), near=nearest(str(do), self.numbers), known=list(self.numbers))
        number = self.numbers[do]
        verb = self.verbs[number]
        extra = set(named) - {"do", "seat"} - {f.name for f in verb.fields}
        if extra:
            raise Refused("unknown_argument", do=do, argument=min(extra), known=[f.name for f in verb.fields])
        packed, scale = 0, 1
        for field, size in zip(verb.fields, verb.sizes, strict=True):
            value = named.get(field.name)
            found = field.number(value)
            if found is None:
                known = [str(v) for v in field.values or ()] if field.refused == "unknown_value" else []
                raise Refused(
                    field.refused,
                    do=do,
                    argument=field.name,
                    value=str(value),
                    near=nearest(str(value), known),
                    known=known,
                )
            packed += found * scale
            scale *= size
        return number + VERBS_AT_MOST * packed

    def typed(self, action: int) -> str:
        """An action as a person types it: ``play catch_up``."""
        return " ".join(str(value) for value in self.name(action).values())

    def read(self, typed: str) -> int:
        """The int for an action as a person types it; Refused if it names something that does not exist."""
        words = typed.split()
        named: dict[str, Any] = {"do": words[0] if words else ""}
        if named["do"] in self.numbers:
            fields = self.verbs[self.numbers[named["do"]]].given(len(words) - 1)
            named |= {field.name: field.read(word) for field, word in zip(fields, words[1:], strict=False)}
        return self.pack(named)

    def every(self, most: int = 0) -> Iterator[int]:
        """Every action that can be written, legal or not; of a verb with more than ``most``, so many spread evenly."""
        for number, verb in enumerate(self.verbs):
            step = verb.size // most | 1 if 0 < most < verb.size else 1
            for packed in range(0, verb.size, step):
                yield number + VERBS_AT_MOST * packed

    def table(self) -> list[tuple[int, str]]:
        """(int, typed form) of every action, in order."""
        return [(action, self.typed(action)) for action in self.every()]
