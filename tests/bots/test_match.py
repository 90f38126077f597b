"""Matches: who is stronger, and how sure that is."""

from __future__ import annotations

import json
import math

import pytest

from cli.run import Run
from homestretch.core.catalog import find
from homestretch.lab.ladder import enough, rungs, usual_seats
from homestretch.lab.match import Deal, Pairing, Score, match, play_deal


def score_of(shares: list[float], seats: int = 2) -> Score:
    """A match in which the first bot had these shares."""
    pairing = Pairing("pig", {"seats": seats}, ["a", "b"], 1)
    deals = [Deal([one, (1 - one) / (seats - 1)], [1.5, 1.5], [0, 0]) for one in shares]
    return Score(pairing, len(deals), deals)


def test_the_first_bot_sits_once_and_the_others_in_turn() -> None:
    assert Pairing("pig", {"seats": 4}, ["a", "b", "c"], 1).lineup == [0, 1, 2, 1]
    assert Pairing("pig", {"seats": 3}, ["a", "b"], 1).lineup == [0, 1, 1]


def test_equal_bots_share_a_deal_equally() -> None:
    """The same luck at every table with everybody moved on one seat: nobody can be ahead."""
    deal = play_deal(Pairing("scrapracer", {"seats": 3}, ["club", "club"], 7), 0)
    assert deal.shares == pytest.approx([1 / 3, 1 / 3])
    assert deal.decisions > 0


def test_elo_and_intervals_follow_from_the_shares() -> None:
    score = score_of([0.75, 0.75, 0.5, 1.0] * 25)
    elo = score.elo(0, 1)
    assert elo is not None
    assert elo[0] == pytest.approx(400 * math.log10(3))
    assert elo[1][0] < elo[0] < elo[1][1]
    low, high = score.share_95(0)
    assert low < 0.75 < high
    assert high - low < 0.1


def test_three_seats_compare_shares_seat_by_seat() -> None:
    score = score_of([0.5] * 10, seats=3)
    elo = score.elo(0, 1)
    assert elo is not None
    assert elo[0] == pytest.approx(400 * math.log10(2))


def test_a_bot_that_never_won_has_no_elo() -> None:
    assert score_of([1.0] * 10).elo(0, 1) is None
    low, high = score_of([1.0] * 10).share_95(0)
    assert 0.6 < low < 1
    assert high == pytest.approx(1.0)


def test_the_sequential_test_knows_ahead_from_even() -> None:
    assert score_of([0.75, 0.5, 1.0, 0.5] * 20).likelihood(30) > math.log(19)
    assert score_of([0.5, 0.25, 0.75, 0.5] * 200).likelihood(30) < -math.log(19)


def test_a_match_stops_as_soon_as_it_is_certain() -> None:
    pairing = Pairing("scrapracer", {"seats": 2}, ["club", "random"], 3)
    score = match(pairing, 500, 30, lambda score: None)
    assert score.verdict == "ahead"
    assert len(score.deals) < 100


def test_a_match_is_the_same_from_the_same_seed() -> None:
    pairing = Pairing("finishline", {"seats": 2}, ["club", "random"], 11)
    first, second = (match(pairing, 6, None, lambda score: None, workers=n) for n in (1, 2))
    assert first.to_json() == second.to_json()


def test_the_command_prints_a_table_and_json(run: Run) -> None:
    said = run("match", "pig", "--bots", "club,random,hold20", "--games", "6", "--seed", "1", "--json")
    found = json.loads(said.out)
    assert [row["bot"] for row in found["bots"]] == ["club", "random", "hold20"]
    assert found["games"] == 6
    assert sum(row["win_share"] for row in found["bots"]) == pytest.approx(1)
    assert [row["failures"] for row in found["bots"]] == [0, 0, 0]
    told = run("match", "scrapracer", "--bots", "club,random", "--games", "20", "--seed", "1", "--sprt").out
    assert "fair share 50.0 %" in told
    assert "club" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "club"], "at least two bots"),
        (["--bots", "club,champoin"], "champion"),
        (["--bots", "club,random", "--seats", "9"], "2 to 6"),
        (["--bots", "club,random", "--games", "0"], "0"),
        (["--bots", "club,random", "--think", "0"], "above 0"),
        (["--bots", "club,exec:/no/such/thing"], "cannot be started"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(run: Run, words: list[str], said: str) -> None:
    refused = run("match", "scrapracer", *words)
    assert refused.code == 2
    assert said in refused.err


def test_every_level_meets_the_one_below_and_the_best_meets_the_best_quick_one() -> None:
    assert rungs(find("outspeed")) == [
        ("random", "rookie"),
        ("rookie", "club"),
        ("club", "pro"),
        ("pro", "champion"),
        ("club", "champion"),
    ]


def test_two_that_think_take_more_games_to_tell_apart() -> None:
    assert enough("random", "rookie", 30) == 1000
    assert enough("club", "pro", 30) == 600
    assert enough("club", "pro", 2000) == 2000
    assert enough("pro", "champion", 30) == 60
    assert enough("club", "champion", 30) == 30


def test_the_ladder_has_two_three_four_and_the_most_seats() -> None:
    assert usual_seats(find("scrapracer")) == [2, 3, 4, 6]
    assert usual_seats(find("outspeed")) == [3, 4, 6]
    assert usual_seats(find("finishline")) == [2, 3, 4]
