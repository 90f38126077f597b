"""Compiles the kernel modules; what they are is said here, everything else in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
GAMES = HERE / "src" / "homestretch" / "games"
sys.path.insert(0, str(HERE / "src"))

from homestretch.compile import CORE, Kernel  # noqa: E402  (found through the path above)

BOTS = ["memory", "tree", "worlds", "crowd", "mixture", "simulation"]
GAME = [
    "components",
    "position",
    "view",
    "odds",
    "worth",
    "route",
    "sense",
    "policy",
    "rookie",
    "insight",
    "exact",
    "encoding",
]
"""The parts of a game in the kernel; one that a game does without is left out."""
RULES = {
    "finishline": ["runners", "dice", "betting", "results", "turn", "choices", "chances", "race"],
    "outspeed": [
        "ships",
        "finish",
        "bonus",
        "programming",
        "resolution",
        "supply",
        "round",
        "setup",
        "choices",
        "chances",
        "race",
    ],
    "scrapracer": ["racers", "fights", "bonus", "crash", "finish", "turn", "setup", "choices", "chances", "race"],
    "cubitos": [
        "dice",
        "rolling",
        "abilities",
        "picking",
        "swords",
        "moving",
        "round",
        "order",
        "choices",
        "chances",
        "race",
    ],
}


KERNEL = Kernel(
    root=HERE / "src",
    modules=[*CORE, "homestretch.envs.batch"]
    + [f"homestretch.bots.{name}" for name in BOTS]
    + [f"homestretch.games.{game}.{name}" for game in RULES for name in GAME if (GAMES / game / f"{name}.py").exists()]
    + [f"homestretch.games.{game}.rules.{name}" for game, names in RULES.items() for name in names],
    words=[f"homestretch.games.{game}.{name}" for game in RULES for name in ["parts", "actions", "events", "layout"]],
)

if __name__ == "__main__":
    setup(ext_modules=KERNEL.extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
