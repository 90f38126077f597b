"""All seats learn at the same time: PettingZoo's Parallel API.

In every step all agents give an action, and those of the agents that owe a decision count, in the order of their
seats. Where the game asks several seats at once (bets, routes, the roll phase), all of them decide in one step. Where
it asks one seat, the actions of the others are ignored: their masks are all 0, and any number will do. If what one
agent does takes the decision of another away or makes it impossible, that one is asked again in the next step.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from homestretch.core.buffer import Buffer
from homestretch.core.encoding import action_of
from homestretch.envs.pettingzoo.aec import Seats


class HomestretchParallel(Seats, ParallelEnv[str, Any, Any]):
    """A game in which every seat is an agent; with ``max_cycles`` it is truncated after so many steps."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins the first game of a seed; without a seed, the next game."""
        self.match.begin(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], dict[str, float], Any, Any, dict[str, Any]]:
        """Everybody who owes a decision decides; ValueError, and nothing has changed, if somebody may not do so."""
        for agent in actions:
            if agent not in self.agents:
                raise ValueError(
                    f"{agent} does not play: the agents are {', '.join(self.agents) or 'none, reset first'}"
                )
        chosen: list[tuple[int, int]] = []
        for agent in self.agents:
            if self.seats[agent] in self.match.asked_now():
                if agent not in actions:
                    raise ValueError(f"{agent} owes a decision, and no action is given for it")
                number = self.checked(agent, actions[agent])
                seat = self.seats[agent]
                chosen.append((seat, action_of(self.setting.encoding, self.match.position, seat, number)))
        for seat, action in chosen:
            if self.match.position.refusal(seat, action) == 0 and action in self.listed(seat):
                self.match.do(seat, action)
        self.cycles += 1
        over = self.match.asked < 0
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        shares = self.match.rewards() if over else [0.0] * len(self.possible_agents)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        result = (
            self.seen(),
            {agent: shares[self.seats[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return result

    def seen(self) -> dict[str, Any]:
        """What everybody sees; lets the spaces know what everybody may do."""
        found = {agent: self.observe(agent) for agent in self.agents}
        for agent, view in found.items():
            self.action_spaces[agent].legal[:] = view["action_mask"]
        return found

    def listed(self, seat: int) -> list[int]:
        """The actions open to a seat now."""
        out = Buffer()
        return out.first(self.match.position.legal(seat, out))
