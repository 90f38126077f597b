"""Every installed game passes the conformance test, and the test notices what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from homestretch import testing
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find, names
from homestretch.core.policy import Policy
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.testing import check_game


@pytest.mark.parametrize("name", names())
def test_conformance(name: str) -> None:
    check_game(name, games=1)


SQUARE = {"parts": [1, 7, 2, 8, 3, 9, 4, 10], "turns": "SRSRSRSR"}


@pytest.mark.parametrize(
    "options",
    [
        {"circuit": SQUARE, "seats": 6},
        {"finish": 9, "track": "C", "seats": 4},
        {"racers_each": 2, "seats": 3, "short": True},
    ],
    ids=["own circuit", "finish line elsewhere", "two racers for three"],
)
def test_conformance_of_the_variants_of_scrap_racer(options: dict[str, Any]) -> None:
    check_game("scrapracer", games=1, **options)


class Cheat(Policy):
    """Plays what is not among its choices."""

    def choose(self, position: Position, seat: int, legal: Buffer, count: int, stream: Stream) -> int:
        return 31


def leaking(position: Any, seat: int) -> dict[str, Any]:
    return {**find("scrapracer").look(position, seat), "secret": position.to_json()["bonus_cards"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda game: replace(game, look=leaking), "could tell that hidden things were swapped"),
        (lambda game: replace(game, policies={"cheat": Cheat}), "not among its choices"),
        (lambda game: replace(game, events=(*game.events, type(game.events[0])("explosion"))), "event-explosion"),
    ],
    ids=["a view that leaks", "a player that cheats", "an event without a text"],
)
def test_a_faulty_game_is_caught(change: Callable[[Any], Any], sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = change(find("scrapracer"))
    monkeypatch.setattr(testing, "find", lambda name: faulty)
    with pytest.raises(AssertionError, match=sentence):
        check_game("scrapracer", games=2)
