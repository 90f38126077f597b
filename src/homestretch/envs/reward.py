"""What the seats of a finished game get."""

from __future__ import annotations

REWARDS = ("place", "win")
"""By place: 1 for the first to -1 for the last, in equal steps; or the share of the win: 1, less if it is shared."""


def rewards_of(scores: list[int], reward: str) -> list[float]:
    """The reward of every seat; those with the same score get the same. The kernel's ``pay`` says so too."""
    found = []
    for score in scores:
        better = sum(other > score for other in scores)
        equal = sum(other == score for other in scores)
        if reward == "win":
            found.append(0.0 if better else 1.0 / equal)
        else:
            found.append(1.0 - (2 * better + equal - 1) / (len(scores) - 1))
    return found
