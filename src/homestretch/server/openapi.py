"""The HTTP interface described for programs, made from the types it is checked with."""

from __future__ import annotations

from typing import Any

import msgspec

from homestretch import __version__
from homestretch.server import messages as m
from homestretch.server.film import Film
from homestretch.server.info import GameInfo


class RefusedSeen(msgspec.Struct):
    """Why something was not done."""

    refused: str
    about: dict[str, Any]


class About(msgspec.Struct):
    """What this server is and has."""

    version: str
    languages: list[str]
    games: list[str]
    levels: list[dict[str, str]]


TYPES = (m.TableWish, m.JoinWish, m.Opened, m.Joined, m.TableSeen, m.TableListed, GameInfo, Film, RefusedSeen, About)
JSON, LINES = "application/json", "application/x-ndjson"


def openapi() -> dict[str, Any]:
    """The description, as OpenAPI 3.1."""
    schemas, parts = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    of = dict(zip(TYPES, schemas, strict=True))
    code, game = path_name("code", "[a-z2-9]{10}"), path_name("game", "[a-z]{1,40}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Homestretch", "version": __version__},
        "components": {"schemas": parts},
        "paths": {
            "/api/about": {"get": does("What this server is and has", of[About], of)},
            "/api/games/{game}": {"get": does("A game", of[GameInfo], of, [game])},
            "/api/games/{game}/sheet": {"get": does("What a picture of a game needs", {"type": "object"}, of, [game])},
            "/api/tables": {
                "get": does("Public tables", {"type": "array", "items": of[m.TableListed]}, of),
                "post": does("A new table", of[m.Opened], of, [header()], of[m.TableWish], status="201"),
            },
            "/api/tables/{code}": {"get": does("A table", of[m.TableSeen], of, [code])},
            "/api/tables/{code}/join": {"post": does("Sit down", of[m.Joined], of, [code, header()], of[m.JoinWish])},
            "/api/tables/{code}/replay": {
                "get": does("The replay of a finished game", {"type": "string"}, of, [code], media=LINES)
            },
            "/api/tables/{code}/film": {"get": does("The film of a finished game", of[Film], of, [code])},
            "/api/replays": {
                "post": does("The film of a replay", of[Film], of, [header()], {"type": "string"}, sends=LINES)
            },
        },
    }


def path_name(name: str, pattern: str) -> dict[str, Any]:
    """A part of a path."""
    schema = {"type": "string", "pattern": f"^{pattern}$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def header() -> dict[str, Any]:
    """The header that no page of somebody else can send."""
    return {"name": "X-Homestretch", "in": "header", "required": True, "schema": {"type": "string", "enum": ["1"]}}


def does(
    summary: str,
    answer: dict[str, Any],
    of: dict[Any, dict[str, Any]],
    parameters: list[dict[str, Any]] | None = None,
    body: dict[str, Any] | None = None,
    status: str = "200",
    media: str = JSON,
    sends: str = JSON,
) -> dict[str, Any]:
    """One operation: what it takes, what it answers, and that it may refuse."""
    found: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters or [],
        "responses": {
            status: {"description": summary, "content": {media: {"schema": answer}}},
            "4XX": {"description": "Refused", "content": {JSON: {"schema": of[RefusedSeen]}}},
        },
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": {sends: {"schema": body}}}
    return found
