"""What every request must be before anybody looks at it, and what every answer carries."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from homestretch.core.refused import Refused

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PLAIN, SAFE = "homestretch", "__Host-homestretch"
"""The name of the cookie over plain HTTP, and over HTTPS, where the browser holds it to this host."""


class Guard:
    """Adds the headers that keep a browser safe to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def same_origin(headers: Headers, needed: bool) -> bool:
    """Whether a request comes from a page of this server; a browser always says so, a program need not."""
    origin = headers.get("origin")
    if origin is None:
        return not needed
    try:
        place = urlsplit(origin)
        return place.scheme in ("http", "https") and place.netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def check_post(request: Request, kind: str) -> None:
    """Refused if a page of somebody else could have sent this."""
    if not same_origin(request.headers, needed=False):
        raise Refused("wrong_origin")
    if request.headers.get("x-homestretch") != "1":
        raise Refused("header_missing")
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != kind:
        raise Refused("content_type", right=kind)


async def read_body(request: Request, most: int, seconds: float) -> bytes:
    """The body of a request; Refused if it is too long or does not come."""
    if int(request.headers.get("content-length") or 0) > most:
        raise Refused("body_long", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("body_long", most=most)
    except TimeoutError:
        raise Refused("body_slow") from None
    return bytes(body)


def token_of(connection: HTTPConnection) -> str | None:
    """The token in the cookie of a browser."""
    return connection.cookies.get(cookie_name(connection))


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie for this connection."""
    return SAFE if is_secure(connection) else PLAIN


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser speaks HTTPS, with us or with a proxy we trust."""
    return connection.url.scheme in ("https", "wss")


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else ""
