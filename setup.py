"""Compiles the kernel modules; what they are is said here, everything else in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "src"))

from homestretch.compile import Kernel  # noqa: E402  (found through the path above)

CORE = ["buffer", "stream", "position", "luck", "policy", "playout"]
GAME = ["components", "position", "rules", "view", "odds", "policy"]
GAMES = ["scrapracer"]

KERNEL = Kernel(
    root=HERE / "src",
    modules=[f"homestretch.core.{name}" for name in CORE]
    + [f"homestretch.games.{game}.{name}" for game in GAMES for name in GAME],
    words=[f"homestretch.games.{game}.{name}" for game in GAMES for name in ["parts", "actions", "events"]],
)

if __name__ == "__main__":
    setup(ext_modules=KERNEL.extensions())
