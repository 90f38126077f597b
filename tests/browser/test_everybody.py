"""For everybody: axe finds nothing on any page, in both languages and all themes, on the narrowest phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DOWN, Person
from browser.playing import BOT, GAMES, SHORT, WHEN_READY, against_bots, api, by_script, open_table, play, sit_down

PAGES = [
    "/",
    "/settings",
    "/replay",
    "/nowhere",
    "/t/gonegonego",
    *(f"/learn/{g}" for g in GAMES),
    *(f"/?new={g}" for g in GAMES),
]
REPLAYS = Path(__file__).parents[1] / "replays"
THEMES = ("light", "dark", "contrast")
WIDTH = 360
RUN = """async (rules) => {
  const found = await axe.run(document, {resultTypes: ['violations'], ...(rules ? {runOnly: rules} : {})})
  return found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? '').slice(0, 240)}`))
}"""
OF_THEMES = ["color-contrast", "link-in-text-block"]
"""The rules that a theme can break: themes are colours and nothing else."""


def violations(page: Page, axe: str, rules: list[str] | None = None) -> list[str]:
    """What axe finds wrong with a page."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(RUN, rules)
    return found


def is_for_everybody(page: Page, axe: str, what: str) -> None:
    """Nothing is wrong with what is shown, in either language and any theme."""
    start = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
    for language in ("de", "en"):
        speak(page, language)
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            found = violations(page, axe, None if theme == "light" else OF_THEMES)
            assert found == [], f"{what}, {language}, {theme}"
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, f"{what}, {language}"
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", start[1])


def speak(page: Page, language: str) -> None:
    """Switches the language by its button, which works under a dialog for a script only, and at once."""
    page.evaluate("(language) => document.querySelector(`.languages [lang=${language}]`).click()", language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def phone(person: Callable[..., Person], **more: Any) -> Person:
    """Somebody with a narrow phone."""
    one = person("en", width=WIDTH, height=740, **more)
    one.forgive("404", *DOWN)
    return one


def settled(page: Page) -> None:
    """The page says what it is, and all it asked for has come."""
    expect(page.locator("h1").first).not_to_be_empty()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("part", [0, 1])
def test_every_page_is_for_everybody(person: Callable[..., Person], axe: str, part: int) -> None:
    one = phone(person)
    open_table(one, "scrapracer", [{"kind": "me", "name": "Ada"}, {"kind": "open"}], public=True)
    for path in PAGES[part::2]:
        one.goto(path)
        settled(one.page)
        is_for_everybody(one.page, axe, path)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_for_everybody_from_the_first_decision_to_the_result(
    person: Callable[..., Person], axe: str, game: str
) -> None:
    one = phone(person)
    against_bots(one, game)
    one.page.evaluate(WHEN_READY)
    is_for_everybody(one.page, axe, f"{game}, first decision")
    one.page.locator(".tablebar button.icon-button").click()
    is_for_everybody(one.page, axe, f"{game}, menu")
    one.page.locator("dialog .dialog-close").click()
    looked: set[str] = set()

    def look(page: Page, state: dict[str, Any], luck: Random) -> None:
        if state["prompt"] not in looked:
            looked.add(state["prompt"])
            assert violations(page, axe) == [], f"{game}, {state['prompt']}"
            assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        by_script(page, state, luck)

    play(one.page, look)
    is_for_everybody(one.page, axe, f"{game}, result")
    one.page.locator("dialog.result .dialog-close").click()
    is_for_everybody(one.page, axe, f"{game}, after the end")


def test_lobby_watching_handing_over_and_replays_are_for_everybody(person: Callable[..., Person], axe: str) -> None:
    one, other = phone(person), phone(person)
    code = open_table(one, "outspeed", [{"kind": "me", "name": "Ada"}, {"kind": "open"}, BOT])
    expect(one.page.get_by_role("button", name="Start the race")).to_be_visible()
    settled(one.page)
    is_for_everybody(one.page, axe, "lobby of the host")
    other.goto(f"/t/{code}")
    expect(other.page.get_by_role("button", name="Sit down")).to_be_visible()
    settled(other.page)
    is_for_everybody(other.page, axe, "lobby of a guest")
    sit_down(other, code, "Bo")
    one.page.evaluate(WHEN_READY)
    other.page.close()
    expect(one.page.locator(".absent")).to_be_visible()
    is_for_everybody(one.page, axe, "somebody is away")
    other.page = other.tab(f"/w/{api(one.base, f'/api/tables/{code}')['watch']}")
    expect(other.page.locator(".plate-name").first).to_be_visible()
    is_for_everybody(other.page, axe, "watching")
    open_table(one, "finishline", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    play(one.page, by_script, lambda state: state["dialog"])
    is_for_everybody(one.page, axe, "handing over")
    one.goto("/replay")
    one.page.locator("input[type=file]").set_input_files(sorted((REPLAYS / "cubitos").glob("*.jsonl"))[0])
    expect(one.page.locator(".notice-good")).to_be_visible()
    is_for_everybody(one.page, axe, "replay")
    one.goto("/replay")
    one.forgive("status of 4")
    one.page.locator("input[type=file]").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"x\n"})
    expect(one.page.get_by_role("alert")).to_be_visible()
    is_for_everybody(one.page, axe, "no replay")


KEEPS_ITS_SHAPE = """async (theme) => {
  document.documentElement.dataset.theme = 'light'
  const before = document.body.innerHTML
  document.documentElement.dataset.theme = theme
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return document.body.innerHTML === before
}"""


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_a_theme_is_colours_and_nothing_else(person: Callable[..., Person], theme: str) -> None:
    """Only then is it enough to look at the colours of themes once everything else was looked at in one of them."""
    one = phone(person)
    against_bots(one, "cubitos", **SHORT["cubitos"])
    one.page.evaluate(WHEN_READY)
    # A bot may move just then, which changes the page too; but not every time.
    assert any(one.page.evaluate(KEEPS_ITS_SHAPE, theme) for _ in range(5))
