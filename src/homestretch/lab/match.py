"""Matches: how strong bots are against each other, with intervals that can be trusted.

A deal is the same luck at as many tables as there are seats, with everybody moved on one seat from table to table.
Games of a deal depend on each other, so deals are what is counted.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from homestretch.bots.bot import Bot
from homestretch.bots.choice import seated_bot
from homestretch.bots.levels import QUICK
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import CommonLuck
from homestretch.core.playout import play_out
from homestretch.core.policy import Party
from homestretch.core.replay import places
from homestretch.core.stream import Stream
from homestretch.core.view import View
from homestretch.lab.selfplay import LONGEST, wilson

CERTAIN = math.log(19)
"""How much more likely one side must be than the other: 5 % of error either way."""


@dataclass(frozen=True)
class Pairing:
    """Who plays what: the first bot once, the others in turn until every seat is taken."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    think: float = 1.0

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options["seats"])

    @property
    def lineup(self) -> list[int]:
        """Which of the bots takes each seat of the first table."""
        others = range(1, len(self.bots)) if len(self.bots) > 1 else range(1)
        return [0, *(others[i % len(others)] for i in range(self.seats - 1))]


@dataclass
class Deal:
    """What one deal showed: for each bot its win share and mean place per seat, and what went wrong."""

    shares: list[float]
    places: list[float]
    failures: list[int]
    decisions: int = 0


@dataclass
class Score:
    """All deals of a match so far, out of as many as are planned."""

    pairing: Pairing
    planned: int
    deals: list[Deal] = field(default_factory=list)
    verdict: str | None = None

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.deals) * self.pairing.seats

    def share(self, bot: int) -> float:
        """The win share of a bot at one seat."""
        return mean([deal.shares[bot] for deal in self.deals])

    def share_95(self, bot: int) -> list[float]:
        """Its 95 % interval, by as many independent games as would spread as much as the deals do."""
        share, error = self.share(bot), error_of([deal.shares[bot] for deal in self.deals])
        games = share * (1 - share) / error**2 if error > 0 and 0 < share < 1 else float(len(self.deals))
        return wilson(share * games, games)

    def elo(self, bot: int, other: int) -> tuple[float, list[float]] | None:
        """How many Elo points a bot is ahead of another, with the 95 % interval; None if one never won."""
        one, two = self.share(bot), self.share(other)
        if one <= 0 or two <= 0:
            return None
        scale = 400 / math.log(10)
        each = [deal.shares[bot] / one - deal.shares[other] / two for deal in self.deals]
        points, reach = scale * math.log(one / two), 1.96 * scale * error_of(each)
        return points, [points - reach, points + reach]

    def likelihood(self, points: float) -> float:
        """The log of how much more likely a lead of the first bot by so many Elo points is than none (GSPRT)."""
        shares = [deal.shares[0] for deal in self.deals]
        seats = self.pairing.seats
        even, ahead = 1 / seats, 10 ** (points / 400) / (10 ** (points / 400) + seats - 1)
        spread = max(1e-4, (error_of(shares) ** 2) * len(shares))
        return len(shares) * (ahead - even) * (2 * mean(shares) - ahead - even) / (2 * spread)

    def to_json(self) -> dict[str, Any]:
        """The figures for a program."""
        rows = []
        for bot, name in enumerate(self.pairing.bots):
            elo = self.elo(bot, len(self.pairing.bots) - 1)
            spread = error_of([deal.places[bot] for deal in self.deals])
            place = mean([deal.places[bot] for deal in self.deals])
            rows.append(
                {
                    "bot": name,
                    "win_share": self.share(bot),
                    "win_share_95": self.share_95(bot),
                    "mean_place": place,
                    "mean_place_95": [place - 1.96 * spread, place + 1.96 * spread],
                    "elo": None if elo is None else elo[0],
                    "elo_95": None if elo is None else elo[1],
                    "failures": sum(deal.failures[bot] for deal in self.deals),
                }
            )
        return {
            "game": self.pairing.game,
            "seats": self.pairing.seats,
            "seed": self.pairing.seed,
            "games": self.games,
            "deals": len(self.deals),
            "fair_share": 1 / self.pairing.seats,
            "bots": rows,
            "verdict": self.verdict,
        }


def match(
    pairing: Pairing, deals: int, sprt: float | None, progress: Callable[[Score], None], workers: int | None = None
) -> Score:
    """Plays so many deals on every core, or until a sequential test for a lead of ``sprt`` Elo points is sure."""
    score = Score(pairing, deals)
    with ProcessPoolExecutor(workers or os.cpu_count() or 1) as pool:
        for deal in pool.map(play_deal, *zip(*((pairing, number) for number in range(deals)), strict=True)):
            score.deals.append(deal)
            progress(score)
            if sprt is not None and len(score.deals) >= 10 and abs(score.likelihood(sprt)) >= CERTAIN:
                score.verdict = "ahead" if score.likelihood(sprt) > 0 else "not_ahead"
                pool.shutdown(cancel_futures=True)
                break
    return score


def play_deal(pairing: Pairing, number: int) -> Deal:
    """The same luck at as many tables as there are seats."""
    game = find(pairing.game)
    rules = game.rules(pairing.options)
    shares, ranks = [0.0] * len(pairing.bots), [0.0] * len(pairing.bots)
    deal = Deal(shares, ranks, [0] * len(pairing.bots))
    seats_of = [pairing.lineup.count(bot) for bot in range(len(pairing.bots))]
    for shift in range(pairing.seats):
        seated = pairing.lineup[shift:] + pairing.lineup[:shift]
        scores = play_table(game, rules, pairing, number, seated, deal)
        placed = places(scores)
        for bot, place in zip(seated, placed, strict=True):
            shares[bot] += (place == 1) / placed.count(1) / seats_of[bot] / pairing.seats
            ranks[bot] += place / seats_of[bot] / pairing.seats
    return deal


def play_table(game: Game, rules: Any, pairing: Pairing, number: int, seated: list[int], deal: Deal) -> list[int]:
    """One game of a deal; quick players stay inside the kernel."""
    position, luck, out = game.position(rules), CommonLuck(pairing.seed, number), Buffer()
    names = [pairing.bots[bot] for bot in seated]
    if all(name in QUICK for name in names):
        party = Party([game.level(name) for name in names])
        play_out(position, party, luck, Stream(pairing.seed, number, 1), LONGEST)
        deal.decisions += party.decisions
    else:
        with ExitStack() as stack:
            bots: list[Bot] = []
            for seat, name in enumerate(names):
                bot = seated_bot(game, name, bot_seed(pairing.seed, number, seat), pairing.think)
                stack.callback(bot.close)
                bots.append(bot)
            for _ in decisions(game, position, bots, luck, out):
                deal.decisions += 1
            for who, player in zip(seated, bots, strict=True):
                deal.failures[who] += len(player.told())
    position.scores(out)
    return out.first(pairing.seats)


def decisions(game: Game, position: Any, bots: list[Bot], luck: CommonLuck, out: Buffer) -> Iterator[int]:
    """Plays to the end, a decision at a time; every bot sees its view only."""
    while True:
        count = position.chance(out)
        if count:
            position.resolve(luck.outcome(position, out, count))
            continue
        owing = position.waiting()
        if not owing:
            return
        seat = (owing & -owing).bit_length() - 1
        position.apply(seat, bots[seat].choose(View.of(game, position, seat)))
        yield seat


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """A seed for the thoughts of a bot, apart from the luck of the table."""
    stream = Stream(seed, deal, 2 + seat)
    return stream.below(1 << 30) << 20 | stream.below(1 << 20)


def mean(values: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def error_of(values: list[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
