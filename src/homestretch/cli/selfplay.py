"""``homestretch selfplay``: many games between bots."""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from homestretch.cli.main import DONE
from homestretch.cli.options import read_players, with_seats
from homestretch.core.catalog import find
from homestretch.core.luck import fresh_seed
from homestretch.core.refused import Refused
from homestretch.core.text import Text
from homestretch.lab.selfplay import Plan, Result, selfplay


def run(options: argparse.Namespace, text: Text) -> int:
    """Plays, and prints who did how well."""
    game = find(options.game)
    chosen = game.options_from(options.option)
    words = options.seats or ",".join(["club"] * chosen.get("seats", game.option("seats").default))
    players = [player for player, _ in read_players(game, words, humans=False)]
    chosen = with_seats(game, chosen, players)
    game.rules(chosen)
    if options.games < 1:
        raise Refused("no_games", games=options.games)
    if options.record is not None:
        try:
            options.record.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise Refused("file_unwritable", file=str(options.record), problem=str(problem)) from None
    seed = fresh_seed() if options.seed is None else options.seed
    plan = Plan(game.name, chosen, players, seed, options.fixed, options.record)
    begun = time.perf_counter()
    result = selfplay(plan, options.games, bar(options.games, text))
    seconds = time.perf_counter() - begun
    if options.json:
        print(json.dumps({"game": game.name, "seed": seed, **result.to_json(), "seconds": round(seconds, 3)}))
    else:
        print("\n".join(table_lines(result, seconds, seed, text)))
    return DONE


def bar(games: int, text: Text) -> Any:
    """Shows how far a long run has come, where somebody is watching."""
    begun = time.perf_counter()

    def show(done: int) -> None:
        if sys.stderr.isatty() and time.perf_counter() - begun > 0.5:
            share = done / games
            blocks = "█" * round(30 * share)
            end = "\n" if done == games else ""
            sys.stderr.write(f"\r{blocks:░<30} {share:4.0%}  {text('selfplay-progress', done=done, games=games)}{end}")
            sys.stderr.flush()

    return show


def table_lines(result: Result, seconds: float, seed: int, text: Text) -> list[str]:
    """The figures as a table."""
    found = result.to_json()
    lines = [
        text(
            "selfplay-summary",
            games=result.games,
            decisions=result.decisions,
            steps=result.steps,
            seconds=f"{seconds:.2f}",
            seed=str(seed),
        ),
        text(
            "selfplay-length",
            mean=f"{found['length']['mean']:.0f}",
            shortest=result.shortest,
            longest=result.longest,
        ),
        "",
        f"{'':12}{text('selfplay-wins'):>22}{text('selfplay-place'):>24}",
    ]
    who = [(text("selfplay-seat", seat=seat + 1), row) for seat, row in enumerate(found["seats"])]
    for name, row in [*who, *found["players"].items()]:
        low, high = row["win_share_95"]
        first, last = row["mean_place_95"]
        wins = f"{100 * row['win_share']:5.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        lines.append(f"{name:12}{wins:>22}{row['mean_place']:9.2f} ({first:.2f}–{last:.2f})".rstrip())
    return lines
