"""Self-play: many games between bots, on every core, and what they show."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from homestretch import compiled
from homestretch.bots.levels import THINKING, make_bot
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat, places
from homestretch.core.stream import Stream
from homestretch.table.table import Table, run

LONGEST = 1_000_000
CHUNK = 250


@dataclass
class Tally:
    """Wins and places of a seat or of a kind of player."""

    games: int = 0
    wins: float = 0.0
    places: int = 0
    squares: int = 0

    def add(self, place: int, share: float) -> None:
        """One more game."""
        self.games += 1
        self.wins += share
        self.places += place
        self.squares += place * place

    def join(self, other: Tally) -> None:
        """Takes in another tally."""
        self.games += other.games
        self.wins += other.wins
        self.places += other.places
        self.squares += other.squares

    def to_json(self) -> dict[str, Any]:
        """Win share and mean place with 95 % intervals (Wilson; normal)."""
        mean = self.places / self.games
        spread = 1.96 * math.sqrt(max(0.0, self.squares / self.games - mean * mean) / self.games)
        return {
            "games": self.games,
            "win_share": self.wins / self.games,
            "win_share_95": wilson(self.wins, self.games),
            "mean_place": mean,
            "mean_place_95": [mean - spread, mean + spread],
        }


@dataclass
class Result:
    """What many games showed."""

    seats: list[Tally]
    players: dict[str, Tally]
    games: int = 0
    decisions: int = 0
    steps: int = 0
    shortest: int = LONGEST
    longest: int = 0

    @classmethod
    def none(cls, players: list[str]) -> Result:
        """Before the first game."""
        return cls([Tally() for _ in players], {player: Tally() for player in players})

    def join(self, other: Result) -> None:
        """Takes in the result of other games."""
        for own, more in zip(self.seats, other.seats, strict=True):
            own.join(more)
        for player, more in other.players.items():
            self.players[player].join(more)
        self.games += other.games
        self.decisions += other.decisions
        self.steps += other.steps
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)

    def to_json(self) -> dict[str, Any]:
        """The result as a program reads it."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "steps": self.steps,
            "length": {"mean": self.steps / self.games, "shortest": self.shortest, "longest": self.longest},
            "seats": [tally.to_json() for tally in self.seats],
            "players": {player: tally.to_json() for player, tally in self.players.items()},
        }


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    options: dict[str, Any]
    players: list[str]
    seed: int
    fixed: bool = False
    record: Path | None = field(default=None)

    @property
    def thinking(self) -> bool:
        """Whether somebody thinks, so that a game takes seconds."""
        return any(player in THINKING for player in self.players)

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on one seat from game to game, unless fixed."""
        shift = 0 if self.fixed else number % len(self.players)
        return self.players[shift:] + self.players[:shift]


def selfplay(plan: Plan, games: int, progress: Callable[[int], None]) -> Result:
    """Plays the games of a plan on every core; ``progress`` hears how many are done."""
    total = Result.none(plan.players)
    size = 1 if plan.thinking else CHUNK
    wave = size * 4 * (os.cpu_count() or 1)
    with workers() as pool:
        for begin in range(0, games, wave):
            end = min(begin + wave, games)
            chunks = [(plan, start, min(start + size, end)) for start in range(begin, end, size)]
            for result in pool.map(play_chunk, chunks):
                total.join(result)
                progress(total.games)
    return total


def workers() -> Executor:
    """Threads where the kernel lets go of the GIL, else processes."""
    count = os.cpu_count() or 1
    return ThreadPoolExecutor(count) if compiled() else ProcessPoolExecutor(count)


def play_chunk(chunk: tuple[Plan, int, int]) -> Result:
    """Plays some of the games."""
    plan, start, end = chunk
    game = find(plan.game)
    rules = game.rules(plan.options)
    result = Result.none(plan.players)
    policies = {player: game.level(player) for player in {*plan.players} - {*THINKING}}
    for number in range(start, end):
        seated = plan.seated(number)
        if plan.thinking:
            table = table_for(game, rules, plan, number)
            result.decisions += play_thinking(table, plan, number)
        else:
            party = Party([policies[player] for player in seated])
            if plan.record is None:
                scores, steps = play_fast(game, rules, party, plan.seed, number)
                enter(result, seated, scores, steps)
                result.decisions += party.decisions
                continue
            table = table_for(game, rules, plan, number)
            play_quick(table, party, plan, number)
            result.decisions += party.decisions
        outcome = table.outcome()
        assert outcome is not None
        enter(result, seated, outcome.scores, len(table.record.lines))
        if plan.record is not None:
            write(table, plan.record / f"{game.name}-{plan.seed}-{number}.jsonl")
    return result


def play_fast(game: Game, rules: Any, party: Party, seed: int, number: int) -> tuple[list[int], int]:
    """One game inside the kernel."""
    position = game.position(rules)
    steps = play_out(position, party, SeededLuck(seed, number), Stream(seed, number, 1), LONGEST)
    if not position.over():
        raise RuntimeError(f"game {number} of {game.name} did not end within {LONGEST} steps")
    out = Buffer()
    position.scores(out)
    return out.first(rules.seats), steps


def table_for(game: Game, rules: Any, plan: Plan, number: int) -> Table:
    """A table at which a game is played step by step."""
    seats = [Seat(f"{player} {place}", player) for place, player in enumerate(plan.seated(number), start=1)]
    return Table(game, rules, SeededLuck(plan.seed, number), seats)


def play_quick(table: Table, party: Party, plan: Plan, number: int) -> None:
    """The same game as inside the kernel."""
    stream, out = Stream(plan.seed, number, 1), Buffer()

    def choose(table: Table, seat: int) -> int:
        count = table.position.legal(seat, out)
        return party.choose(table.position, seat, out, count, stream)

    run(table, choose)


def play_thinking(table: Table, plan: Plan, number: int) -> int:
    """A game in which somebody thinks: everybody gets views. Returns the number of decisions."""
    bots = [
        make_bot(table.game, who.player, Stream(plan.seed, number, 2, seat).next())
        for seat, who in enumerate(table.seats)
    ]
    run(table, lambda table, seat: bots[seat].choose(table.view(seat)))
    return sum("do" in line for line in table.record.lines)


def write(table: Table, path: Path) -> None:
    """Writes the replay of a table to a file."""
    try:
        path.write_text("\n".join(table.replay()) + "\n", encoding="utf-8")
    except OSError as problem:
        raise Refused("file_unwritable", file=str(path), problem=str(problem)) from None


def enter(result: Result, seated: list[str], scores: list[int], steps: int) -> None:
    """Enters one game."""
    result.games += 1
    result.steps += steps
    result.shortest = min(result.shortest, steps)
    result.longest = max(result.longest, steps)
    ranks = places(scores)
    share = 1 / ranks.count(1)
    for seat, (player, place) in enumerate(zip(seated, ranks, strict=True)):
        for tally in (result.seats[seat], result.players[player]):
            tally.add(place, share if place == 1 else 0.0)


def wilson(wins: float, games: float) -> list[float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return [max(0.0, middle - reach), min(1.0, middle + reach)]
