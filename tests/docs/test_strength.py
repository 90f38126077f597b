"""The tables of docs/strength.md: complete, as strong as we say, and to be had again with their command."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

import pytest

from here import ROOT
from homestretch.bots.levels import QUICK
from homestretch.core.catalog import find
from homestretch.lab.ladder import enough, rungs, usual_seats
from homestretch.lab.match import Pairing, Score, error_of, match

PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
GAMES = ("scrapracer", "outspeed", "finishline", "cubitos")


@dataclass(frozen=True)
class Row:
    """A line of a table."""

    seats: int
    upper: str
    lower: str
    games: int
    share: float
    least: float
    most: float


def table_of(game: str) -> list[Row]:
    """The table that follows the command for a game."""
    section = PAGE.split(f"homestretch ladder {game} ", 1)[1].split("\n## ", 1)[0]
    form = r"\| (\d+) \| (\w+) – (\w+) \| (\d+) \| ([\d.]+) % \| ([\d.]+) – ([\d.]+) \|"
    return [
        Row(int(seats), upper, lower, int(games), float(share) / 100, float(least) / 100, float(most) / 100)
        for seats, upper, lower, games, share, least, most in re.findall(form, section)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rung_is_there(game: str) -> None:
    wanted = [(seats, upper, lower) for seats in usual_seats(find(game)) for lower, upper in rungs(find(game))]
    assert [(row.seats, row.upper, row.lower) for row in table_of(game)] == wanted


def games_asked_for(game: str) -> dict[int, int]:
    """What the commands for a game say: seats and games."""
    form = rf"homestretch ladder {game} --games (\d+)(?: --seats ([\d,]+))? --seed 1\n"
    found: dict[int, int] = {}
    for games, seats in re.findall(form, PAGE):
        chosen = [int(one) for one in seats.split(",")] if seats else usual_seats(find(game))
        found |= dict.fromkeys(chosen, int(games))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_commands_play_as_many_games_as_the_tables_say(game: str) -> None:
    asked = games_asked_for(game)
    for row in table_of(game):
        deals = -(-enough(row.lower, row.upper, asked[row.seats]) // row.seats)
        assert row.games == deals * row.seats, row


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_clear_of_the_fair_share_against_the_one_below(game: str) -> None:
    for row in table_of(game):
        assert row.least > 1 / row.seats, row


@pytest.mark.parametrize(
    ("game", "seats", "aim"),
    [("scrapracer", 2, 0.65), ("finishline", 2, 0.65), ("cubitos", 2, 0.65), ("outspeed", 3, 1.4 / 3)],
)
def test_champion_beats_club_as_often_as_it_should(game: str, seats: int, aim: float) -> None:
    (row,) = [row for row in table_of(game) if (row.seats, row.upper, row.lower) == (seats, "champion", "club")]
    assert row.share >= aim


@pytest.mark.parametrize("game", GAMES)
def test_the_rungs_of_quick_players_come_out_the_same_with_other_luck(game: str) -> None:
    for row in table_of(game):
        if row.upper in QUICK:
            pairing = Pairing(game, {"seats": row.seats}, [row.upper, row.lower], seed=99)
            again = match(pairing, 300 // row.seats, None, lambda _: None, workers=1)
            both = math.hypot((row.most - row.least) / 4, spread(again))
            assert abs(again.share(0) - row.share) < 4 * both, row


def spread(score: Score) -> float:
    """The standard error of a win share, never quite nothing."""
    return max(0.01, error_of([deal.shares[0] for deal in score.deals]))
