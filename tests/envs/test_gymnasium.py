"""Gymnasium: the peers' own checks, and what they do not ask."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.walk import ENDS
from homestretch.bots.levels import make_bot
from homestretch.core.catalog import find
from homestretch.envs.gymnasium import IDS, HomestretchEnv


def played(env: Any, seed: int = 1) -> list[Any]:
    """A random game: what was seen, allowed and got."""
    env.action_space.seed(seed)
    told = [env.reset(seed=seed)]
    while True:
        told.append(env.step(env.action_space.sample()))
        if told[-1][2] or told[-1][3]:
            return told


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    check_env(gymnasium.make(IDS[name], seats=seats, seat=seats - 1).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong_with_the_registered_ids(name: str) -> None:
    """Its checks know no masks: they draw an action, reset, and take it."""
    for seed in range(8):
        env = gymnasium.make(IDS[name]).unwrapped
        env.action_space.seed(seed)
        check_env(env, skip_render_check=True)


def test_an_illegal_action_can_stand_for_a_random_one() -> None:
    one, other = HomestretchEnv("cubitos", illegal="random"), HomestretchEnv("cubitos", illegal="random")
    one.reset(seed=2), other.reset(seed=2)
    for _ in range(50):
        assert np.array_equal(one.step(422)[0], other.step(422)[0])


@pytest.mark.parametrize("name", IDS)
def test_the_registered_ids_play_a_whole_game_against_bots(name: str) -> None:
    env = gymnasium.make(IDS[name], opponents="club", reward="win")
    last = played(env)[-1]
    assert last[2] is True
    assert 0 <= last[1] <= 1
    assert env.unwrapped.metadata["rules_version"] == find(name).rules_version


@pytest.mark.parametrize("name", IDS)
def test_the_dict_form_says_the_same_under_names(name: str) -> None:
    flat, named = HomestretchEnv(name), HomestretchEnv(name, form="dict")
    (row, _), (by_name, _) = flat.reset(seed=3), named.reset(seed=3)
    assert by_name in named.observation_space
    assert np.array_equal(row, np.concatenate([values.ravel() for values in by_name.values()]))


def test_masks_are_those_maskable_ppo_asks_for() -> None:
    env = HomestretchEnv("finishline")
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.shape == (env.action_space.n,)
    assert np.array_equal(masks, info["action_mask"] == 1)


class Counting:
    """Looks at views and takes what comes first."""

    def __init__(self) -> None:
        self.asked: list[int | None] = []

    def choose(self, view: Any) -> int:
        self.asked.append(view.seat)
        return int(view.legal()[0])


def test_opponents_can_be_levels_objects_and_functions() -> None:
    seen: list[int] = []

    def function(observation: Any, mask: Any) -> int:
        seen.append(int(mask.sum()))
        return int(np.flatnonzero(mask)[-1])

    counting = Counting()
    env = HomestretchEnv("scrapracer", seats=4, seat=1, opponents={0: counting, 2: function, 3: "club"})
    assert played(env)[-1][2]
    assert set(counting.asked) == {0}
    assert len(seen) > 3
    bot = make_bot(find("outspeed"), "club", 3)
    assert played(HomestretchEnv("outspeed", seats=3, opponents=[bot, "random"]))[-1][2]


def test_a_game_can_be_cut_off() -> None:
    told = played(HomestretchEnv("cubitos", max_decisions=5))
    assert len(told) == 6
    assert told[-1][2:4] == (False, True)


def test_pickling_keeps_the_moment_and_the_luck() -> None:
    env = HomestretchEnv("finishline", opponents="club")
    env.reset(seed=5)
    env.action_space.seed(1)
    for _ in range(9):
        env.step(env.action_space.sample())
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(30):
        action = env.action_space.sample()
        one, other = env.step(action), twin.step(action)
        assert np.array_equal(one[0], other[0])
        assert one[1:4] == other[1:4]


def test_each_game_of_a_seed_is_another_one_and_comes_again() -> None:
    env = HomestretchEnv("outspeed")
    first, second = env.reset(seed=8)[0], env.reset()[0]
    assert not np.array_equal(first, second)
    assert np.array_equal(env.reset(seed=8)[0], first)
    assert np.array_equal(env.reset()[0], second)


def test_a_wrong_action_is_refused_and_nothing_changes() -> None:
    env = HomestretchEnv("scrapracer", seats=3)
    env.reset(seed=1)
    before = env.match.position.cells()
    masked_out = int(np.flatnonzero(env.action_masks() == 0)[0])
    for action, sentence in ((env.action_space.n, "is none of"), (-1, "is none of"), (masked_out, "not allowed now")):
        with pytest.raises(gymnasium.error.InvalidAction, match=sentence):
            env.step(action)
        assert env.match.position.cells() == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        HomestretchEnv("scrapracer").step(0)
    played(env)
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "ludo"}, "ludo"),
        ({"game": "outspeed", "seats": 2}, "3–6"),
        ({"game": "cubitos", "weather": "rain"}, "weather"),
        ({"game": "cubitos", "seat": 2}, "no seat 2"),
        ({"game": "cubitos", "reward": "fame"}, "'place' or 'win'"),
        ({"game": "cubitos", "form": "tree"}, "'flat' or 'dict'"),
        ({"game": "cubitos", "render_mode": "hologram"}, "'ansi'"),
        ({"game": "cubitos", "opponents": "wizard"}, "wizard"),
        ({"game": "cubitos", "opponents": ["club", "club"]}, "1 opponents are wanted"),
        ({"game": "cubitos", "opponents": {0: "club"}}, "for the seats"),
        ({"game": "pig"}, "pig"),
    ],
)
def test_what_does_not_exist_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        HomestretchEnv(**options)


def test_an_opponent_that_cheats_is_caught() -> None:
    env = HomestretchEnv("scrapracer", seats=3, start=1, opponents=lambda observation, mask: 18)
    with pytest.raises(ValueError, match="answers 18"):
        env.reset(seed=1)
