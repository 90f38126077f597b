"""Ways to play in the browser: by mouse, by touch, by keyboard, to the end."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Person

GAMES = ("scrapracer", "outspeed", "finishline", "cubitos")
SEATS = {"scrapracer": 2, "outspeed": 3, "finishline": 2, "cubitos": 2}
SHORT: dict[str, dict[str, Any]] = {"scrapracer": {"short": True}, "cubitos": {"laps": 1}}
"""Options under which a game does not take long."""
BOT = {"kind": "bot", "level": "rookie"}

STATE = """() => {
  const bar = document.querySelector('.bar-sentence')
  const own = [...document.querySelectorAll('.decide button')]
  return {
    over: !!document.querySelector('dialog.result[open]'),
    dialog: !!document.querySelector('dialog[open]:not(.result)'),
    prompt: bar?.dataset.prompt ?? '',
    sentence: bar?.textContent ?? '',
    labels: own.map((one) => one.disabled ? null : one.textContent),
    main: own.findIndex((one) => !one.disabled && /-main\\b/.test(one.className)),
    board: document.querySelectorAll('.table-board [data-legal]').length,
  }
}"""
READY = "() => document.querySelector('dialog[open]') || document.querySelector('.decide button:not(:disabled)')"
WHEN_READY = f"""async () => {{
  const ready = {READY}
  for (const end = Date.now() + 30000; !ready() && Date.now() < end;) await new Promise((on) => setTimeout(on, 5))
  return ({STATE})()
}}"""
HERE = "[...document.querySelectorAll('.decide button')].indexOf(document.activeElement)"
AIM = """([selector, at]) => {
  const found = document.querySelectorAll(selector)
  const target = found[at % found.length]
  if (!target || target.disabled || !target.getClientRects().length) return null
  const bar = target.closest('.bar')
  if (bar) {  // as a thumb would: the bar scrolls, the page stays
    const [box, from] = [target.getBoundingClientRect(), bar.getBoundingClientRect()]
    if (box.top < from.top || box.bottom > from.bottom) bar.scrollTop += box.top - from.top - from.height / 3
  }
  let above = null
  for (const block of bar ? ['', 'nearest'] : ['center', 'start', 'end']) {
    if (block) target.scrollIntoView({block, inline: 'nearest'})
    for (const part of [target, ...target.querySelectorAll('*')]) {
      const box = part.getBoundingClientRect()
      const point = [box.left + box.width / 2, box.top + box.height / 2]
      above = document.elementFromPoint(...point)
      if (target.contains(above)) return point
      if (target.tagName === 'BUTTON') break
    }
  }
  const [box, frame] = [target.getBoundingClientRect(), target.ownerSVGElement?.getBoundingClientRect()]
  if (frame && (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom))
    return null  // a close-up does not show it
  // Two racers on one space lie on each other; the bar has a button for each of them.
  if (!bar && above?.closest('[data-legal]')) return null
  return `${target.outerHTML.slice(0, 200)} is covered by ${above?.outerHTML.slice(0, 200)}`
}"""
AUTOPLAY = """() => {
  clearInterval(window.__auto)
  window.__auto = setInterval(() => {
    if (document.querySelector('dialog[open]')) return
    const prompt = document.querySelector('.bar-sentence')?.dataset.prompt
    const able = [...document.querySelectorAll('.decide button:not(:disabled)')]
    const main = prompt === 'push' ? -1 : able.findIndex((one) => /-main\\b/.test(one.className))
    const last = main >= 0 && Math.random() < 0.6 ? [able[main]] : able.slice(-3)
    const some = prompt === 'route' ? able.slice(0, 2) : last
    some[Math.floor(Math.random() * some.length)]?.click()
  }, 25)
}"""
MOST_MOVES = 900
Choose = Callable[[Page, dict[str, Any], Random], None]
Until = Callable[[dict[str, Any]], bool]


def open_table(person: Person, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """Opens a table as the page would, with bots that move at once, and goes there; returns its code."""
    wish = {"game": game, "seats": seats, "options": {}, "public": False, "clock": "none", "pace": "instant", **more}
    if not person.page.url.startswith(person.base):
        person.goto("/settings")
    answer = person.page.evaluate(
        """async (wish) => (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish),
          headers: {'Content-Type': 'application/json', 'X-Homestretch': '1'}})).json()""",
        wish,
    )
    code: str = answer.get("code")
    assert code, answer
    person.goto(f"/t/{code}")
    return code


def against_bots(person: Person, game: str, seats: int | None = None, **options: Any) -> str:
    """A short game of one person and quick bots."""
    bots = [BOT] * ((seats or SEATS[game]) - 1)
    return open_table(person, game, [{"kind": "me", "name": "Ada"}, *bots], options={**SHORT.get(game, {}), **options})


def sit_down(person: Person, code: str, name: str) -> None:
    """Takes a free seat by its link, as a person does."""
    person.goto(f"/t/{code}")
    person.page.locator("input[name=name]").fill(name)
    person.page.locator("form.join button").click()
    expect(person.page.locator("form.join")).to_have_count(0)


def play(page: Page, choose: Choose, until: Until = lambda state: state["over"]) -> int:
    """Decides until something holds, the end of the game if nothing is named; returns how many moves it took."""
    luck = Random(7)
    for moves in range(MOST_MOVES):
        state = page.evaluate(WHEN_READY)
        if until(state):
            return moves
        assert state["dialog"] or any(state["labels"]), "nothing to decide for too long"
        if any(state["labels"]):
            choose(page, state, luck)
    raise AssertionError(f"the game did not end within {MOST_MOVES} moves")


def play_while(page: Page, waiting: Callable[[], bool]) -> None:
    """Decides whenever something is to be decided, as long as something is waited for."""
    luck = Random(11)
    while waiting():
        state = page.evaluate(STATE)
        assert not state["over"], "the game is over before it came"
        if any(state["labels"]) and not state["dialog"]:
            by_script(page, state, luck)
        else:
            page.wait_for_timeout(30)


def chosen(state: dict[str, Any], luck: Random) -> int:
    """Which button: the last ones rather, for they go on; of routes the first ones, for they are cheap."""
    able = [at for at, label in enumerate(state["labels"]) if label is not None]
    if luck.random() < 0.1:
        return luck.choice(able)
    if state["main"] >= 0 and state["prompt"] != "push" and luck.random() < 0.6:
        return int(state["main"])
    return luck.choice(able[:2] if state["prompt"] == "route" else able[-3:])


def aim(page: Page, selector: str, at: int) -> tuple[float, float] | None:
    """Where to press to hit the n-th of some elements; None if it is gone, a failure if something lies over it."""
    found = page.evaluate(AIM, [selector, at])
    if isinstance(found, str):  # perhaps the page was just about to change
        page.wait_for_timeout(200)
        found = page.evaluate(AIM, [selector, at])
    assert not isinstance(found, str), found
    return None if found is None else (found[0], found[1])


def target(state: dict[str, Any], luck: Random) -> tuple[str, int]:
    """Something legal on the board, or a button of the bar."""
    if state["board"] and luck.random() < 0.3:
        return ".table-board [data-legal]", luck.randrange(50)
    return ".decide button", chosen(state, luck)


def by_mouse(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Clicks with the mouse where something legal is to be seen."""
    if point := aim(page, *target(state, luck)):
        page.mouse.click(*point)


def by_touch(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Taps with a finger where something legal is to be seen."""
    if point := aim(page, *target(state, luck)):
        page.touchscreen.tap(*point)


def by_keyboard(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Presses a number; or goes to the decision with “d”, to a button with Tab, and presses Enter."""
    at = chosen(state, luck)
    if at < 9 and luck.random() < 0.6:
        page.keyboard.press(str(1 + at))
        return
    page.keyboard.press("d")
    for _ in range(len(state["labels"]) + 8):
        if page.evaluate(HERE) == at:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def by_script(page: Page, state: dict[str, Any], luck: Random) -> None:
    """Presses a button without a hand, where it is not the hand that is tested."""
    page.evaluate("(at) => document.querySelectorAll('.decide button')[at]?.click()", chosen(state, luck))


def api(base: str, path: str) -> Any:
    """What the server answers to a plain question."""
    with urllib.request.urlopen(base + path, timeout=10) as answer:
        return json.load(answer)
