"""People at tables: by link, dropping and coming back, at one device, watching, with odd names."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.conftest import Person
from browser.playing import READY, against_bots, api, by_mouse, by_script, play


def test_a_spectator_sees_the_board_and_nothing_to_press(person: Callable[..., Person]) -> None:
    one, other = person("en"), person("de")
    code = against_bots(one, "finishline", 2)
    one.page.wait_for_function(READY)
    watch = api(one.base, f"/api/tables/{code}")["watch"]
    other.goto(f"/w/{watch}")
    expect(other.page.locator(".plate-name").first).to_have_text("Ada")
    assert other.page.locator(".decide button").count() == 0
    expect(other.page.locator(".bar-sentence")).to_contain_text("Warten auf Ada")


def test_the_result_is_shown_checked_and_played_again(person: Callable[..., Person]) -> None:
    one = person("en")
    against_bots(one, "outspeed", 3)
    play(one.page, by_mouse)
    dialog = one.page.locator("dialog.result")
    dialog.get_by_text("Were the dice fair?").click()
    dialog.get_by_role("button", name="Check every die").click()
    expect(dialog.locator(".checked")).to_contain_text("The secret fits its fingerprint")
    with one.page.expect_download() as saved:
        dialog.get_by_text("Save the replay").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    dialog.get_by_role("link", name="Watch the race again").click()
    expect(one.page.locator(".notice-good")).to_contain_text("Checked")
    one.page.go_back()
    one.page.locator("dialog.result").get_by_role("button", name="Play again").click()
    one.page.get_by_role("button", name="To the new table").click()
    one.page.wait_for_function(READY)
    expect(one.page.locator("dialog.result")).to_have_count(0)


LATE = """
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = hear && ((event) => event.data.includes('"over":{') ? setTimeout(hear, 700, event) : hear(event))
  }
}
"""
"""The end of a race is seen a moment after the table is told to be over, as it may be on a busy server."""


def test_the_result_waits_for_the_last_moves(person: Callable[..., Person]) -> None:
    one = person(script=LATE)
    against_bots(one, "scrapracer")
    play(one.page, by_script)
    assert one.page.locator(".podium li").count() == 2


def test_a_table_is_set_up_by_hand(person: Callable[..., Person]) -> None:
    host = person("en")
    host.goto("/?new=scrapracer")
    page = host.page
    page.get_by_label("Seat 2", exact=True).select_option("bot:club")
    page.get_by_label("Seat 3", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Remove seat 4").click()
    page.get_by_label("Track").select_option('"B"')
    page.get_by_label("At once").check()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_function(READY)
    assert page.locator(".plate").count() == 3


def test_a_free_seat_goes_to_a_friend_or_to_a_bot(person: Callable[..., Person]) -> None:
    host, friend = person("en"), person("en")
    host.goto("/?new=outspeed")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to play along").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".wish-who", has_text="Person 2")).to_have_count(1)
    host.page.locator(".wish select").first.select_option("bot:random")
    host.page.get_by_role("button", name="Start the race").click()
    host.page.wait_for_function(READY)
    expect(friend.page.locator(".plate")).to_have_count(4)
