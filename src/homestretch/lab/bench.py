"""The benchmark: every number beside its reference, measured in turn in the same run.

All probes run once a round, one after another, so that a busy machine slows all of them alike; what is
told is the median of the rounds with the lowest and the highest. Ratios are taken inside each round.
"""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from homestretch import __version__
from homestretch.core.catalog import find, names
from homestretch.core.position import COMPILED
from homestretch.lab.learning import learning_probes, peers
from homestretch.lab.probes import Probe, cores, facts, measured_seats, probes, subject
from homestretch.lab.references import REFERENCES, alone, first_game, pig_references, uncompiled

ROUNDS = 5
PIG = subject("pig", 2)

Samples = dict[str, dict[str, list[float]]]
Progress = Callable[[str], None]


def measure(game_names: list[str], seconds: float, progress: Progress | None = None) -> dict[str, Any]:
    """Measures the games and their references, each number for ``seconds`` in all; returns what JSON can hold.

    ``figures``: by subject (``scrapracer-4``: four seats; ``references``) and name. ``ratios``: figures held
    against others. ``facts``: what needs no clock. ``absent``: references this machine lacks, and why.
    """
    tell = progress or (lambda _: None)
    absent: dict[str, str] = {}
    known: dict[str, Any] = {subject(n, s): facts(n, s) for n in game_names for s in measured_seats(n)}
    with tempfile.TemporaryDirectory() as folder:
        chosen = list(chosen_probes(game_names, Path(folder), absent, known))
        samples = sampled(chosen, seconds, tell)
    tell("start and memory")
    return {
        "homestretch": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": cores(),
        "rounds": ROUNDS,
        "seconds": seconds,
        "figures": figures(chosen, samples),
        "ratios": ratios(samples),
        "facts": known,
        "absent": absent,
        "first_game": {name: first_game(name) for name in game_names},
        "memory": {name: alone("memory", name, measured_seats(name)[0], seconds) for name in game_names},
    }


def chosen_probes(
    game_names: list[str], folder: Path, absent: dict[str, str], known: dict[str, Any]
) -> Iterator[Probe]:
    """Everything to measure on this machine."""
    for name in game_names:
        for seats in measured_seats(name):
            yield from probes(name, seats)
            if COMPILED:
                yield uncompiled(name, seats)
        yield from learning_probes(name, absent)
    if any(find(name).encode for name in game_names):
        yield from peers(absent)
    if not COMPILED:
        absent["random_uncompiled"] = "the kernel runs uncompiled here, so all figures are"
    if "pig" in game_names:
        yield from pig_references(folder, absent, known.setdefault(REFERENCES, {}))
    elif "pig" not in names():
        absent["pig"] = "the example game is not installed: pip install examples/pig"


def sampled(chosen: list[Probe], seconds: float, tell: Progress) -> Samples:
    """One number of each probe for each round."""
    samples: Samples = {}
    for number in range(1, ROUNDS + 1):
        for probe in chosen:
            tell(f"round {number} of {ROUNDS}: {probe.subject} {probe.name}")
            found = probe.run(seconds / ROUNDS)
            samples.setdefault(probe.subject, {}).setdefault(probe.name, []).append(found)
    return samples


def figures(chosen: list[Probe], samples: Samples) -> dict[str, dict[str, Any]]:
    """Every figure with its unit and spread."""
    found: dict[str, dict[str, Any]] = {}
    for probe in chosen:
        spread = summary(samples[probe.subject][probe.name])
        found.setdefault(probe.subject, {})[probe.name] = {"unit": probe.unit, **spread}
    return found


def ratios(samples: Samples) -> dict[str, dict[str, Any]]:
    """Figures held against others, as far as both were measured."""
    found: dict[str, dict[str, Any]] = {}
    for about in samples:
        for name, of, against, to in pairs(about):
            one, other = samples[about].get(of), samples.get(against, {}).get(to)
            if one and other:
                spread = summary([a / b for a, b in zip(one, other, strict=True)])
                found.setdefault(about, {})[name] = {"of": of, "to": to, **spread}
    return found


def pairs(about: str) -> Iterator[tuple[str, str, str, str]]:
    """(name, figure, subject and figure it is held against) for a subject."""
    if about == REFERENCES:
        yield "pig_cpp_all_cores_to_one", "pig_cpp_all_cores", REFERENCES, "pig_cpp"
        return
    yield "compiled_to_uncompiled", "random", about, "random_uncompiled"
    yield "random_all_cores_to_one", "random_all_cores", about, "random"
    yield "club_all_cores_to_one", "club_all_cores", about, "club"
    yield "search_to_playouts", "search_whole_games_steps", about, "random"
    yield "aec_to_connect_four", "aec", REFERENCES, "pettingzoo_connect_four"
    yield "vector_to_playouts", "vector_1024", about, "random_decisions"
    yield "self_play_to_playouts", "vector_1024_self_play", about, "random_decisions"
    yield "vector_all_cores_to_one", "vector_1024_all_cores", about, "vector_1024"
    yield "vector_to_pgx_backgammon", "vector_1024_all_cores", REFERENCES, "pgx_backgammon_1024_cpu"
    if about == PIG:
        yield "search_to_openspiel", "search_whole_games", REFERENCES, "pig_openspiel_search"
        yield "to_cpp_limit", "random", REFERENCES, "pig_cpp"
        yield "all_cores_to_cpp_limit", "random_all_cores", REFERENCES, "pig_cpp_all_cores"
        yield "to_openspiel", "random", REFERENCES, "pig_openspiel"
        yield "from_python_to_openspiel_from_python", "from_python", REFERENCES, "pig_openspiel_from_python"


def summary(values: list[float]) -> dict[str, float]:
    """Median, lowest and highest, to four digits."""
    low, middle, high = min(values), median(values), max(values)
    return {"median": rounded(middle), "low": rounded(low), "high": rounded(high)}


def rounded(value: float) -> float:
    """A number to four digits."""
    return float(f"{value:.4g}")
