"""Compiles the kernel modules; what they are is said here, everything else in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "src"))

from homestretch.compile import Kernel  # noqa: E402  (found through the path above)

CORE = ["buffer", "stream", "position", "luck", "policy", "playout"]
GAME = ["components", "position", "view", "odds", "policy"]
RULES = {
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
}

KERNEL = Kernel(
    root=HERE / "src",
    modules=[f"homestretch.core.{name}" for name in CORE]
    + [f"homestretch.games.{game}.{name}" for game in RULES for name in GAME]
    + [f"homestretch.games.{game}.rules.{name}" for game, names in RULES.items() for name in names],
    words=[f"homestretch.games.{game}.{name}" for game in RULES for name in ["parts", "actions", "events"]],
)

if __name__ == "__main__":
    setup(ext_modules=KERNEL.extensions())
