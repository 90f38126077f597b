"""PettingZoo: the peers' own suites for every game with the fewest and the most seats, and what they do not ask."""

from __future__ import annotations

import importlib
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from envs.walk import ENDS, OWN
from homestretch.envs.pettingzoo import cubitos_v0, finishline_v0, outspeed_v0, scrapracer_v0

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its suites import an old name of its own, if pygame is there
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

# PettingZoo says this of every environment whose observations are a dict with a mask, its own being on a list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def module(name: str) -> Any:
    return importlib.import_module(f"homestretch.envs.pettingzoo.{name}_v0")


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_the_suites_of_pettingzoo_pass(name: str, seats: int) -> None:
    env, parallel = partial(module(name).env, seats=seats), partial(module(name).parallel_env, seats=seats)
    api_test(env(), num_cycles=400)
    seed_test(env, num_cycles=100)
    parallel_api_test(parallel(), num_cycles=400)
    parallel_seed_test(parallel, num_cycles=100)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


@pytest.mark.parametrize("name", OWN)
def test_the_render_suite_of_pettingzoo_passes(name: str) -> None:
    render_test(module(name).env)


@pytest.mark.parametrize("name", OWN)
def test_the_games_are_in_the_registry_of_pettingzoo(name: str) -> None:
    env = pettingzoo.make("aec", f"homestretch/{name}-v0", seats=4)
    env.reset(seed=1)
    assert env.metadata["name"] == f"{name}_v0"
    assert len(env.agents) == 4
    assert pettingzoo.make("parallel", f"homestretch/{name}_v0").possible_agents[0] == "player_0"


def test_bools_are_those_of_python_and_spaces_the_same_objects() -> None:
    env = scrapracer_v0.env(seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter(20):
        _, _, over, cut, _ = env.last()
        assert type(over) is bool
        assert type(cut) is bool
        assert env.action_space(agent) is env.action_space(agent)
        assert env.observation_space(agent) is env.observation_space(agent)
        env.step(env.action_space(agent).sample())


def finish(env: Any) -> dict[str, float]:
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        if over or cut:
            return dict(env.rewards)
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_rewards_by_place_sum_to_nothing_and_shares_of_the_win_to_one(name: str, seats: int) -> None:
    for reward, total in (("place", 0.0), ("win", 1.0)):
        env = module(name).env(seats=seats, reward=reward)
        env.reset(seed=2)
        assert sum(finish(env).values()) == pytest.approx(total, abs=1e-6)


def test_a_finished_agent_takes_only_none() -> None:
    env = outspeed_v0.env()
    env.reset(seed=1)
    finish(env)
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    while env.agents:
        env.step(None)


def test_a_wrong_action_is_refused_and_nothing_changes() -> None:
    envs: list[Any] = [finishline_v0.env(), finishline_v0.parallel_env()]
    for env in envs:
        env.reset(seed=1)
        before = env.match.position.cells()
        masked_out = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
        for action, sentence in ((10_000, "is none of"), (None, "is none of"), (masked_out, "not allowed now")):
            given = action if hasattr(env, "last") else {"player_0": action}
            with pytest.raises(ValueError, match=sentence):
                env.step(given)
            assert env.match.position.cells() == before


def test_a_parallel_step_needs_everybody_who_owes_and_nobody_else() -> None:
    env = finishline_v0.parallel_env(seats=3)
    observations, _ = env.reset(seed=1)
    done = 140
    assert all(view["action_mask"][done] for view in observations.values())
    with pytest.raises(ValueError, match="player_2 owes a decision"):
        env.step({"player_0": done, "player_1": done})
    with pytest.raises(ValueError, match="player_7 does not play"):
        env.step({"player_7": done})
    observations, *_ = env.step(dict.fromkeys(env.agents, done))
    asked = [agent for agent, view in observations.items() if view["action_mask"].any()]
    assert len(asked) == 1
    env.step({asked[0]: int(np.flatnonzero(observations[asked[0]]["action_mask"])[0])})


def test_simultaneous_decisions_are_made_in_one_parallel_step() -> None:
    env = outspeed_v0.parallel_env(seats=5)
    observations, _ = env.reset(seed=1)
    assert all(view["action_mask"].any() for view in observations.values())
    env.step({agent: int(np.flatnonzero(view["action_mask"])[0]) for agent, view in observations.items()})
    assert len(env.match.taken) == 5


@pytest.mark.parametrize("make", [cubitos_v0.env, cubitos_v0.parallel_env], ids=["aec", "parallel"])
def test_pickling_keeps_the_moment(make: Any) -> None:
    env = make(seats=3)
    env.reset(seed=4)
    twin = pickle.loads(pickle.dumps(env))
    for agent in env.possible_agents:
        assert np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
    assert twin.agents == env.agents
    assert twin.match.position == env.match.position


def test_a_seat_count_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="3–6"):
        outspeed_v0.env(seats=2)
