"""What cannot be is answered with a clear sentence in the language of the reader, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import DOWN, Person
from browser.playing import BOT, READY, api, open_table, sit_down
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import Text

BOTH = pytest.mark.parametrize("language", ["en", "de"])
NAMES = ["<img src=x onerror=a()>", "<b onclick=alert(1)>x", "'\"><script>a()", "{ $x } -name"]
MADE = ("img", "b", "script")
REPLAYS = Path(__file__).parents[1] / "replays"


def refusal(language: str, code: str, **about: object) -> str:
    """The sentence for something refused."""
    return Text(language, find("scrapracer")).refusal(Refused(code, **about))


@BOTH
def test_a_table_that_is_gone_says_so(person: Callable[..., Person], language: str) -> None:
    one = person(language)
    one.forgive("404", *DOWN)
    for path in ("/t/gonegonego", "/w/gonegonego", "/t/%3Cscript%3E", "/t/" + "x" * 3000):
        one.goto(path)
        expect(one.page.get_by_role("alert")).to_have_text(refusal(language, "table_gone"))
        assert one.page.locator("main h1").inner_text()
    one.page.locator("main a.button-main").click()
    expect(one.page.locator("[data-play=cubitos]")).to_be_visible()


@BOTH
def test_a_full_table_says_that_one_can_watch_and_shows_the_game(person: Callable[..., Person], language: str) -> None:
    host, late = person(language), person(language)
    code = open_table(host, "scrapracer", [{"kind": "me", "name": "Ada"}, {"kind": "open"}], options={"start": 0})
    late.goto(f"/t/{code}")
    late.page.locator("form.join").wait_for()
    other = person(language)
    sit_down(other, code, "Bo")
    host.page.wait_for_function(READY)
    expect(late.page.locator(".plate-name")).to_have_text(["Ada", "Bo"])
    expect(late.page.locator(".bar .notice")).to_contain_text(page_text(language, "web-table-full"))
    assert late.page.locator(".decide button").count() == 0
    late.forgive("status of 4")
    answer = late.page.evaluate(
        """async (code) => (await fetch(`/api/tables/${code}/join`, {method: 'POST', body: '{"name": "Cy"}',
          headers: {'Content-Type': 'application/json', 'X-Homestretch': '1'}})).json()""",
        code,
    )
    assert answer["refused"] == "table_playing"
    assert [seat["name"] for seat in api(host.base, f"/api/tables/{code}")["seats"]] == ["Ada", "Bo"]


def page_text(language: str, name: str) -> str:
    """A text of the pages."""
    folder = Path(Text.__init__.__code__.co_filename).parents[1] / "text" / "web"
    lines = (folder / f"{language}.ftl").read_text().splitlines()
    return next(line.split(" = ", 1)[1] for line in lines if line.startswith(f"{name} = "))


@BOTH
def test_two_want_the_last_seat_and_one_is_told_so(person: Callable[..., Person], language: str) -> None:
    host, late, quick = person(language), person(language), person(language)
    code = open_table(host, "scrapracer", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    host.page.close()
    late.goto(f"/t/{code}")
    late.page.locator("form.join").wait_for()
    late.forgive("status of 4")

    def first_comes_somebody_else(route: Route) -> None:
        sat = quick.context.request.post(
            f"{quick.base}/api/tables/{code}/join", data={"name": "Bo"}, headers={"X-Homestretch": "1"}
        )
        assert sat.ok
        route.continue_()

    late.page.route("**/join", first_comes_somebody_else)
    late.page.locator("form.join button").click()
    expect(late.page.locator("main .notice").first).to_contain_text(page_text(language, "web-table-full"))
    assert [seat["name"] for seat in api(late.base, f"/api/tables/{code}")["seats"]] == ["Ada", "Bo"]


@BOTH
def test_a_name_that_is_none_gets_a_sentence_and_no_seat(person: Callable[..., Person], language: str) -> None:
    host, guest = person(language), person(language)
    code = open_table(host, "scrapracer", [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}])
    guest.goto(f"/t/{code}")
    guest.forgive("status of 4")
    name, sit = guest.page.locator("input[name=name]"), guest.page.locator("form.join button")
    told = guest.page.locator("form.join [role=alert]")
    name.fill("x" * 10_000)
    assert len(name.input_value()) == 24, "the field itself takes no more"
    name.evaluate("(field) => field.removeAttribute('maxlength')")
    for bad, sentence in {
        "x" * 10_000: refusal(language, "name_long", length=10_000, most=24),
        "\u200b\u202e": refusal(language, "name_empty"),
    }.items():
        name.fill(bad)
        sit.click()
        expect(told).to_have_text(sentence)
        seats = api(host.base, f"/api/tables/{code}")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    name.fill("    ")
    sit.click()
    expect(host.page.locator(".wish-who strong").nth(1)).to_have_text(page_text(language, "web-guest"))


def test_a_name_is_only_ever_a_text(person: Callable[..., Person]) -> None:
    one = person("en")
    for name in NAMES:
        open_table(one, "scrapracer", [{"kind": "me", "name": name}, BOT])
        expect(one.page.locator(".plate-name").first).to_have_text(name)
        expect(one.page.locator(".log-list")).to_contain_text(name)
        elements = [f"{place} {made}" for place in (".plate-name", ".log-list", "#announcer") for made in MADE]
        assert one.page.locator(", ".join(elements)).count() == 0


@BOTH
def test_a_wrong_token_owns_no_seat_and_is_told_so(person: Callable[..., Person], language: str) -> None:
    one, other = person(language), person(language)
    code = open_table(one, "finishline", [{"kind": "me", "name": "Ada"}, BOT])
    one.page.wait_for_function(READY)
    for token in ("nonsense", "A" * 43, "<script>"):
        other.context.add_cookies([{"name": "homestretch", "value": token, "url": other.base}])
        other.goto(f"/t/{code}")
        expect(other.page.locator(".plate-name").first).to_have_text("Ada")
        expect(other.page.locator(".bar .notice")).to_contain_text(page_text(language, "web-table-full"))
        assert other.page.locator(".decide button").count() == 0
    assert one.page.locator(".decide button").count() > 0, "the seat is still Ada's"


@BOTH
def test_what_is_no_replay_gets_a_sentence_that_names_the_line(
    person: Callable[..., Person], tmp_path: Path, language: str
) -> None:
    one = person(language)
    one.forgive("status of 4")
    one.goto("/replay")
    line = {"en": "Line", "de": "Zeile"}[language]
    good = sorted((REPLAYS / "scrapracer").glob("*.jsonl"))[0].read_text().splitlines()
    files = {
        f"{line} 1": "not json at all\n",
        f"{line} 2": '{"homestretch": "replay"}\nnot json\n',
        f"{line} 5": "\n".join([*good[:4], good[5], *good[4:]]) + "\n",
        refusal(language, "replay_empty"): "",
    }
    for sentence, text in files.items():
        bad = tmp_path / "bad.jsonl"
        bad.write_text(text)
        one.page.locator("input[type=file]").set_input_files(bad)
        expect(one.page.get_by_role("alert")).to_contain_text(sentence)
    large = tmp_path / "large.jsonl"
    large.write_bytes(b" " * (1024 * 1024 + 1))
    one.page.locator("input[type=file]").set_input_files(large)
    expect(one.page.get_by_role("alert")).to_contain_text("1 MiB")
    binary = tmp_path / "binary.jsonl"
    binary.write_bytes(bytes(range(256)))
    one.page.locator("input[type=file]").set_input_files(binary)
    expect(one.page.get_by_role("alert")).to_have_text(refusal(language, "replay_not_text"))
    fine = tmp_path / "fine.jsonl"
    fine.write_text("\n".join(good) + "\n")
    one.page.locator("input[type=file]").set_input_files(fine)
    expect(one.page.locator(".notice-good")).to_be_visible()


@BOTH
def test_an_unknown_game_and_an_unknown_page_say_so(person: Callable[..., Person], language: str) -> None:
    one = person(language)
    one.forgive("404", "status of 4")
    one.goto("/nowhere")
    expect(one.page.locator("h1")).to_have_text(page_text(language, "web-nowhere"))
    for path in ("/?new=chess", "/learn/chess"):
        one.goto(path)
        expect(one.page.get_by_role("alert")).to_contain_text("chess")
