"""Everything on a board explains itself: to the mouse, to the keyboard and to a finger that stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Person
from browser.playing import GAMES, READY, against_bots

THINGS = {
    "scrapracer": ".explains",
    "outspeed": ".explains",
    "finishline": "svg g[tabindex='0']",
    "cubitos": ".cubitos-die.explains",
}
"""Of each board something that explains itself and does nothing else at the beginning."""


def first_thing(one: Person, game: str) -> Locator:
    return one.page.locator(f".table-board {THINGS[game]}:visible").first


def middle(thing: Locator) -> tuple[float, float]:
    """Where to point, once it stays where it is: bots that play meanwhile move the page about."""
    before = None
    for _ in range(60):
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        if box is not None and box == before:
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = box
        thing.page.wait_for_timeout(500)
    raise AssertionError("it never came to rest")


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_and_the_keyboard_ask_for_an_explanation(person: Callable[..., Person], game: str) -> None:
    one = person("en")
    against_bots(one, game)
    one.page.wait_for_function(READY)
    bubble = one.page.locator(".bubble")
    one.page.mouse.move(*middle(first_thing(one, game)))
    expect(bubble.locator("strong")).not_to_be_empty()
    one.page.mouse.move(1, 1)
    expect(bubble).to_have_count(0)
    first_thing(one, game).focus()
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Shift+Tab")
    expect(bubble.locator("strong")).not_to_be_empty()
    one.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_stays_asks_for_an_explanation_and_a_tap_does_not(
    person: Callable[..., Person], game: str
) -> None:
    one = person("de", width=360, height=740, touch=True)
    against_bots(one, game)
    one.page.wait_for_function(READY)
    bubble = one.page.locator(".bubble")
    one.page.touchscreen.tap(*middle(first_thing(one, game)))
    one.page.wait_for_timeout(600)
    expect(bubble).to_have_count(0)
    x, y = middle(first_thing(one, game))
    finger = one.context.new_cdp_session(one.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(bubble).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bubble).to_have_count(1)
    one.page.touchscreen.tap(2, 2)
    expect(bubble).to_have_count(0)


SCROLLED = "selector => document.querySelector(selector).dispatchEvent(new Event('scroll'))"


@pytest.mark.parametrize("ends", ["the page scrolls", "the thing is gone"])
def test_a_log_that_scrolls_leaves_an_explanation_alone(person: Callable[..., Person], ends: str) -> None:
    one = person("en")
    against_bots(one, "scrapracer")
    one.page.wait_for_function(READY)
    thing = first_thing(one, "scrapracer")
    one.page.mouse.move(*middle(thing))
    bubble = one.page.locator(".bubble")
    expect(bubble).to_have_count(1)
    one.page.evaluate(SCROLLED, ".log-list")
    one.page.wait_for_timeout(100)
    expect(bubble).to_have_count(1)
    if ends == "the page scrolls":
        one.page.evaluate(SCROLLED, "body")
    else:
        thing.evaluate("thing => thing.remove()")
        one.page.evaluate(SCROLLED, ".log-list")
    expect(bubble).to_have_count(0)
