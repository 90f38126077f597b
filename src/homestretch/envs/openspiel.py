"""The games for OpenSpiel: ``pyspiel.load_game("homestretch_cubitos", {"seats": 3})`` once this module is imported.

Chance is explicit, with the true probabilities. Where several seats owe a decision at the same time, the lowest goes
first; what it chose is not in what the others see. Parameters:

    seats      how many play; 0 for the usual number
    reward     "place" or "win"
    options    options of the game, as ``packed_options`` writes them
    position   where to start instead of at the beginning, as ``packed_position`` writes it: whole games are far too
               large for exact algorithms, their last decisions are not
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any

from homestretch.envs.extra import need

need("openspiel", "pyspiel", "numpy")

import numpy as np  # noqa: E402  (after the sentence for when it is missing)
import pyspiel  # noqa: E402

from homestretch.core.buffer import Buffer  # noqa: E402
from homestretch.core.catalog import Game, find  # noqa: E402
from homestretch.core.encoding import action_of, number_of, write_seen  # noqa: E402
from homestretch.core.event import read_events  # noqa: E402
from homestretch.core.form import canonical, plain  # noqa: E402
from homestretch.core.refused import Refused  # noqa: E402
from homestretch.core.replay import open_chance  # noqa: E402
from homestretch.core.row import FloatRow  # noqa: E402
from homestretch.core.stream import Stream  # noqa: E402
from homestretch.core.view import View  # noqa: E402
from homestretch.envs.reward import REWARDS, rewards_of  # noqa: E402
from homestretch.envs.sentence import sentence  # noqa: E402

GAMES = ("cubitos", "finishline", "outspeed", "scrapracer")
OPEN_GAMES = ("cubitos",)
"""Games in which nothing is hidden."""
LONGEST = 100_000
"""No game has a longest one by its rules; those that sensible and random players play stay far below this."""


def packed_options(options: dict[str, Any]) -> str:
    """Options of a game as a parameter."""
    return packed(options) if options else ""


def packed_position(given: dict[str, Any]) -> str:
    """A position, or what of it differs from a fresh start, by the names of its JSON form, as a parameter."""
    return packed(given)


def packed(value: Any) -> str:
    """Letters, digits, - and _ only: OpenSpiel splits its parameters at many other signs."""
    return base64.urlsafe_b64encode(zlib.compress(canonical(value).encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> Any:
    """What was packed."""
    try:
        return json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))))
    except (ValueError, zlib.error) as problem:
        raise pyspiel.SpielError(f"a parameter cannot be unpacked: {problem}") from None


class Moment:
    """A position whose events are noted; a deep copy shares the rules."""

    def __init__(self, position: Any) -> None:
        self.position = position.record()

    def __deepcopy__(self, memo: Any) -> Moment:
        return Moment(self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return Moment, (self.position,)


class Log:
    """A step and all steps before it: who did what, and what happened. It never changes, so copies share it."""

    def __init__(self, before: Log | None, player: int, action: int, rows: list[tuple[int, ...]]) -> None:
        self.before = before
        self.player = player
        self.action = action
        self.rows = rows
        self.digests: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> Log:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return log_again, ([(step.player, step.action, step.rows) for step in self.steps()],)

    def steps(self) -> list[Log]:
        """All steps from the first on."""
        found: list[Log] = []
        step: Log | None = self
        while step is not None:
            found.append(step)
            step = step.before
        return found[::-1]

    def digest(self, player: int, kinds: Any) -> str:
        """Sixteen letters for all that a player did and was told so far."""
        steps: list[Log] = []
        step: Log | None = self
        while step is not None and player not in step.digests:
            steps.append(step)
            step = step.before
        found = step.digests[player] if step is not None else ""
        for step in reversed(steps):
            told = [event.seen_by(player).to_json() for event in read_events(kinds, step.rows)]
            if told or step.player == player:
                own = step.action if step.player == player else None
                found = hashlib.sha256(f"{found}{own}{canonical(told)}".encode()).hexdigest()[:16]
            step.digests[player] = found
        return found


def log_again(steps: list[tuple[int, int, list[tuple[int, ...]]]]) -> Log | None:
    """Rebuilds a pickled log."""
    log: Log | None = None
    for player, action, rows in steps:
        log = Log(log, player, action, rows)
    return log


class HomestretchGame(pyspiel.Game):
    """A game of the catalog."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.catalog_game = find(self.name)
        options = unpacked(given["options"]) if given["options"] else {}
        if given["seats"]:
            options["seats"] = given["seats"]
        if given["reward"] not in REWARDS:
            raise pyspiel.SpielError(f"reward is {given['reward']!r}, and may be {' or '.join(REWARDS)}")
        try:
            self.rules = self.catalog_game.rules(options)
            self.encoding = self.catalog_game.encoding(self.rules)
            self.start = (
                self.catalog_game.read(self.rules, unpacked(given["position"]))
                if given["position"]
                else self.catalog_game.position(self.rules)
            )
        except Refused as refused:
            raise pyspiel.SpielError(sentence(self.name, refused)) from None
        self.reward = given["reward"]
        outcomes = [self.catalog_game.outcomes(self.rules, kind) for kind in range(len(self.catalog_game.chances))]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=max(len(values) for values in outcomes),
            num_players=self.rules.seats,
            min_utility=0.0 if self.reward == "win" else -1.0,
            max_utility=1.0,
            utility_sum=1.0 if self.reward == "win" else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.catalog_game, given["reward"]), info, params or {})

    def new_initial_state(self) -> Any:
        """The beginning, or the position the game is to start from."""
        return HomestretchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Somebody who looks at states: features by name, and the view as text."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HomestretchObserver(self, kind, params)


