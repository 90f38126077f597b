"""Pig in text: the scores, and the decision as one sentence."""

from __future__ import annotations

from typing import Any

from homestretch.core.paint import Paint
from homestretch_pig.components import PigRules

WIDE = 30
COLOURS = ("orange", "cyan", "green", "purple")


def board(data: dict[str, Any], rules: PigRules, text: Any, paint: Paint, names: list[str]) -> list[str]:
    """Everybody's score on the way to the goal, and what is at stake."""
    widest = max(len(name) for name in names)
    lines = []
    for seat, score in enumerate(data["scores"]):
        mark = "▸" if seat == data["turn"] else " "
        row = [mark, names[seat].ljust(widest)]
        if not paint.plain:
            row.append(paint(bar(score, data["total"] if mark == "▸" else 0, rules.goal), COLOURS[seat]))
        lines.append(" ".join([*row, text("board-score", score=score, goal=rules.goal)]))
    return [*lines, text("board-total", total=data["total"])] if data["total"] else lines


def bar(score: int, total: int, goal: int) -> str:
    """Points as a bar: safe ones full, those at stake half."""
    safe = min(WIDE, WIDE * score // goal)
    reached = min(WIDE, WIDE * (score + total) // goal)
    return "█" * safe + "▒" * (reached - safe) + "·" * (WIDE - reached)


def prompt(data: dict[str, Any], rules: PigRules) -> tuple[str, dict[str, Any]]:
    """The name of the sentence that asks for the decision, and what goes into it."""
    score = data["scores"][data["turn"]]
    reached = score + data["total"]
    about = {"total": data["total"], "score": score, "reached": reached, "goal": rules.goal, "risk": 1 / rules.faces}
    if reached >= rules.goal:
        return "enough", about
    return ("again" if data["total"] else "first"), about
