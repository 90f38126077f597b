"""Finish Line for PettingZoo."""

from __future__ import annotations

from functools import partial

from homestretch.envs.pettingzoo.aec import HomestretchAEC
from homestretch.envs.pettingzoo.parallel import HomestretchParallel

env = raw_env = partial(HomestretchAEC, "finishline")
parallel_env = partial(HomestretchParallel, "finishline")
