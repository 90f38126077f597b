"""The pages and the questions a browser asks over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from homestretch import __version__
from homestretch.bots.levels import levels_of
from homestretch.core.catalog import find, names
from homestretch.core.refused import Refused
from homestretch.core.text import FRAME, LANGUAGES
from homestretch.server import messages as m
from homestretch.server.assets import send_asset
from homestretch.server.film import Film, film_of
from homestretch.server.guard import (
    Guard,
    address_of,
    check_post,
    cookie_name,
    is_secure,
    read_body,
    token_of,
)
from homestretch.server.house import House, replay_seats, rules_for
from homestretch.server.info import game_info
from homestretch.server.keys import new_incident, new_token, owner_of
from homestretch.server.names import cleaned
from homestretch.server.openapi import openapi
from homestretch.server.play import whole_table
from homestretch.server.room import Room
from homestretch.server.socket import talk

STATIC = Path(__file__).parent / "static"
WITHOUT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Homestretch</title>
<h1>Homestretch</h1><p>The server runs, but the browser app is not built: there is no index.html in
<code>homestretch/server/static</code>. Run <code>make web</code> and load this page again.</p></html>
"""
YEAR = 365 * 86_400
STATUS = {
    "table_gone": 404,
    "unknown_game": 404,
    "no_sheet": 404,
    "not_found": 404,
    "unknown_language": 404,
    "wrong_origin": 403,
    "header_missing": 403,
    "not_your_choice": 403,
    "content_type": 415,
    "body_long": 413,
    "body_slow": 408,
    "too_fast": 429,
    "house_full": 503,
    "not_stored": 503,
    "table_full": 409,
    "seat_taken": 409,
    "table_lobby": 409,
    "table_playing": 409,
    "table_over": 409,
    "table_ended": 409,
}
log = logging.getLogger("homestretch.web")
T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]


class Door:
    """Sockets go straight to their tables, everything else to the pages."""

    def __init__(self, pages: ASGIApp, house: House) -> None:
        self.pages = pages
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a connection on."""
        if scope["type"] == "websocket":
            await talk(self.house, scope, receive, send)
        else:
            await self.pages(scope, receive, send)


def app_of(house: House) -> Door:
    """The application for a house that is open."""
    routes = [
        *(Route(path, page) for path in ("/", "/t/{code}", "/w/{code}", "/replay", "/learn/{game}", "/settings")),
        Route("/static/{name:path}", static),
        Route("/text/{language}/{name}.ftl", text),
        Route("/api/about", about),
        Route("/api/openapi.json", description),
        Route("/api/games/{game}", game),
        Route("/api/games/{game}/sheet", sheet),
        Route("/api/tables", tables),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{code}", table),
        Route("/api/tables/{code}/join", join, methods=["POST"]),
        Route("/api/tables/{code}/replay", replay),
        Route("/api/tables/{code}/film", table_film),
        Route("/api/replays", replays, methods=["POST"]),
    ]
    handlers = {Refused: refused, HTTPException: missing, Exception: failed}
    app = Starlette(routes=routes, middleware=[Middleware(Guard)], exception_handlers=handlers)
    app.state.house = house
    return Door(app, house)


# Answers


def answer(value: Any, status: int = 200) -> Response:
    """Something as JSON."""
    return Response(m.encode(value), status, media_type="application/json")


def packed(request: Request, body: bytes, kind: str = "application/json") -> Response:
    """Something long, packed if the browser can unpack it."""
    if len(body) < 1024 or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=kind, headers={"Vary": "Accept-Encoding"})
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(body, 5), media_type=kind, headers=headers)


async def refused(request: Request, problem: Exception) -> Response:
    """A refusal as JSON."""
    assert isinstance(problem, Refused)
    about = {name: value for name, value in problem.about.items() if name != "refused"}
    return answer({"refused": problem.code, "about": about}, STATUS.get(problem.code, 422))


async def missing(request: Request, problem: Exception) -> Response:
    """What the routes do not know: to whoever follows a link a page that says so, to a program a code."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        shown = await page(request)
        shown.status_code = 404 if shown.status_code == 200 else shown.status_code
        return shown
    codes = {404: "not_found", 405: "method_not_allowed"}
    code = codes.get(problem.status_code, "bad_request")
    return Response(
        m.encode({"refused": code, "about": {}}), problem.status_code, problem.headers, media_type="application/json"
    )


async def failed(request: Request, problem: Exception) -> Response:
    """A failure of the server: a number for whoever asks, the rest in the log."""
    number = new_incident()
    log.error("incident %s: %s", number, request.scope.get("route"), exc_info=problem)
    return answer({"refused": "incident", "about": {"number": number}}, 500)


def owner_and_token(request: Request) -> tuple[str, str]:
    """Who asks, by the hash of a token; somebody new is given a token."""
    token = token_of(request)
    owner = owner_of(token)
    if token is None or owner is None:
        token = new_token()
        owner = owner_of(token)
    assert owner is not None
    return owner, token


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """An answer that leaves the token in the browser, where no script can read it."""
    response.set_cookie(
        cookie_name(request), token, YEAR, path="/", httponly=True, samesite="lax", secure=is_secure(request)
    )
    return response


