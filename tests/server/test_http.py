"""HTTP as a stranger would try it: schemathesis makes requests from the description the server gives of itself."""

from __future__ import annotations

import json
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
