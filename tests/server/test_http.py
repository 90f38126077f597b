"""HTTP as a stranger would try it: schemathesis makes requests from the description the server gives of itself.

Most of the codes it tries are those of real tables: one waits for people, at one a game goes on, one is over.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from homestretch.server.openapi import openapi
from server.guest import Guest, House, play_on


@schemathesis.serializer("application/x-ndjson")
def lines(context: object, value: object) -> bytes:
    """A replay is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


schema = schemathesis.openapi.from_dict(openapi())
CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


REAL = 8
"""Of so many codes all but one are real."""
numbers = count()
codes: list[str] = []
answers: Counter[str] = Counter()


@schema.hook
def map_path_parameters(context: object, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """Puts the code of a table that exists in the place of most that do not."""
    number = next(numbers)
    if path_parameters and "code" in path_parameters and number % REAL:
        return {**path_parameters, "code": codes[number % len(codes)]}
    return path_parameters


@pytest.fixture(scope="module")
def tables(house: House) -> Iterator[None]:
    """Tables that exist, in every stage; in the end most requests must have reached one."""
    guest = Guest(house, address="10.20.0.1")
    waiting = guest.open("outspeed", "me", "open", "open", "open")
    going = guest.open("finishline", "me", "me")
    for opened in (going, guest.open("outspeed", "me", "club", "club")):
        talk = guest.come(opened["code"])
        talk.nonce()
        talk.started()
    play_on([talk])
    codes[:] = [waiting["code"], going["code"], talk.code, waiting["watch"], going["watch"]]
    yield
    assert answers["table"] >= 2 * answers["no table"], answers


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server_and_answers_are_as_described(
    case: schemathesis.Case[Any], house: House, tables: None
) -> None:
    number = next(numbers)
    address = f"10.20.{number // 250 % 250}.{number % 250 + 1}"
    response = case.call(base_url=house.address.rstrip("/"), headers={"X-Forwarded-For": address})
    case.validate_response(response, checks=CHECKS)
    if "{code}" in case.path:
        answers["no table" if response.status_code == 404 else "table"] += 1


def test_the_server_describes_itself(guest: Guest) -> None:
    assert guest.get("/api/openapi.json") == json.loads(json.dumps(openapi()))
    assert {"/api/tables", "/api/tables/{code}/join", "/api/replays"} <= set(openapi()["paths"])


def test_texts_are_packed_and_sent_again_only_when_they_changed(guest: Guest) -> None:
    status, headers, body = guest.ask("GET", "/text/de/frame.ftl", headers={"Accept-Encoding": "gzip"})
    assert status == 200
    assert headers["content-encoding"] == "gzip"
    plain = guest.ask("GET", "/text/de/frame.ftl")[2]
    assert gzip.decompress(body) == plain
    again, _, nothing = guest.ask("GET", "/text/de/frame.ftl", headers={"If-None-Match": headers["etag"]})
    assert (again, nothing) == (304, b"")


def test_playing_without_the_server_loads_nothing_of_it() -> None:
    program = (
        "import sys, homestretch, homestretch.cli.main; homestretch.new_table('scrapracer')\n"
        "print(sorted({'starlette', 'uvicorn', 'websockets', 'msgspec', 'asyncio'} & set(sys.modules)))"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"
