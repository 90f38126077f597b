"""Ways to play in the browser: by mouse, by keyboard, to the end."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.conftest import Person

STATE = """() => {
  const bar = document.querySelector('.bar-sentence')
  const own = [...document.querySelectorAll('.decide button')]
  return {
    over: !!document.querySelector('dialog.result[open]'),
    dialog: !!document.querySelector('dialog[open]:not(.result)'),
    prompt: bar?.dataset.prompt ?? '',
    labels: own.map((one) => one.disabled ? null : one.textContent),
    board: document.querySelectorAll('.table-board [data-legal]').length,
  }
}"""
READY = """() => document.querySelector('dialog[open]')
  || [...document.querySelectorAll('.decide button')].some((one) => !one.disabled)"""
HERE = "[...document.querySelectorAll('.decide button')].indexOf(document.activeElement)"
MOST_MOVES = 600
Choose = Callable[[Page, dict[str, Any], Random], None]


def open_table(person: Person, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """Opens a table as the page would, with bots that move at once, and goes there; returns its code."""
    wish = {"game": game, "seats": seats, "options": {}, "public": False, "clock": "none", "pace": "instant", **more}
    person.goto("/settings")
    code: str = person.page.evaluate(
        """async (wish) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
          headers: {'Content-Type': 'application/json', 'X-Homestretch': '1'}})).json()).code""",
        wish,
    )
    assert code
    person.goto(f"/t/{code}")
    return code


def against_bots(person: Person, game: str, seats: int = 3, **options: Any) -> str:
    """A table of one person and quick bots."""
    bots = [{"kind": "bot", "level": "club"} for _ in range(seats - 1)]
    return open_table(person, game, [{"kind": "me", "name": "Ada"}, *bots], options=options)


def play(page: Page, choose: Choose, until: Callable[[dict[str, Any]], bool] = lambda state: state["over"]) -> int:
    """Decides until something holds, the end of the game if nothing is named; returns how many moves it took."""
    luck = Random(7)
    for moves in range(MOST_MOVES):
        page.wait_for_function(READY)
        state = page.evaluate(STATE)
        if until(state):
            return moves
        if any(state["labels"]):
            choose(page, state, luck)
    raise AssertionError(f"the game did not end within {MOST_MOVES} moves")


def chosen(state: dict[str, Any], luck: Random) -> int:
    """Which button: the last ones rather, for they go on; of routes the first ones, for they are cheap."""
    able = [at for at, label in enumerate(state["labels"]) if label is not None]
    return luck.choice(able[:2] if state["prompt"] == "route" else able[-3:])


def by_mouse(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Clicks something legal on the board, or a button of the bar."""
    if state["board"] and luck.random() < 0.5:
        page.evaluate(
            """(at) => {
              const found = [...document.querySelectorAll('.table-board [data-legal]')]
              found[at % found.length].dispatchEvent(new MouseEvent('click', {bubbles: true}))
            }""",
            luck.randrange(50),
        )
        return
    at = chosen(state, luck)
    page.evaluate("(at) => { const one = document.querySelectorAll('.decide button')[at]; if (one) one.click() }", at)


def by_keyboard(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Presses a number; or goes to the decision with “d”, to a button with Tab, and presses Enter."""
    if len(state["labels"]) <= 9 and luck.random() < 0.6:
        page.keyboard.press(str(1 + chosen(state, luck)))
        return
    at = chosen(state, luck)
    page.keyboard.press("d")
    for _ in range(len(state["labels"]) + 8):
        if page.evaluate(HERE) == at:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def api(base: str, path: str) -> Any:
    """What the server answers to a plain question."""
    with urllib.request.urlopen(base + path, timeout=10) as answer:
        return json.load(answer)
