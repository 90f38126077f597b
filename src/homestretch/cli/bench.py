"""``homestretch bench``: how fast it is, beside references measured in the same run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from homestretch.cli.main import DONE
from homestretch.core.catalog import find, names
from homestretch.core.text import Text
from homestretch.lab.bench import measure


def run(options: argparse.Namespace, text: Text) -> int:
    """Measures and prints."""
    games = options.games or names()
    for name in games:
        find(name)

    def progress(what: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\033[K{what}")
            sys.stderr.flush()

    result = measure(games, float(options.seconds), progress)
    progress("")
    print(json.dumps(result) if options.json else "\n".join(lines(result, text)))
    return DONE


def lines(result: dict[str, Any], text: Text) -> Iterator[str]:
    """The result as a page."""
    state = text("version-compiled" if result["compiled"] else "version-plain")
    yield text(
        "bench-head", version=result["homestretch"], state=state, machine=result["machine"], cores=result["cores"]
    )
    yield text("bench-how", rounds=result["rounds"])
    for kind in ("figures", "ratios"):
        yield ""
        yield text(f"bench-{kind}")
        for subject, found in result[kind].items():
            for name, figure in found.items():
                yield row(f"{subject} {name}", figure, figure.get("unit", f"{figure.get('of')} : {figure.get('to')}"))
    yield ""
    for name, first in result["first_game"].items():
        yield text("bench-first", game=name, ms=first["without_python_ms"], whole=first["with_python_ms"])
    for name, memory in result["memory"].items():
        if "absent" not in memory:
            held = {key: round(memory[key] / 1e6, 1) for key in ("bytes_first", "bytes_last")}
            yield text(
                "bench-memory",
                game=name,
                games=memory["games_last"],
                first=held["bytes_first"],
                last=held["bytes_last"],
            )
    for subject, found in result["facts"].items():
        if "bytes" in found:
            yield text("bench-size", subject=subject, bytes=found["bytes"], steps=found["random_game_steps"])
    for name, reason in result["absent"].items():
        yield text("bench-absent", name=name, reason=reason)


def row(name: str, figure: dict[str, float], unit: str) -> str:
    """One figure: median, lowest and highest."""
    low, median, high = (short(figure[key]) for key in ("low", "median", "high"))
    return f"  {name:<44}{median:>9}  ({low}–{high})  {unit}"


def short(number: float) -> str:
    """A number in few letters: 17.2M, 940k, 6.1."""
    for size, letter in ((1e6, "M"), (1e4, "k")):
        if number >= size:
            return f"{number / (size if letter == 'M' else 1e3):.4g}{letter}"
    return f"{number:.3g}"
