"""Those who mean no good: they are refused or cut off, and nobody else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from homestretch.core.refused import Refused
from homestretch.server.names import cleaned, distinct
from server.guest import Guest, House, Talk

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options")
JSON = {"X-Homestretch": "1", "Content-Type": "application/json"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with little patience."""
    about = {"header_seconds": 1.0, "body_seconds": 1.0, "send_seconds": 1.0, "hello_seconds": 1.0}
    opened = House(tmp_path_factory.mktemp("strict") / "tables.db", odd=about)
    yield opened
    assert opened.stop() == 0


def at_table(house: House, address: str | None = None) -> Talk:
    guest = Guest(house, address=address)
    talk = guest.come(guest.open("scrapracer", "me", "club")["code"])
    talk.nonce()
    talk.wait(lambda: talk.view.get("decision"))
    return talk


def latencies(talk: Talk, count: int) -> list[float]:
    """Seconds from sending a move to its answer; the bot between may take its time."""
    found = []
    for _ in range(count):
        talk.wait(lambda: talk.view["decision"] or talk.view["over"])
        if talk.view["over"]:
            break
        start = time.monotonic()
        answer = talk.answer(talk.move())
        found.append(time.monotonic() - start)
        if answer["t"] == "ack":
            talk.until_seq(answer["seq"])
        else:
            talk.until_kind("view")
    return found


# Messages


def ended(talk: Talk) -> tuple[dict[str, Any] | None, int]:
    """The last words and the code with which a line was closed."""
    last = None
    with suppress(ConnectionClosed):
        while True:
            last = talk.hear(10)
    assert talk.line.close_code is not None
    return last, talk.line.close_code


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"t": "fly"}',
        '{"t": "move"}',
        '{"t": "ping", "more": 1}',
        '{"t": "move", "id": "", "seat": 0, "decision": "0-1", "action": {}}',
        '{"t": "move", "id": "a", "seat": 99, "decision": "0-1", "action": {}}',
        '{"t": "move", "id": "a", "seat": 0, "decision": "0-1", "action": {"do": {"do": "roll"}}}',
        '{"t": "move", "id": "a", "seat": true, "decision": "0-1", "action": {"do": "roll"}}',
        '{"t": "hello", "since": 1e400}',
        "[" * 4000,
        '{"t": "nonce", "seat": 0, "nonce": "\\u0000"}',
        '{"t": "look", "seat": -1}',
        '{"t": "ping"}\x00',
    ],
)
def test_a_message_nobody_understands_is_refused_and_too_many_end_the_line(house: House, junk: str) -> None:
    talk = at_table(house)
    talk.line.send(junk)
    assert talk.until_kind("refused")["code"] == "message_form"
    talk.settle()
    for _ in range(10):
        talk.line.send(junk)
    last, _ = ended(talk)
    assert last is not None
    assert (last["t"], last["code"]) == ("gone", "message_form")
    back = talk.guest.come(talk.code)
    back.started()
    assert back.view["decision"] == talk.view["decision"]


def test_messages_have_a_length_and_it_is_8192_bytes(house: House) -> None:
    talk = at_table(house)
    ping = '{"t":"ping"}'
    talk.line.send(ping + " " * (8192 - len(ping)))
    assert talk.until_kind("pong")
    talk.line.send(ping + " " * (8193 - len(ping)))
    assert ended(talk)[1] == 1009
    parts = at_table(house)
    with suppress(ConnectionClosed):
        parts.line.send(" " * 5000 for _ in range(2))
    assert ended(parts)[1] == 1009


def test_bytes_are_no_message(house: House) -> None:
    talk = at_table(house)
    talk.line.send(b'{"t":"ping"}')
    assert talk.until_kind("refused")["code"] == "message_form"


def test_a_line_begins_with_a_hello_and_soon(strict: House) -> None:
    guest = Guest(strict)
    code = guest.open("scrapracer", "me", "club")["code"]
    rude = Talk(guest, code)
    rude.say(t="ping")
    last, _ = ended(rude)
    assert last is not None
    assert last["code"] == "hello_first"
    silent = Talk(guest, code)
    start = time.monotonic()
    ended(silent)
    assert time.monotonic() - start < 8


@pytest.mark.parametrize("code", ["aaaaaaaaaa", "x", "..%2f..%2fetc", "' OR 1=1 --"])
def test_a_link_to_no_table_says_so(house: House, code: str) -> None:
    from urllib.parse import quote

    guest = Guest(house)
    assert guest.get(f"/api/tables/{quote(code, safe='%')}")["refused"] in ("table_gone", "not_found")
    if "/" not in code and "%" not in code:
        talk = Talk(guest, quote(code))
        last, closed = ended(talk)
        assert last is not None
        assert (last["t"], last["code"], closed) == ("gone", "table_gone", 1008)