async def wished(request: Request, kind: type[T]) -> T:
    """The body of a request as one of our types; Refused if it is none."""
    house: House = request.app.state.house
    check_post(request, "application/json")
    body = await read_body(request, house.limits.body, house.limits.body_seconds)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused("body_form", problem=str(problem)[:200]) from None


def not_too_often(request: Request, cost: float = 1.0) -> House:
    """The house, unless this address asks too often."""
    house: House = request.app.state.house
    if not house.asked.take(address_of(request), cost):
        raise Refused("too_fast")
    return house


# Pages and texts


async def page(request: Request) -> Response:
    """The one page of the app."""
    if not (STATIC / "index.html").is_file():
        return HTMLResponse(WITHOUT)
    return send_asset(request, STATIC, "index.html")


async def static(request: Request) -> Response:
    """A file of the app."""
    return send_asset(request, STATIC, request.path_params["name"])


async def text(request: Request) -> Response:
    """The texts of the frame, of the pages or of a game in a language."""
    language, name = request.path_params["language"], request.path_params["name"]
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language, near="", known=", ".join(LANGUAGES))
    folder = {"frame": FRAME, "web": FRAME / "web"}.get(name) or find(name).folder / "text"
    return send_asset(request, folder, f"{language}.ftl")


# Games


async def about(request: Request) -> Response:
    """What this server is and has."""
    games = names()
    levels = list(dict.fromkeys(level for name in games for level in levels_of(find(name))))
    return answer(
        {
            "version": __version__,
            "languages": LANGUAGES,
            "games": games,
            "levels": [{"name": level, "text": f"level-{level}"} for level in levels],
        }
    )


async def description(request: Request) -> Response:
    """This interface, described for programs."""
    return answer(openapi())


async def game(request: Request) -> Response:
    """What a browser must know of a game."""
    return answer(game_info(find(request.path_params["game"])))


async def sheet(request: Request) -> Response:
    """All that stays the same under some options and that a picture needs."""
    not_too_often(request)
    found = find(request.path_params["game"])
    if found.sheet is None:
        raise Refused("no_sheet", game=found.name)
    options = {name: found.option(name).read(value) for name, value in request.query_params.items() if value != ""}
    return packed(request, sheet_bytes(found.name, m.encode(options)))


@lru_cache(maxsize=128)
def sheet_bytes(name: str, options: bytes) -> bytes:
    """A sheet as JSON, made once."""
    found = find(name)
    assert found.sheet is not None
    return m.encode(found.sheet(rules_for(name, msgspec.json.decode(options))))


# Tables


async def tables(request: Request) -> Response:
    """The public tables."""
    return answer(not_too_often(request).listed())


async def open_table(request: Request) -> Response:
    """A new table."""
    house = not_too_often(request)
    wish = await wished(request, m.TableWish)
    if not house.opened.take(address_of(request)):
        raise Refused("too_fast")
    owner, token = owner_and_token(request)
    room = await house.open(wish, owner)
    opened = m.Opened(room.table.code, room.table.watch, room.seats_of(owner))
    return with_cookie(request, answer(opened, 201), token)


async def room_of(request: Request) -> Room:
    """The table a request is about."""
    return await not_too_often(request).room(request.path_params["code"])


async def table(request: Request) -> Response:
    """A table as this browser sees it."""
    room = await room_of(request)
    watching = request.path_params["code"] == room.table.watch
    return answer(room.pictures.table(owner_of(token_of(request)), watching))


async def join(request: Request) -> Response:
    """Somebody sits down."""
    wish = await wished(request, m.JoinWish)
    room = await room_of(request)
    if request.path_params["code"] == room.table.watch:
        raise Refused("only_watching")
    owner, token = owner_and_token(request)
    seats = await asyncio.shield(asyncio.ensure_future(room.join(owner, cleaned(wish.name), wish.seat)))
    return with_cookie(request, answer(m.Joined(seats)), token)


async def replay_text(request: Request) -> str:
    """The replay of a finished table; while the game goes on it would tell too much."""
    house: House = request.app.state.house
    room = await room_of(request)
    if room.play is None or room.table.status not in ("over", "ended"):
        raise Refused(f"table_{room.table.status}" if room.play else "table_lobby")
    moves = await house.moves(room)

    def write() -> str:
        rules = rules_for(room.table.game, room.table.options)
        luck = house.luck_of(room.table, room.seats)
        whole = whole_table(room.game, rules, luck, replay_seats(room.seats), moves)
        return "\n".join(whole.replay()) + "\n"

    return await asyncio.to_thread(write)


async def replay(request: Request) -> Response:
    """The replay of a finished table, to keep and to verify."""
    lines = await replay_text(request)
    name = f"{request.path_params['code']}.jsonl"
    response = packed(request, lines.encode(), "application/x-ndjson")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def table_film(request: Request) -> Response:
    """The film of a finished table."""
    return await shown(request, await replay_text(request))


async def replays(request: Request) -> Response:
    """The film of a replay somebody has."""
    house = not_too_often(request, 5.0)
    check_post(request, "application/x-ndjson")
    body = await read_body(request, house.limits.replay, house.limits.body_seconds)
    try:
        lines = body.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("replay_not_text") from None
    return await shown(request, lines)


async def shown(request: Request, lines: str) -> Response:
    """A replay as a film, made beside everything else."""

    def make() -> bytes:
        film: Film = film_of(lines)
        return m.encode(film)

    return await asyncio.to_thread(packed, request, await asyncio.to_thread(make))
