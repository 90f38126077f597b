"""Many games at once behind Gymnasium's vector API, stepped in the kernel on all cores.

``reset`` and ``step`` hand out the same arrays every time, and the kernel writes into them: copy what must last, or
ask for ``copy=True``. A game that ends is replaced in the same step (``AutoresetMode.SAME_STEP``: what was last seen of
it is in ``infos["final_obs"]``) or, with ``autoreset="next_step"``, in the next one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from homestretch.envs.extra import need

need("gym", "gymnasium", "numpy")

import numpy as np  # noqa: E402  (after the sentence for when it is missing)
from gymnasium import error, spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from homestretch import compiled  # noqa: E402
from homestretch.core.luck import fresh_seed  # noqa: E402
from homestretch.core.policy import Party  # noqa: E402
from homestretch.core.stream import Stream  # noqa: E402
from homestretch.envs.batch import (  # noqa: E402
    Arrays,
    Lane,
    Stretch,
    begin_all,
    choose_all,
    dealing_again,
    first_refused,
    step_all,
)
from homestretch.envs.setting import Opponents, Setting, by_name, one_of, seat_in  # noqa: E402

AUTORESETS = {"same_step": AutoresetMode.SAME_STEP, "next_step": AutoresetMode.NEXT_STEP}
FEW = 64
"""A thread is worth its while from so many games on."""


class HomestretchVectorEnv(VectorEnv[Any, Any, Any]):
    """A batch of games in which some seats learn and kernel players have the others.

    ``learners``: the seats the actions are for, or ``"all"`` for self-play; ``infos["seat"]`` says who is asked in each
    game. ``opponents``: levels for the others. ``threads``: how many, by default one a core. ``max_decisions``: a game
    in which the learners made so many is truncated. Other keywords are options of the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        learners: int | Sequence[int] | str = 0,
        opponents: Opponents = "random",
        reward: str = "place",
        form: str = "flat",
        autoreset: str = "same_step",
        threads: int | None = None,
        copy: bool = False,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._given = {name: value for name, value in locals().items() if name not in ("self", "options", "__class__")}
        self._given.update(options)
        if num_envs < 1:
            raise ValueError(f"a batch has at least one game, not {num_envs}")
        one_of("autoreset", autoreset, tuple(AUTORESETS))
        self.setting = Setting.of(game, options, reward, form)
        rules, encoding = self.setting.rules, self.setting.encoding
        self.learners = learning_seats(rules, learners)
        self.num_envs = num_envs
        self.autoreset = autoreset
        self.copy = copy
        self.metadata = {**self.setting.metadata(), "render_modes": ["ansi"], "autoreset_mode": AUTORESETS[autoreset]}
        self.render_mode = render_mode
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, encoding.actions))
        self.arrays = made_arrays(num_envs, encoding.features, encoding.actions, rules.seats)
        start = self.setting.game.position(rules)
        self.lanes = [Lane(start.copy(), 0) for _ in range(num_envs)]
        addresses = np.array([id(lane) for lane in self.lanes], np.uint64)
        seated = self.setting.seated(opponents, self.learners)
        if any(not isinstance(player, str) for player in seated.values()):
            raise ValueError(f"opponents inside a batch are levels: {', '.join(self.setting.game.levels)}")
        settings = {
            "learners": sum(1 << seat for seat in self.learners),
            "seats": rules.seats,
            "limit": max_decisions or 0,
            "rewarding": self.setting.rewarding,
            "at_once": autoreset == "same_step",
        }
        self.stretches = [
            Stretch(
                span,
                start,
                encoding,
                Party([self.setting.policy(str(seated.get(seat, "random"))) for seat in range(rules.seats)]),
                Arrays(self.arrays, self.lanes, addresses),
                settings,
            )
            for span in spans(num_envs, threads)
        ]
        self.pool = ThreadPoolExecutor(len(self.stretches) - 1) if len(self.stretches) > 1 else None
        self.sampling = Stream(fresh_seed(), channel=2)
        self.started = False

    # Gymnasium

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins all games; game i of a seed is the one a single environment plays with seed + i."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        fresh = seed is not None or not self.started
        if fresh:
            seeds = self.seeds_of(fresh_seed() if seed is None else seed)
            for lane, own in zip(self.lanes, seeds, strict=True):
                lane.resume([lane.position.cells(), [(own, 0, 0, 0), (own, 0, 0, 0)], 0, 0, -1])
            self.sampling = Stream(seeds[0], channel=2)
        self.started = True
        self.everywhere(lambda stretch: begin_all(stretch, fresh))
        return self.seen(), self.infos()

    def seeds_of(self, seed: Any) -> list[int]:
        """A seed for each game."""
        if isinstance(seed, int | np.integer):
            return [int(seed) + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are wanted, and {len(seed)} given")
        return [int(one) for one in seed]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game; if one of them is not allowed, nothing happens in any."""
        if not self.started:
            raise error.ResetNeeded("reset has to be called before step")
        self.take(actions)
        for stretch in self.stretches:
            refused = first_refused(stretch)
            if refused >= 0:
                number = self.arrays["actions"][refused]
                raise error.InvalidAction(f"action {number} is not among those game {refused} may take now")
        self.everywhere(step_all)
        arrays = self.arrays
        return (
            self.seen(),
            self.out("rewards"),
            self.out("terminations"),
            self.out("truncations"),
            self.infos()
            | (
                {"final_obs": self.formed("final"), "_final_obs": arrays["terminations"] | arrays["truncations"]}
                if self.autoreset == "same_step"
                else {}
            ),
        )

    def take(self, actions: Any) -> None:
        """Lays the actions where the kernel reads them."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise error.InvalidAction(f"{self.num_envs} whole numbers are wanted, one a game, not {actions!r}")
        if given is not self.arrays["actions"]:
            np.clip(given, -1, self.setting.encoding.actions, out=self.arrays["actions"], casting="unsafe")

    def render(self) -> tuple[str, ...] | None:
        """The boards of all games in text."""
        if self.render_mode is None:
            return None
        return tuple(str(lane.position) for lane in self.lanes)

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the threads go."""
        if self.pool is not None:
            self.pool.shutdown()

    # Beyond Gymnasium

    def action_masks(self) -> Any:
        """What each game allows now: 1 for an action that may be taken."""
        return self.out("masks")

    def sample_actions(self) -> Any:
        """A random allowed action for every game, chosen in the kernel; the array ``step`` reads them from."""
        for stretch in self.stretches:
            choose_all(stretch, self.sampling)
        return self.arrays["actions"]

    @property
    def decisions(self) -> int:
        """Decisions made so far, those of the opponents among them."""
        return sum(stretch.decisions for stretch in self.stretches)

    def everywhere(self, work: Callable[[Stretch], None]) -> None:
        """Does something in all stretches, on as many cores."""
        if self.pool is None:
            work(self.stretches[0])
            return
        others = [self.pool.submit(work, stretch) for stretch in self.stretches[1:]]
        work(self.stretches[0])
        for other in others:
            other.result()

    def seen(self) -> Any:
        """What is seen in every game, in the form that is wanted."""
        return self.formed("observations")

    def formed(self, name: str) -> Any:
        """Rows of features in the form that is wanted."""
        row = self.out(name)
        return row if self.setting.form == "flat" else by_name(self.setting.encoding, row)

    def out(self, name: str) -> Any:
        """An array as it is handed out."""
        return self.arrays[name].copy() if self.copy else self.arrays[name]

    def infos(self) -> dict[str, Any]:
        """What may be done, who is asked, and what everybody gets."""
        return {"action_mask": self.out("masks"), "seat": self.out("seats"), "rewards": self.out("shares")}

    # Pickling

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: array.copy() for name, array in self.arrays.items()}
        sampling = (self.sampling.key, 0, self.sampling.counter, self.sampling.left)
        return {
            "given": self._given,
            "lanes": [lane.state() for lane in self.lanes],
            "arrays": arrays,
            "started": self.started,
            "sampling": sampling,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["given"])  # type: ignore[misc]
        for lane, own in zip(self.lanes, state["lanes"], strict=True):
            lane.resume(own)
        for name, array in state["arrays"].items():
            self.arrays[name][...] = array
        self.started = state["started"]
        self.sampling = dealing_again(state["sampling"], 2)


def learning_seats(rules: Any, learners: int | Sequence[int] | str) -> list[int]:
    """The seats the caller decides for."""
    if learners == "all":
        return list(range(rules.seats))
    if isinstance(learners, str):
        raise ValueError(f"learners is {learners!r}, and may be a seat, several seats or 'all'")
    seats = [learners] if isinstance(learners, int) else list(learners)
    if not seats or len(set(seats)) != len(seats):
        raise ValueError(f"learners is {learners!r}, and may be a seat, several different seats or 'all'")
    return [seat_in(rules, seat) for seat in seats]


def made_arrays(count: int, features: int, actions: int, seats: int) -> dict[str, Any]:
    """The arrays that are handed out, and the one that actions are read from."""
    return {
        "observations": np.zeros((count, features), np.float32),
        "final": np.zeros((count, features), np.float32),
        "masks": np.zeros((count, actions), np.int8),
        "rewards": np.zeros(count, np.float32),
        "shares": np.zeros((count, seats), np.float32),
        "terminations": np.zeros(count, np.bool_),
        "truncations": np.zeros(count, np.bool_),
        "seats": np.zeros(count, np.int32),
        "actions": np.zeros(count, np.int32),
    }


def spans(count: int, threads: int | None) -> list[tuple[int, int]]:
    """Cuts a batch into stretches: one a thread, and none too short to be worth one."""
    if threads is not None and threads < 1:
        raise ValueError(f"a batch is stepped on at least one thread, not {threads}")
    wanted = threads or max(
        1, min(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1, count // FEW)
    )
    pieces = min(wanted, count) if compiled() else 1
    cuts = [count * piece // pieces for piece in range(pieces + 1)]
    return list(pairwise(cuts))