def test_a_flood_is_dammed_and_hurts_nobody_else(house: House) -> None:
    victim = at_table(house, "10.1.1.1")
    flooder = at_table(house, "10.2.2.2")
    start = time.monotonic()
    heard: list[str] = []

    def flood() -> None:
        with suppress(ConnectionClosed):
            for number in range(20_000):
                flooder.say(t="undo", id=f"f{number}", seat=0)

    def listen() -> None:
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                message = flooder.hear(5)
                heard.append(message.get("code", message["t"]))

    threads = [Thread(target=flood, daemon=True), Thread(target=listen, daemon=True)]
    for thread in threads:
        thread.start()
    slowest = max(latencies(victim, 12))
    assert slowest < 2.0
    assert time.monotonic() - start < 60
    flooder.line.close()
    for thread in threads:
        thread.join(20)
    assert "too_fast" in heard


def test_whoever_does_not_read_is_cut_off_and_holds_nobody_up(strict: House) -> None:
    talk = at_table(strict)
    place = (strict.host, strict.port)
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    stalled.connect(place)
    stalled.sendall(
        f"GET /ws/{talk.code} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Origin: http://{place[0]}:{place[1]}\r\nCookie: homestretch={talk.guest.cookie}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = b'{"t":"hello","since":-1,"seat":0}'
    stalled.sendall(b"\x81" + bytes([0x80 | len(hello)]) + bytes(4) + hello)
    again = b'{"t":"hello"}'
    frame = b"\x81" + bytes([0x80 | len(again)]) + bytes(4) + again
    slowest = 0.0
    cut = False
    for _ in range(150):
        try:
            with suppress(BlockingIOError):
                for _ in range(20):
                    stalled.send(frame, socket.MSG_DONTWAIT)
        except (BrokenPipeError, ConnectionResetError):
            cut = True
            break
        slowest = max([slowest, *latencies(talk, 1)])
        time.sleep(0.1)
    stalled.close()
    assert cut
    assert slowest < 2.0


# Requests


ORIGINS = [
    "http://evil.example",
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    "",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_others_get_neither_a_socket_nor_a_table(house: House, origin: str) -> None:
    guest = Guest(house)
    code = guest.open("scrapracer", "me", "club")["code"]
    if origin:
        with pytest.raises(InvalidStatus) as refused:
            Talk(guest, code, origin=origin)
        assert refused.value.response.status_code == 403
    wish = json.dumps({"game": "scrapracer", "seats": [{"kind": "open"}] * 2}).encode()
    status, _, body = guest.ask("POST", "/api/tables", wish, {**JSON, "Origin": origin})
    assert (status, json.loads(body)["refused"]) == (403, "wrong_origin")


def test_a_form_of_another_page_is_refused(house: House) -> None:
    guest = Guest(house)
    wish = json.dumps({"game": "scrapracer", "seats": [{"kind": "open"}] * 2}).encode()
    for headers, code in (
        ({"Content-Type": "application/json"}, "header_missing"),
        ({"X-Homestretch": "1", "Content-Type": "text/plain"}, "content_type"),
        ({"X-Homestretch": "1"}, "content_type"),
    ):
        assert json.loads(guest.ask("POST", "/api/tables", wish, headers)[2])["refused"] == code


def test_the_cookie_is_out_of_reach_of_scripts_and_safe_behind_https(house: House) -> None:
    guest = Guest(house)
    wish = json.dumps({"game": "scrapracer", "seats": [{"kind": "open"}] * 2}).encode()
    cookie = guest.ask("POST", "/api/tables", wish, JSON)[1]["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    proxied = Guest(house)
    with pytest.raises(AssertionError):
        proxied.ask("POST", "/api/tables", wish, {**JSON, "X-Forwarded-Proto": "https"})
    import http.client

    line = http.client.HTTPConnection(house.host, house.port)
    line.request("POST", "/api/tables", wish, {**JSON, "X-Forwarded-Proto": "https"})
    safe = line.getresponse().getheader("set-cookie") or ""
    line.close()
    assert safe.startswith("__Host-homestretch=")
    assert "Secure" in safe


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/api/about", "/api/tables/none", "/t/x", "/static/../../etc/passwd"]
)
def test_every_answer_carries_the_headers_that_keep_a_browser_safe(house: House, path: str) -> None:
    _, headers, _ = Guest(house).ask("GET", path)
    assert all(name in headers for name in HEADERS)
    assert "'unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/static/../run.py", "/static/%2e%2e/run.py", "/text/en/..%2f..%2fcore.ftl", "/text/../en/frame.ftl"]
)
def test_no_path_leads_out_of_the_house(house: House, path: str) -> None:
    status, _, body = Guest(house).ask("GET", path)
    assert status == 404
    assert b"import" not in body


def test_bodies_have_a_length(house: House) -> None:
    guest = Guest(house, address="10.3.3.3")
    assert guest.post("/api/tables", b" " * 65_537)["refused"] == "body_long"
    assert guest.post("/api/tables", b" " * 65_536)["refused"] == "body_form"
    long = b"x" * (1024 * 1024 + 1)
    assert guest.post("/api/replays", long, "application/x-ndjson")["refused"] == "body_long"
    for body in (b"", b"[]", b"{", b'{"game": 1}', b"\xff", b"[" * 60_000):
        assert guest.post("/api/tables", body)["refused"] == "body_form"


