"""One game as the interfaces play it: seeded luck, dense actions, observations as arrays, and its replay."""

from __future__ import annotations

from typing import Any

import numpy as np

from homestretch.core.buffer import Buffer
from homestretch.core.encoding import action_of, mark_legal, write_seen
from homestretch.core.luck import SeededLuck, fresh_seed
from homestretch.core.row import ByteRow, FloatRow
from homestretch.core.stream import wide
from homestretch.core.view import View
from homestretch.envs.batch import Lane, begin_game, play_chance
from homestretch.envs.reward import rewards_of
from homestretch.envs.setting import Setting
from homestretch.table.table import Table


class Match:
    """A game from its beginning on. ``asked`` is the seat that decides next, -1 at the end.

    Games of one seed are numbered: the luck of game n is ``SeededLuck(seed, n)``, as in self-play and in the vector
    environment.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.start = setting.game.position(setting.rules)
        self.buffer = Buffer()
        self.seen = np.zeros(setting.encoding.features, np.float32)
        self.mask = np.zeros(setting.encoding.actions, np.int8)
        self.seen_row, self.mask_row = FloatRow(self.seen), ByteRow(self.mask)
        self.lane = Lane(self.start.copy(), 0)
        self.seed: int | None = None
        self.taken: list[tuple[int, int]] = []

    def begin(self, seed: int | None) -> None:
        """The first game of a seed; without one, the next game of the latest seed."""
        if seed is not None or self.seed is None:
            self.seed = fresh_seed() if seed is None else int(seed)
            self.lane = Lane(self.start.copy(), self.seed)
            begin_game(self.lane, self.start, 0)
        else:
            begin_game(self.lane, self.start, wide(self.lane.game + 1))
        self.taken = []
        play_chance(self.lane, self.buffer)

    @property
    def position(self) -> Any:
        """The position of the game."""
        return self.lane.position

    @property
    def asked(self) -> int:
        """The seat that decides next; -1 at the end."""
        return self.lane.asked

    def asked_now(self) -> list[int]:
        """All seats that owe a decision."""
        owing = self.position.waiting()
        return [seat for seat in range(self.setting.rules.seats) if owing >> seat & 1]

    def observation(self, seat: int) -> Any:
        """What a seat sees, as a new array or in the form that is wanted."""
        write_seen(self.setting.encoding, self.lane.position, seat, self.seen_row)
        return self.setting.formed(self.seen.copy())

    def action_mask(self, seat: int) -> Any:
        """What a seat may do, as a new array; all 0 for one that owes nothing."""
        mark_legal(self.setting.encoding, self.lane.position, seat, self.buffer, self.mask_row)
        return self.mask.copy()

    def allowed(self, seat: int, out: Any) -> None:
        """Writes what a seat may do into an array."""
        mark_legal(self.setting.encoding, self.lane.position, seat, self.buffer, self.mask_row)
        out[:] = self.mask

    def random_number(self, seat: int) -> int:
        """A dense action that a seat may take, each equally likely; chance comes from that of the players."""
        allowed = np.flatnonzero(self.action_mask(seat))
        return int(allowed[self.lane.choices.below(allowed.size)])

    def act(self, seat: int, number: int) -> None:
        """A seat takes a dense action that its mask allows; chance goes on from there."""
        self.do(seat, action_of(self.setting.encoding, self.lane.position, seat, number))

    def do(self, seat: int, action: int) -> None:
        """A seat takes an action that is legal; chance goes on from there."""
        self.taken.append((seat, action))
        self.lane.position.apply(seat, action)
        play_chance(self.lane, self.buffer)

    def choose(self, seat: int, player: Any) -> int:
        """What another player does: a kernel player, an object that chooses from a view, or a function of arrays."""
        if isinstance(player, Kernel):
            count = self.lane.position.legal(seat, self.buffer)
            return int(player.policy.choose(self.lane.position, seat, self.buffer, count, self.lane.choices))
        if hasattr(player, "choose"):
            action = int(player.choose(View.of(self.setting.game, self.lane.position, seat)))
            self.setting.game.refuse(self.lane.position, seat, action)
            return action
        mask = self.action_mask(seat)
        number = player(self.observation(seat), mask)
        if not 0 <= number < len(mask) or not mask[number]:
            raise ValueError(f"the opponent on seat {seat} answers {number}, which its mask does not allow")
        return action_of(self.setting.encoding, self.lane.position, seat, int(number))

    def rewards(self) -> list[float]:
        """What everybody gets at the end."""
        self.lane.position.scores(self.buffer)
        return rewards_of(self.buffer.first(self.setting.rules.seats), self.setting.reward)

    def replay(self) -> list[str]:
        """The lines of the replay file, or of the saved game while it goes on."""
        assert self.seed is not None
        table = Table(self.setting.game, self.setting.rules, SeededLuck(self.seed, self.lane.game))
        table.settle()
        for seat, action in self.taken:
            table.do(seat, action)
            table.settle()
        return table.replay()

    def __getstate__(self) -> dict[str, Any]:
        return {"setting": self.setting, "lane": self.lane.state(), "seed": self.seed, "taken": self.taken}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["setting"])  # type: ignore[misc]
        self.lane.resume(state["lane"])
        self.seed, self.taken = state["seed"], state["taken"]


class Kernel:
    """A quick player of a level, asked in the kernel."""

    def __init__(self, setting: Setting, level: str) -> None:
        self.policy = setting.policy(level)
        self.made_of = (setting, level)

    def __reduce__(self) -> tuple[Any, ...]:
        return Kernel, self.made_of
