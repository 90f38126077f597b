"""Exact answers, held to plain recursion and to the rules themselves."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from bots.moments import read
from homestretch.core.catalog import find
from homestretch.core.luck import SeededLuck
from homestretch.core.stream import Stream
from homestretch.core.text import Text
from homestretch.core.view import View
from homestretch.games.scrapracer.exact import Turn
from homestretch.table.table import Table, run

STOP = [float(sum(face for face in range(1, 7) if shown >> (face - 1) & 1)) for shown in range(64)]
CRASH = [0.0, 1.5, 1.0, -0.5, -1.0, -2.0, -3.0]


def best_by_recursion(most_dice: int, kept: float) -> dict[str, object]:
    """The same values by the definition, one question at a time."""

    @cache
    def value(shown: frozenset[int], boosters: tuple[int, int, int]) -> float:
        stopping = sum(shown) + kept * sum(boosters)
        if len(shown) >= most_dice:
            return stopping
        return max(stopping, roll(shown, boosters)) if shown else roll(shown, boosters)

    @cache
    def roll(shown: frozenset[int], boosters: tuple[int, int, int]) -> float:
        return sum(face(shown, number, boosters) for number in range(1, 7)) / 6

    @cache
    def face(shown: frozenset[int], number: int, boosters: tuple[int, int, int]) -> float:
        steps, flips, rerolls = boosters
        double = number in shown
        ways = [CRASH[number] + kept * sum(boosters) if double else value(shown | {number}, boosters)]
        if steps:
            less = (steps - 1, flips, rerolls)
            ways += [face(shown, other, less) for other in (number - 1, number + 1) if 1 <= other <= 6]
        if flips:
            ways.append(face(shown, 7 - number, (steps, flips - 1, rerolls)))
        if rerolls:
            ways.append(roll(shown, (steps, flips, rerolls - 1)))
        return max(ways)

    return {"value": value, "roll": roll, "face": face}


@pytest.mark.parametrize(
    ("most_dice", "kept", "boosters"), [(6, 1.5, (2, 1, 1)), (6, 0.0, (0, 0, 2)), (4, 0.5, (1, 2, 0))]
)
def test_a_turn_is_worth_what_plain_recursion_says(most_dice: int, kept: float, boosters: tuple[int, int, int]) -> None:
    turn = Turn(most_dice).given(STOP, CRASH, [kept] * 3).solved(*boosters)
    plain = best_by_recursion(most_dice, kept)
    for before, face in product(([], [3], [1, 6], [2, 4, 5]), range(1, 7)):
        mask = sum(1 << (number - 1) for number in before)
        worths = turn.worth(mask, face, *boosters)
        assert max(worths) == pytest.approx(plain["face"](frozenset(before), face, boosters))  # type: ignore[operator]


def test_with_no_boosters_rolling_is_the_mean_over_six_faces() -> None:
    turn = Turn(6).given(STOP, CRASH, [0.0] * 3).solved(0, 0, 0)
    five = 0b011111
    roll, stop, *_ = turn.worth(0b001111, 5, 0, 0, 0)
    assert stop == STOP[five] == 15
    assert roll == pytest.approx((21 + sum(CRASH[1:6])) / 6)


def test_exact_answers_of_scrap_racer_cover_the_legal_ones() -> None:
    game = find("scrapracer")
    asked = 0
    table = Table(game, game.rules({"seats": 3}), SeededLuck(4))

    def choose(table: Table, seat: int) -> int:
        nonlocal asked
        view = table.view(seat)
        assert game.exact is not None
        found = game.exact(view)
        if view.data["step"] == "die":
            asked += 1
            assert set(found) == set(table.legal(seat))
            assert list(found.values()) == sorted(found.values(), reverse=True)
            return game.actions.read(next(iter(found)))
        assert found == {}
        return table.actions(seat)[0]

    run(table, choose)
    assert asked > 20


@pytest.mark.parametrize(("ahead", "told"), [(5, True), (90, False)])
def test_where_a_win_is_counted_in_spaces_it_is_said(ahead: int, told: bool) -> None:
    """The last turn of the race: six spaces win it, or nothing does."""
    names = ["crusher", "jackal", "swifty", "twister"]
    racers = {name: {"progress": 110} for name in names}
    racers["crusher"] = {"progress": 110 + ahead, "goal_markers": 3 if ahead > 5 else 2}
    form = {"turn": "twister", "step": "die", "racers": racers, "started_at": 110, "dice": [6], "last_round": True}
    game, position = read("scrapracer", {"seats": 4, "racers": names, "start": 0}, form)
    assert game.exact is not None
    assert game.exact_lines is not None
    lines = game.exact_lines(game.exact(View.of(game, position, 3)), Text("de", game))
    assert any("Sieg" in line for line in lines) == told


def test_the_route_game_settles_where_nobody_gains_by_changing() -> None:
    game = find("outspeed")
    for seats, seed in product((3, 4, 6), range(4)):
        table = Table(game, game.rules({"seats": seats}), SeededLuck(seed))
        table.settle()
        assert game.exact is not None
        found = game.exact(table.view(0))
        assert sum(route["share"] for route in found["routes"].values()) == pytest.approx(1)
        assert found["gap"] < 0.25, (seats, seed, found)


def test_two_equal_routes_for_one_are_shared_as_theory_says() -> None:
    """Nobody chooses what is worse against what the others do: shares above zero have nearly the same worth."""
    game = find("outspeed")
    for seed in range(6):
        table = Table(game, game.rules({"seats": 4}), SeededLuck(seed))
        table.settle()
        assert game.exact is not None
        routes = game.exact(table.view(1))["routes"].values()
        used = [route["worth"] for route in routes if route["share"] > 0.1]
        assert max(used) - min(used) < 0.6
        assert max(used) >= max(route["worth"] for route in routes) - 0.6


def test_a_slip_pays_what_the_rules_pay() -> None:
    """The race is run to its end: the capital after it is the one foretold for that finish."""
    game = find("finishline")
    checked = 0
    for seed in range(12):
        table = Table(game, game.rules({"seats": 2}), SeededLuck(seed))
        table.settle()
        stream = Stream(seed)
        foretold: dict[tuple[int, int], int] = {}
        while table.waiting() and table.view(None).data["race"] == 1:
            seat = table.waiting()[0]
            actions = table.actions(seat)
            foretold = payouts_of(table.view(0))
            table.do(seat, actions[stream.below(len(actions))])
            table.settle()
        results = table.view(None).data["results"]
        first, second = results[0]
        if (first, second) in foretold:
            checked += 1
            totals = [event.about for event in table.events(0) if event.kind.name == "total"]
            assert foretold[first, second] in [total["amount"] for total in totals if total["seat"] == 0]
    assert checked > 3


def payouts_of(view: View) -> dict[tuple[int, int], int]:
    """What the slip of a seat pays by the first and second horse."""
    from homestretch.games.finishline.exact import payouts

    assert view.seat is not None
    return payouts(view.imagine(Stream(1)), view.seat)  # type: ignore[arg-type]


def best_of_all_plans(dice: tuple[tuple[float, float], ...], stake: float, busted: float) -> float:
    """The most that any plan of pushing and passing gives: every way each roll can fall is followed."""
    if not dice:
        return stake
    total = 0.0
    for hits in product((False, True), repeat=len(dice)):
        chance = 1.0
        for (hit, _), shown in zip(dice, hits, strict=True):
            chance *= hit if shown else 1 - hit
        if not any(hits):
            total += chance * busted
            continue
        left = tuple(die for die, shown in zip(dice, hits, strict=True) if not shown)
        won = sum(worth for (_, worth), shown in zip(dice, hits, strict=True) if shown)
        total += chance * best_of_all_plans(left, stake + won, busted)
    return max(stake, total)


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_one_push_tells_whether_any_plan_of_pushes_pays(count: int) -> None:
    from homestretch.games.cubitos.exact import after_push

    stream, seen = Stream(count), set()
    for _ in range(60):
        dice = tuple(((1 + stream.below(3)) / 6, 0.5 + stream.below(4)) for _ in range(count))
        stake, busted = float(stream.below(12)), stream.below(3) / 2
        risk, gain = 1.0, 0.0
        for hit, worth in dice:
            risk *= 1 - hit
            gain += hit * worth
        push = after_push(risk, gain, stake, busted) > stake
        assert push == (best_of_all_plans(dice, stake, busted) > stake + 1e-9)
        seen.add(push)
    assert seen == {True, False}


def test_cubitos_says_what_a_push_is_worth() -> None:
    game = find("cubitos")
    table = Table(game, game.rules({"seats": 2}), SeededLuck(4))
    asked = 0

    def choose(table: Table, seat: int) -> int:
        nonlocal asked
        assert game.exact is not None
        found = game.exact(table.view(seat))
        if table.view(seat).data["players"][str(seat)]["ask"] != "push":
            assert found == {}
            return table.actions(seat)[-1]
        asked += 1
        assert 0 <= found["bust"] <= 1
        assert found["push"] >= found["pass"] or found["bust"] > 0
        return game.actions.read("push" if found["push"] > found["pass"] and "push" in table.legal(seat) else "pass")

    table.settle()
    while asked < 30 and (seats := table.waiting()):
        table.do(seats[0], choose(table, seats[0]))
        table.settle()
    assert asked == 30
