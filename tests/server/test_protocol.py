"""The socket: who may say what, and that saying it twice, late or for somebody else does no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from homestretch.server.room import REMEMBERED
from server.guest import Guest, House, Talk, pair, play_on


@pytest.fixture
def talk(house: House) -> Talk:
    """A person alone with two bots, to decide in Scrap Racer."""
    return alone(Guest(house), "scrapracer")


def alone(guest: Guest, game: str, **more: Any) -> Talk:
    opened = guest.open(game, "me", "club", "club", **more)
    found = guest.come(opened["code"])
    found.nonce()
    found.wait(lambda: found.view.get("decision"))
    return found


def decider(talks: tuple[Talk, ...]) -> Talk:
    """Whoever has to decide."""
    while True:
        for talk in talks:
            if talk.view["decision"]:
                return talk
            talk.quiet(0.1)


def reached(talk: Talk, seq: int) -> bool:
    return bool(talk.view["seq"] >= seq)


def is_over(talk: Talk) -> bool:
    return bool(talk.table["status"] == "over")


def refusal(talk: Talk, **message: Any) -> str:
    """The code with which a message is refused."""
    talk.say(**message)
    return str(talk.until_kind("refused")["code"])


def test_a_move_sent_again_gets_the_same_answer_and_is_made_once(talk: Talk) -> None:
    sent = {"seat": 0, "decision": talk.view["decision"], "action": talk.view["legal"][0]}
    for _ in range(3):
        talk.say(t="move", id="one", **sent)
    first = talk.answer("one")
    assert first["t"] == "ack"
    assert talk.answer("one") == talk.answer("one") == first
    talk.quiet()
    told = [event["event"] for event in talk.events if event["seq"] == first["seq"]]
    assert told.count("die") <= 1
    again = talk.guest.come(talk.code)
    again.say(t="move", id="one", **sent)
    assert again.answer("one") == first


def test_a_move_sent_again_much_later_is_answered_from_the_disk(house: House) -> None:
    talk = alone(Guest(house), "cubitos")
    answers = []
    for number in range(REMEMBERED + 4):
        talk.wait(lambda: talk.view["decision"])
        sent = {"seat": 0, "decision": talk.view["decision"], "action": talk.view["legal"][0]}
        talk.say(t="move", id=f"old {number}", **sent)
        answers.append((talk.answer(f"old {number}"), sent))
        talk.until_seq(answers[-1][0]["seq"])
    talk.wait(lambda: talk.view["decision"])
    first, sent = answers[0]
    talk.say(t="move", id="old 0", **sent)
    assert talk.answer("old 0") == first
    seen = talk.until_kind("view")
    talk.say(t="move", id="old 0", **{**sent, "decision": seen["decision"], "action": seen["legal"][0]})
    assert talk.answer("old 0") == first
    assert talk.until_kind("view")["decision"] == seen["decision"]


def test_a_stale_decision_is_refused_and_followed_by_a_fresh_view(talk: Talk) -> None:
    old = talk.view["decision"]
    assert talk.answer(talk.move())["t"] == "ack"
    talk.wait(lambda: talk.view["decision"] not in (old, None))
    answer = talk.answer(talk.move(decision=old))
    assert (answer["t"], answer["code"]) == ("refused", "stale_decision")
    view = talk.until_kind("view")
    assert view["decision"]
    assert view["events"] == []


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(talk: Talk) -> None:
    before = talk.view
    answer = talk.answer(talk.move({"do": "stop"}))
    assert answer["t"] == "refused"
    for odd in ({"do": "fly"}, {"do": "roll", "high": 3}, {"do": None}, {}, {"do": "boost", "booster": 10**15}):
        assert talk.answer(talk.move(odd))["t"] == "refused"
    talk.quiet()
    assert {k: talk.view[k] for k in ("seq", "view", "legal", "decision")} == {
        k: before[k] for k in ("seq", "view", "legal", "decision")
    }


def test_nobody_moves_for_another_seat(house: House) -> None:
    talks = pair(house, "scrapracer", "club")
    other = talks[1 - talks.index(decider(talks))]
    view = decider(talks).view
    for seat in range(4):
        if seat == other.view["seat"]:
            continue
        message = {
            "t": "move",
            "id": f"x{seat}",
            "seat": seat,
            "decision": view["decision"],
            "action": view["legal"][0],
        }
        assert refusal(other, **message) == "not_your_seat"
        assert refusal(other, t="undo", id=f"u{seat}", seat=seat) == "not_your_seat"
        assert refusal(other, t="nonce", seat=seat, nonce="x") == "not_your_seat"
        assert refusal(other, t="look", seat=seat) == "not_your_seat"
    own = {"seat": other.view["seat"], "action": view["legal"][0]}
    assert refusal(other, t="move", id="own", decision=view["decision"], **own) == "stale_decision"
    assert refusal(other, t="move", id="none", decision=None, **own) == "nothing_owed"


def test_whoever_watches_can_do_nothing(talk: Talk) -> None:
    house = talk.guest.house
    stranger = Guest(house).come(talk.code)
    watcher = talk.guest.come(talk.table["watch"])
    for onlooker in (stranger, watcher):
        onlooker.started()
        assert onlooker.view["seat"] is None
        sent = {"seat": 0, "decision": talk.view["decision"], "action": talk.view["legal"][0]}
        for message in (
            {"t": "move", "id": "a", **sent},
            {"t": "undo", "id": "b", "seat": 0},
            {"t": "start"},
            {"t": "seat", "seat": 1, "kind": "open"},
            {"t": "nonce", "seat": 0, "nonce": "x"},
            {"t": "pace", "pace": "slow"},
            {"t": "absent", "choice": "end"},
            {"t": "rematch"},
            {"t": "look", "seat": 0},
        ):
            assert refusal(onlooker, **message)
    assert talk.answer(talk.move())["t"] == "ack"


def test_a_wrong_token_is_nobody(talk: Talk) -> None:
    for cookie in ("x" * 43, "short", "ü", '"; drop table'):
        try:
            thief = Guest(talk.guest.house, cookie).come(talk.code)
        except UnicodeEncodeError:
            continue
        thief.until_kind("table")
        assert not any(seat["mine"] for seat in thief.table["seats"])


def test_whoever_comes_back_gets_just_what_was_missed(talk: Talk) -> None:
    play_on([talk], rounds=4)
    talk.quiet()
    seen, events = talk.view["seq"], list(talk.events)
    talk.close()
    guest = talk.guest
    same = guest.come(talk.code, since=seen)
    same.started()
    assert (same.view["since"], same.view["events"]) == (seen, [])
    middle = guest.come(talk.code, since=seen - 2)
    middle.started()
    assert middle.view["events"] == [event for event in events if event["seq"] > seen - 2]
    for odd in (-7, seen + 1000):
        fresh = guest.come(talk.code, since=odd)
        fresh.started()
        assert fresh.view["events"] == events
        assert fresh.view["view"] == talk.view["view"]


def test_two_windows_on_one_seat_show_the_same(talk: Talk) -> None:
    twin = talk.guest.come(talk.code)
    twin.started()
    answer = twin.answer(twin.move())
    assert answer["t"] == "ack"
    for one in (talk, twin):
        one.wait(partial(reached, one, answer["seq"]))
        one.quiet()
    assert talk.view["view"] == twin.view["view"]
    assert talk.view["decision"] == twin.view["decision"]


def test_something_secret_is_taken_back_without_anybody_noticing(house: House) -> None:
    one, other = pair(house, "finishline")
    other.quiet()
    known = len(other.raw)
    horse = one.view["view"]["line_up"][0]
    first = one.answer(one.move({"do": "bet", "kind": "win", "horse": horse, "amount": 500}))
    one.until_seq(first["seq"])
    assert one.view["undo"]
    one.say(t="undo", id="back", seat=one.view["seat"])
    assert one.answer("back")["t"] == "ack"
    one.quiet()
    assert one.events[-1]["event"] == "taken_back"
    assert one.view["view"]["your_bets"] == {"win": [], "place": []}
    assert refusal(one, t="undo", id="again", seat=one.view["seat"]) == "no_undo"
    other.quiet()
    assert other.raw[known:] == []


def test_several_people_at_one_device_each_see_their_own(house: House) -> None:
    guest = Guest(house)
    opened = guest.open("finishline", "me", "me")
    assert opened["seats"] == [0, 1]
    talk = guest.come(opened["code"])
    talk.nonce()
    talk.started()
    assert talk.view["seat"] == 0
    horse = talk.view["view"]["line_up"][0]
    talk.answer(talk.move({"do": "bet", "kind": "win", "horse": horse, "amount": 500}))
    talk.quiet()
    talk.say(t="look", seat=1)
    talk.until(lambda message: message["t"] == "view" and message["seat"] == 1)
    assert talk.view["view"]["your_bets"] == {"win": [], "place": []}
    talk.answer(talk.move({"do": "done"}))
    talk.say(t="look", seat=0)
    talk.until(lambda message: message["t"] == "view" and message["seat"] == 0)
    assert talk.view["view"]["your_bets"]["win"]
    talk.answer(talk.move({"do": "done"}))
    talk.wait(lambda: len(talk.view["waiting"]) == 1)


def test_a_rematch_brings_the_same_people_together_again(house: House) -> None:
    talks = pair(house, "outspeed", "club")
    play_on(list(talks))
    for talk in talks:
        talk.wait(partial(is_over, talk))
    talks[1].say(t="rematch")
    talks[0].say(t="rematch")
    for talk in talks:
        talk.wait(partial(talk.table_has, "rematch"))
    code = talks[0].table["rematch"]
    assert talks[1].table["rematch"] == code != talks[0].code
    again = [talk.guest.come(code) for talk in talks]
    for talk in again:
        talk.nonce()
    for talk in again:
        talk.started()
    assert [seat["name"] for seat in again[0].table["seats"]] == [seat["name"] for seat in talks[0].table["seats"]]
    assert again[0].table["commitment"] != talks[0].table["commitment"]


def test_the_host_arranges_the_seats_and_starts(house: House) -> None:
    host, friend = Guest(house), Guest(house)
    opened = host.open("scrapracer", "me", "open", "open", public=True)
    talk = host.come(opened["code"])
    talk.until_kind("table")
    listed = [table for table in friend.get("/api/tables") if table["code"] == opened["code"]]
    assert listed[0]["open"] == 2
    assert opened["watch"] not in json.dumps(listed)
    talk.say(t="seat", seat=1, kind="bot", level="random")
    talk.wait(lambda: talk.table["seats"][1]["level"] == "random")
    assert refusal(talk, t="seat", seat=1, kind="bot", level="genius") == "unknown_level"
    assert refusal(talk, t="seat", seat=0, kind="open") == "own_seat_stays"
    assert refusal(talk, t="seat", seat=5, kind="open") == "no_such_seat"
    assert friend.join(opened["code"], "Ben", seat=1)["refused"] == "seat_taken"
    assert friend.join(opened["watch"], "Ben")["refused"] == "only_watching"
    assert friend.join(opened["code"], "Ben", seat=2)["seats"] == [2]
    assert Guest(house).join(opened["code"], "Cy")["refused"] == "table_full"
    second = friend.come(opened["code"])
    second.until_kind("table")
    assert refusal(second, t="start") == "only_host"
    talk.say(t="start")
    second.started()
    assert refusal(talk, t="start") == "table_playing"
    assert Guest(house).join(opened["code"], "Cy")["refused"] == "table_playing"
    assert [table["watch"] for table in friend.get("/api/tables") if table["code"] == opened["watch"]] == [True]


def test_a_running_game_gives_no_replay(talk: Talk) -> None:
    for path in ("replay", "film"):
        assert talk.guest.get(f"/api/tables/{talk.code}/{path}")["refused"] == "table_playing"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where people are given a hundredth of the usual time."""
    opened = House(tmp_path_factory.mktemp("hasty") / "tables.db", odd={"hurry": 100})
    yield opened
    assert opened.stop() == 0


