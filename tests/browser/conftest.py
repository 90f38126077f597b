"""One server and one browser for all tests; a person is a browser context with everything that went wrong noted."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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
window.__said = []
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node.parentElement?.id === "announcer") __said.push(node.textContent)
}).observe(document.body, { childList: true, subtree: true }))
"""


@dataclass
class Person:
    """Somebody with a browser of their own."""

    context: BrowserContext
    page: Page
    base: str
    problems: list[str] = field(default_factory=list)

    def goto(self, path: str) -> None:
        """Goes to a page of the server."""
        self.page.goto(self.base + path)

    def look(self) -> None:
        """Notes errors of the page from now on."""
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console", lambda said: self.problems.append(said.text) if said.type in ("error", "warning") else None
        )


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    data = tmp_path_factory.mktemp("server") / "tables.db"
    command = [sys.executable, "-m", "homestretch", "serve", "--port", "0", "--no-open", "--lang", "en"]
    with subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found
        yield found.group()
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    if CHROMIUM is None:
        pytest.skip("the browser tests need Chromium: apt-get install chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, server: str) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody's page may have had an error or broken the content policy."""
    people: list[Person] = []

    def make(
        language: str = "en", theme: str = "light", width: int = 1280, height: int = 800, base: str = server
    ) -> Person:
        context = chromium.new_context(viewport={"width": width, "height": height}, locale=language)
        kept = {"language": language, "theme": theme, "name": f"Person {len(people) + 1}"}
        lines = [
            f"localStorage.getItem('homestretch.{k}') ?? localStorage.setItem('homestretch.{k}', '\"{v}\"')"
            for k, v in kept.items()
        ]
        lines.append("localStorage.getItem('homestretch.speed') ?? localStorage.setItem('homestretch.speed', '0')")
        context.add_init_script("\n".join([LISTEN, *lines]))
        context.set_default_timeout(20_000)
        found = Person(context, context.new_page(), base)
        found.look()
        people.append(found)
        return found

    yield make
    broken: list[str] = []
    for one in people:
        broken += one.problems
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
