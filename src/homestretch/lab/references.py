"""What our numbers are held against in the same run: plain Python, hand-written C++, OpenSpiel."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from homestretch.lab.probes import SEED, SIMULATIONS, STEPS, Probe, cores, per_second, subject

REFERENCES = "references"
PIG_CPP = Path(__file__).parents[3] / "benchmarks" / "pig.cpp"
ROLLOUTS = 1000
THOUGHT = 1000
STARTS = 5
FIRST_GAME = """
import time
start = time.perf_counter()
from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.stream import Stream
game = find({name!r})
position = game.position(game.rules({{}}))
play_out(position, game.level("random"), SeededLuck(7), Stream(7, 0, 1), 1000000)
assert position.over()
print(1000 * (time.perf_counter() - start))
"""


class Absent(Exception):  # noqa: N818  (a reference that is missing is no error)
    """A reference cannot be measured here, and why."""


def output_of(command: list[str], pure: bool = False) -> str:
    """What a command prints; with ``pure`` our modules run uncompiled in it."""
    env = {**os.environ, "HOMESTRETCH_PURE": "1"} if pure else None
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


def alone(what: str, name: str, seats: int, seconds: float, pure: bool = False) -> dict[str, Any]:
    """A measure taken in a process of its own."""
    command = [sys.executable, "-m", "homestretch.lab.alone", what, name, str(seats), str(seconds)]
    found: dict[str, Any] = json.loads(output_of(command, pure))
    return found


def uncompiled(name: str, seats: int) -> Probe:
    """The same files as plain Python."""
    return Probe(
        subject(name, seats),
        "random_uncompiled",
        STEPS,
        lambda seconds: float(alone("playouts", name, seats, seconds, pure=True)["steps/s"]),
    )


def cpp_pig(folder: Path) -> list[Probe]:
    """Pig written by hand in C++, compiled into a folder; on one core and on all."""
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        raise Absent("no C++ compiler was found (c++, g++ or clang++)")
    if not PIG_CPP.exists():
        raise Absent("benchmarks/pig.cpp is part of the source tree, and this is not run from one")
    program = folder / "pig"
    output_of([compiler, "-O3", "-o", str(program), str(PIG_CPP)])

    def run(seconds: float) -> float:
        told = json.loads(output_of([str(program), str(seconds)]))
        return float(told["steps"] / told["seconds"])

    def run_on_all_cores(seconds: float) -> float:
        with ThreadPoolExecutor(cores()) as threads:
            return sum(threads.map(run, [seconds] * cores()))

    return [Probe(REFERENCES, "pig_cpp", STEPS, run), Probe(REFERENCES, "pig_cpp_all_cores", STEPS, run_on_all_cores)]


def openspiel_pig() -> tuple[list[Probe], float]:
    """OpenSpiel's Pig in its own C++ loop and driven from Python; and how many steps its games have."""
    try:
        import pyspiel
    except ImportError:
        raise Absent("pyspiel is not installed: pip install 'homestretch[bench]'") from None
    game = pyspiel.load_game("pig")
    dice = random.Random(SEED)
    length = sum(openspiel_steps(game, dice) for _ in range(ROLLOUTS)) / ROLLOUTS
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    # One simulation of its tree search is nothing but the evaluator's rollouts, all in C++.
    search = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, SEED, False)

    lone = pyspiel.RandomRolloutEvaluator(1, SEED)
    thinker = pyspiel.MCTSBot(game, lone, 2.0, THOUGHT, 100, False, SEED, False)

    def think(times: int) -> int:
        for _ in range(times):
            thinker.mcts_search(game.new_initial_state())
        return times * THOUGHT

    def roll_out(times: int) -> int:
        for _ in range(times):
            search.mcts_search(game.new_initial_state())
        return times

    return [
        Probe(REFERENCES, "pig_openspiel", STEPS, lambda seconds: ROLLOUTS * length * per_second(roll_out, seconds)),
        Probe(REFERENCES, "pig_openspiel_search", SIMULATIONS, lambda seconds: per_second(think, seconds)),
        Probe(
            REFERENCES,
            "pig_openspiel_from_python",
            STEPS,
            lambda seconds: per_second(lambda games: sum(openspiel_steps(game, dice) for _ in range(games)), seconds),
        ),
    ], round(length, 1)


def openspiel_steps(game: Any, dice: random.Random) -> int:
    """Plays a random game of OpenSpiel from Python; returns its decisions and outcomes."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        steps += 1
    return steps


def first_game(name: str) -> dict[str, float]:
    """Milliseconds from nothing to the first finished game, with and without the start of Python itself."""
    whole, inside = [], []
    for _ in range(STARTS):
        start = perf_counter()
        told = output_of([sys.executable, "-c", FIRST_GAME.format(name=name)])
        whole.append(1000 * (perf_counter() - start))
        inside.append(float(told))
    return {"with_python_ms": round(median(whole), 1), "without_python_ms": round(median(inside), 1)}


def pig_references(folder: Path, absent: dict[str, str], facts: dict[str, Any]) -> Iterator[Probe]:
    """The references for Pig that this machine has; notes those it lacks, and the length of OpenSpiel's games."""
    try:
        yield from cpp_pig(folder)
    except (Absent, subprocess.CalledProcessError) as reason:
        absent["pig_cpp"] = str(reason)
    try:
        found, length = openspiel_pig()
        facts["pig_openspiel_random_game_steps"] = length
        yield from found
    except Absent as reason:
        absent["pig_openspiel"] = absent["pig_openspiel_from_python"] = str(reason)
