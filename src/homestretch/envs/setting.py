"""What is played and for what reward: the same for every interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces

from homestretch.core.catalog import Game, find
from homestretch.core.encoding import Encoding
from homestretch.core.position import Rules
from homestretch.core.refused import Refused
from homestretch.envs.reward import REWARDS
from homestretch.envs.sentence import sentence

FORMS = ("flat", "dict")
RENDERING: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

Opponent = str | Callable[[Any, Any], int] | Any
Opponents = Opponent | Sequence[Opponent] | Mapping[int, Opponent]


@dataclass(frozen=True)
class Setting:
    """A game under some rules, as learners see it."""

    game: Game
    rules: Rules
    encoding: Encoding
    reward: str
    form: str

    @classmethod
    def of(cls, name: str, options: dict[str, Any], reward: str = "place", form: str = "flat") -> Setting:
        """The game of a name with these options; ValueError with a sentence for what does not exist."""
        try:
            game = find(name)
            rules = game.rules(options)
            encoding = game.encoding(rules)
        except Refused as refused:
            raise ValueError(sentence(name, refused)) from None
        one_of("reward", reward, REWARDS)
        one_of("form", form, FORMS)
        return cls(game, rules, encoding, reward, form)

    @property
    def rewarding(self) -> int:
        """The number of the kind of reward."""
        return REWARDS.index(self.reward)

    def action_space(self) -> spaces.Discrete:
        """One number for every dense action."""
        return spaces.Discrete(self.encoding.actions)

    def observation_space(self) -> spaces.Space[Any]:
        """All features in a row, or by name."""
        if self.form == "flat":
            low, high = (np.concatenate([bound(part, side).ravel() for part in self.encoding.parts]) for side in SIDES)
            return spaces.Box(low, high, dtype=np.float32)
        return spaces.Dict(
            {
                part.name: spaces.Box(bound(part, "low"), bound(part, "high"), dtype=np.float32)
                for part in self.encoding.parts
            }
        )

    def mask_space(self) -> spaces.Box:
        """1 for every action that is allowed."""
        return spaces.Box(0, 1, (self.encoding.actions,), np.int8)

    def formed(self, row: Any) -> Any:
        """A row of features in the form that is wanted."""
        return row if self.form == "flat" else by_name(self.encoding, row)

    def metadata(self) -> dict[str, Any]:
        """What every interface says about itself."""
        return {**RENDERING, "rules_version": self.game.rules_version}

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting.of, (self.game.name, self.rules.options, self.reward, self.form)

    def seated(self, opponents: Opponents, learners: Sequence[int]) -> dict[int, Opponent]:
        """Who plays the seats that nobody learns on: one for all, one for each in order, or by seat."""
        free = [seat for seat in range(self.rules.seats) if seat not in learners]
        if isinstance(opponents, Mapping):
            if sorted(opponents) != free:
                raise ValueError(f"opponents are wanted for the seats {free}, and given for {sorted(opponents)}")
            return dict(opponents)
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            if len(opponents) != len(free):
                raise ValueError(f"{len(free)} opponents are wanted for the seats {free}, and {len(opponents)} given")
            return dict(zip(free, opponents, strict=True))
        return dict.fromkeys(free, opponents)

    def policy(self, level: str) -> Any:
        """A quick player of the kernel; ValueError if there is no such level."""
        try:
            return self.game.level(level)
        except Refused as refused:
            raise ValueError(sentence(self.game.name, refused)) from None


SIDES = ("low", "high")


def bound(part: Any, side: str) -> Any:
    """The lowest or highest values of a feature."""
    return np.full(part.shape, getattr(part, side), np.float32)


def by_name(encoding: Encoding, row: Any) -> dict[str, Any]:
    """A row of features by their names; a batch of rows too."""
    found, at = {}, 0
    for part in encoding.parts:
        found[part.name] = row[..., at : at + part.size].reshape(*row.shape[:-1], *part.shape)
        at += part.size
    return found


def one_of(name: str, value: Any, known: Sequence[str]) -> None:
    """ValueError unless a value is one of those known."""
    if value not in known:
        raise ValueError(f"{name} is {value!r}, and may be {' or '.join(map(repr, known))}")


def seat_in(rules: Rules, seat: Any) -> int:
    """A seat of the game; ValueError if there is no such seat."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < rules.seats:
        raise ValueError(f"there is no seat {seat!r}; the seats are 0 to {rules.seats - 1}")
    return seat
