"""Games of bots that think, watched step by step: to fit weights to them, or to judge what they choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from homestretch.bots.bot import Bot
from homestretch.bots.levels import make_bot
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import lowest
from homestretch.core.position import Rules
from homestretch.core.view import View

Listener = Callable[[View, Bot, int], None]
"""Hears of every decision with a choice: what the seat saw, the bot, and what it chose."""


def watched(
    game: Game, rules: Rules, seed: int, number: int, scenarios: int, listener: Listener | None = None
) -> Iterator[Any]:
    """The position of a game of ``champion`` with so many scenarios: at first, and after every decision and outcome."""
    position: Any = game.position(rules)
    luck, out = SeededLuck(seed, number), Buffer()
    bots = [make_bot(game, "champion", 10 * number + seat, scenarios=scenarios) for seat in range(rules.seats)]
    yield position
    while not position.over():
        if count := position.chance(out):
            position.resolve(luck.outcome(position, out, count))
        else:
            seat = lowest(position.waiting())
            choices = position.legal(seat, out)
            action = out[0]
            if choices > 1:
                view = View.of(game, position, seat)
                action = bots[seat].choose(view)
                if listener:
                    listener(view, bots[seat], action)
            position.apply(seat, action)
        yield position


def won(position: Any, seats: int) -> list[float]:
    """The win in parts."""
    if not position.over():
        raise RuntimeError(f"a game of {position.rules.game} did not end")
    out = Buffer()
    position.scores(out)
    scores = out.first(seats)
    return [float(score == max(scores)) / scores.count(max(scores)) for score in scores]
