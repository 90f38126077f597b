"""The search: same seed same choice, budgets that hold, and wins that cannot be missed."""

from __future__ import annotations

import sys
import tomllib
from threading import Thread
from time import perf_counter
from typing import Any

import pytest

from bots.moments import GAMES, first_moment, read
from here import ROOT
from homestretch.bots.levels import make_bot
from homestretch.bots.search import SearchBot
from homestretch.bots.simulation import run
from homestretch.bots.tree import LEAST_BYTES
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.position import COMPILED
from homestretch.core.stream import Stream
from homestretch.core.view import View
from homestretch.table.table import Table

MOVING = ROOT / "tests" / "scenarios" / "cubitos" / "moving.toml"


def bot_for(game: Game, seed: int = 1, **budget: Any) -> SearchBot:
    bot = make_bot(game, "champion", seed, **budget)
    assert isinstance(bot, SearchBot)
    return bot


def chosen(game: Game, position: Any, seat: int, simulations: int = 400, seed: int = 1) -> str:
    return game.actions.typed(bot_for(game, seed, simulations=simulations).choose(View.of(game, position, seat)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_gives_the_same_thoughts(name: str, threads: int) -> None:
    table, seat = first_moment(name)
    whys = []
    for _ in range(2):
        bot = bot_for(table.game, 7, simulations=60, threads=threads)
        whys.append((bot.choose(table.view(seat)), bot.why()))
    assert whys[0] == whys[1]


@pytest.mark.skipif(not COMPILED, reason="uncompiled code needs the GIL")
@pytest.mark.parametrize("name", GAMES)
def test_simulations_run_while_others_keep_the_gil(name: str) -> None:
    table, seat = first_moment(name)
    bot = bot_for(table.game, simulations=100)
    bot.choose(view := table.view(seat))  # makes ready what is made ready once
    search = bot.searches[0]
    usual = sys.getswitchinterval()
    search.begin(bot.worlds(view, view.imagine(Stream(1))), seat, view.rules.seats)
    thinking = Thread(target=run, args=(search, 20_000))
    try:
        sys.setswitchinterval(100.0)  # who wants the GIL from now on has to wait
        steps, end = search.steps, perf_counter() + 20
        thinking.start()
        while search.steps < steps + 20_000 and perf_counter() < end:
            pass
        assert search.steps >= steps + 20_000
    finally:
        sys.setswitchinterval(usual)
        thinking.join()


@pytest.mark.parametrize("threads", [1, 3])
def test_no_more_simulations_than_given(threads: int) -> None:
    table, seat = first_moment("outspeed")
    bot = bot_for(table.game, simulations=50, threads=threads)
    bot.choose(table.view(seat))
    why = bot.why()
    assert why is not None
    assert why.simulations == 50


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_every_choice_is_tried_in_as_many_scenarios_as_given(name: str, threads: int) -> None:
    table, seat = first_moment(name)
    bot = bot_for(table.game, scenarios=6, threads=threads)
    bot.choose(table.view(seat))
    for search in bot.searches:
        rows = search.compared()
        assert len(rows) == min(40, len(table.actions(seat)))
        assert {rounds for _, rounds, _, _ in rows} == {6 // threads}


def test_a_tiny_time_still_gives_an_answer() -> None:
    table, seat = first_moment("scrapracer")
    assert bot_for(table.game, milliseconds=0.001).choose(table.view(seat)) in table.actions(seat)


def test_trees_take_no_more_memory_than_given() -> None:
    table, seat = first_moment("cubitos")
    for memory in (20_000, 100_000, 1 << 20):
        for threads in (1, 2):
            bot = bot_for(table.game, simulations=120, memory=memory, threads=threads)
            assert sum(search.tree.size for search in bot.searches) <= memory
            bot.choose(table.view(seat))
            for search in bot.searches:
                assert search.tree.nodes <= search.tree.capacity
                assert search.tree.entries <= search.tree.room


def test_a_full_tree_stops_growing_and_the_bot_still_chooses() -> None:
    table, seat = first_moment("outspeed")
    bot = bot_for(table.game, simulations=300, memory=LEAST_BYTES)
    assert bot.choose(table.view(seat)) in table.actions(seat)
    tree = bot.searches[0].tree
    assert tree.nodes == tree.capacity or tree.entries + 6 > tree.room


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_is_emptied_for_the_next_decision(name: str) -> None:
    """Decisions with many actions use up the room for actions long before the room for decisions."""
    table, seat = first_moment(name)
    bot = bot_for(table.game, simulations=80, memory=LEAST_BYTES)
    for _ in range(40):
        assert bot.choose(table.view(seat)) in table.actions(seat)
        assert bot.searches[0].node >= 0
        table.play(seat, table.actions(seat)[0])
        table.settle()
        if not table.waiting():
            break
        seat = table.waiting()[0]


def test_the_tree_is_kept_from_move_to_move() -> None:
    table, seat = first_moment("scrapracer")
    bot = bot_for(table.game, simulations=200)
    bot.choose(table.view(seat))
    assert bot.why().before is None  # type: ignore[union-attr]
    before = bot.searches[0].tree.nodes
    bot.choose(table.view(seat))
    assert bot.searches[0].tree.nodes >= before
    assert bot.why().before is not None  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_a_single_choice_needs_no_thought(name: str) -> None:
    game = find(name)
    position, out = game.position(game.rules({})), Buffer()
    while True:
        while count := position.chance(out):
            position.resolve(next(i for i in range(count) if out[i]))
        seat = (position.waiting() & -position.waiting()).bit_length() - 1
        if position.legal(seat, out) == 1:
            break
        position.apply(seat, out[0])
    bot = bot_for(game)
    assert bot.choose(View.of(game, position, seat)) == out[0]
    assert bot.why() is None


def test_why_tells_the_best_first() -> None:
    table, seat = first_moment("scrapracer", seed=4)
    bot = bot_for(table.game, simulations=300)
    action = bot.choose(table.view(seat))
    why = bot.why()
    assert why is not None
    assert action in [tried for tried, _, _ in why.best]
    visits = [count for _, _, count in why.best]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == why.simulations
    assert all(0 <= share <= 1 for _, share, _ in why.best)
    assert why.after == next(share for tried, share, _ in why.best if tried == action)


# Wins that cannot be missed

LAST_TURN: dict[str, Any] = {
    "turn": "twister",
    "step": "die",
    "racers": {
        "crusher": {"progress": 130, "goal_markers": 2},
        "jackal": {"progress": 147, "goal_markers": 3},
        "swifty": {"progress": 110, "goal_markers": 2},
        "twister": {"progress": 142, "goal_markers": 2},
    },
    "started_at": 142,
    "last_round": True,
}
FOUR = {"seats": 4, "racers": ["crusher", "jackal", "swifty", "twister"], "start": 0}


def test_scrap_racer_stops_where_stopping_wins() -> None:
    game, position = read("scrapracer", FOUR, {**LAST_TURN, "dice": [6]})
    assert chosen(game, position, 3) == "stop"


def test_scrap_racer_rolls_on_where_stopping_loses() -> None:
    game, position = read("scrapracer", FOUR, {**LAST_TURN, "dice": [2]})
    assert chosen(game, position, 3) == "roll"


def last_round(jackal: int, markers: int) -> tuple[str, dict[str, float]]:
    """What Swifty does at 149 in the last round behind Jackal, somebody hopeless still to come, and its estimates."""
    racers = {
        "crusher": {"progress": 143, "goal_markers": markers},
        "jackal": {"progress": jackal, "goal_markers": 3},
        "swifty": {"progress": 137, "goal_markers": 2},
        "twister": {"progress": 128, "goal_markers": 2},
    }
    last = {"turn": "swifty", "step": "die", "racers": racers, "started_at": 137, "last_round": True}
    game, position = read("scrapracer", FOUR, {**last, "dice": [4, 2, 5, 1]})
    bot = bot_for(game, simulations=400)
    action = game.actions.typed(bot.choose(View.of(game, position, 2)))
    why = bot.why()
    assert why is not None
    return action, {game.actions.typed(tried): share for tried, share, _ in why.best}


def test_scrap_racer_knows_in_the_last_round_that_boosters_and_second_places_are_worth_nothing() -> None:
    """To stop one space behind the winner, on a booster, loses for sure."""
    action, shares = last_round(151, 2)
    assert action == "roll"
    assert shares["stop"] <= 0.01


def test_scrap_racer_makes_sure_of_the_second_place_where_the_first_is_gone() -> None:
    """Nobody catches Jackal; who stops here is second, a double would leave third."""
    action, shares = last_round(199, 3)
    assert action == "stop"
    assert 0.01 > shares["stop"] > shares["roll"]


def test_outspeed_plays_for_a_place_where_the_race_is_lost() -> None:
    """The leader is out of reach; green is sure, red goes farther but may empty the tank."""
    game, position = read(
        "outspeed", {"seats": 3, "cards": TOLL}, {"round": 13, "zones": [20, 12, 12], "fuel": [9, 3, 3]}
    )
    position.resolve(18)
    for seed in range(6):
        bot = bot_for(game, seed, scenarios=250)
        bot.choose(View.of(game, position, 1))
        why = bot.why()
        assert why is not None
        assert 0 < max(share for _, share, _ in why.best) < 0.01
        assert why.after == pytest.approx(max(share for _, share, _ in why.best), abs=0.0005)


@pytest.mark.parametrize("dice", [[1], [1, 3], [3, 4], [2, 5]])
def test_scrap_racer_keeps_its_booster_for_a_double_in_the_last_turn(dice: list[int]) -> None:
    """Eleven spaces are missing; a booster that mends a double is worth more than one space."""
    racers: dict[str, Any] = {
        **LAST_TURN["racers"],
        "twister": {"progress": 136, "goal_markers": 2, "boosters": {"plus_minus_1": 1}},
    }
    game, position = read("scrapracer", FOUR, {**LAST_TURN, "racers": racers, "started_at": 136, "dice": dice})
    for seed in range(3):
        bot = bot_for(game, seed, scenarios=250)
        assert game.actions.typed(bot.choose(View.of(game, position, 3))) == "roll"


def test_finish_line_pushes_the_horse_with_all_the_money_on_it_over_the_line() -> None:
    order = [8, 22, 3, 5, 18, 13, 20]
    form = {"race": 3, "step": "extra", "extra": 0, "player": 1, "pool": {}, "kept": [1, 0], "line_up": order}
    sheets = [{"win": [{"horse": 13, "amount": 3000}]}, {"win": [{"horse": 20, "amount": 3000}]}]
    game, position = read(
        "finishline",
        {"seats": 2, "start": 0},
        {**form, "order": order, "betting": [], "capital": [3000, 3000], "bets": sheets},
    )
    assert chosen(game, position, 0) == "horseshoe 13"


SHEET: dict[str, Any] = {
    "step": "bet",
    "race": 3,
    "betting": [0, 1],
    "raced": [1, 3, 6, 9, 10, 11, 12, 13, 15, 16, 17, 20, 21, 22],
    "line_up": [5, 23, 14, 8, 24, 7, 2],
    "order": [5, 23, 14, 8, 24, 7, 2],
    "results": [[9, 20], [1, 6]],
    "capital": [40500, 31000],
    "bets": [
        {
            "win": [{"horse": 23, "amount": 20200}, {"horse": 5, "amount": 2500}],
            "place": [{"horses": [2, 23], "amount": 10100}, {"horses": [2, 7], "amount": 5100}],
        },
        {"win": [], "place": []},
    ],
}
"""The last race, with the better part of the money on four bets of the first player."""


def test_finish_line_does_not_take_others_for_mind_readers() -> None:
    """Whoever met the same secret bets in every simulation would learn to spoil them."""
    game, position = read("finishline", {"seats": 2}, SHEET)
    shares = []
    for seed in range(4):
        bot = bot_for(game, seed, scenarios=250)
        bot.choose(View.of(game, position, 0))
        why = bot.why()
        assert why is not None
        shares.append(why.after)
    won = sum(quick_game(game, position, seed)[0] for seed in range(400)) / 400
    assert won > 0.75
    assert sum(shares) / len(shares) > won - 0.25


def quick_game(game: Game, start: Any, seed: int) -> list[float]:
    """How a position ends among quick players, in shares of the win."""
    position, out = start.copy(), Buffer()
    play_out(position, game.level("club"), SeededLuck(seed), Stream(seed, channel=1), 100_000)
    position.scores(out)
    scores = [out[seat] for seat in range(position.rules.seats)]
    return [(score == max(scores)) / scores.count(max(scores)) for score in scores]


def test_finish_line_does_not_close_an_empty_sheet() -> None:
    game = find("finishline")
    table = Table(game, game.rules({"seats": 2}), SeededLuck(2))
    table.settle()
    for seed in (1, 2, 20):
        bot = bot_for(game, seed, scenarios=32)
        assert game.actions.typed(bot.choose(table.view(0))).startswith("bet ")
        why = bot.why()
        assert why is not None
        assert "done" not in [game.actions.typed(action) for action, _, _ in why.best]


def test_a_few_scenarios_that_go_well_decide_nothing() -> None:
    game, position = read("finishline", {"seats": 2}, SHEET)
    for seed in range(8):
        bot = bot_for(game, seed, scenarios=40)
        bot.choose(View.of(game, position, 0))
        why = bot.why()
        assert why is not None
        assert min(tries for _, _, tries in why.best) >= 32


def test_outspeed_does_not_gamble_a_won_race_away() -> None:
    game, position = read(
        "outspeed", {"seats": 3, "cards": TOLL}, {"round": 13, "zones": [12, 7, 8], "fuel": [2, 5, 5]}
    )
    out = Buffer()
    position.chance(out)
    position.resolve(18)
    assert position.waiting() == 7
    assert chosen(game, position, 0) == "program green"


@pytest.mark.parametrize("seed", range(5))
def test_outspeed_takes_the_route_on_which_nobody_can_hurt_it(seed: int) -> None:
    """The force field stops all others in the leader's zone.

    On green somebody else would keep the leader there too, with less fuel; on red his cost would rise above his last
    fuel. The quick players would not think of that, but people do. The wheel takes him ahead alone.
    """
    game, position = read(
        "outspeed",
        {"seats": 3},
        {
            "round": 13,
            "zones": [13, 13, 17],
            "fuel": [6, 16, 1],
            "finish_cards": [15],
            "force_fields": [{"zone": 17, "entered": False}],
        },
    )
    position.resolve(14)
    bot = bot_for(game, seed, scenarios=250)
    assert game.actions.typed(bot.choose(View.of(game, position, 2))) == "program triangle"


@pytest.mark.parametrize("seed", range(6))
def test_outspeed_does_not_draw_lots_where_nothing_can_be_won(seed: int) -> None:
    """The last ship turns its wheel for the last time: it goes as far as it can, though it stays last."""
    form = {"round": 13, "zones": [20, 2, 19], "fuel": [6, 6, 6], "finish_cards": [15]}
    game, position = read("outspeed", {"seats": 3}, form)
    position.resolve(14)
    for seat, route in enumerate(("green", "triangle", "green")):
        position.apply(seat, game.actions.read(f"program {route}"))
    assert chosen(game, position, 1, seed=seed) == "set 6"


@pytest.mark.parametrize(("name", "times"), [("finishline", 8), ("outspeed", 4), ("scrapracer", 1), ("cubitos", 1)])
def test_who_looks_at_many_scenarios_takes_pains_where_the_game_says_so(name: str, times: int) -> None:
    table, seat = first_moment(name) if name != "outspeed" else programming()
    most = []
    for scenarios in (99, 100):
        bot = bot_for(table.game, scenarios=scenarios)
        bot.choose(table.view(seat))
        why = bot.why()
        assert why is not None
        most.append(max(tries for _, _, tries in why.best))
    assert most[0] <= 99
    assert most[1] <= 100 * times
    assert times == 1 or most[1] > 100


@pytest.mark.parametrize(
    ("name", "scenarios", "times"), [("scrapracer", 99, 1), ("scrapracer", 100, 2), ("cubitos", 100, 1)]
)
def test_who_looks_at_many_scenarios_practises_where_the_game_says_so(name: str, scenarios: int, times: int) -> None:
    """Every other round: it teaches the tree, and counts for nothing where the choices are compared."""
    table, seat = first_moment(name)
    bot = bot_for(table.game, scenarios=scenarios)
    search = bot.searches[0]
    search.begin([table.view(seat).imagine(Stream(1))], seat, table.rules.seats)
    counted = []
    for _ in range(12):
        run(search, search.standing)
        counted.append(search.compared()[0][1])
        assert {tries for _, tries, _ in search.noted()} == {counted[-1]}
    assert counted == [1 + i // times for i in range(12)]
    assert search.needed(30) == (times * (30 - counted[-1]) - (times - 1)) * search.standing


@pytest.mark.parametrize("seed", range(8))
def test_a_sure_win_is_taken_though_it_needs_one_more_decision(seed: int) -> None:
    """Whatever die comes, it fits or is flipped to one that does; who would stop stays one space before the line."""
    racers = {name: {"progress": 120} for name in ("crusher", "jackal", "swifty")}
    options = {"seats": 4, "racers": [*racers, "hover"], "start": 0}
    finish = 3 * find("scrapracer").rules(options).lap
    own = {"progress": finish - 14, "boosters": {"flip": 1}, "goal_markers": 2}
    others = {name: {"progress": finish - 20 - 3 * i, "goal_markers": 2} for i, name in enumerate(racers)}
    form = {"racers": {**others, "hover": own}, "turn": "hover", "step": "die", "dice": [3, 5, 6]}
    game, position = read("scrapracer", options, {**form, "started_at": finish - 14})
    bot = bot_for(game, seed, scenarios=250)
    assert game.actions.typed(bot.choose(View.of(game, position, 3))) == "roll"


def programming() -> tuple[Table, int]:
    """Outspeed while routes are chosen."""
    game = find("outspeed")
    table = Table(game, game.rules({"seats": 3}), SeededLuck(1))
    table.settle()
    return table, 0


TOLL = {
    "name": "toll",
    "cards": {
        "19": {
            "kind": "finish",
            "name": "Toll",
            "side-3-4": {
                "green": {"cost": "1", "benefit": "1 zone"},
                "red": {"cost": "2 yellow", "benefit": "2 zones"},
            },
        }
    },
}


def test_cubitos_steps_over_the_finish() -> None:
    grays = {"light_gray": 7, "dark_gray": 2}
    still = {"at": "out", "hand": {}, "roll": {}, "draw": grays}
    game, position = read(
        "cubitos",
        tomllib.loads((ROOT / "tests" / "scenarios" / "cubitos" / "moving.toml").read_text(encoding="utf-8"))[
            "options"
        ],
        {
            "stage": "turns",
            "turn": 0,
            "turn_at": "move",
            "roller": 0,
            "players": {
                "0": {**still, "ask": "move", "space": 21, "began": 0, "steps": 2},
                "1": {**still, "ask": "nothing"},
            },
        },
    )
    assert chosen(game, position, 0) == "move 22"
