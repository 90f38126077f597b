"""What a seat may know of a race. Everything here was put in on purpose; nothing gets in by itself.

In Cubitos everything lies open: zones, faces, credits, fans and trays. What nobody knows is what the dice will
show, and that is decided only when they are rolled. So a view shows the whole table, and imagining adds nothing.
"""

from __future__ import annotations

from typing import Any

from homestretch.core.stream import Stream
from homestretch.games.cubitos.components import CubitosRules
from homestretch.games.cubitos.position import CubitosPosition
from homestretch.games.cubitos.rules.race import Cubitos

OPEN = (
    "stage",
    "round",
    "start_player",
    "turn",
    "turn_at",
    "roller",
    "mode",
    "hits",
    "forcing",
    "tie_break",
    "setting_up",
    "cards",
    "trays",
    "players",
)


def look(position: CubitosPosition, seat: int) -> dict[str, Any]:
    """The race as a seat sees it; -1 for a spectator."""
    return seen(position, position.to_json(), seat)


def seen(position: CubitosPosition, whole: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees of a position that was written down whole."""
    return {"seat": seat if seat >= 0 else None, **{name: whole[name] for name in OPEN}}


def imagine(rules: CubitosRules, seat: int, seen: dict[str, Any], stream: Stream) -> Cubitos:
    """The race that looks just so: there is only one."""
    position = Cubitos(rules)
    position.read({name: seen[name] for name in OPEN})
    return position
