"""A bot cannot see more than a person in its seat: neither by what it is told nor by what it holds."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from bots.moments import GAMES, first_moment, moments
from homestretch.bots.levels import LEVELS, make_bot
from homestretch.core.luck import Luck
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.core.view import View
from homestretch.table.table import Table

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str, level: str) -> None:
    """Everything a seat may not know is swapped for something else that looks the same; the choice stays."""
    differed = 0
    for number, (table, seat) in enumerate(moments(name, 5, 23 if name == "cubitos" else 7)):
        if number == 4:
            break
        view = table.view(seat)
        wanted = make_bot(table.game, level, 9, simulations=40).choose(view)
        for swap in range(2):
            other = view.imagine(Stream(100 + swap))
            differed += other != table.position
            again = View.of(table.game, other, seat)
            assert make_bot(table.game, level, 9, simulations=40).choose(again) == wanted
    assert differed or name == "cubitos", "nothing was swapped"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_neither_view_nor_bot_leads_to_the_table(name: str, level: str) -> None:
    table, seat = first_moment(name)
    view = table.view(seat)
    bot = make_bot(table.game, level, 1, simulations=20)
    bot.choose(view)
    for found in reached(view):
        assert not isinstance(found, Position | Luck | Table)
    for found in reached(bot):
        assert found is not table.position
        assert not isinstance(found, Luck | Table)


def reached(start: object) -> list[Any]:
    """Every object that can be reached from one, code apart."""
    found: dict[int, Any] = {id(start): start}
    waiting = [start]
    while waiting:
        for other in gc.get_referents(waiting.pop()):
            if not isinstance(other, CODE) and id(other) not in found:
                found[id(other)] = other
                waiting.append(other)
    return list(found.values())


def test_the_walk_finds_what_is_there() -> None:
    table, _ = first_moment("outspeed")
    assert any(found is table.position for found in reached({"deep": [table]}))
