"""People whose line breaks: in every phase of every game, by every way a line can break, and never a page reload."""

from __future__ import annotations

import signal
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DOWN, STEADY, Person
from browser.playing import (
    AUTOPLAY,
    BOT,
    GAMES,
    READY,
    SHORT,
    STATE,
    WHEN_READY,
    against_bots,
    by_mouse,
    by_script,
    chosen,
    open_table,
    play,
    sit_down,
)
from browser.wire import Wire
from server.guest import House

PHASES = {
    "scrapracer": {"roll", "die"},
    "outspeed": {"route"},
    "finishline": {"bet", "take", "use"},
    "cubitos": {"push", "move"},
}
"""Decisions that no game goes without."""
LOG = "[...document.querySelectorAll('.log-line')].map((line) => line.textContent)"
OWN = "document.querySelector('.plate[data-seat=\"1\"]').textContent"
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})
  Object.defineProperty(document, 'visibilityState', {value: hidden ? 'hidden' : 'visible', configurable: true})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
MOST_LOOKS = 4000
AWAKE = 12_000
"""Milliseconds until a phone that wakes up must be back; the usual look at the line would take up to 21 s."""


def cut(one: Person, wire: Wire) -> None:
    """The connection breaks and cannot be made again for a while."""
    wire.down = True
    wire.cut()
    expect(one.page.locator(".status-lost")).to_have_count(1)
    wire.down = False
    expect(one.page.locator(".status-open")).to_have_count(1)


def offline(one: Person, wire: Wire) -> None:
    """The device has no network for a while."""
    one.context.set_offline(True)
    wire.cut()
    expect(one.page.locator(".status-lost")).to_have_count(1)
    one.context.set_offline(False)
    expect(one.page.locator(".status-open")).to_have_count(1)


def closed(one: Person, wire: Wire) -> None:
    """The page is closed, and the link opened again."""
    address = one.page.url
    one.page.close()
    one.page = one.context.new_page()
    one.look(one.page)
    one.page.goto(address)
    one.page.evaluate("window.__same = true")
    expect(one.page.locator(".status-open")).to_have_count(1)


def asleep(one: Person, wire: Wire) -> None:
    """The phone sleeps; when it wakes up its connection is dead, and nobody told it so."""
    phone = one.context.new_cdp_session(one.page)
    one.page.evaluate(HIDE, True)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    wire.fall_silent()
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    with one.page.expect_websocket():
        one.page.evaluate(HIDE, False)
    expect(one.page.locator(".status-open")).to_have_count(1)
    phone.detach()


WAYS = (cut, closed, offline, asleep)


def question(page: Page) -> dict[str, Any]:
    """What is asked of the person, and what their own plate says."""
    return {**page.evaluate(STATE), "plate": page.evaluate(OWN)}


@pytest.mark.parametrize(("game", "first"), [*zip(GAMES, range(4), strict=True)])
def test_two_people_and_a_bot_play_while_one_drops_in_every_phase(
    wire: Wire, person: Callable[..., Person], game: str, first: int
) -> None:
    host, guest = person("en"), person("de", width=360, height=740, base=wire.base)
    guest.forgive(*DOWN)
    seats = [{"kind": "me", "name": "Host"}, {"kind": "open"}, BOT]
    code = open_table(host, game, seats, options=SHORT.get(game, {}), pace="instant")
    sit_down(guest, code, "Gästin")
    expect(host.page.locator(".plate-name").nth(1)).to_have_text("Gästin")
    guest.page.evaluate("window.__same = true")
    host.page.evaluate(AUTOPLAY)
    dropped: set[str] = set()
    ways, luck = cycle(WAYS[first:] + WAYS[:first]), Random(3)
    for _ in range(MOST_LOOKS):
        state = guest.page.evaluate(WHEN_READY)
        if state["over"]:
            break
        before = question(guest.page)
        if state["prompt"] and state["prompt"] not in dropped:
            dropped.add(state["prompt"])
            next(ways)(guest, wire)
            guest.page.wait_for_function(READY)
            assert question(guest.page) == before, "the same decision is open, and nothing of one's own is lost"
        by_script(guest.page, state, luck)
    assert dropped >= PHASES[game], dropped
    assert guest.page.evaluate("window.__same"), "the page was never reloaded"
    cut_at_the_end(guest, wire, code)


def cut_at_the_end(guest: Person, wire: Wire, code: str) -> None:
    """After the game a line may break as well; what is told then is what a new page tells, no line lost or doubled."""
    cut(guest, wire)
    expect(guest.page.locator("dialog.result .podium li")).to_have_count(3)
    fresh = guest.tab(f"/t/{code}")
    expect(fresh.locator("dialog.result .podium li")).to_have_count(3)
    assert guest.page.evaluate(LOG) == fresh.evaluate(LOG)


def test_a_line_may_break_in_the_lobby_and_while_others_decide(wire: Wire, person: Callable[..., Person]) -> None:
    host, guest = person("en"), person("de", base=wire.base)
    guest.forgive(*DOWN)
    code = open_table(host, "finishline", [{"kind": "me", "name": "Host"}, {"kind": "open"}, {"kind": "open"}])
    sit_down(guest, code, "Gästin")
    guest.page.evaluate("window.__same = true")
    away = host.page.locator(".wish", has_text="Gästin").get_by_text("not here")
    wire.down = True
    wire.cut()
    expect(away).to_have_count(1)
    wire.down = False
    expect(away).to_have_count(0)
    host.page.get_by_role("button", name="Start the race").click()
    guest.page.wait_for_function(READY)
    guest.page.locator(".fl-go button").last.click()
    expect(guest.page.locator(".bar-sentence")).to_contain_text("Warten auf")
    wire.down = True
    wire.cut()
    expect(host.page.locator(".absent")).to_contain_text("Gästin is not here")
    before = guest.page.locator(".log-line").count()
    host.page.locator(".fl-go button").last.click()
    wire.down = False
    expect(host.page.locator(".absent")).to_have_count(0)
    expect(guest.page.locator(".log-line").nth(before)).to_be_attached()
    assert guest.page.evaluate("window.__same"), "the page was never reloaded"


