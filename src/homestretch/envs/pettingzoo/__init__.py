"""The games for PettingZoo: ``from homestretch.envs.pettingzoo import cubitos_v0``.

Importing this package registers ``homestretch/cubitos-v0`` and the others with PettingZoo's own registries.
"""

from __future__ import annotations

from homestretch.envs.extra import need

need("pettingzoo", "pettingzoo", "gymnasium", "numpy")

import pettingzoo  # noqa: E402  (after the sentence for when it is missing)

GAMES = ("cubitos", "finishline", "outspeed", "scrapracer")


def register() -> None:
    """Makes the games known to PettingZoo."""
    for game in GAMES:
        module = f"homestretch.envs.pettingzoo.{game}_v0"
        if f"homestretch/{game}-v0" not in pettingzoo.aec_registry:
            pettingzoo.register("aec", f"homestretch/{game}-v0", f"{module}:env")
            pettingzoo.register("parallel", f"homestretch/{game}-v0", f"{module}:parallel_env")


register()
