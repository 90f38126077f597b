"""``homestretch match``: how strong bots are against each other."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from homestretch.bots.choice import check_bot
from homestretch.cli.main import DONE
from homestretch.core.catalog import Game, find
from homestretch.core.luck import fresh_seed
from homestretch.core.refused import Refused
from homestretch.core.text import Text, dashed
from homestretch.lab.match import Pairing, Score, match


def run(options: argparse.Namespace, text: Text) -> int:
    """Plays, and prints who is how much stronger."""
    game = find(options.game)
    bots = [bot.strip() for bot in options.bots.split(",")]
    if len(bots) < 2:
        raise Refused("two_bots", bots=len(bots))
    for bot in bots:
        check_bot(game, bot)
    seats = options.seats or max(len(bots), game.seats.start)
    pairing = pairing_of(game, options, bots, seats)
    score = match(pairing, deals_for(options, seats), options.sprt, shown(text))
    if options.json:
        print(json.dumps(score.to_json()))
    else:
        print("\n".join(lines(score, options.sprt, text, game)))
    return DONE


def pairing_of(game: Game, options: argparse.Namespace, bots: list[str], seats: int) -> Pairing:
    """What is to be played; Refused where it cannot be."""
    chosen = game.options_from(options.option)
    if seats not in game.seats or seats < len(bots):
        raise Refused("seats_count", players=seats, least=max(len(bots), game.seats.start), most=game.seats.stop - 1)
    if options.games < 1:
        raise Refused("no_games", games=options.games)
    if not options.think > 0:
        raise Refused("think_share", share=options.think)
    chosen = {**chosen, "seats": seats}
    game.rules(chosen)
    seed = fresh_seed() if options.seed is None else options.seed
    return Pairing(game.name, chosen, bots, seed, options.think)


def deals_for(options: argparse.Namespace, seats: int) -> int:
    """So many deals make at least the games asked for."""
    return int(-(-options.games // seats))


def shown(text: Text) -> Callable[[Score], None]:
    """Shows how a long match stands, where somebody is watching."""
    begun = time.perf_counter()

    def show(score: Score) -> None:
        if sys.stderr.isatty() and time.perf_counter() - begun > 0.5:
            games = score.planned * score.pairing.seats
            about = {"done": score.games, "games": games, "bot": score.pairing.bots[0]}
            line = text("match-progress", **about, share=f"{100 * score.share(0):.1f}")
            sys.stderr.write(f"\r{line}\033[K" + ("\n" if score.games == games else ""))
            sys.stderr.flush()

    return show


def lines(score: Score, sprt: int | None, text: Text, game: Game) -> list[str]:
    """The figures as a table."""
    found = score.to_json()
    about = {"game": game.title, "seats": found["seats"], "games": found["games"], "deals": found["deals"]}
    head = text("match-summary", **about, fair=f"{100 * found['fair_share']:.1f}", seed=str(found["seed"]))
    heads = [text("match-wins"), text("match-place"), text("match-elo")]
    told = [head, "", f"{'':16}" + "".join(f"{word:>24}" for word in heads)]
    bots = found["bots"]
    for row in bots:
        wins = between(100 * row["win_share"], [100 * bound for bound in row["win_share_95"]], "5.1f", " %")
        place = between(row["mean_place"], row["mean_place_95"], ".2f")
        elo = "–" if row["elo"] is None else between(row["elo"], row["elo_95"], "+.0f")
        told.append(f"{row['bot'][:15]:16}{wins:>24}{place:>24}{elo:>24}".rstrip())
    for row in bots:
        if row["failures"]:
            told.append(text("match-failures", bot=row["bot"], count=row["failures"]))
    if sprt is not None:
        verdict = found["verdict"]
        told += ["", text(dashed("match", verdict), bot=bots[0]["bot"]) if verdict else text("match-undecided")]
    return told


def between(value: float, bounds: Any, form: str, unit: str = "") -> str:
    """A value with its interval."""
    return f"{value:{form}}{unit} ({bounds[0]:{form.lstrip('5')}} – {bounds[1]:{form.lstrip('5')}})"
