"""A second opinion on the bot that thinks: ``python -m homestretch.lab.second_opinion cubitos --games 10``.

The bot is watched playing against itself. At every decision whole games are played out from positions as it imagines
them: with what it chose, with what it liked next and with what the quick player of its simulations would do, all with
the same luck, and all seats playing on as that quick player does. Where another choice seems to win clearly more it is
tried again with new luck, and told if that holds. The search's guess of who will win takes no part.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from homestretch.bots.bot import Bot, seat_of
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import CommonLuck
from homestretch.core.playout import play_out
from homestretch.core.position import Position
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.core.text import Text
from homestretch.core.view import View
from homestretch.lab.match import bot_seed, error_of, mean
from homestretch.lab.selfplay import LONGEST
from homestretch.lab.watching import watched, won

OTHERS = 2
"""How many of the bot's next best choices are tried."""
CLEARLY = 0.05
"""By how much another choice must win more."""
AGAIN = 8
"""How many times the games decide once another choice seems better."""


@dataclass(frozen=True)
class Opinion:
    """By how much another choice won more than the one that was made, and the standard error of that."""

    other: int
    lead: float
    error: float

    def is_against(self, errors: float) -> bool:
        """Whether the other choice was clearly better, so many standard errors off."""
        return self.lead - errors * self.error > CLEARLY


class Judge:
    """Hears what a bot decides in one game."""

    def __init__(self, game: Game, seed: int, number: int, playouts: int) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.playouts = playouts
        self.policy = game.playout_policy()
        self.insight = game.insight()
        self.tried = 0
        self.against: list[str] = []

    def hear(self, view: View, bot: Bot, chosen: int) -> None:
        """Plays whole games with what was chosen and what was left."""
        self.tried += 1
        found = [self.opinion(view, chosen, other, self.playouts, 1) for other in self.others(view, bot, chosen)]
        best = max(found, key=lambda opinion: opinion.lead - opinion.error, default=None)
        if best is None or not best.is_against(1.0):
            return
        # The best of several looks better than it is, so what is told is measured anew.
        again = self.opinion(view, chosen, best.other, AGAIN * self.playouts, 2)
        if again.is_against(2.0):
            self.against.append(self.told(view, chosen, again))

    def others(self, view: View, bot: Bot, chosen: int) -> list[int]:
        """What the bot liked next, and what the quick player would do."""
        seat, out, why = seat_of(view), Buffer(), bot.why()
        position = view.imagine(Stream(self.key(), channel=5))
        count = position.legal(seat, out)
        quick = self.policy.choose(position, seat, out, count, Stream(self.key(), channel=6))
        liked = sorted(why.best, key=lambda row: -row[1]) if why else []
        near = [action for action, _, _ in liked if action != chosen][:OTHERS]
        return [*near, quick] if quick not in (chosen, *near) else near

    def opinion(self, view: View, chosen: int, other: int, playouts: int, look: int) -> Opinion:
        """Compares two choices in so many games; the first look and the second have nothing in common."""
        imagining, leads = Stream(self.key(), channel=2 + look), []
        for playout in range(playouts):
            world = self.world(view, imagining)
            leads.append(self.end(world, view, other, look, playout) - self.end(world, view, chosen, look, playout))
        return Opinion(other, mean(leads), error_of(leads))

    def world(self, view: View, stream: Stream) -> Position:
        """A position as the search imagines it."""
        position = view.imagine(stream)
        if self.insight.deals:
            self.insight.redeal(position, seat_of(view), stream)
        return position

    def end(self, world: Position, view: View, action: int, look: int, playout: int) -> float:
        """What the seat has of the win after an action."""
        position, game = world.copy(), AGAIN * self.playouts * look + playout
        position.apply(seat_of(view), action)
        play_out(position, self.policy, CommonLuck(self.key(), game), Stream(self.key(), game, look), LONGEST)
        return won(position, view.rules.seats)[seat_of(view)]

    def key(self) -> int:
        """A seed for what belongs to this decision."""
        return bot_seed(self.seed, self.number, self.tried)

    def told(self, view: View, chosen: int, opinion: Opinion) -> str:
        """An opinion in a line."""
        typed = self.game.actions.typed
        lead = f"{100 * opinion.lead:.1f} % (± {196 * opinion.error:.1f})"
        where = f"game {self.number}, decision {self.tried}, seat {seat_of(view) + 1}"
        return f"{where}: {typed(chosen)}; {typed(opinion.other)} wins {lead} more often"


def heard(
    name: str, options: dict[str, Any], seed: int, scenarios: int, playouts: int, number: int
) -> tuple[int, list[str]]:
    """How many decisions one game had, and what was said against some of them."""
    game = find(name)
    judge = Judge(game, seed, number, playouts)
    for _ in watched(game, game.rules(options), seed, number, scenarios, judge.hear):
        pass
    return judge.tried, judge.against


def main(words: list[str]) -> None:
    """Tells what was said against the decisions of some games."""
    parser = argparse.ArgumentParser("python -m homestretch.lab.second_opinion")
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    for option, usual in (("games", 10), ("seed", 1), ("scenarios", 250), ("playouts", 200)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    given = parser.parse_args(words)
    if min(given.games, given.scenarios, given.playouts) < 1:
        parser.error("--games, --scenarios and --playouts are at least 1")
    try:
        options = find(given.game).options_from(given.option)
    except Refused as refused:
        parser.error(Text("en").refusal(refused))
    one = partial(heard, given.game, options, given.seed, given.scenarios, given.playouts)
    decisions, against = 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for tried, lines in pool.map(one, range(given.games)):
            decisions, against = decisions + tried, against + len(lines)
            sys.stdout.writelines(f"{line}\n" for line in lines)
            sys.stdout.flush()
    sys.stdout.write(f"{decisions} decisions in {given.games} games; whole games speak against {against} of them\n")


if __name__ == "__main__":
    main(sys.argv[1:])
