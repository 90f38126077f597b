"""What the page tells: every event to those who listen, and every risk as it is before it is taken."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Person
from browser.playing import GAMES, against_bots, by_script, play
from homestretch.core.catalog import find
from homestretch.core.event import Event
from homestretch.core.text import Text
from homestretch.core.view import View
from homestretch.games.scrapracer.exact import Turn


def told(text: Text, names: list[str], events: list[dict[str, Any]]) -> list[str]:
    """Events in words, as the terminal says them."""
    game = text.game
    assert game is not None
    kinds = {kind.name: kind for kind in game.events}
    return [
        text.event(Event(kinds[one["event"]], {k: v for k, v in one.items() if k not in ("event", "seq")}), names)
        for one in events
    ]


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "de", "de", "en"), strict=True)])
def test_every_event_of_a_game_is_announced_once_and_in_order(
    person: Callable[..., Person], game: str, language: str
) -> None:
    one = person(language)
    against_bots(one, game)
    play(one.page, by_script)
    frames = one.frames()
    sent: list[dict[str, Any]] = []
    for frame in frames:
        if frame["t"] == "view":
            assert frame["events"] is not None
            sent += [event for event in frame["events"] if event["seq"] > (sent[-1]["seq"] if sent else -1)]
    names = [seat["name"] for seat in next(frame for frame in reversed(frames) if frame["t"] == "table")["seats"]]
    expected = told(Text(language, find(game)), names, sent)
    one.page.wait_for_function("(text) => window.__said.includes(text)", arg=expected[-1])
    said: list[str] = one.page.evaluate("window.__said")
    assert len(expected) > 30
    heard = iter(said)
    missing = [text for text in expected if not any(text == one for one in heard)]
    assert missing == [], "every event, in the order in which it happened"
    assert [text for text in set(expected) if said.count(text) > expected.count(text)] == [], "and only once"
    lines = one.page.evaluate("[...document.querySelectorAll('.log-line')].map((line) => line.textContent)")
    assert lines == expected, "and the log says the same"


def view_of(frames: list[dict[str, Any]], game: str) -> View:
    """The latest view of the page, as a bot would be given it."""
    table = next(frame for frame in reversed(frames) if frame["t"] == "table")
    shown = next(frame for frame in reversed(frames) if frame["t"] == "view")
    data = {name: value for name, value in shown["view"].items() if name != "game"}
    return View(find(game), find(game).rules(table["options"]), shown["seat"], data)


def rounded(chance: float, digits: int) -> float:
    """A chance as a browser rounds it, halves up, so that Python prints the same."""
    return floor(10.0**digits * chance + 0.5) / 10.0**digits


def chance_of_a_double(view: View) -> tuple[float, float]:
    """How likely one more die is a double: as it lies, and with every booster used against it, solved exactly."""
    racer = view.data["racers"][view.data["turn"]]
    *before, latest = view.data["dice"]
    held = racer["boosters"]
    chances = []
    for boosters in ([0, 0, 0], [held.get(kind, 0) for kind in ("plus_minus_1", "flip", "reroll")]):
        # A crash costs one and everything else nothing: then rolling on is worth the chance of a crash, below zero.
        turn = Turn(7).given([0.0] * 64, [-1.0] * 7, [0.0] * 3).solved(*boosters)
        chances.append(-turn.worth(sum(1 << (face - 1) for face in before), latest, *boosters)[0])
    return chances[0], chances[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chance_of_a_double_is_shown_as_it_is(person: Callable[..., Person], language: str) -> None:
    one = person(language)
    against_bots(one, "scrapracer")
    text = Text(language, find("scrapracer"))
    seen: set[tuple[int, int]] = set()

    def look(page: Page, state: dict[str, Any], luck: Random) -> None:
        if state["prompt"] == "die":
            view = view_of(one.frames(), "scrapracer")
            plain, boosted = chance_of_a_double(view)
            total = sum(view.data["dice"])
            assert state["sentence"] == text("prompt-die", double=rounded(plain, 2), total=total)
            risk = text("board-risk", chance=rounded(plain, 2))
            if boosted != plain:
                risk = text("board-risk-boosted", chance=rounded(plain, 2), boosted=rounded(boosted, 2))
            shown = page.locator(".sr-do-roll small").all_inner_texts()
            assert shown == [risk], view.data
            seen.add((len(view.data["dice"]), round(100 * boosted)))
        by_script(page, state, luck)

    play(one.page, look)
    assert len(seen) >= 3, seen


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_chance_of_a_bust_is_shown_as_it_is(person: Callable[..., Person], language: str) -> None:
    one = person(language)
    against_bots(one, "cubitos")
    game = find("cubitos")
    text = Text(language, game)
    seen: set[float] = set()

    def look(page: Page, state: dict[str, Any], luck: Random) -> None:
        if state["prompt"] == "push":
            view = view_of(one.frames(), "cubitos")
            assert game.exact is not None
            bust = game.exact(view)["bust"]
            active = sum(view.data["players"]["0"]["active"].values())
            assert state["sentence"] == text("prompt-push", bust=rounded(bust, 2), active=active)
            shown = page.locator(".cubitos-meter b").all_inner_texts()
            assert shown == ([text("board-bust", bust=rounded(bust, 3))] if bust else [])
            seen.add(bust)
            page.locator(".decide .button-main").first.click()
            return
        by_script(page, state, luck)

    play(one.page, look, lambda state: len(seen) > 5 or state["over"])
    assert len(seen) > 3, seen
