"""Several people at one device: the screen between them shows nothing that one of them knows alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import READY, by_script, open_table, play

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]


def whole(page: Page) -> str:
    """Everything in the page: texts, names for screen readers, titles, data."""
    found: str = page.evaluate("document.documentElement.outerHTML")
    return found


def shows_nothing(page: Page) -> None:
    """While the device changes hands there is no board, no decision, no plate, no log, and nothing left to hear."""
    for part in (".table-board *", ".decide *", ".plate", ".log-line", "#announcer *", ".recap"):
        assert page.locator(part).count() == 0, part


def test_a_secret_bet_is_gone_from_the_page_when_the_device_is_handed_over(person: Callable[..., Person]) -> None:
    one = person("en")
    open_table(one, "finishline", TWO, options={"start": 0})
    page = one.page
    page.wait_for_function(READY)
    if page.locator("dialog.hand-over").count():
        page.locator("dialog.hand-over button").click()
    first = "Ada" if "Ada:" in page.locator(".bar-sentence").inner_text() else "Bo"
    page.locator(".fl-chip").nth(4).click()
    page.locator(".fl-amount input").fill("700")
    page.locator(".fl-go button[type=submit]").click()
    expect(page.locator(".bar-sentence")).to_contain_text("staked 700")
    page.locator(".fl-go button").last.click()
    expect(page.locator("dialog.hand-over")).to_be_visible()
    other = "Bo" if first == "Ada" else "Ada"
    expect(page.locator("dialog.hand-over h2")).to_have_text(f"{other} is on")
    shows_nothing(page)
    assert not re.search(r"\b700\b", whole(page))
    page.locator("dialog.hand-over button").click()
    expect(page.locator("dialog.hand-over")).to_have_count(0)
    page.wait_for_function(READY)
    expect(page.locator(".bar-sentence")).to_contain_text(f"{other}:")
    expect(page.locator(".bar-sentence")).to_contain_text("staked 0")
    assert "staked 700" not in whole(page), "nor may the next one find it"
    assert page.locator(".fl-amount input").input_value() != "700", "the form is empty again"
    assert page.locator(".fl-chip[aria-pressed=true]").count() == 0


def test_secret_routes_are_chosen_one_after_another(person: Callable[..., Person]) -> None:
    one = person("de")
    open_table(one, "outspeed", [*TWO, {"kind": "me", "name": "Cy"}])
    page = one.page
    page.wait_for_function(READY)
    on: list[str] = []

    def look(state: dict[str, Any]) -> bool:
        if state["dialog"]:
            shows_nothing(page)
            on.append(page.locator("dialog.hand-over h2").inner_text().split()[0])
            page.locator("dialog.hand-over button").click()
            expect(page.locator("dialog.hand-over")).to_have_count(0)
            page.wait_for_function(READY)
            expect(page.locator(".bar-sentence")).to_contain_text(f"{on[-1]}:")
        return len(on) > 6 or bool(state["over"])

    def choose(page: Page, state: dict[str, Any], luck: Random) -> None:
        if not page.locator("dialog[open]").count():
            by_script(page, state, luck)

    play(page, choose, look)
    assert set(on) == {"Ada", "Bo", "Cy"}
    assert all(before != after for before, after in pairwise(on)), on


def test_one_device_is_asked_to_change_hands_only_when_it_must(person: Callable[..., Person]) -> None:
    one = person("en")
    open_table(one, "scrapracer", TWO, options={"start": 0, "short": True})
    handed = [0]

    def look(state: dict[str, Any]) -> bool:
        if state["dialog"]:
            handed[0] += 1
            one.page.locator("dialog.hand-over button").click()
            expect(one.page.locator("dialog.hand-over")).to_have_count(0)
        return bool(state["over"]) or handed[0] > 3

    play(one.page, by_script, look)
    assert handed[0] > 3
