"""The quick player of Scrap Racer keeps its bonus cards for the end of the race."""

from __future__ import annotations

import pytest

from bots.moments import read
from homestretch.core.buffer import Buffer
from homestretch.core.stream import Stream

FOUR = {"seats": 4, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}


@pytest.mark.parametrize(
    ("at", "cards", "choice"),
    [
        (41, {"catch_up": 1}, "done"),  # nine spaces
        (41, {"forward_3": 1, "forward_5": 1, "straight": 1}, "done"),
        (60, {"catch_up": 1}, "play catch_up"),  # fifteen
        (41, {"forward_3": 3, "forward_5": 2}, "play forward_5"),  # more than it can hope to use
        (121, {"forward_5": 1}, "play forward_5"),  # the finish is near
    ],
)
def test_cards_are_kept_unless_they_go_very_far_or_are_many(at: int, cards: dict[str, int], choice: str) -> None:
    progress = {"crusher": 50, "jackal": 50, "swifty": at, "twister": 75}
    form = {
        "turn": "swifty",
        "step": "after",
        "stage": "ability",
        "racers": {name: {"progress": spaces} for name, spaces in progress.items()},
        "started_at": at - 6,
        "dice": [4, 2],
        "driven": True,
        "bonus_cards": [{}, {}, cards, {}],
    }
    game, position = read("scrapracer", FOUR, form)
    out = Buffer()
    count = position.legal(2, out)
    action = game.level("club").choose(position, 2, out, count, Stream(1))
    assert game.actions.typed(action) == choice
