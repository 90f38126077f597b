"""Weights fitted to who won: those under which the winners were likeliest, a softmax over all who might have.

They are found by Newton's method. Traits have a row for every case, in it a row for everybody who might win, in it a
number for every trait; ``there`` is 0 for everybody who takes part and ``NOBODY`` for the rest.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

NOBODY = -50.0
"""The strength of one who is not there."""
STEPS = 12
"""Of Newton's method; after half as many nothing changes any more."""
RIDGE = 1e-4
"""Keeps the weights of traits that always go together from running apart."""

Array = np.ndarray[Any, np.dtype[np.float64]]


Case = tuple[list[list[float]], list[float], list[float]]
"""The traits of everybody who might win, who won, and who is there."""


def with_room(most: int, traits: list[list[float]], wins: list[float], there: list[float]) -> Case:
    """A case with nobody in the places up to so many, so that all cases have the same shape."""
    empty = most - len(wins)
    return traits + [[0.0] * len(traits[0])] * empty, wins + [0.0] * empty, there + [NOBODY] * empty


def gathered(cases: list[Case]) -> tuple[Array, Array, Array]:
    """Traits, wins and who is there, of all cases."""
    traits, wins, there = zip(*cases, strict=True)
    return np.array(traits), np.array(wins), np.array(there)


def chances(traits: Array, there: Array, weights: Array) -> Array:
    """How likely each is to win."""
    strength = traits @ weights + there
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def fitted(traits: Array, wins: Array, there: Array) -> Array:
    """The weights under which those who won were likeliest to win."""
    spread = traits[there == 0.0].std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled, weights = traits / spread, np.zeros(traits.shape[2])
    for _ in range(STEPS):
        likely = chances(scaled, there, weights)
        slope = np.einsum("nsk,ns->k", scaled, likely - wins) / len(wins) + RIDGE * weights
        middle = np.einsum("nsk,ns->nk", scaled, likely)
        around = (scaled - middle[:, None, :]) * np.sqrt(likely)[:, :, None]
        flat = around.reshape(-1, len(weights))
        weights = weights - np.linalg.solve(flat.T @ flat / len(wins) + RIDGE * np.eye(len(weights)), slope)
    return np.asarray(weights / spread)


def surprise(likely: Array, wins: Array) -> float:
    """The mean of minus the log of the chance that the winner had: the smaller, the better foreseen."""
    return float(-(wins * np.log(likely + 1e-12)).sum(axis=1).mean())


def tell(module: str, report: Callable[..., list[str]], words: list[str], **usual: int) -> None:
    """Prints a report as the command line asks for it; every number in ``usual`` is an option."""
    parser = argparse.ArgumentParser(f"python -m homestretch.lab.{module}")
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    sys.stdout.write("\n".join(report(**vars(parser.parse_args(words)))) + "\n")
