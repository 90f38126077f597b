"""The quick player of Scrap Racer keeps its bonus cards for the end of the race, where it plays for the win alone."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bots.moments import read
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.stream import Stream
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.rules.bonus import card_steps_from

FOUR: dict[str, Any] = {"seats": 4, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}


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


FINISH = 3 * find("scrapracer").rules(FOUR).lap


def last_turn(options: dict[str, Any], racers: dict[str, Any], **form: Any) -> str:
    """What the quick player does about the latest die of the last racer."""
    mover = list(racers)[-1]
    given = {"racers": racers, "turn": mover, "started_at": racers[mover]["progress"], "step": "die", **form}
    game, position = read("scrapracer", options, given)
    seat, out = position.to_json()["racers"][mover]["seat"], Buffer()
    count = position.legal(seat, out)
    return game.actions.typed(game.level("club").choose(position, seat, out, count, Stream(1)))


@pytest.mark.parametrize(
    ("cards", "choice"),
    [({}, "roll"), ({"forward_5": 1, "forward_3": 1}, "stop"), ({"forward_3": 1}, "roll")],
)
def test_in_the_last_turn_the_cards_count_for_the_win(cards: dict[str, int], choice: str) -> None:
    """Fourteen spaces behind the leader, with a six and a four that may be driven."""
    racers = {name: {"progress": FINISH - 40} for name in FOUR["racers"]}
    racers["crusher"] = {"progress": FINISH + 8, "goal_markers": 3}
    racers["twister"] = {"progress": FINISH - 6, "goal_markers": 2}
    form = {"last_round": True, "dice": [6, 4], "bonus_cards": [{}, {}, {}, cards]}
    assert last_turn(FOUR, racers, **form) == choice


@pytest.mark.parametrize(("second", "choice"), [(FINISH - 5, "roll"), (FINISH - 60, "stop")])
def test_with_two_racers_each_crossing_the_line_wins_by_the_second_one(second: int, choice: str) -> None:
    """The rival is home, but his other racer is far behind; to cross wins if one's own other racer is not (SR-25)."""
    options = {"seats": 2, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}
    racers = {
        "crusher": {"progress": FINISH + 4, "goal_markers": 3},
        "swifty": {"progress": second, "goal_markers": 2},
        "jackal": {"progress": FINISH - 50, "goal_markers": 1},
        "twister": {"progress": FINISH - 9, "goal_markers": 2},
    }
    assert last_turn(options, racers, order=list(racers), last_round=True, dice=[5, 3]) == choice


HANDS = (
    {"forward_3": 1, "straight": 1, "curve": 1, "catch_up": 1},
    {"straight": 2, "curve": 1, "catch_up": 1, "forward_7": 1},
)


def best_order(position: Any, start: int, moves: list[str]) -> int:
    """How far cards and dice go at most: every order walked, one by one."""
    lap, most = FINISH // 3, 0
    for order in set(permutations(moves)):
        space, gone = start, 0
        for move in order:
            steps = 9 if move == "dice" else card_steps_from(position, parts.BONUS_CARDS.index(move), space)
            gone, space = gone + steps, (space + steps - 1) % lap + 1
        most = max(most, gone)
    return most


@pytest.mark.parametrize("cards", HANDS, ids=["four", "five"])
@pytest.mark.parametrize("at", range(FINISH - 24, FINISH, 5))
def test_in_the_end_cards_are_played_in_the_order_that_goes_farthest(at: int, cards: dict[str, int]) -> None:
    racers = {name: {"progress": at + 3 * i} for i, name in enumerate(FOUR["racers"])}
    form = {"racers": racers, "turn": "crusher", "step": "before", "started_at": at, "dice": [6, 3]}
    game, position = read("scrapracer", FOUR, {**form, "bonus_cards": [cards, {}, {}, {}]})
    moves = [*(card for card, count in cards.items() for _ in range(count)), "dice"]
    most = best_order(position, (at - 1) % (FINISH // 3) + 1, moves)
    club, out = game.level("club"), Buffer()
    while position.to_json()["step"] in ("before", "after"):
        before = position.to_json()["racers"]["crusher"]["progress"]
        position.apply(0, club.choose(position, 0, out, position.legal(0, out), Stream(1)))
    assert before - at <= most
    assert position.to_json()["racers"]["crusher"]["progress"] - at >= most
