"""Every game is played to its end in the browser: by mouse, by keyboard in the other language, by touch alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import GAMES, SEATS, Choose, against_bots, by_keyboard, by_mouse, by_touch, play

REACH = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  const first = (document.querySelector('.decide button') ?? document.querySelector('.bar-sentence'))
    .getBoundingClientRect()
  return {
    bar: [bar.left, bar.top, bar.right, bar.bottom].map(Math.round),
    first: [first.left, first.top].map(Math.round),
    page: [document.documentElement.scrollWidth, Math.round(visualViewport.width), innerWidth],
    high: innerHeight,
  }
}"""
WIDTH, HEIGHT = 360, 640


def in_reach(page: Page, luck: Random) -> None:
    """The decision is on the screen wherever one has scrolled to, and nothing is to be scrolled sideways."""
    page.evaluate("(at) => scrollTo(0, at * document.documentElement.scrollHeight)", luck.choice((0, 0.5, 1)))
    found = page.evaluate(REACH)
    left, top, right, bottom = found["bar"]
    assert max(found["page"]) <= WIDTH, found
    assert 0 <= left < right <= WIDTH, found
    assert 0 <= top < bottom <= found["high"], found
    assert left <= found["first"][0] < right, found
    assert top <= found["first"][1] < bottom - 8, found


def by_touch_in_reach(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Taps, after a look whether everything is in reach of a thumb."""
    in_reach(page, luck)
    by_touch(page, state, luck)


def plays_to_the_end(one: Person, game: str, language: str, choose: Choose) -> None:
    against_bots(one, game)
    assert play(one.page, choose) >= 1
    assert one.page.locator("dialog.result .podium li").count() == SEATS[game]
    assert one.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "de", "en", "de"), strict=True)])
def test_a_game_is_played_to_its_end_by_mouse(person: Callable[..., Person], game: str, language: str) -> None:
    plays_to_the_end(person(language), game, language, by_mouse)


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("de", "en", "de", "en"), strict=True)])
def test_a_game_is_played_to_its_end_by_keyboard(person: Callable[..., Person], game: str, language: str) -> None:
    plays_to_the_end(person(language), game, language, by_keyboard)


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("de", "de", "en", "en"), strict=True)])
def test_a_game_is_played_to_its_end_by_touch_on_the_smallest_phone(
    person: Callable[..., Person], game: str, language: str
) -> None:
    one = person(language, width=WIDTH, height=HEIGHT, touch=True)
    plays_to_the_end(one, game, language, by_touch_in_reach)
    one.page.locator("dialog.result .dialog-close").tap()
    one.page.locator(".bar .button-main").tap()
    expect(one.page.locator("dialog.result[open]")).to_have_count(1)
