"""The rules of one game: components and options as the kernel reads them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from homestretch.core.option import Option
from homestretch.core.position import Rules

COMPONENTS = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
PIG = COMPONENTS["pig"]
FACES = tuple(range(1, PIG["faces"]["value"] + 1))

OPTIONS = (
    Option("seats", range(2, 5), 2),
    Option("goal", range(10, 1001), PIG["goal"]["value"]),
)


class PigRules(Rules):
    """One game: how many points win it."""

    goal: int
    faces: int
    hold_at: int

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("pig", options)
        self.goal = options["goal"]
        self.faces = PIG["faces"]["value"]
        self.hold_at = PIG["hold_at"]["value"]
