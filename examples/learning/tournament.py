"""A tournament in plain Python: ``python examples/learning/tournament.py``.

Every game, every level, everybody on every seat in turn; no library but this one. A player of one's own is a function
of a view that returns an action.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from homestretch.bots.levels import make_bot
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.view import View
from homestretch.table.table import Table, run

Player = Callable[[View], int]


def first_choice(view: View) -> int:
    """A player of one's own: takes whatever is listed first."""
    return view.legal()[0]


def play(game: Game, players: list[Player], seed: int) -> list[float]:
    """One game; returns the share of the win of each seat."""
    table = Table(game, game.rules({"seats": len(players)}), SeededLuck(seed))
    outcome = run(table, lambda table, seat: players[seat](table.view(seat)))
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(players))]


def main() -> None:
    """Plays all games and prints who won how often."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="games of each kind")
    parser.add_argument("--kinds", default="scrapracer,outspeed,finishline,cubitos")
    given = parser.parse_args()
    for name in given.kinds.split(","):
        game = find(name)
        entrants: dict[str, Player] = {
            "first choice": first_choice,
            "random": make_bot(game, "random", seed=1).choose,
            "club": make_bot(game, "club", seed=2).choose,
        }
        wins = dict.fromkeys(entrants, 0.0)
        for number in range(given.games):
            names = list(entrants)
            seated = names[number % 3 :] + names[: number % 3]
            for who, share in zip(seated, play(game, [entrants[who] for who in seated], number), strict=True):
                wins[who] += share
        print(f"{game.title:<12} " + "   ".join(f"{who} {won / given.games:.2f}" for who, won in wins.items()))


if __name__ == "__main__":
    main()
