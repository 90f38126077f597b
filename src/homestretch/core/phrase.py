"""Phrases: words for several actions at once, where one entry for each would be tedious."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Phrase:
    """Words that stand for several actions, done one after another as long as the same is asked.

    Both functions get the view of the seat that decides. ``fits`` tells whether the phrase is of use now.
    ``following`` also gets what was typed after the name and returns the next action, None once there is nothing
    left to do; Refused if it cannot be done.
    """

    name: str
    fits: Callable[[Any], bool]
    following: Callable[[Any, str], int | None]
