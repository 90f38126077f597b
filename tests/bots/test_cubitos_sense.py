"""What the search of Cubitos does not even look at, and that it is really worse than something else."""

from __future__ import annotations

from typing import Any

import pytest

from bots.moments import moments
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.stream import Stream
from homestretch.games.cubitos.insight import CubitosInsight

GAME = find("cubitos")
OPTIONS = {"seats": 2, "set": "race_1", "start": 0}


def looked_at(position: Any, seat: int) -> tuple[list[str], list[str]]:
    """What there is to do, the quick player's own first, and what of it is looked at."""
    out = Buffer()
    count = position.legal(seat, out)
    own = GAME.level("club").choose(position, seat, out, count, Stream(1))
    ranked = [own, *(action for action in out.first(count) if action != own)]
    for i, action in enumerate(ranked):
        out[i] = action
    left = CubitosInsight().sensible(position, seat, out, count)
    return [GAME.actions.typed(action) for action in ranked], [GAME.actions.typed(action) for action in out.first(left)]


def running(**own: Any) -> Any:
    """A runner in the Move step."""
    dice = {"at": "out", "hand": {}, "roll": {}, "draw": {"light_gray": 7, "dark_gray": 2}}
    players = {"0": {"ask": "move", **dice, **own}, "1": {"ask": "nothing", **dice}}
    form = {"stage": "turns", "turn_at": "move", "round": 5, "turn": 0, "roller": 0, "players": players}
    return GAME.read(GAME.rules(OPTIONS), form)


def course() -> Any:
    return GAME.rules(OPTIONS).courses[0].spaces


@pytest.mark.parametrize("seed", range(3))
def test_the_quick_players_own_stays_and_nothing_new_comes_in(seed: int) -> None:
    out = {"pass": 0, "stop": 0, "move": 0, "decline": 0}
    for table, seat in moments("cubitos", seed, 1):
        everything, left = looked_at(table.position, seat)
        assert left[0] == everything[0]
        assert left == [action for action in everything if action in left]
        own = table.position.to_json()["players"][str(seat)]
        if "pass" in everything[1:]:
            assert ("pass" in left) == own["danger"]
        for action in set(everything) - set(left):
            out[action.split()[0]] = out.get(action.split()[0], 0) + 1
    assert all(out.values()), out


def test_a_runner_does_not_zigzag_or_stop_short() -> None:
    """On 91 with six steps: by 95, with three credits, everything behind 94 is reached as soon."""
    assert [reward.amount for reward in course()[95].rewards] == [3]
    assert not course()[94].rewards
    everything, left = looked_at(running(space=91, began=87, steps=6), 0)
    assert {"move 94", "move 95", "stop"} <= set(everything)
    assert "move 95" in left
    assert not {"move 94", "stop"} & set(left)


def test_a_space_that_pays_is_worth_a_stop_and_a_detour() -> None:
    _, left = looked_at(running(space=95, began=87, steps=2), 0)
    assert "stop" in left
    _, left = looked_at(running(space=93, began=87, steps=1), 0)
    assert "move 96" in left  # three credits, and no nearer to the finish than 97


def test_the_last_steps_lead_home() -> None:
    """As read in a game: on 129 with three steps the finish is exactly three away."""
    _, left = looked_at(running(space=129, began=127, steps=3), 0)
    assert left == ["move 138"]


def test_who_has_bob_may_end_anywhere() -> None:
    everything, left = looked_at(running(space=91, began=87, steps=6, active={"blue_symbol": 1}), 0)
    assert left == everything


@pytest.mark.parametrize(("number", "kept"), [(95, False), (104, True)])
def test_only_a_reward_that_costs_a_die_is_declined(number: int, kept: bool) -> None:
    position = running(ask="reward", space=number, began=87, steps=0)
    everything, left = looked_at(position, 0)
    assert set(everything) == {"accept", "decline"}
    assert ("decline" in left[1:] or left[0] == "decline") == kept
