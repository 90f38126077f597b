"""Files that are sent as they are: the app and the texts, packed once and asked for again only when they change."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from homestretch.core.refused import Refused

KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXT = ("text/", "application/", "image/svg")


@dataclass(frozen=True)
class Asset:
    """A file in memory, plain and packed."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


@lru_cache(maxsize=512)
def read_asset(path: Path, changed: int) -> Asset:
    """A file as it was at a time; another time, another asset."""
    body = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXT) and len(body) > 500 else None
    return Asset(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


def send_asset(request: Request, folder: Path, name: str) -> Response:
    """A file of a folder; Refused if there is none, whatever dots the name has in it."""
    root = folder.resolve()
    path = (root / name).resolve()
    if "\0" in name or not path.is_relative_to(root) or path.suffix not in KINDS or not path.is_file():
        raise Refused("not_found")
    asset = read_asset(path, path.stat().st_mtime_ns)
    headers = {"ETag": asset.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(asset.body, media_type=asset.kind, headers=headers)
