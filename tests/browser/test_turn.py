"""Your turn: title, favicon, sound and notification; clocks; and what the others may do about somebody who is away."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.playing import BOT, READY, WHEN_READY, against_bots, open_table, play_while, sit_down

SPY = """
window.__notes = []
window.__sounds = 0
class Spy { constructor(title, about) { __notes.push({title, ...about}) }
  close() {}
  static get permission() { return 'granted' }
  static async requestPermission() { return 'granted' } }
window.Notification = Spy
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { __sounds++; return make.call(this) }
"""
AWAY = "(away) => Object.defineProperty(document, 'hidden', {value: away, configurable: true})"
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def two_people(person: Callable[..., Person], game: str, **more: Any) -> tuple[Person, Person, str]:
    """A table of two people and a bot where the host decides first."""
    base = {"base": more.pop("base")} if "base" in more else {}
    host, guest = person("en", **base), person("en", script=SPY, **base)
    code = open_table(host, game, [{"kind": "me", "name": "Host"}, {"kind": "open"}, BOT], **more)
    sit_down(guest, code, "Guest")
    return host, guest, code


def waits(page: Page) -> None:
    """It is not this person's turn."""
    expect(page.locator(".bar-sentence")).to_contain_text("Waiting for")


@pytest.mark.parametrize("wanted", [True, False])
def test_the_turn_calls_one_back_as_one_wants_it(person: Callable[..., Person], wanted: bool) -> None:
    host = person("en")
    guest = person("en", script=SPY)
    code = open_table(host, "scrapracer", [{"kind": "me", "name": "Host"}, {"kind": "open"}, BOT], options={"start": 0})
    guest.goto("/settings")
    for name in ("Sound", "Notification"):
        guest.page.get_by_role("switch", name=name).set_checked(wanted, force=True)
    sit_down(guest, code, "Guest")
    waits(guest.page)
    assert "favicon.svg" in guest.page.evaluate(ICON)
    assert not guest.page.title().startswith("●")
    assert "Host" in guest.page.title()
    sounds = guest.page.evaluate("window.__sounds")
    guest.page.evaluate(AWAY, True)
    play_while(host.page, lambda: not guest.page.title().startswith("●"))
    expect(guest.page).to_have_title(re.compile("^● Your turn – Scrap Racer"))
    assert "favicon-turn" in guest.page.evaluate(ICON)
    notes = guest.page.evaluate("window.__notes")
    assert (guest.page.evaluate("window.__sounds") - sounds > 0) == wanted
    assert [note["title"] for note in notes] == (["Scrap Racer"] if wanted else [])
    assert all(note["body"] == guest.page.locator(".bar-sentence").inner_text() for note in notes)
    guest.page.evaluate(AWAY, False)
    play_while(guest.page, lambda: guest.page.title().startswith("●"))
    waits(guest.page)
    assert "favicon.svg" in guest.page.evaluate(ICON)
    assert not guest.page.title().startswith("●")


def test_somebody_who_looks_at_the_table_is_not_notified(person: Callable[..., Person]) -> None:
    one = person("en", script=SPY, notify=True, sound=True)
    against_bots(one, "scrapracer", start=0)
    one.page.wait_for_function(READY)
    one.page.locator(".tablebar").click()
    play_while(one.page, lambda: not one.page.evaluate("window.__sounds"))
    assert one.page.evaluate("window.__notes") == []


def seconds(page: Page, seat: int) -> int:
    """What the clock of a seat shows."""
    minutes, rest = page.locator(f".plate[data-seat='{seat}'] .plate-clock").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_of_whoever_decides_counts_down_on_every_page(person: Callable[..., Person]) -> None:
    host, guest, _ = two_people(person, "scrapracer", clock="fast", options={"start": 0})
    host.page.wait_for_function(READY)
    first = [[seconds(page, seat) for seat in (0, 1)] for page in (host.page, guest.page)]
    assert all(140 <= clock <= 160 for pair in first for clock in pair)
    host.page.wait_for_timeout(2100)
    for page, (mine, other) in zip((host.page, guest.page), first, strict=True):
        assert mine - 8 <= seconds(page, 0) <= mine - 2
        assert seconds(page, 1) == other
    expect(host.page.locator(".status")).to_contain_text(re.compile("left|over"))


