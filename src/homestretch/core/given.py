"""Luck that comes from outside: written down beforehand, or rolled by hand on a real table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.luck import Luck
from homestretch.core.position import Position
from homestretch.core.refused import Refused


class ScriptedLuck(Luck):
    """Outcomes from a list of indices, one after another; for tests."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        self.used = 0

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        """The next index of the list."""
        if self.used == len(self.outcomes):
            raise Refused("script_ends", outcomes=self.used)
        index = self.outcomes[self.used]
        if not 0 <= index < count or not weights[index]:
            raise Refused("script_impossible", outcome=index, place=self.used + 1)
        self.used += 1
        return index

    def to_json(self) -> dict[str, Any]:
        """What it is; there is nothing to deal again."""
        return {"luck": "scripted"}


class HandLuck(Luck):
    """People roll real dice and draw real cards; ``ask`` gets the possible indices and returns the one it was."""

    def __init__(self, ask: Callable[[Position, list[int]], int]) -> None:
        self.ask = ask

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        """What the people say."""
        return self.ask(position, [index for index in range(count) if weights[index]])

    def to_json(self) -> dict[str, Any]:
        """What it is; there is nothing to deal again."""
        return {"luck": "by-hand"}
