"""The bundle in the package is the one that the sources in web/ make; no Node is needed to see it."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
STATIC = WEB.parent / "src" / "homestretch" / "server" / "static"
LEFT_OUT = {"node_modules", "test", "dev"}
KILOBYTE = 1024


def source_files() -> dict[str, Path]:
    """The files the bundle is made of, by the name under web/; the same as in web/build.mjs."""
    found = {}
    for path in WEB.rglob("*"):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not any(part in LEFT_OUT or part.startswith(".") for part in parts):
            found["/".join(parts)] = path
    return found


def test_the_bundle_is_made_of_these_sources() -> None:
    whole = hashlib.sha256()
    for name, path in sorted(source_files().items()):
        whole.update(f"{name}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    noted = (STATIC / ".source.sha256").read_text().strip()
    assert noted == whole.hexdigest(), "web/ has changed since the bundle was built: run “npm run build” in web/"


def test_everything_the_page_loads_is_there_and_light() -> None:
    page = (STATIC / "index.html").read_text()
    loaded = re.findall(r'(?:src|href)="/static/([^"]+)"', page)
    assert {"app.js", "app.css"} <= set(loaded)
    for name in loaded:
        assert (STATIC / name).is_file(), name
    scripts = {path.name: path.read_text() for path in STATIC.glob("*.js")}
    for name, text in scripts.items():
        for wanted in re.findall(r'"\./((?:part|board|app)[\w-]*\.js)"', text):
            assert wanted in scripts, f"{name} loads {wanted}"
    app = [*STATIC.glob("part-*.js"), STATIC / "app.js", STATIC / "app.css"]
    whole = sum(len(gzip.compress(path.read_bytes())) for path in app)
    assert whole <= 50 * KILOBYTE
    for game in ("scrapracer", "outspeed", "finishline", "cubitos"):
        own = sum(len(gzip.compress(path.read_bytes())) for path in STATIC.glob(f"board-{game}*"))
        assert 5 * KILOBYTE < own <= 40 * KILOBYTE, game


def test_nothing_in_the_page_needs_an_exception_from_the_content_policy() -> None:
    page = (STATIC / "index.html").read_text()
    assert not re.search(r"<style|style=|<script(?![^>]*src=)|\bon\w+=", page)
    for path in STATIC.glob("*.js"):
        assert not re.search(r"\beval\(|new Function\(", path.read_text()), path.name
