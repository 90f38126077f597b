"""Luck in five kinds."""

from __future__ import annotations

import math
from typing import Any

import pytest

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.given import HandLuck, ScriptedLuck
from homestretch.core.luck import CommonLuck, Luck, SeededLuck
from homestretch.core.position import COMPILED
from homestretch.core.refused import Refused
from homestretch.core.replay import open_chance
from homestretch.core.sealed import SealedLuck
from homestretch.core.stream import Stream
from homestretch.testing import step_at_random

GAME = find("scrapracer")
MANY = 1_000_000 if COMPILED else 20_000


def one_of_each_kind() -> dict[str, Any]:
    """For every kind of chance a position in which it is open."""
    found: dict[str, Any] = {}
    for seed in range(60):
        position, stream, out = GAME.position(GAME.rules({"seats": 4})), Stream(seed), Buffer()
        while not position.over() and len(found) < len(GAME.chances):
            if position.chance(out):
                found.setdefault(GAME.chances[open_chance(position)].name, position.copy())
            step_at_random(position, stream)
    return found


KINDS = one_of_each_kind()


def chi_square_holds(counts: list[int], weights: list[int]) -> bool:
    """Whether counts fit weights, at one wrong alarm in ten thousand (Wilson and Hilferty's quantile)."""
    drawn, total = sum(counts), sum(weights)
    expected = [drawn * weight / total for weight in weights if weight]
    found = [count for count, weight in zip(counts, weights, strict=True) if weight]
    assert sum(found) == drawn, "something impossible turned out"
    freedom = len(expected) - 1
    if freedom == 0:
        return True
    statistic = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True))
    return statistic < freedom * (1 - 2 / (9 * freedom) + 3.719 * math.sqrt(2 / (9 * freedom))) ** 3


def outcomes(luck: Luck, position: Any, times: int) -> tuple[list[int], list[int]]:
    out = Buffer()
    count = position.chance(out)
    counts = [0] * count
    for _ in range(times):
        counts[luck.outcome(position, out, count)] += 1
    return counts, out.first(count)


def test_every_kind_of_chance_was_met() -> None:
    assert sorted(KINDS) == sorted(chance.name for chance in GAME.chances)


@pytest.mark.parametrize("kind", [chance.name for chance in GAME.chances])
def test_a_million_outcomes_of_each_kind_are_as_likely_as_their_weights(kind: str) -> None:
    assert chi_square_holds(*outcomes(SeededLuck(2026), KINDS[kind], MANY))


def test_the_chi_square_test_notices_a_loaded_die() -> None:
    fair = [100_000] * 6
    assert chi_square_holds(fair, [1] * 6)
    assert not chi_square_holds([102_500, *fair[1:]], [1] * 6)


def test_sealed_outcomes_are_as_likely_as_their_weights() -> None:
    luck = SealedLuck(bytes(range(32)), ["a", "b"])
    assert chi_square_holds(*outcomes(luck, KINDS["crash_5_6"], 60_000))


def test_common_outcomes_are_as_likely_as_their_weights() -> None:
    out = Buffer()
    count = KINDS["crash_1_2"].chance(out)
    counts = [0] * count
    for seed in range(30_000):
        counts[CommonLuck(seed).outcome(KINDS["crash_1_2"], out, count)] += 1
    assert chi_square_holds(counts, out.first(count))


def test_seeded_luck_can_be_dealt_again() -> None:
    first = outcomes(SeededLuck(8, 3), KINDS["die"], 500)
    assert first == outcomes(SeededLuck(8, 3), KINDS["die"], 500)
    assert first != outcomes(SeededLuck(8, 4), KINDS["die"], 500)


def test_common_luck_stays_the_same_whatever_else_was_chosen() -> None:
    """Two tables part ways in the first turn; the next racer still rolls the same first die at both."""
    options = {"seats": 3, "racers": ["swifty", "jackal", "crusher"], "start": 0}
    dice = []
    for stops_after in (1, 2):
        position, luck, out = GAME.position(GAME.rules(options)), CommonLuck(77), Buffer()
        rolled: list[int] = []
        while len(rolled) < 40 and position.to_json()["round"] < 3:
            if count := position.chance(out):
                kind, outcome = open_chance(position), luck.outcome(position, out, count)
                position.label(out)
                if GAME.chances[kind].name == "die" and out[3] == 0:
                    rolled.append(outcome)
                position.resolve(outcome)
            else:
                seat = position.waiting().bit_length() - 1
                form = position.to_json()
                legal = out.first(position.legal(seat, out))
                stop = len(form["dice"]) >= stops_after and 1 in legal
                position.apply(seat, 1 if stop else legal[-1] if form["step"] != "die" else legal[-2])
        dice.append(rolled)
    assert len(dice[0]) == 6
    assert dice[0] == dice[1]


def test_scripted_luck_deals_what_is_written_and_refuses_the_rest() -> None:
    out = Buffer()
    count = KINDS["die"].chance(out)
    luck = ScriptedLuck([5, 0, 6])
    assert [luck.outcome(KINDS["die"], out, count) for _ in range(2)] == [5, 0]
    with pytest.raises(Refused, match="script_impossible"):
        luck.outcome(KINDS["die"], out, count)
    with pytest.raises(Refused, match="script_ends"):
        ScriptedLuck([]).outcome(KINDS["die"], out, count)


def test_hand_luck_asks_for_what_is_possible_only() -> None:
    asked: list[list[int]] = []

    def ask(position: Any, possible: list[int]) -> int:
        asked.append(possible)
        return possible[-1]

    out = Buffer()
    count = KINDS["crash_1_2"].chance(out)
    assert HandLuck(ask).outcome(KINDS["crash_1_2"], out, count) == asked[0][-1]
    assert asked[0] == [index for index in range(count) if out[index]]


def test_sealed_luck_depends_on_every_nonce_and_on_the_secret() -> None:
    secret = bytes(32)
    dealt = [
        outcomes(SealedLuck(key, nonces), KINDS["die"], 60)
        for key, nonces in [
            (secret, ["a", "b"]),
            (secret, ["a", "c"]),
            (secret, ["x", "b"]),
            (bytes([1] * 32), ["a", "b"]),
        ]
    ]
    assert all(dealt[0] != other for other in dealt[1:])
    assert dealt[0] == outcomes(SealedLuck(secret, ["a", "b"]), KINDS["die"], 60)
