"""HTTP as a stranger would try it: schemathesis makes requests from the description the server gives of itself."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from homestretch.server.openapi import openapi
from server.guest import Guest, House


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


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server_and_answers_are_as_described(case: schemathesis.Case[Any], house: House) -> None:
    response = case.call(base_url=house.address.rstrip("/"), headers={"X-Forwarded-For": "10.20.0.1"})
    case.validate_response(response, checks=CHECKS)


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
