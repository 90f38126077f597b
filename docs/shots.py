"""Photographs the four tables for the README, from the real app: python docs/shots.py.

A server of its own, one person against bots that move at once, some moves, then a picture of each table.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

DOCS = Path(__file__).parent
CHROMIUM = "/usr/bin/chromium"
TABLES = {"scrapracer": (4, 24), "outspeed": (4, 5), "finishline": (3, 14), "cubitos": (3, 22)}
"""Of each game: how many sit at the table, and after how many moves it is photographed."""
ASK = """async (wish) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
  headers: {'Content-Type': 'application/json', 'X-Homestretch': '1'}})).json()).code"""
READY = """() => document.querySelector('dialog[open]')
  || [...document.querySelectorAll('.decide button')].some((one) => !one.disabled)"""


def play(page: Page, base: str, game: str, seats: int, moves: int) -> None:
    """Opens a table and plays some moves."""
    bots = [{"kind": "bot", "level": "club", "name": name} for name in ("Bolt", "Comet", "Dynamo")[: seats - 1]]
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, *bots], "pace": "instant"}
    page.goto(f"{base}/settings")
    page.goto(f"{base}/t/{page.evaluate(ASK, wish)}")
    for move in range(moves):
        page.wait_for_function(READY)
        buttons = page.locator(".decide button:enabled")
        if buttons.count():
            buttons.nth(move % min(2, buttons.count()) if game != "finishline" else buttons.count() - 1).click()
        page.wait_for_timeout(120)
    page.wait_for_function(READY)
    if page.locator(".notice-close").count():
        page.locator(".notice-close").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)


def photograph(base: str) -> None:
    """A picture of each table."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1200, "height": 860}, locale="en", color_scheme="light")
        context.add_init_script("localStorage.setItem('homestretch.speed', '0')")
        page = context.new_page()
        for game, (seats, moves) in TABLES.items():
            play(page, base, game, seats, moves)
            page.screenshot(path=DOCS / f"{game}.png")
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "homestretch", "serve", "--port", "0", "--no-open", "--lang", "en"]
        data = Path(folder) / "tables.db"
        with subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert found
            photograph(found.group())
            server.terminate()
