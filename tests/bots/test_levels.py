"""The levels: their names, their bots, their words."""

from __future__ import annotations

import pytest

from bots.moments import GAMES, first_moment
from homestretch.bots.levels import LEVELS, levels_of, make_bot
from homestretch.bots.quick import QuickBot
from homestretch.bots.search import SearchBot
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import LANGUAGES, Text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    assert levels_of(find(name)) == list(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_described(language: str) -> None:
    text = Text(language)
    described = [text(f"level-{level}") for level in LEVELS]
    assert len(set(described)) == len(LEVELS)


def test_quick_levels_answer_at_once_and_the_others_think() -> None:
    game = find("scrapracer")
    assert [type(make_bot(game, level, 1)) for level in LEVELS] == [QuickBot] * 3 + [SearchBot] * 2


def test_an_unknown_level_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Refused) as refused:
        make_bot(find("cubitos"), "champoin", 1)
    assert refused.value.code == "unknown_level"
    assert refused.value.about["near"] == "champion"


@pytest.mark.parametrize("budget", ["scenarios", "simulations", "milliseconds", "threads"])
@pytest.mark.parametrize("value", [0, -1])
def test_a_budget_of_nothing_is_refused(budget: str, value: int) -> None:
    with pytest.raises(Refused) as refused:
        make_bot(find("outspeed"), "pro", 1, **{budget: value})
    assert refused.value.code == "no_budget"
    assert (refused.value.about["name"], refused.value.about["value"]) == (budget, value)
    for language in LANGUAGES:
        assert str(value) in Text(language).refusal(refused.value)


def test_too_little_memory_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        make_bot(find("outspeed"), "pro", 1, memory=100)
    assert refused.value.code == "no_budget"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_chooses_what_is_legal(name: str, level: str) -> None:
    table, seat = first_moment(name)
    bot = make_bot(table.game, level, 3, simulations=20)
    assert bot.choose(table.view(seat)) in table.actions(seat)
    assert (bot.why() is None) == (level in ("random", "rookie", "club"))
