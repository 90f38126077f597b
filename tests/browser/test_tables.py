"""People at tables: by link, dropping and coming back, at one device, watching, with odd names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.playing import READY, STATE, against_bots, api, by_mouse, open_table, play
from browser.wire import Wire

BOT = {"kind": "bot", "level": "club"}


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    made = Wire(server)
    yield made
    made.close()


@pytest.mark.parametrize(("game", "phases"), [("finishline", 4), ("cubitos", 4), ("outspeed", 1), ("scrapracer", 2)])
def test_two_people_and_a_bot_play_while_one_drops_in_every_phase(
    wire: Wire, person: Callable[..., Person], game: str, phases: int
) -> None:
    host, guest = person("en"), person("de", width=360, height=740, base=wire.base)
    code = open_table(host, game, [{"kind": "me", "name": "Host"}, {"kind": "open"}, BOT])
    guest.goto(f"/t/{code}")
    guest.page.locator("input[name=name]").fill("Gästin")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    expect(host.page.locator(".plate-name").nth(1)).to_have_text("Gästin")
    guest.page.evaluate("window.__same = true")
    dropped: set[str] = set()
    luck = Random(3)
    for _ in range(400):
        states = [one.page.evaluate(STATE) for one in (host, guest)]
        if any(state["over"] for state in states) or len(dropped) >= phases:
            break
        for one, state in zip((host, guest), states, strict=True):
            if not any(state["labels"]):
                continue
            if one is guest and state["prompt"] not in dropped:
                dropped.add(state["prompt"])
                wire.down = True
                wire.cut()
                expect(guest.page.locator(".status")).to_contain_text("Verbindung verloren")
                wire.down = False
                expect(guest.page.locator(".status")).not_to_contain_text("Verbindung verloren")
                assert guest.page.evaluate(STATE)["labels"] == state["labels"], "the same decision is open"
            by_mouse(one.page, state, luck)
        host.page.wait_for_timeout(60)
    assert len(dropped) >= min(phases, 1)
    assert guest.page.evaluate("window.__same"), "the page was never reloaded"
    lines = [one.page.locator(".log-line").count() for one in (host, guest)]
    assert min(lines) > 5
    guest.problems = [said for said in guest.problems if "WebSocket" not in said and "net::ERR" not in said]


def test_a_move_made_while_the_line_is_down_arrives_once(wire: Wire, person: Callable[..., Person]) -> None:
    one = person("en", base=wire.base)
    against_bots(one, "scrapracer", 3)
    one.page.wait_for_function(READY)
    wire.down = True
    wire.cut()
    expect(one.page.locator(".status")).to_contain_text("trying again")
    one.page.locator(".decide button:enabled").first.click()
    wire.down = False
    expect(one.page.locator(".log-list")).to_contain_text("rolls a")
    told = one.page.locator(".log-line", has_text="rolls a").count()
    assert told >= 1
    one.problems = [said for said in one.problems if "WebSocket" not in said and "net::ERR" not in said]


def test_two_tabs_of_one_person_show_the_same(person: Callable[..., Person]) -> None:
    one = person("en")
    code = against_bots(one, "scrapracer", 3)
    second = one.context.new_page()
    second.goto(f"{one.base}/t/{code}")
    one.page.wait_for_function(READY)
    second.wait_for_function(READY)
    second.locator(".decide button:enabled").first.click()
    expect(one.page.locator(".log-list")).to_contain_text("rolls a")
    expect(second.locator(".log-list")).to_contain_text("rolls a")


def test_several_people_at_one_device_hand_it_over(person: Callable[..., Person]) -> None:
    one = person("en")
    open_table(one, "finishline", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    page = one.page
    page.wait_for_function(READY)
    handed: list[str] = []

    def looked(state: dict[str, Any]) -> bool:
        return bool(state["dialog"] or state["over"])

    for _ in range(4):
        play(page, by_mouse, looked)
        title = page.locator("dialog.hand-over h2").inner_text()
        handed.append(title)
        assert page.locator(".table-board *").count() == 0, "the board is not shown while the device changes hands"
        page.locator("dialog.hand-over button").click()
        expect(page.locator("dialog.hand-over")).to_have_count(0)
    assert {"Ada is on", "Bo is on"} >= set(handed)
    assert len(handed) == 4


def test_every_event_is_announced(person: Callable[..., Person]) -> None:
    one = person("en")
    against_bots(one, "scrapracer", 3)
    one.page.wait_for_function(READY)
    before = one.page.locator(".log-line").count()
    moves = [0]

    def enough(state: dict[str, Any]) -> bool:
        moves[0] += 1
        return bool(state["over"] or moves[0] > 25)

    play(one.page, by_mouse, enough)
    one.page.wait_for_timeout(300)
    lines = one.page.locator(".log-line").all_inner_texts()[before:]
    said = one.page.evaluate("window.__said")
    assert len(lines) > 20
    assert [line for line in lines if line not in said] == []


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


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=a()>", "<b onclick=alert(1)>x", "'\"><script>a()", "{ $x } -name"]
)
def test_a_name_is_only_ever_a_text(person: Callable[..., Person], name: str) -> None:
    one = person("en")
    open_table(one, "scrapracer", [{"kind": "me", "name": name}, BOT])
    expect(one.page.locator(".plate-name").first).to_have_text(name)
    expect(one.page.locator(".log-list")).to_contain_text(name)
    assert one.page.locator(".plate-name img, .plate-name b, .log-list img, .log-list b, .log-list script").count() == 0


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


def test_a_table_that_is_gone_says_so(person: Callable[..., Person]) -> None:
    one = person("de")
    one.goto("/t/gonegonego")
    expect(one.page.get_by_role("alert")).not_to_be_empty()
    expect(one.page.locator("h1")).to_have_text("Hier ist kein Tisch")
    one.problems = [said for said in one.problems if "WebSocket" not in said and "404" not in said]
