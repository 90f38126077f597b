"""Every game is played to its end in the browser: by mouse in one language, by keyboard in the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.conftest import Person
from browser.playing import against_bots, by_keyboard, by_mouse, play

GAMES = {"scrapracer": 3, "outspeed": 3, "finishline": 2, "cubitos": 2}
OPTIONS = {"scrapracer": {"short": True}}


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("en", "de", "en", "de"), strict=True)])
def test_a_game_is_played_to_its_end_by_mouse(person: Callable[..., Person], game: str, language: str) -> None:
    one = person(language)
    against_bots(one, game, GAMES[game], **OPTIONS.get(game, {}))
    assert play(one.page, by_mouse) >= 1
    assert one.page.locator("dialog.result .podium li").count() == GAMES[game]
    assert one.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("de", "en", "de", "en"), strict=True)])
def test_a_game_is_played_to_its_end_by_keyboard_on_a_phone(
    person: Callable[..., Person], game: str, language: str
) -> None:
    one = person(language, width=360, height=740)
    against_bots(one, game, GAMES[game], **OPTIONS.get(game, {}))
    assert play(one.page, by_keyboard) >= 1
    assert one.page.locator("dialog.result .podium li").count() == GAMES[game]
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 360
