"""Moments of real games for the tests of bots: tables played on by quick players until somebody has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.stream import Stream
from homestretch.table.table import Table

GAMES = ("cubitos", "finishline", "outspeed", "scrapracer")


def least_seats(game: Game) -> int:
    """Three where three can play: then there is more to hide."""
    return 3 if 3 in game.seats else game.seats.start


def moments(name: str, seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """(table, seat that has a choice) at every so many decisions of a game between quick players."""
    game = find(name)
    table = Table(game, game.rules({"seats": least_seats(game)}), SeededLuck(seed))
    policy, stream, out = game.level("club"), Stream(seed, channel=1), Buffer()
    decisions = 0
    table.settle()
    while seats := table.waiting():
        seat = seats[-1]
        if len(table.actions(seat)) > 1:
            decisions += 1
            if decisions % every == 0:
                yield table, seat
        seat = seats[0]
        table.do(seat, policy.choose(table.position, seat, out, table.position.legal(seat, out), stream))
        table.settle()


def first_moment(name: str, seed: int = 1) -> tuple[Table, int]:
    """Somewhere in the middle of a game."""
    return next(moments(name, seed, 9))


def read(name: str, options: dict[str, Any], form: dict[str, Any]) -> tuple[Game, Any]:
    """A hand-made position."""
    game = find(name)
    return game, game.read(game.rules(options), form)
