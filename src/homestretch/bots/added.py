"""Bots that other packages add, by an entry point of the group ``homestretch.bots``.

The entry point leads to a class, or anything that is called without arguments, and makes an object with
``choose(view, legal, clock)``: ``legal`` are the open actions in their JSON form, ``clock`` knows how long it may
think, and the answer is one of them, or an action as typed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from homestretch.bots.bot import Bot
from homestretch.core.buffer import Buffer
from homestretch.core.refused import Refused, nearest
from homestretch.core.stream import Stream
from homestretch.core.view import View

GROUP = "homestretch.bots"


@dataclass(frozen=True)
class Clock:
    """The time there is for one decision."""

    milliseconds: int


class AddedBot(Bot):
    """A bot of somebody else behind the interface of ours."""

    def __init__(self, name: str, milliseconds: int) -> None:
        if name not in names():
            raise Refused("unknown_bot", bot=name, near=nearest(name, names()), known=", ".join(names()))
        self.player: Any = points()[name].load()()
        self.clock = Clock(milliseconds)

    def choose(self, view: View) -> int:
        position, out = view.imagine(Stream(0)), Buffer()
        assert view.seat is not None
        legal = [view.game.actions.name(action) for action in out.first(position.legal(view.seat, out))]
        chosen = self.player.choose(view, legal, self.clock)
        return view.game.actions.read(chosen) if isinstance(chosen, str) else view.game.actions.pack(chosen)


def names() -> list[str]:
    """The names of the bots that packages add."""
    return sorted(points())


@cache
def points() -> dict[str, Any]:
    """The entry points by name."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}
