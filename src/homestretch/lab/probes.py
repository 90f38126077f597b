"""What is measured of a game: playouts, simulations of the search, copies, and a loop in Python."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from homestretch.bots.search import BOLDNESS, MEMORY
from homestretch.bots.simulation import Search, run
from homestretch.bots.tree import Tree
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.insight import Insight
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import copies, lowest, play_games
from homestretch.core.policy import Policy, RandomPolicy
from homestretch.core.position import COMPILED
from homestretch.core.stream import Stream

STEPS = "steps/s"
SIMULATIONS = "simulations/s"
NANOSECONDS = "ns"
SEATS = (2, 4)
SEED = 7
LIMIT = 1_000_000


@dataclass(frozen=True)
class Probe:
    """Something to measure: ``run`` gets the seconds it may take and returns a number of the unit."""

    subject: str
    name: str
    unit: str
    run: Callable[[float], float]


class Course:
    """One game with everything a thread needs to play it again and again."""

    def __init__(self, game: Game, seats: int, level: str, channel: int = 0) -> None:
        self.start = game.position(game.rules({"seats": seats}))
        self.position = self.start.copy()
        self.policy = game.level(level)
        self.luck = SeededLuck(SEED, channel)
        self.stream = Stream(SEED, channel, 1)

    def play(self, games: int) -> int:
        """Plays some games; returns the decisions and outcomes."""
        return play_games(self.position, self.start, self.policy, self.luck, self.stream, games, LIMIT)

    def drive(self, games: int) -> int:
        """The same with random choices, one step after another from Python."""
        out = Buffer()
        steps = 0
        for _ in range(games):
            position = self.start.copy()
            while True:
                if count := position.chance(out):
                    position.resolve(self.luck.outcome(position, out, count))
                elif seats := position.waiting():
                    seat = (seats & -seats).bit_length() - 1
                    position.apply(seat, out[self.stream.below(position.legal(seat, out))])
                else:
                    break
                steps += 1
        return steps

    def copy(self, times: int) -> int:
        """Copies inside the kernel."""
        copies(self.position, self.start, times)
        return times

    def copy_from_python(self, times: int) -> int:
        """Copies as new objects."""
        for _ in range(times):
            self.start.copy()
        return times


class Thought:
    """A search about the first real decision of a game, for as long as one likes."""

    def __init__(self, game: Game, seats: int, policy: Policy, insight: Insight) -> None:
        self.search = Search(Tree(MEMORY), policy, insight, Stream(SEED, channel=3), BOLDNESS, practises=True)
        position, seat = first_choice(game, seats)
        self.search.begin([position], seat, seats)

    def simulate(self, simulations: int) -> int:
        """Runs some simulations; returns how many."""
        run(self.search, simulations)
        return simulations

    def step(self, simulations: int) -> int:
        """Runs some simulations; returns the decisions and outcomes."""
        before = self.search.steps
        run(self.search, simulations)
        return self.search.steps - before


def first_choice(game: Game, seats: int) -> tuple[Any, int]:
    """The first moment of a game at which a seat has a choice, and the seat."""
    position, stream, out = game.position(game.rules({"seats": seats})), Stream(SEED), Buffer()
    while True:
        if count := position.chance(out):
            position.resolve(stream.pick(out, count))
            continue
        seat = lowest(position.waiting())
        if position.legal(seat, out) > 1:
            return position, seat
        position.apply(seat, out[0])


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How much gets done in a second; ``work(n)`` does n pieces and returns what they count for."""
    pieces, done, start = 1, 0, perf_counter()
    while True:
        done += work(pieces)
        taken = perf_counter() - start
        if taken >= seconds:
            return done / taken
        if taken < seconds / 16:
            pieces *= 2


def nanoseconds(work: Callable[[int], int], seconds: float) -> float:
    """How long one piece of work takes."""
    return 1e9 / per_second(work, seconds)


def on_all_cores(courses: list[Course], seconds: float) -> float:
    """How many steps a second all courses make together, a thread each."""
    with ThreadPoolExecutor(len(courses)) as threads:
        return sum(threads.map(lambda course: per_second(course.play, seconds), courses))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def subject(name: str, seats: int) -> str:
    """How a game with so many seats is called in the result."""
    return f"{name}-{seats}"


def measured_seats(name: str) -> list[int]:
    """The numbers of seats a game is measured with."""
    return [seats for seats in SEATS if seats in find(name).seats]


def probes(name: str, seats: int) -> Iterator[Probe]:
    """Everything to measure of a game with so many seats."""
    game, about = find(name), subject(name, seats)
    for level in [level for level in ("random", "club") if level in game.levels]:
        yield Probe(about, level, STEPS, partial(per_second, Course(game, seats, level).play))
        if COMPILED:
            team = [Course(game, seats, level, channel) for channel in range(cores())]
            yield Probe(about, f"{level}_all_cores", STEPS, partial(on_all_cores, team))
    thought = Thought(game, seats, game.playout_policy(), game.insight())
    yield Probe(about, "search", SIMULATIONS, partial(per_second, thought.simulate))
    whole = Thought(game, seats, RandomPolicy(), Insight())
    yield Probe(about, "search_whole_games", SIMULATIONS, partial(per_second, whole.simulate))
    yield Probe(about, "search_whole_games_steps", STEPS, partial(per_second, whole.step))
    course = Course(game, seats, "random")
    yield Probe(about, "from_python", STEPS, partial(per_second, course.drive))
    yield Probe(about, "copy", NANOSECONDS, partial(nanoseconds, course.copy))
    yield Probe(about, "copy_from_python", NANOSECONDS, partial(nanoseconds, course.copy_from_python))


def facts(name: str, seats: int) -> dict[str, Any]:
    """What does not vary from round to round: the size of a position, and the length of a random game."""
    course = Course(find(name), seats, "random")
    games = 1000 if COMPILED else 50
    return {"bytes": 4 * len(course.start.cells()), "random_game_steps": round(course.play(games) / games, 1)}
