"""One seat learns, the others are played for it: Gymnasium's single-agent API.

Importing this module registers ``homestretch/ScrapRacer-v0``, ``homestretch/Outspeed-v0``,
``homestretch/FinishLine-v0`` and ``homestretch/Cubitos-v0`` for ``gymnasium.make`` and ``gymnasium.make_vec``.
"""

from __future__ import annotations

from typing import Any

from homestretch.envs.extra import need

need("gym", "gymnasium", "numpy")

import gymnasium  # noqa: E402  (after the sentence for when it is missing)
import numpy as np  # noqa: E402

from homestretch.envs.match import Kernel, Match  # noqa: E402
from homestretch.envs.picture import image_of, text_of  # noqa: E402
from homestretch.envs.setting import RENDERING, Opponents, Setting, one_of, seat_in  # noqa: E402
from homestretch.envs.space import LegalDiscrete  # noqa: E402

IDS = {
    "scrapracer": "homestretch/ScrapRacer-v0",
    "outspeed": "homestretch/Outspeed-v0",
    "finishline": "homestretch/FinishLine-v0",
    "cubitos": "homestretch/Cubitos-v0",
}


ILLEGAL = ("raise", "random")


class HomestretchEnv(gymnasium.Env[Any, Any]):
    """A game in which one seat learns.

    ``opponents``: for all other seats, for each of them in order, or by seat: the name of a level, something with
    ``choose(view)`` that returns an action, or a function of an observation and a mask that returns a dense action.
    ``reward``: ``"place"`` or ``"win"``, given at the end. ``form``: ``"flat"`` or ``"dict"``. ``max_decisions``: a
    game in which the seat made so many is truncated. ``illegal``: an action that is not allowed raises InvalidAction,
    or with ``"random"`` stands for a random one that is, for learners that know no masks. What the space's ``sample()``
    drew stands for a random one in any case, if the game has moved on since. Other keywords are options of the game.
    """

    metadata = RENDERING
    action_space: LegalDiscrete

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: Opponents = "random",
        reward: str = "place",
        form: str = "flat",
        max_decisions: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting.of(game, options, reward, form)
        self.metadata = self.setting.metadata()
        if render_mode is not None:
            one_of("render_mode", render_mode, self.metadata["render_modes"])
        one_of("illegal", illegal, ILLEGAL)
        self.illegal = illegal
        self.render_mode = render_mode
        self.seat = seat_in(self.setting.rules, seat)
        self.max_decisions = max_decisions
        self.opponents = {
            other: Kernel(self.setting, player) if isinstance(player, str) else player
            for other, player in self.setting.seated(opponents, [self.seat]).items()
        }
        self.match = Match(self.setting)
        self.action_space = LegalDiscrete(self.setting.encoding.actions)
        self.observation_space = self.setting.observation_space()
        self.decisions = 0
        self.playing = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins the first game of a seed; without a seed, the next game."""
        super().reset(seed=seed)
        self.match.begin(seed)
        self.decisions = 0
        self.playing = True
        self.let_others_play()
        return self.shown()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat decides, then everybody else until it is asked again or the game is over."""
        if not self.playing:
            raise gymnasium.error.ResetNeeded("the game is over: reset has to be called before step")
        self.match.act(self.seat, self.checked(action))
        self.decisions += 1
        self.let_others_play()
        over = self.match.asked < 0
        cut = not over and self.max_decisions is not None and self.decisions >= self.max_decisions
        self.playing = not (over or cut)
        seen, info = self.shown()
        return seen, self.match.rewards()[self.seat] if over else 0.0, over, cut, info

    def checked(self, action: Any) -> int:
        """An action that may be taken now; else InvalidAction, and nothing has changed."""
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"action {action!r} is none of the {self.action_space.n} of this game")
        number = int(action)
        if not self.action_space.legal[number]:
            if self.illegal == "random" or number == self.action_space.drawn:
                return self.match.random_number(self.seat)
            raise gymnasium.error.InvalidAction(
                f"action {number} ({self.setting.encoding.typed(number)}) is not allowed now: see action_masks()"
            )
        return number

    def let_others_play(self) -> None:
        """Chance and the other seats go on until this one is asked or the game is over."""
        while (asked := self.match.asked) not in (self.seat, -1):
            self.match.do(asked, self.match.choose(asked, self.opponents[asked]))

    def shown(self) -> tuple[Any, dict[str, Any]]:
        """What the seat sees, with the mask in the info; shows the board to people."""
        mask = self.match.action_mask(self.seat)
        self.action_space.legal[:] = mask
        if self.render_mode == "human":
            self.render()
        return self.match.observation(self.seat), {"action_mask": mask}

    def action_masks(self) -> Any:
        """Which actions are allowed now, as MaskablePPO asks for it."""
        return self.match.action_mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The board: printed, as text, or as an image."""
        if self.render_mode == "rgb_array":
            return image_of(self.match.position)
        if self.render_mode == "ansi":
            return text_of(self.match.position)
        if self.render_mode == "human":
            print(text_of(self.match.position))  # noqa: T201  (that is what this mode is for)
        return None

    def replay(self) -> list[str]:
        """The game so far as the lines of a replay file."""
        return self.match.replay()


def register() -> None:
    """Makes the games known to Gymnasium."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="homestretch.envs.gymnasium:HomestretchEnv",
                vector_entry_point="homestretch.envs.vector:HomestretchVectorEnv",
                kwargs={"game": game},
            )


register()
