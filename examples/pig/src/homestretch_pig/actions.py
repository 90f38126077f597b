"""What a seat can do, and why it may not."""

from __future__ import annotations

from homestretch.core.action import Verb

ROLL, HOLD = range(2)
VERBS = (Verb("roll"), Verb("hold"))

ALLOWED, NOTHING_OWED, NOT_NOW, GOAL_REACHED = range(4)
REFUSALS = ("", "nothing_owed", "not_now", "goal_reached")