def test_a_replay_that_is_none_is_refused_with_its_line(house: House) -> None:
    guest = Guest(house, address="10.4.4.4")
    for body, code in (
        (b"", "replay_empty"),
        (b"hello", "replay_not_json"),
        (b"[]", "replay_line"),
        (b"{}", "replay_header"),
        (b"\xff\xfe", "replay_not_text"),
    ):
        assert guest.post("/api/replays", body, "application/x-ndjson")["refused"] == code
    golden = sorted((Path(__file__).parents[1] / "replays" / "outspeed").glob("*.jsonl"))[0].read_bytes()
    assert guest.post("/api/replays", golden, "application/x-ndjson")["verified"] is True
    lines = golden.split(b"\n")
    lines[4] = lines[5]
    changed = guest.post("/api/replays", b"\n".join(lines), "application/x-ndjson")
    assert changed["refused"].startswith("replay_") or changed["verified"] is not True
    assert changed.get("about", {}).get("line", 5) in (5, 6)


def test_headers_and_bodies_that_dribble_are_cut(strict: House) -> None:
    def dribble(start: bytes, rest: bytes) -> tuple[float, bytes]:
        began = time.monotonic()
        with socket.create_connection((strict.host, strict.port), 10) as line:
            line.sendall(start)
            heard = b""
            line.settimeout(0.2)
            try:
                for letter in rest * 100:
                    line.sendall(bytes([letter]))
                    with suppress(TimeoutError):
                        part = line.recv(4096)
                        if not part:
                            break
                        heard += part
                        if b"408" in heard:
                            break
                    if time.monotonic() - began > 15:
                        break
            except OSError:
                pass
        return time.monotonic() - began, heard

    assert dribble(b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Slow: a\r\n")[0] < 8
    second = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n"
    assert dribble(second, b"X-Slow: a\r\n")[0] < 8
    post = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Homestretch: 1\r\nContent-Type: application/json\r\n"
    seconds, heard = dribble(post + b"Content-Length: 5000\r\n\r\n", b"{")
    assert seconds < 8
    assert b"body_slow" in heard or b"408" in heard


# Names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("A\u202edA\u200b\x07", "AdA"),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("名前", "名前"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_as_people_read_it(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


def test_nobody_at_a_table_has_the_name_of_another(house: House) -> None:
    host = Guest(house, address="10.5.5.6")
    code = host.open("scrapracer", "me", "me", "open", "open")["code"]
    for name in ("player 1", "Player 2"):
        Guest(house, address="10.5.5.7").join(code, name)
    talk = host.come(code)
    talk.until_kind("table")
    assert [seat["name"] for seat in talk.table["seats"]] == ["Player 1", "Player 2", "player 1 2", "Player 2 2"]


@pytest.mark.parametrize(
    ("taken", "shown"),
    [
        (["Ben", ""], "Ada"),
        (["ADA"], "Ada 2"),
        (["Ada", "Ada 2"], "Ada 3"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(taken: list[str], shown: str) -> None:
    assert distinct("Ada", taken) == shown


def test_a_long_name_that_is_taken_stays_within_bounds() -> None:
    assert distinct("x" * 24, ["X" * 24]) == "x" * 22 + " 2"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("\u200b\u202e", "name_empty"),
        (None, "name_empty"),
        ("\u0301", "name_empty"),
        ("x" * 25, "name_long"),
        ("x" * 10_000, "name_long"),
    ],
)
def test_a_name_nobody_can_read_is_refused(house: House, typed: str | None, code: str) -> None:
    with pytest.raises(Refused, match=code):
        cleaned(typed)
    seats = [{"kind": "me", "name": typed}, {"kind": "open"}]
    guest = Guest(house, address="10.5.5.5")
    assert guest.post("/api/tables", {"game": "scrapracer", "seats": seats})["refused"] == code
    if typed is not None:
        code_of_table = guest.open("scrapracer", "me", "open")["code"]
        assert guest.join(code_of_table, typed)["refused"] == code


def test_options_that_cannot_be_are_refused(house: House) -> None:
    guest = Guest(house, address="10.6.6.6")
    for options, code in (
        ({"track": "Z"}, "option_value"),
        ({"wings": 2}, "unknown_option"),
        ({"circuit": {}}, "option_online"),
        ({"short": 1}, "option_value"),
    ):
        assert guest.open("scrapracer", "me", "club", options=options)["refused"] == code
    assert guest.open("scrapracer", "me")["refused"] == "seats_count"
    assert guest.open("chess", "me", "club")["refused"] == "unknown_game"
    assert guest.open("scrapracer", "me", "genius")["refused"] == "unknown_level"
    assert guest.open("finishline", "me", "club", options={"seats": 4})["code"]


def test_one_address_cannot_open_tables_without_end(house: House) -> None:
    guest = Guest(house, address="10.7.7.7")
    answers = [guest.open("scrapracer", "me", "club") for _ in range(40)]
    assert "code" in answers[0]
    assert answers[-1].get("refused") == "too_fast"
    assert "code" in Guest(house, address="10.7.7.8").open("scrapracer", "me", "club")
