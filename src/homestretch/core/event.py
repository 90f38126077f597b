"""Events: what happened, typed. The one source of log text, animation, speech and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from homestretch.core.field import Field


class Kind:
    """A kind of event and the names of what it tells; ``reveals`` means that it shows something hidden."""

    def __init__(self, name: str, *fields: Field, reveals: bool = False) -> None:
        self.name = name
        self.fields = fields
        self.reveals = reveals


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    kind: Kind
    about: dict[str, Any]

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat may know it (None: a spectator); what it may not know is None."""
        secret = {f.name for f in self.kind.fields if f.secret}
        if not secret or self.about.get("seat") == seat:
            return self
        return Event(self.kind, {k: None if k in secret else v for k, v in self.about.items()})

    def to_json(self) -> dict[str, Any]:
        """The event as a program reads it."""
        return {"event": self.kind.name, **self.about}


def read_events(kinds: Sequence[Kind], rows: Sequence[tuple[int, ...]]) -> list[Event]:
    """The events behind the rows that a position recorded."""
    return [
        Event(kinds[row[0]], {f.name: f.named(n) for f, n in zip(kinds[row[0]].fields, row[1:], strict=False)})
        for row in rows
    ]
