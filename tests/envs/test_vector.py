"""The vector environment: Gymnasium's contract, the same games as everywhere else, whatever the threads."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from envs.walk import ENDS, OWN
from homestretch.envs.gymnasium import IDS, HomestretchEnv
from homestretch.envs.vector import HomestretchVectorEnv


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_it_keeps_to_the_contract_of_gymnasium(name: str, seats: int) -> None:
    env = HomestretchVectorEnv(name, 5, seats=seats, learners=seats - 1)
    observations, infos = env.reset(seed=1)
    assert observations in env.observation_space
    ended = 0
    for _ in range(1200 if name == "cubitos" else 300):
        actions = env.sample_actions()
        assert actions.astype(np.int64) in env.action_space
        observations, rewards, over, cut, infos = env.step(actions)
        assert observations in env.observation_space
        assert rewards.shape == over.shape == cut.shape == (5,)
        assert over.dtype == cut.dtype == np.bool_
        assert infos["action_mask"].any(axis=1).all()
        assert (infos["seat"] == seats - 1).all()
        assert not rewards[~over].any()
        assert np.allclose(infos["rewards"][over].sum(axis=1), 0, atol=1e-6)
        assert (np.abs(infos["final_obs"][over]).sum(axis=1) > 0).all()
        ended += int(over.sum())
    assert ended > 0
    env.close()


@pytest.mark.parametrize(("name", "seats"), ENDS)
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_it_plays_the_games_of_the_single_environment(name: str, seats: int, autoreset: str) -> None:
    vector = HomestretchVectorEnv(name, 3, seats=seats, opponents="club", autoreset=autoreset, reward="win")
    singles = [HomestretchEnv(name, seats=seats, opponents="club", reward="win") for _ in range(3)]
    seen, _ = vector.reset(seed=11)
    assert np.array_equal(seen, [env.reset(seed=11 + i)[0] for i, env in enumerate(singles)])
    waiting = [False] * 3
    for _ in range(250):
        actions = vector.sample_actions().copy()
        seen, rewards, over, _, infos = vector.step(actions)
        for i, env in enumerate(singles):
            if waiting[i]:
                assert np.array_equal(seen[i], env.reset()[0])
                waiting[i] = False
                continue
            own = env.step(int(actions[i]))
            assert (rewards[i], over[i]) == (np.float32(own[1]), own[2])
            if not own[2]:
                assert np.array_equal(seen[i], own[0])
                assert np.array_equal(infos["action_mask"][i], own[4]["action_mask"])
            elif autoreset == "next_step":
                assert np.array_equal(seen[i], own[0])
                waiting[i] = True
            else:
                assert np.array_equal(infos["final_obs"][i], own[0])
                assert np.array_equal(seen[i], env.reset()[0])
    vector.close()


@pytest.mark.parametrize("name", OWN)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    envs = [HomestretchVectorEnv(name, 37, opponents="club", threads=threads) for threads in (1, 4)]
    for env in envs:
        env.reset(seed=3)
    assert len(envs[1].stretches) > 1
    for _ in range(60):
        actions = envs[0].sample_actions().copy()
        one, other = [list(env.step(actions)) for env in envs]
        for k in range(4):
            assert np.array_equal(one[k], other[k])
        assert np.array_equal(envs[0].action_masks(), envs[1].action_masks())


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_in_self_play_every_seat_is_asked_and_paid(name: str, seats: int) -> None:
    env = HomestretchVectorEnv(name, 4, learners="all", seats=seats)
    _, infos = env.reset(seed=2)
    asked: set[int] = set()
    ends = 0
    for _ in range(3000):
        asked |= set(infos["seat"].tolist())
        before = infos["seat"].copy()
        _, rewards, over, _, infos = env.step(env.sample_actions())
        for i in np.flatnonzero(over):
            assert rewards[i] == infos["rewards"][i][before[i]]
            ends += 1
        if ends > 3:
            break
    assert asked == set(range(seats))
    assert ends > 0
    assert env.decisions > 0


def test_arrays_are_handed_out_without_copies_unless_asked_for() -> None:
    env = HomestretchVectorEnv("scrapracer", 2)
    first, _ = env.reset(seed=1)
    second = env.step(env.sample_actions())[0]
    assert first is second
    env = HomestretchVectorEnv("scrapracer", 2, copy=True)
    first, _ = env.reset(seed=1)
    second = env.step(env.sample_actions())[0]
    assert not np.shares_memory(first, second)


def test_the_dict_form_is_a_view_of_the_same_memory() -> None:
    env = HomestretchVectorEnv("cubitos", 3, form="dict")
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    assert np.shares_memory(observations["amounts"], env.arrays["observations"])


def test_it_is_made_by_gymnasium_too() -> None:
    env = gymnasium.make_vec(IDS["outspeed"], num_envs=3, vectorization_mode="vector_entry_point", opponents="club")
    assert isinstance(env.unwrapped, HomestretchVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.reset(seed=1)
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    wrapped.step(env.unwrapped.sample_actions())
    env.close()


def test_games_are_cut_off() -> None:
    env = HomestretchVectorEnv("cubitos", 2, max_decisions=4, autoreset="next_step")
    env.reset(seed=1)
    cuts = [env.step(env.sample_actions())[3].tolist() for _ in range(6)]
    assert cuts == [[False] * 2] * 3 + [[True] * 2] + [[False] * 2] * 2


def test_pickling_keeps_every_game_and_its_luck() -> None:
    env = HomestretchVectorEnv("finishline", 6, opponents="club")
    env.reset(seed=4)
    for _ in range(17):
        env.step(env.sample_actions())
    twin: Any = pickle.loads(pickle.dumps(env))
    for _ in range(120):
        actions = env.sample_actions().copy()
        assert np.array_equal(actions, twin.sample_actions())
        one, other = list(env.step(actions)), list(twin.step(actions))
        assert all(np.array_equal(one[k], other[k]) for k in range(4))


def test_one_wrong_action_and_nothing_happens_in_any_game() -> None:
    env = HomestretchVectorEnv("scrapracer", 4)
    env.reset(seed=1)
    before = [lane.position.cells() for lane in env.lanes]
    right = env.sample_actions().copy()
    masked_out = int(np.flatnonzero(env.action_masks()[2] == 0)[0])
    for wrong in (masked_out, -1, 19, 2**40):
        actions = right.astype(np.int64)
        actions[2] = wrong
        with pytest.raises(gymnasium.error.InvalidAction, match="game 2"):
            env.step(actions)
        assert [lane.position.cells() for lane in env.lanes] == before
    for misshapen in (right[:3], right.astype(float), "roll"):
        with pytest.raises(gymnasium.error.InvalidAction, match="4 whole numbers"):
            env.step(misshapen)
    env.step(right)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"num_envs": 2, "seats": 9}, "2–6"),
        ({"num_envs": 2, "learners": 7}, "no seat 7"),
        ({"num_envs": 2, "learners": []}, "several different seats"),
        ({"num_envs": 2, "learners": "me"}, "'all'"),
        ({"num_envs": 2, "autoreset": "never"}, "'same_step'"),
        ({"num_envs": 2, "opponents": "wizard"}, "wizard"),
        ({"num_envs": 2, "threads": 0}, "at least one thread"),
        ({"num_envs": 2, "opponents": lambda seen, mask: 0}, "levels"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        HomestretchVectorEnv("scrapracer", **options)


def test_seeds_can_be_given_one_by_one_and_reset_comes_before_step() -> None:
    env = HomestretchVectorEnv("outspeed", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    same, _ = env.reset(seed=[5, 5])
    assert np.array_equal(same[0], same[1])
    with pytest.raises(ValueError, match="2 seeds are wanted"):
        env.reset(seed=[1])