def test_the_others_let_a_bot_stand_in_until_somebody_is_back(hasty: House) -> None:
    one, other = pair(hasty, "scrapracer", "club")
    other.close()
    one.wait(lambda: one.table["absent"])
    assert one.table["absent"]["seat"] == 1
    assert not one.table["absent"]["may_choose"]
    assert refusal(one, t="absent", choice="end") == "absent_wait"
    one.wait(lambda: one.table["absent"]["may_choose"])
    one.say(t="absent", choice="wait")
    one.wait(lambda: not one.table["absent"]["may_choose"])
    one.wait(lambda: one.table["absent"]["may_choose"])
    one.say(t="absent", choice="bot")
    one.wait(lambda: one.table["seats"][1]["stand_in"] == "club")
    assert one.table["absent"] is None
    play_on([one], rounds=6)
    back = other.guest.come(other.code)
    back.wait(lambda: back.table.get("seats"))
    assert back.table["seats"][1]["mine"]
    back.wait(lambda: back.table["seats"][1]["stand_in"] is None)
    play_on([one, back], rounds=8)


def test_a_game_ends_when_all_who_are_left_want_it_and_its_dice_are_shown(hasty: House) -> None:
    host, friends = Guest(hasty), [Guest(hasty), Guest(hasty)]
    opened = host.open("scrapracer", "me", "open", "open")
    for friend in friends:
        friend.join(opened["code"], "Friend")
    talks = [guest.come(opened["code"]) for guest in (host, *friends)]
    for talk in talks:
        talk.nonce()
    for talk in talks:
        talk.started()
    talks[2].say(t="leave")
    assert talks[2].until_kind("gone")["code"] == "left"
    one, two = talks[:2]
    one.wait(lambda: one.table["absent"] and one.table["absent"]["may_choose"])
    one.say(t="absent", choice="end")
    one.wait(lambda: one.table["absent"]["end"] == [0])
    assert one.table["status"] == "playing"
    two.say(t="absent", choice="end")
    one.wait(lambda: one.table["status"] == "ended")
    assert len(one.table["revealed"]["secret"]) == 64
    lines = host.ask("GET", f"/api/tables/{opened['code']}/replay")[2]
    assert host.post("/api/replays", lines, "application/x-ndjson")["verified"] is True
    one.quiet()
    assert refusal(one, t="move", id="late", seat=0, decision="0-1", action={"do": "roll"}) == "table_ended"
    assert one.view["legal"] == []


def test_whose_time_is_up_is_left_to_the_others(hasty: House) -> None:
    talks = pair(hasty, "scrapracer", clock="fast")
    slow = decider(talks)
    quick = talks[1 - talks.index(slow)]
    assert slow.view["clocks"]["running"] == [slow.view["seat"]]
    assert all(0 < left <= 1500 for left in slow.view["clocks"]["left"])
    quick.wait(lambda: quick.table["absent"])
    assert quick.table["absent"]["why"] == "clock"
    assert quick.table["absent"]["seat"] == slow.view["seat"]
    slow.quiet(0.1)
    assert refusal(slow, t="absent", choice="end") == "not_your_choice"
    quick.say(t="absent", choice="wait")
    quick.wait(lambda: not quick.table["absent"])
    assert slow.answer(slow.move())["t"] == "ack"
