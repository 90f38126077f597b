"""One scripted game through the kernel, the table and all interfaces: the same masks, rewards and replay."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

from envs.walk import ENDS, OWN
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.encoding import number_of
from homestretch.core.luck import SeededLuck
from homestretch.core.replay import parse_replay
from homestretch.envs.gymnasium import HomestretchEnv
from homestretch.envs.openspiel import GAMES
from homestretch.envs.pettingzoo.aec import HomestretchAEC
from homestretch.envs.pettingzoo.parallel import HomestretchParallel
from homestretch.envs.vector import HomestretchVectorEnv

SEED = 21


class Script:
    """Decides by a rule of its own, from nothing but the mask and how many decisions there were."""

    def __init__(self) -> None:
        self.count = 0
        self.masks: list[bytes] = []

    def __call__(self, mask: Any) -> int:
        allowed = np.flatnonzero(mask)
        self.masks.append(np.asarray(mask, np.int8).tobytes())
        self.count += 1
        return int(allowed[(7 * self.count + self.count // 5) % len(allowed)])


def through_aec(name: str, seats: int) -> tuple[Script, list[float], list[str]]:
    env, script = HomestretchAEC(name, seats=seats), Script()
    env.reset(seed=SEED)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            break
        env.step(script(observation["action_mask"]))
    return script, [env.rewards[agent] for agent in env.possible_agents], env.replay()


def through_gymnasium(name: str, seats: int) -> tuple[Script, list[float], list[str]]:
    """Seat 0 learns, and the same script sits on all other seats."""
    script = Script()
    env = HomestretchEnv(name, seats=seats, opponents=lambda observation, mask: script(mask))
    _, info = env.reset(seed=SEED)
    while True:
        _, _, over, _, info = env.step(script(info["action_mask"]))
        if over:
            return script, env.match.rewards(), env.replay()


def through_vector(name: str, seats: int) -> tuple[Script, list[float], None]:
    env, script = HomestretchVectorEnv(name, 1, learners="all", seats=seats, autoreset="next_step"), Script()
    _, infos = env.reset(seed=SEED)
    while True:
        _, _, over, _, infos = env.step(np.array([script(infos["action_mask"][0])]))
        if over[0]:
            return script, infos["rewards"][0].tolist(), None


def through_openspiel(name: str, seats: int) -> tuple[Script, list[float], None]:
    assert name in GAMES
    game, script = pyspiel.load_game(f"homestretch_{name}", {"seats": seats}), Script()
    state, luck, out = game.new_initial_state(), SeededLuck(SEED), Buffer()
    while not state.is_terminal():
        if state.is_chance_node():
            position = state.moment.position
            state.apply_action(luck.outcome(position, out, position.chance(out)))
        else:
            state.apply_action(script(state.legal_actions_mask()))
    return script, state.returns(), None


def through_parallel(name: str, seats: int, replay: list[str]) -> list[str]:
    """The same decisions given to all agents at once: only those count that owe one, and in the order of the seats."""
    env = HomestretchParallel(name, seats=seats)
    env.reset(seed=SEED)
    taken = [line for line in parse_replay(replay).steps if "do" in line]
    at = 0
    while env.agents:
        owing = env.match.asked_now()
        mine: dict[str, int] = {}
        for seat in owing:
            line = taken[at + len(mine)] if at + len(mine) < len(taken) else None
            if line is None or line["seat"] != seat:
                break
            named = {key: value for key, value in line.items() if key not in ("seat", "check")}
            action = env.setting.game.actions.pack(named)
            mine[f"player_{seat}"] = number_of(env.setting.encoding, env.match.position, seat, action)
        if len(mine) < len(owing):
            return []
        env.step(mine)
        at += len(mine)
    return env.replay()


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_one_game_is_the_same_everywhere(name: str, seats: int) -> None:
    script, rewards, replay = through_aec(name, seats)
    for way in (through_gymnasium, through_vector, through_openspiel):
        other, got, written = way(name, seats)
        assert other.masks == script.masks, way.__name__
        assert got == pytest.approx(rewards, abs=1e-6), way.__name__
        assert written in (None, replay), way.__name__
    if name == "outspeed":
        assert through_parallel(name, seats, replay) == replay
    last = parse_replay(replay).verify()
    best = [seat for seat in range(seats) if rewards[seat] == max(rewards)]
    out = Buffer()
    last.scores(out)
    scores = out.first(seats)
    assert best == [seat for seat in range(seats) if scores[seat] == max(scores)]


@pytest.mark.parametrize("name", OWN)
def test_the_generators_of_others_are_neither_used_nor_needed(name: str) -> None:
    told = []
    for stir in (1, 2):
        random.seed(stir)
        np.random.seed(stir)
        before = random.getstate(), str(np.random.get_state(legacy=False))
        told.append((through_aec(name, find(name).seats[0])[2], through_vector(name, find(name).seats[0])[0].masks))
        assert (random.getstate(), str(np.random.get_state(legacy=False))) == before
    assert told[0] == told[1]


TWINS = """
import hashlib
from homestretch.envs.vector import HomestretchVectorEnv
for game in ("finishline", "outspeed", "scrapracer"):
    env, told = HomestretchVectorEnv(game, 2, opponents="club"), hashlib.sha256()
    env.reset(seed=5)
    for _ in range(15):
        seen, rewards, *_ = env.step(env.sample_actions())
        told.update(seen.tobytes() + rewards.tobytes() + env.action_masks().tobytes())
    print(game, told.hexdigest())
"""


def test_compiled_and_uncompiled_see_the_same_to_the_last_bit() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TWINS],
            env={**os.environ, "HOMESTRETCH_PURE": pure},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 3


MISSING = """
import sys
sys.modules["{module}"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "{module}" else found(name, *rest)
try:
    import homestretch.envs.{interface}
except ImportError as problem:
    print(problem)
"""


@pytest.mark.parametrize(
    ("interface", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "gym"),
        ("vector", "numpy", "gym"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_with_its_command(interface: str, module: str, extra: str) -> None:
    code = MISSING.format(module=module, interface=interface)
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told == f"{module} is not installed: pip install 'homestretch[{extra}]'\n"


def test_the_package_itself_needs_no_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; import homestretch.envs.batch, homestretch.cli.main"
    subprocess.run([sys.executable, "-c", code], check=True)
