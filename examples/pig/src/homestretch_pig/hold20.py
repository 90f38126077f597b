"""A bot for Pig: it holds at 20, or as soon as that wins."""

from __future__ import annotations

from typing import Any


class HoldAt20:
    """What the entry point ``hold20`` of the group ``homestretch.bots`` leads to."""

    def choose(self, view: Any, legal: list[dict[str, Any]], clock: Any) -> dict[str, Any]:
        """One of the legal actions."""
        turn, own = view.data["total"], view.data["scores"][view.seat]
        hold = {"do": "hold"}
        return hold if hold in legal and (turn >= 20 or own + turn >= view.rules.goal) else {"do": "roll"}
