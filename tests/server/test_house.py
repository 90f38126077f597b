"""Small courtesies of the house: bots with names, pages that are not there, and who is thinking."""

from __future__ import annotations

import pytest

from homestretch.server.names import BOTS, bot_name
from server.guest import Guest, House


def test_bots_have_names_of_their_own(house: House) -> None:
    guest = Guest(house)
    opened = guest.open("cubitos", "me", "club", "random", "open")
    talk = guest.come(opened["code"])
    talk.until_kind("table")
    names = [seat["name"] for seat in talk.table["seats"]]
    assert set(names[1:3]) <= set(BOTS)
    talk.say(t="seat", seat=3, kind="bot", level="club")
    talk.wait(lambda: talk.table["seats"][3]["kind"] == "bot")
    name = talk.table["seats"][3]["name"]
    assert len({*names[:3], name}) == 4
    talk.say(t="seat", seat=3, kind="bot", level="random")
    talk.wait(lambda: talk.table["seats"][3]["level"] == "random")
    assert talk.table["seats"][3]["name"] == name
    assert [seat["level"] for seat in talk.table["seats"]] == [None, "club", "random", "random"]


def test_no_bot_is_called_like_somebody_at_its_table() -> None:
    people = [name.upper() for name in BOTS[1:]]
    assert {bot_name(people) for _ in range(20)} == {BOTS[0]}


def test_seats_nobody_took_are_filled_with_bots_of_different_names(house: House) -> None:
    guest = Guest(house)
    talk = guest.come(guest.open("scrapracer", "me", "open", "open", "open")["code"])
    talk.until_kind("table")
    talk.say(t="start")
    talk.wait(lambda: talk.table["status"] == "playing")
    assert len({seat["name"] for seat in talk.table["seats"]}) == 4


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/a/b", "/learn", "/favicon.png", "/%F0%9F%8E%B2", "/apis"])
def test_a_page_that_is_not_there_is_the_app_which_says_so(house: House, path: str) -> None:
    status, headers, body = Guest(house).ask("GET", path)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert body == Guest(house).ask("GET", "/")[2]


@pytest.mark.parametrize("path", ["/api/nothing", "/static/nothing.js", "/text/en/nothing.ftl", "/api/tables/nothing"])
def test_a_program_that_asks_for_nothing_gets_a_refusal(guest: Guest, path: str) -> None:
    assert guest.get(path)["refused"] in ("not_found", "table_gone", "unknown_game")


def test_every_view_says_which_bots_think(house: House) -> None:
    guest = Guest(house)
    talk = guest.come(guest.open("scrapracer", "me", "club", "club", pace="fast")["code"])
    talk.nonce()
    talk.started()
    thought: set[int] = set()
    while thought != {1, 2}:
        view = talk.view
        assert view["bots_thinking"] == [seat for seat in view["waiting"] if seat > 0]
        thought |= set(view["bots_thinking"])
        if view["decision"]:
            talk.until_seq(talk.answer(talk.move()).get("seq", 0))
        else:
            talk.until_kind("view")
