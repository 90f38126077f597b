"""A second opinion on the bot that thinks: ``python -m homestretch.lab.second_opinion cubitos --games 10``.

The bot is watched playing against itself. At every decision whole games are played out by the quick player, from
positions as it imagines them: with what it chose, with what it liked next, and with the quick player's own choice, all
with the same luck. Where another choice wins clearly more it is tried once more with new luck, and told if that holds.
The search's guess of who will win takes no part.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

from homestretch.bots.bot import Bot, seat_of
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.core.view import View
from homestretch.lab.watching import watched, won

OTHERS = 2
"""How many of the bot's next best choices are tried."""
CLEARLY = 0.05
"""By how much another choice must win more."""
AGAIN = 8
"""How many times the games decide once another choice looks better."""
LONGEST = 1_000_000


@dataclass(frozen=True)
class Opinion:
    """By how much another choice won more than the one that was made, and the standard error of that."""

    other: int
    lead: float
    error: float

    @property
    def is_against(self) -> bool:
        """Whether the other choice was clearly better."""
        return self.lead - 2 * self.error > CLEARLY


@dataclass(frozen=True)
class Hearing:
    """What came of one game: how many decisions were tried, and what was said against some of them."""

    tried: int
    against: list[str]


class Judge:
    """Hears what a bot decides in one game."""

    def __init__(self, game: Game, number: int, playouts: int) -> None:
        self.game = game
        self.number = number
        self.playouts = playouts
        self.tried = 0
        self.against: list[str] = []

    def hear(self, view: View, bot: Bot, chosen: int) -> None:
        """Plays whole games with what was chosen and what was left."""
        self.tried += 1
        found = [self.opinion(view, chosen, other, self.playouts, 1) for other in self.others(view, bot, chosen)]
        best = max(found, key=lambda opinion: opinion.lead, default=None)
        if best is None or not best.is_against:
            return
        # The best of several looks better than it is, so what is told is measured anew.
        again = self.opinion(view, chosen, best.other, AGAIN * self.playouts, 2)
        if again.is_against:
            self.against.append(self.told(view, chosen, again))

    def others(self, view: View, bot: Bot, chosen: int) -> list[int]:
        """What the bot liked next, and what the quick player would do."""
        seat, out = seat_of(view), Buffer()
        position, why = view.imagine(Stream(self.number)), bot.why()
        count = position.legal(seat, out)
        quick = self.game.level("club").choose(position, seat, out, count, Stream(self.number))
        liked = sorted(why.best, key=lambda row: -row[1]) if why else []
        near = [action for action, _, _ in liked if action != chosen][:OTHERS]
        return [*near, quick] if quick not in (chosen, *near) else near

    def opinion(self, view: View, chosen: int, other: int, playouts: int, channel: int) -> Opinion:
        """Compares two choices in so many games."""
        seed = 1000 * self.number + self.tried
        imagining, total, squares = Stream(seed, channel=channel), 0.0, 0.0
        for playout in range(playouts):
            world = self.world(view, imagining)
            luck, stream = (seed, AGAIN * self.playouts * channel + playout), (seed, playout, channel)
            ends = []
            for action in (other, chosen):
                position = world.copy()
                position.apply(seat_of(view), action)
                play_out(position, self.game.playout_policy(), SeededLuck(*luck), Stream(*stream), LONGEST)
                ends.append(won(position, view.rules.seats)[seat_of(view)])
            total += ends[0] - ends[1]
            squares += (ends[0] - ends[1]) ** 2
        lead = total / playouts
        return Opinion(other, lead, sqrt(max(0.0, squares / playouts - lead**2) / playouts))

    def world(self, view: View, stream: Stream) -> Position:
        """A position as the search imagines it."""
        position, insight = view.imagine(stream), self.game.insight()
        if insight.deals:
            insight.redeal(position, seat_of(view), stream)
        return position

    def told(self, view: View, chosen: int, opinion: Opinion) -> str:
        """An opinion in a line."""
        typed = self.game.actions.typed
        lead = f"{100 * opinion.lead:.1f} % (± {200 * opinion.error:.1f})"
        where = f"game {self.number}, decision {self.tried}, seat {seat_of(view) + 1}"
        return f"{where}: {typed(chosen)}; {typed(opinion.other)} wins {lead} more often"


def heard(name: str, options: dict[str, Any], seed: int, scenarios: int, playouts: int, number: int) -> Hearing:
    """One game, heard to its end."""
    game = find(name)
    judge = Judge(game, number, playouts)
    for _ in watched(game, game.rules(options), seed, number, scenarios, judge.hear):
        pass
    return Hearing(judge.tried, judge.against)


def main(words: list[str]) -> None:
    """Tells what was said against the decisions of some games."""
    parser = argparse.ArgumentParser("python -m homestretch.lab.second_opinion")
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    for name, usual in (("seats", 2), ("games", 10), ("seed", 1), ("scenarios", 250), ("playouts", 200)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args(words)
    options = {"seats": given.seats, **dict(option.split("=", 1) for option in given.option)}
    one = partial(heard, given.game, options, given.seed, given.scenarios, given.playouts)
    tried = against = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for hearing in pool.map(one, range(given.games)):
            tried += hearing.tried
            against += len(hearing.against)
            for line in hearing.against:
                sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{tried} decisions in {given.games} games, {against} of them clearly wrong\n")


if __name__ == "__main__":
    main(sys.argv[1:])
