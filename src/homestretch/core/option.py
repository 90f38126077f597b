"""Options of a game: what may be chosen before it starts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.core.refused import Refused, nearest


@dataclass(frozen=True)
class Option:
    """One choice: its values, or the type of data it takes, and what it is if nobody chooses.

    A default of None stands for "as the game has it" and may be given too.
    """

    name: str
    values: Sequence[Any] | type
    default: Any

    def checked(self, value: Any) -> Any:
        """The value, if it is one of those allowed."""
        if value is None and self.default is None:
            return value
        if isinstance(self.values, type):
            if type(value) is self.values:
                return value
        elif any(value == known and type(value) is type(known) for known in self.values):
            return value
        raise Refused("option_value", option=self.name, value=str(value), known=self.known())

    def known(self) -> str:
        """The values it takes, in short."""
        if isinstance(self.values, type):
            return "A,B,…" if self.values is list else "FILE"
        if isinstance(self.values, range):
            return f"{self.values.start}–{self.values.stop - 1}"
        return ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)

    def read(self, text: str) -> Any:
        """The value somebody typed."""
        if self.values is list:
            return [word.strip() for word in text.split(",") if word.strip()]
        if isinstance(self.values, type):
            raise Refused("option_value", option=self.name, value=text, known=self.known())
        words = {"true": True, "yes": True, "ja": True, "false": False, "no": False, "nein": False}
        for value in self.values:
            if isinstance(value, bool):
                if words.get(text.lower()) is value:
                    return value
            elif str(value).lower() == text.lower():
                return value
        raise Refused("option_value", option=self.name, value=text, known=self.known())


def complete(options: Iterable[Option], given: dict[str, Any]) -> dict[str, Any]:
    """Every option with the value given or its default; Refused for a name or value that does not exist."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refused("unknown_option", option=name, near=nearest(name, known), known=", ".join(known))
    return {name: known[name].checked(given.get(name, known[name].default)) for name in known}