def watch_absent(page: Page) -> None:
    """From now on the page keeps what it says of somebody who is away, however soon it says something else."""
    page.evaluate(
        """() => {
          window.__absent = []
          new MutationObserver(() => {
            const box = document.querySelector('.absent')
            const now = box && [box.querySelector('p').textContent, box.querySelectorAll('button').length]
            if (JSON.stringify(now) !== JSON.stringify(__absent.at(-1))) __absent.push(now)
          }).observe(document.body, {subtree: true, childList: true, characterData: true})
        }"""
    )


def said_of_absent(page: Page) -> list[tuple[str, int] | None]:
    """What was said since the last look, with how many buttons each time; None where nothing was said."""
    return [found and (found[0], found[1]) for found in page.evaluate("__absent.splice(0)")]


def missing(page: Page, name: str) -> None:
    """The page says who is missing, and counts down until something may be done about it."""
    page.wait_for_function("() => __absent.some((one) => one?.[1] === 0) && __absent.at(-1)?.[1] === 3")
    expect(page.locator(".absent button")).to_have_text(["Wait on", "Let a bot stand in", "End the game"])
    said = [one for one in said_of_absent(page) if one]
    assert said[0][0].startswith(f"{name} is not here. The table waits for another 0:0")
    assert said[0][1] == 0, "nothing is decided before the time is up"
    assert said[-1][1] == 3


def test_somebody_leaves_and_the_others_wait_take_a_bot_or_end(person: Callable[..., Person], hasty: str) -> None:
    host, guest, code = two_people(person, "scrapracer", base=hasty, options={"start": 1})
    guest.page.wait_for_function(READY)
    watch_absent(host.page)
    guest.page.close()
    missing(host.page, "Guest")
    host.page.get_by_role("button", name="Wait on").click()
    missing(host.page, "Guest")
    before = host.page.locator(".log-line").count()
    host.page.get_by_role("button", name="Let a bot stand in").click()
    expect(host.page.locator(".plate[data-seat='1'] .plate-notes")).to_contain_text("a bot stands in")
    expect(host.page.locator(".absent")).to_have_count(0)
    host.page.wait_for_function(READY)
    assert host.page.locator(".log-line", has_text="Guest").count() > 0
    assert host.page.locator(".log-line").count() > before, "the bot plays for whoever left"
    guest.page = guest.tab(f"/t/{code}")
    expect(host.page.locator(".plate[data-seat='1'] .plate-notes")).to_have_count(0)
    play_while(host.page, lambda: not guest.page.title().startswith("●"))
    state = guest.page.evaluate(WHEN_READY)
    assert any(state["labels"]), "the seat is theirs again"
    said_of_absent(host.page)
    guest.page.close()
    missing(host.page, "Guest")
    host.page.get_by_role("button", name="End the game").click()
    expect(host.page.locator("dialog.result")).to_contain_text("The game was ended")
    expect(host.page.locator("dialog.result")).to_contain_text("nobody won")
    back = guest.tab(f"/t/{code}")
    expect(back.locator("dialog.result")).to_contain_text("The game was ended")


def test_somebody_whose_time_is_up_is_given_more_or_a_bot(person: Callable[..., Person], hasty: str) -> None:
    host, guest, _ = two_people(person, "scrapracer", base=hasty, clock="fast", options={"start": 1})
    guest.page.wait_for_function(READY)
    expect(host.page.locator(".absent")).to_contain_text("Guest is out of time.")
    for _ in range(50):
        if seconds(guest.page, 1) == 0:
            break
        guest.page.wait_for_timeout(100)
    assert seconds(guest.page, 1) == 0
    assert guest.page.locator(".absent button").count() == 0, "whoever is late does not choose"
    watch_absent(host.page)
    host.page.get_by_role("button", name="Wait on").click()
    host.page.wait_for_function("() => __absent.includes(null)")
    expect(host.page.locator(".absent")).to_contain_text("Guest is out of time.")
    before = host.page.locator(".log-line").count()
    host.page.get_by_role("button", name="Let a bot stand in").click()
    expect(guest.page.locator(".plate[data-seat='1'] .plate-notes")).to_contain_text("a bot stands in")
    host.page.wait_for_function(READY)
    assert host.page.locator(".log-line").count() > before, "the bot plays for whoever is late"
