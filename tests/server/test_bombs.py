"""Small things that would unfold into huge ones: none of them is unfolded, and none takes the server's memory."""

from __future__ import annotations

import bz2
import gzip
import lzma
import re
import zlib
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server.guest import Guest, House

UNFOLDED = b'{"homestretch":"replay"}\n' * 2_000_000
"""Fifty million bytes that fold into almost nothing."""
MOST = 8.0
"""MiB by which the server may grow while it is attacked."""


def memory(house: House) -> float:
    """The MiB of a server."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{house.process.pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


BOMBS = {
    "gzip": gzip.compress(UNFOLDED),
    "deflate": zlib.compress(UNFOLDED),
    "br": b"\x8b" * 4096,
    "bzip2": bz2.compress(UNFOLDED),
    "xz": lzma.compress(UNFOLDED, preset=0),
    "gzip, gzip": gzip.compress(gzip.compress(UNFOLDED)),
}


@pytest.mark.parametrize("coding", BOMBS)
def test_a_folded_replay_is_not_unfolded(house: House, coding: str) -> None:
    guest = Guest(house, address="10.9.0.1")
    headers = {"X-Homestretch": "1", "Content-Type": "application/x-ndjson", "Content-Encoding": coding}
    guest.ask("POST", "/api/replays", b"x", headers)
    before = memory(house)
    for _ in range(3):
        status, _, answer = guest.ask("POST", "/api/replays", BOMBS[coding], headers)
        assert (status, b"refused" in answer) == (422, True)
    assert memory(house) - before < MOST


@pytest.mark.parametrize(
    "lines",
    [
        b"[" * 1_000_000,
        b'{"a":' * 200_000,
        b'{"homestretch":"replay","format":1,"seats":' + b"[" * 500_000,
        b'{"homestretch":"replay","format":' + b"9" * 900_000 + b"}",
        b"\n" * 1_000_000,
        b"{}\n" * 340_000,
    ],
    ids=["deep list", "deep object", "deep seats", "long number", "empty lines", "many lines"],
)
def test_a_replay_that_is_deep_or_endless_is_refused(house: House, lines: bytes) -> None:
    guest = Guest(house, address="10.9.0.2")
    guest.post("/api/replays", lines, "application/x-ndjson")
    before = memory(house)
    for _ in range(2):
        assert guest.post("/api/replays", lines, "application/x-ndjson")["refused"].startswith("replay_")
    assert memory(house) - before < MOST


def test_no_socket_unfolds_messages(house: House) -> None:
    """A browser offers it; the server does not take it up, so a folded message is no message."""
    guest = Guest(house)
    code = guest.open("scrapracer", "me", "club")["code"]
    place = f"{house.host}:{house.port}"
    with connect(f"ws://{place}/ws/{code}", origin=Origin(f"http://{place}"), compression="deflate") as line:
        assert line.response is not None
        assert "Sec-WebSocket-Extensions" not in line.response.headers
