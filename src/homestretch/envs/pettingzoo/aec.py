"""All seats learn, one after another: PettingZoo's AEC API.

Where several seats owe a decision at the same time, the lowest goes first; none of them sees what the others chose.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from homestretch.envs.match import Match
from homestretch.envs.picture import image_of, text_of
from homestretch.envs.setting import Setting, one_of
from homestretch.envs.space import LegalDiscrete


class Seats:
    """What both of PettingZoo's APIs share: agents, spaces, observations and rendering."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "place",
        form: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting.of(game, options, reward, form)
        self.metadata = {**self.setting.metadata(), "name": f"{game}_v0", "is_parallelizable": True}
        if render_mode is not None:
            one_of("render_mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.match = Match(self.setting)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.rules.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {agent: LegalDiscrete(self.setting.encoding.actions) for agent in self.possible_agents}
        seen = {"observation": self.setting.observation_space(), "action_mask": self.setting.mask_space()}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do, always the same object."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do now; all 0 in the mask of one that owes nothing."""
        seat = self.seats[agent]
        return {"observation": self.match.observation(seat), "action_mask": self.match.action_mask(seat)}

    def checked(self, agent: str, action: Any) -> int:
        """An action that an agent may take now; else ValueError, and nothing has changed."""
        space = self.action_spaces[agent]
        if not space.contains(action):
            raise ValueError(
                f"action {action!r} of {agent} is none of the {self.setting.encoding.actions} of this game"
            )
        number = int(action)
        if not space.legal[number]:
            named = self.setting.encoding.typed(number)
            raise ValueError(f"action {number} ({named}) of {agent} is not allowed now: see its action_mask")
        return number

    def render(self) -> Any:
        """The board: printed, as text, or as an image."""
        if self.render_mode == "rgb_array":
            return image_of(self.match.position)
        if self.render_mode == "ansi":
            return text_of(self.match.position)
        if self.render_mode == "human":
            print(text_of(self.match.position))  # noqa: T201  (that is what this mode is for)
        return None

    def close(self) -> None:
        """Nothing is left open."""

    def replay(self) -> list[str]:
        """The game so far as the lines of a replay file."""
        return self.match.replay()


class HomestretchAEC(Seats, AECEnv[str, Any, Any]):
    """A game in which every seat is an agent; with ``max_cycles`` it is truncated after so many decisions."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the first game of a seed; without a seed, the next game."""
        self.match.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles = 0
        self.select()

    def select(self) -> None:
        """Asks the next agent, and lets its space know what it may do."""
        agent = self.possible_agents[self.match.asked]
        self.agent_selection = agent
        self.match.allowed(self.match.asked, self.action_spaces[agent].legal)

    def step(self, action: Any) -> None:
        """The agent that is asked decides; ``None`` for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.act(self.seats[agent], self.checked(agent, action))
        self.cycles += 1
        if self.match.asked < 0:
            shares = self.match.rewards()
            for other, seat in self.seats.items():
                self.rewards[other] = self._cumulative_rewards[other] = shares[seat]
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.select()
