"""What a seat may know: in Pig everything lies open. Still, nothing gets in here by itself."""

from __future__ import annotations

from typing import Any

from homestretch.core.stream import Stream
from homestretch_pig.components import PigRules
from homestretch_pig.rules import Pig

OPEN = ("scores", "round", "turn", "rolls", "total", "rolling")


def look(position: Pig, seat: int) -> dict[str, Any]:
    """The game as a seat sees it; -1 for a spectator."""
    whole = position.to_json()
    return {name: whole[name] for name in OPEN}


def imagine(rules: PigRules, seat: int, seen: dict[str, Any], stream: Stream) -> Pig:
    """A position that looks just so; with nothing hidden there is only one."""
    position = Pig(rules)
    position.read({name: seen[name] for name in OPEN})
    return position