class HomestretchState(pyspiel.State):
    """One moment of a game."""

    def __init__(self, game: HomestretchGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.start.copy())
        self.log: Log | None = None

    # OpenSpiel asks for these

    def current_player(self) -> Any:
        """Who is next: a seat, chance, or nobody."""
        position = self.moment.position
        if position.over():
            return pyspiel.PlayerId.TERMINAL
        if seats := position.waiting():
            return (seats & -seats).bit_length() - 1
        return pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        game, position, out = self.get_game(), self.moment.position, Buffer()
        listed = out.first(position.legal(player, out))
        return sorted(
            number for action in listed if (number := number_of(game.encoding, position, player, action)) >= 0
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome that can come, with its probability."""
        out = Buffer()
        weights = out.first(self.moment.position.chance(out))
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        position, player = self.moment.position, self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            position.resolve(action)
        elif action in self._legal_actions(player):
            position.apply(player, action_of(self.get_game().encoding, position, player, action))
        else:
            raise pyspiel.SpielError(f"action {action} is not among those player {player} may take now")
        self.log = Log(self.log, player, action, position.drain())

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            kind = open_chance(self.moment.position)
            values = game.catalog_game.outcomes(game.rules, kind)
            return f"{game.catalog_game.chances[kind].name} {values[action]}"
        return str(game.encoding.typed(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.moment.position.over())

    def returns(self) -> list[float]:
        """What everybody has got."""
        game, out = self.get_game(), Buffer()
        if not self.is_terminal():
            return [0.0] * game.rules.seats
        self.moment.position.scores(out)
        return rewards_of(out.first(game.rules.seats), game.reward)

    def __str__(self) -> str:
        return plain(self.moment.position.to_json())

    # Beyond what it asks for

    def view(self, player: int) -> View:
        """What a player may know."""
        return View.of(self.get_game().catalog_game, self.moment.position, player)

    def recalled(self, player: int) -> str:
        """A digest of all that a player did and was told."""
        return self.log.digest(player, self.get_game().catalog_game.events) if self.log else ""

    def resample_from_infostate(self, player: int, sampler: Any) -> HomestretchState:
        """A state that looks just so to a player; ``sampler()`` returns numbers from 0 to 1. For ISMCTS."""
        state = HomestretchState(self.get_game())
        seed = int(sampler() * 2**52)
        state.moment = Moment(self.view(player).imagine(Stream(seed)))
        return state


class HomestretchObserver:
    """Looks at states through the eyes of a player."""

    def __init__(self, game: HomestretchGame, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observations have no parameters, and {params} was given")
        self.game = game
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(game.encoding.features, np.float32)
        self.row = FloatRow(self.tensor)
        self.dict, at = {}, 0
        for part in game.encoding.parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size

    def set_from(self, state: Any, player: int) -> None:
        """Fills in the features."""
        write_seen(self.game.encoding, state.moment.position, player, self.row)

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees; with perfect recall, also a digest of what it did and was told all along."""
        seen = plain(state.view(player).data)
        return f"{state.recalled(player)} {seen}" if self.recalls else seen


PARAMETERS = {"seats": 0, "reward": "place", "options": "", "position": ""}


def game_type(game: Game, reward: str = "place") -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    known = pyspiel.GameType.Information
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"homestretch_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.PERFECT_INFORMATION if game.name in OPEN_GAMES else known.IMPERFECT_INFORMATION,
        utility=sums.CONSTANT_SUM if reward == "win" else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


class CubitosGame(HomestretchGame):
    """Cubitos."""

    name = "cubitos"


class FinishLineGame(HomestretchGame):
    """Finish Line."""

    name = "finishline"


class OutspeedGame(HomestretchGame):
    """Outspeed."""

    name = "outspeed"


class ScrapRacerGame(HomestretchGame):
    """Scrap Racer."""

    name = "scrapracer"


for own in (CubitosGame, FinishLineGame, OutspeedGame, ScrapRacerGame):
    if f"homestretch_{own.name}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(find(own.name)), own)
