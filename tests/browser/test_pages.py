"""The pages around the table: for everybody, in both languages and all themes, on the narrowest phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Person
from browser.playing import against_bots

REPLAYS = Path(__file__).parents[1] / "replays"


def test_the_language_changes_at_once_and_without_a_reload(person: Callable[..., Person]) -> None:
    one = person("en")
    against_bots(one, "scrapracer", 2)
    expect(one.page.locator("#log-title")).to_have_text("What happened")
    one.page.evaluate("window.__same = true")
    one.page.get_by_role("button", name="Deutsch").click()
    expect(one.page.locator("#log-title")).to_have_text("Was geschah")
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    assert one.page.evaluate("window.__same")
    one.page.reload()
    expect(one.page.locator("#log-title")).to_have_text("Was geschah")


def test_settings_work_at_once_and_are_kept(person: Callable[..., Person]) -> None:
    one = person("en")
    one.goto("/settings")
    one.page.get_by_label("Dark").check()
    expect(one.page.locator("html")).to_have_attribute("data-theme", "dark")
    one.page.get_by_label("High contrast").check()
    expect(one.page.locator("html")).to_have_attribute("data-theme", "contrast")
    one.page.get_by_role("radio", name="Fast").check()
    one.page.get_by_role("switch", name="Confirm risky moves").check(force=True)
    one.page.get_by_label("Your name").fill("Zoë")
    one.page.reload()
    expect(one.page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert one.page.get_by_role("radio", name="Fast").is_checked()
    assert one.page.get_by_role("switch", name="Confirm risky moves").is_checked()
    assert one.page.get_by_label("Your name").input_value() == "Zoë"


def test_play_now_is_one_click_and_the_guide_explains(person: Callable[..., Person]) -> None:
    one = person("en")
    one.goto("/")
    one.page.locator("[data-play=scrapracer]").click()
    expect(one.page).to_have_title(re.compile("^● Your turn"), timeout=40_000)  # bots at their usual pace
    expect(one.page.locator(".decide button").first).to_be_enabled()
    assert "favicon-turn" in (one.page.locator("link[rel=icon]").get_attribute("href") or "")
    one.goto("/learn/scrapracer")
    one.page.get_by_role("button", name="First game with a guide").first.click()
    expect(one.page.locator(".bar-help")).to_contain_text("Roll one die after another", timeout=60_000)


def test_risky_moves_are_confirmed_by_those_who_want_it(person: Callable[..., Person]) -> None:
    one = person("en")
    one.goto("/settings")
    one.page.get_by_role("switch", name="Confirm risky moves").check(force=True)
    against_bots(one, "scrapracer", 2)
    for _ in range(12):
        expect(one.page.locator(".decide button").first).to_be_enabled()
        if one.page.locator(".bar-sentence").get_attribute("data-prompt") == "die":
            break
        one.page.locator(".decide button").first.click()
        one.page.wait_for_timeout(150)
    one.page.get_by_role("button", name="Roll").first.click()
    dialog = one.page.locator("dialog[open]")
    expect(dialog).to_contain_text("%")
    dialog.get_by_role("button", name="Rather not").click()
    expect(dialog).to_have_count(0)
    expect(one.page.locator(".bar-sentence")).to_have_attribute("data-prompt", "die")


def test_a_replay_is_opened_stepped_through_and_linked_to(person: Callable[..., Person]) -> None:
    one = person("en")
    one.goto("/replay")
    one.page.locator("input[type=file]").set_input_files(sorted((REPLAYS / "scrapracer").glob("*.jsonl"))[0])
    expect(one.page.locator(".notice-good")).to_contain_text("Checked")
    one.page.get_by_role("button", name="One step on").click()
    one.page.wait_for_function("() => location.hash === '#1'")
    one.page.evaluate("document.activeElement.blur()")
    one.page.keyboard.press("ArrowRight")
    expect(one.page.locator(".transport-count")).to_contain_text("2/")
    one.page.get_by_label("Round").select_option(index=2)
    one.page.wait_for_function("() => Number(location.hash.slice(1)) > 2")
    one.page.get_by_role("button", name="To the end").click()
    expect(one.page.locator(".transport-count")).to_have_text(re.compile(r"^(\d+)/\1$"))
    lines = one.page.locator(".log-line").count()
    one.page.get_by_role("button", name="To the start").click()
    expect(one.page.locator(".transport-count")).to_have_text(re.compile("^0/"))
    assert one.page.locator(".log-line").count() < lines
    one.page.get_by_label("Speed").select_option("4")
    one.page.get_by_role("button", name="Play", exact=True).click()
    expect(one.page.locator(".transport-count")).not_to_have_text(re.compile("^0/"))


def test_a_replay_says_when_somebody_decides_in_secret(person: Callable[..., Person]) -> None:
    one = person("de")
    one.goto("/replay")
    one.page.locator("input[type=file]").set_input_files(sorted((REPLAYS / "finishline").glob("*.jsonl"))[0])
    sentence = one.page.locator(".bar-sentence")
    expect(one.page.locator(".notice-good")).to_be_visible()
    for step in range(1, 21):
        one.page.keyboard.press("ArrowRight")
        expect(one.page.locator(".transport-count")).to_have_text(re.compile(f"^{step}/"))
        if sentence.inner_text() == "Jemand entscheidet im Verborgenen.":
            return
    raise AssertionError("no bet was laid in twenty steps")


AT_ONCE = """
new MutationObserver((changes, observer) => {
  if (!document.querySelector(".transport-count")) return
  observer.disconnect()
  dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }))
}).observe(document, { childList: true, subtree: true })
"""


def test_a_key_pressed_the_moment_a_replay_shows_is_heard(person: Callable[..., Person]) -> None:
    one = person("en")
    one.goto("/replay")
    one.page.evaluate(AT_ONCE)
    one.page.locator("input[type=file]").set_input_files(sorted((REPLAYS / "finishline").glob("*.jsonl"))[0])
    expect(one.page.locator(".transport-count")).to_have_text(re.compile("^1/"))
