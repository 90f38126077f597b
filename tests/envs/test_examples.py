"""The examples run, shortened."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys

import numpy as np
import pytest

from here import ROOT

EXAMPLES = ROOT / "examples" / "learning"


def told_by(name: str, *arguments: str) -> str:
    command = [sys.executable, "-W", "error::UserWarning", str(EXAMPLES / name), *arguments]
    one_thread = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=one_thread).stdout


@pytest.mark.parametrize("game", ["scrapracer", "outspeed"])
def test_ppo_learns_for_a_few_rounds(game: str) -> None:
    told = told_by("ppo.py", "--game", game, "--envs", "32", "--steps", "16", "--rounds", "2", "--games", "64")
    assert re.search(r"win share against random: 0\.\d\d at random, 0\.\d\d after learning", told)


def test_ppo_prefers_what_paid_off() -> None:
    """A step of learning makes an action that brought more than expected more likely, and no masked one possible."""
    ppo = runpy.run_path(str(EXAMPLES / "ppo.py"))
    dice = np.random.default_rng(1)
    network = ppo["Network"](5, 4, 16, dice)
    seen = dice.standard_normal((8, 64, 5)).astype(np.float32)
    masks = np.ones((8, 64, 4), bool)
    masks[..., 3] = False
    chances, values, _ = network.forward(seen.reshape(-1, 5), masks.reshape(-1, 4))
    actions = dice.integers(0, 3, (8, 64))
    played = {
        "seen": seen,
        "masks": masks,
        "actions": actions,
        "chances": np.take_along_axis(chances.reshape(8, 64, 4), actions[..., None], 2)[..., 0],
        "values": values.reshape(8, 64),
        "rewards": (actions == 2).astype(np.float32),
        "over": np.ones((8, 64), bool),
        "last": np.zeros(64, np.float32),
    }
    for _ in range(20):
        ppo["update"](network, played, dice, 1e-2)
    after = np.exp(network.forward(seen.reshape(-1, 5), masks.reshape(-1, 4))[0])
    assert after[:, 2].mean() > 0.5 > np.exp(chances)[:, 2].mean()
    assert after[:, 3].max() == 0


def test_tree_search_plays() -> None:
    told = told_by("mcts.py", "--positions", "1", "--left", "4", "--simulations", "4")
    assert re.search(r"win share of tree search: [01]\.\d\d", told)


def test_the_tournament_is_played() -> None:
    told = told_by("tournament.py", "--games", "3", "--kinds", "scrapracer,outspeed,finishline")
    assert len(told.splitlines()) == 3
    assert all("club" in line for line in told.splitlines())