def test_a_phone_that_slept_comes_back_to_what_happened_meanwhile(wire: Wire, person: Callable[..., Person]) -> None:
    host, guest = person("en"), person("de", base=wire.base)
    guest.forgive(*DOWN)
    code = open_table(host, "outspeed", [{"kind": "me", "name": "Host"}, {"kind": "open"}, BOT])
    sit_down(guest, code, "Gästin")
    guest.page.wait_for_function(READY)
    guest.page.locator(".decide button:enabled").first.click()
    expect(guest.page.locator(".bar-sentence")).to_contain_text("Warten auf")
    before = guest.page.locator(".log-line").count()
    phone = guest.context.new_cdp_session(guest.page)
    guest.page.evaluate(HIDE, True)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    wire.fall_silent()
    host.page.wait_for_function(READY)
    host.page.evaluate(AUTOPLAY)
    expect(host.page.locator(".bar-sentence")).to_have_text("Waiting for Gästin …")
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    guest.page.evaluate("window.__same = true")
    guest.page.evaluate(HIDE, False)
    guest.page.wait_for_function(READY, timeout=AWAKE)
    assert guest.page.locator(".log-line").count() > before
    fresh = guest.tab(f"/t/{code}")
    fresh.wait_for_function(READY)
    assert guest.page.evaluate(STATE) == fresh.evaluate(STATE)
    assert guest.page.evaluate(LOG) == fresh.evaluate(LOG)
    assert guest.page.evaluate("window.__same"), "the page was never reloaded"


def test_a_move_made_while_the_line_is_down_arrives_once(wire: Wire, person: Callable[..., Person]) -> None:
    one = person("en", base=wire.base)
    one.forgive(*DOWN)
    against_bots(one, "scrapracer", start=0)
    one.page.wait_for_function(READY)
    while one.page.evaluate(WHEN_READY)["prompt"] == "order":
        one.page.locator(".decide button:enabled").first.click()
        one.page.wait_for_timeout(50)
    heard = one.page.locator(".log-line", has_text="rolls a").count()
    wire.down = True
    wire.cut()
    expect(one.page.locator(".status-lost")).to_have_count(1)
    one.page.locator(".decide button:enabled").first.click()
    assert one.page.locator(".decide button:enabled").count() == 0, "one move at a time"
    wire.down = False
    expect(one.page.locator(".log-line", has_text="rolls a")).to_have_count(heard + 1)
    expect(one.page.locator(".decide button:enabled").first).to_be_visible()
    assert one.page.locator(".log-line", has_text="rolls a").count() == heard + 1


def test_two_tabs_on_one_seat_show_the_same_and_both_may_move(person: Callable[..., Person]) -> None:
    one = person("en")
    code = against_bots(one, "scrapracer")
    second = one.tab(f"/t/{code}")
    luck = Random(5)
    for turn in range(8):
        mover, other = (one.page, second) if turn % 2 else (second, one.page)
        state = mover.evaluate(WHEN_READY)
        expect(other.locator(".bar-sentence")).to_have_attribute("data-prompt", state["prompt"])
        assert other.evaluate(WHEN_READY)["labels"] == state["labels"]
        count = other.locator(".log-line").count()
        mover.bring_to_front()
        mover.locator(".decide button").nth(chosen(state, luck)).click()
        if state["prompt"] != "order":
            expect(other.locator(".log-line").nth(count)).to_have_count(1)
        mover.wait_for_function(READY)
        other.wait_for_function(READY)
        expect(other.locator(".log-line")).to_have_count(mover.locator(".log-line").count())
        assert mover.evaluate(LOG) == other.evaluate(LOG)
    one.page.close()
    assert second.evaluate(WHEN_READY)["labels"], "the other tab keeps the seat"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_server_is_started_again_in_the_middle_of_a_game(
    tmp_path: Path, person: Callable[..., Person], how: signal.Signals
) -> None:
    house = House(tmp_path / "tables.db", odd=STEADY)
    try:
        one = person("en", base=house.address.rstrip("/"))
        one.forgive(*DOWN)
        against_bots(one, "finishline")
        one.page.evaluate("window.__same = true")
        moves = [0]

        def some(state: dict[str, Any]) -> bool:
            moves[0] += 1
            return moves[0] > 8 and state["prompt"] == "use"

        play(one.page, by_script, some)
        before, told = one.page.evaluate(STATE), one.page.evaluate(LOG)
        house.stop(how)
        expect(one.page.locator(".status-lost")).to_have_count(1)
        house = House(house.data, house.port, odd=STEADY)
        expect(one.page.locator(".status-open")).to_have_count(1)
        assert one.page.evaluate(WHEN_READY) == before
        assert one.page.evaluate(LOG) == told
        moves[0] = 0
        play(one.page, by_mouse, lambda state: some(state) or state["over"])
        assert one.page.evaluate(LOG)[: len(told)] == told
        assert one.page.evaluate("window.__same"), "the page was never reloaded"
    finally:
        house.stop()
