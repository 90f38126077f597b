"""One server for all tests and a browser for each file; a person is a browser context that notes what went wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.wire import Wire
from server.guest import ENOUGH, House

CHROMIUM = next((found for name in ("chromium", "chromium-browser") if (found := shutil.which(name))), None)
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LISTEN = """
window.__violations = []
addEventListener("securitypolicyviolation", (event) =>
  __violations.push(event.violatedDirective + " " + event.blockedURI))
window.__heard = []
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words)
    this.addEventListener("message", (event) => __heard.push(event.data))
  }
}
window.__said = []
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.parentElement?.id === "announcer") __said.push(node.textContent)
}).observe(document.body, { childList: true, subtree: true }))
"""
STEADY = {"bot_seconds": 0.25, "spare": ENOUGH}
"""A server that does the same on a busy machine: a bot that has no answer after a moment makes a quick move, for bots
think at low priority; and odds are never left out for lack of time."""
PATIENCE = 30_000
"""Milliseconds until what should be seen must be seen; generous, for a busy machine is no failure."""
HURRY = 40
"""How much less time than usual people are given by the hasty server."""


@dataclass
class Person:
    """Somebody with a browser of their own."""

    context: BrowserContext
    page: Page
    base: str
    problems: list[str] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    forgiven: tuple[str, ...] = ()
    """Parts of messages that belong to what a test does on purpose: a line cut, a page that is not there."""

    def goto(self, path: str) -> None:
        """Goes to a page of the server."""
        self.page.goto(self.base + path)

    def look(self, page: Page) -> None:
        """Notes errors of a page from now on."""
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type in ("error", "warning") else None)

    def forgive(self, *parts: str) -> None:
        """Such messages are what the test is about."""
        self.forgiven += parts

    def tab(self, path: str) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        self.look(page)
        page.goto(self.base + path)
        return page

    def frames(self) -> list[dict[str, Any]]:
        """The messages of the server that have reached this page so far; asked by the page, so that none is missing."""
        self.heard += [json.loads(text) for text in self.page.evaluate("__heard.splice(0)")]
        return self.heard


DOWN = ("WebSocket", "net::ERR")
"""What the console says of a line that is down."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of our own."""
    made = House(tmp_path_factory.mktemp("server") / "tables.db", odd=STEADY)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def server(house: House) -> str:
    """The address of the server."""
    return house.address.rstrip("/")


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with little patience for people who are away."""
    made = House(tmp_path_factory.mktemp("hasty") / "tables.db", odd={**STEADY, "hurry": HURRY})
    yield made.address.rstrip("/")
    made.stop()


@pytest.fixture
def wire(server: str) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    made = Wire(server)
    yield made
    made.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser; closed after each file, for while it is open no other test of the process may use asyncio."""
    if CHROMIUM is None:
        pytest.skip("the browser tests need Chromium: apt-get install chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, server: str) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody's page may have had an error or broken the content policy."""
    people: list[Person] = []

    def make(
        language: str = "en",
        theme: str = "light",
        width: int = 1280,
        height: int = 800,
        base: str = server,
        touch: bool = False,
        script: str = "",
        **settings: Any,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=language, has_touch=touch, is_mobile=touch
        )
        kept = {"language": language, "theme": theme, "name": f"Person {len(people) + 1}", "speed": 0, **settings}
        lines = [
            f"localStorage.getItem('homestretch.{k}') ?? localStorage.setItem('homestretch.{k}', '{json.dumps(v)}')"
            for k, v in kept.items()
        ]
        context.add_init_script("\n".join([LISTEN, *lines, script]))
        context.set_default_timeout(PATIENCE)
        found = Person(context, context.new_page(), base)
        found.look(found.page)
        people.append(found)
        return found

    yield make
    broken: list[str] = []
    for one in people:
        broken += [said for said in one.problems if not any(part in said for part in one.forgiven)]
        for page in one.context.pages:
            broken += page.evaluate("window.__violations ?? []")
        one.context.close()
    assert not broken


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as npm put it there."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.is_file():
        pytest.skip("axe-core is not here: run “npm install --no-package-lock” in web/")
    return path.read_text()
