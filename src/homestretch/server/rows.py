"""What is kept of a table: itself, its seats, and every move in the order in which it was accepted."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from homestretch.core.form import canonical


@dataclass(frozen=True)
class TableRow:
    """A table; ``left`` are the milliseconds on the clocks after the latest move."""

    code: str
    watch: str
    game: str
    rules_version: int
    components: str
    options: dict[str, Any]
    public: bool
    clock: str
    pace: str
    status: str
    host: str
    secret: bytes
    rematch: str | None
    made_at: int
    touched_at: int
    left: list[int | None]


@dataclass(frozen=True)
class SeatRow:
    """A seat: whose it is (the hash of a token), or which bot's."""

    kind: str
    name: str
    level: str | None = None
    owner: str | None = None
    nonce: str | None = None
    stand_in: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides for this seat; None if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class MoveRow:
    """One accepted command with everything that came of it.

    ``what`` is begin, move or undo; ``lines`` are the lines of the replay it added, outcomes included; ``seen`` has
    a bit for every seat that could notice it, and one above them for spectators; ``chain`` depends on all before.
    """

    seq: int
    at: int
    what: str
    seat: int | None
    decision: str | None
    move_id: str | None
    lines: list[dict[str, Any]]
    seen: int
    chain: str


def chained(before: str, what: str, seat: int | None, lines: list[dict[str, Any]]) -> str:
    """The next link of the chain."""
    written = f"{before}{canonical([what, seat, lines])}"
    return hashlib.sha256(written.encode("utf-8", "surrogatepass")).hexdigest()[:32]
