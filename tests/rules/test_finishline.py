"""Whatever legal play does in Finish Line, money and dice add up and sheets stay secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.event import Event
from homestretch.core.luck import SeededLuck
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.core.text import Text
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.components import components
from homestretch.table.table import Table

GAME = find("finishline")
WHIPS = [{"die": "white", "shows": "logo"}, {"die": "red", "shows": "whip"}, {"die": "red", "shows": "whip"}]

OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 4),
        "odds": st.sampled_from(["per_race", "single"]),
        "place_bonus_needs_win": st.booleans(),
    },
)


def pool_of(seats: int) -> Counter[str]:
    """The dice in play, from components.toml."""
    data = components()
    dice = Counter({die: data["dice"][die]["count"]["value"] for die in parts.DICE})
    if seats == 2:
        dice.subtract({die: entry["value"] for die, entry in data["two_players"].items()})
    return dice


class Books:
    """Keeps the money from the events alone, as a player with a pencil would."""

    def __init__(self, seats: int) -> None:
        self.money = [1000] * seats
        self.side = [0] * seats

    def new_race(self, race: int) -> None:
        self.money = [money + 1000 * race for money in self.money]

    def note(self, event: Event, stakes: list[int]) -> None:
        about = event.about
        if event.kind.name == "bet":
            self.money[about["seat"]] += about["paid"] - about["amount"]
            stakes[about["seat"]] -= about["amount"]
        elif event.kind.name == "bonus":
            self.money[about["seat"]] += about["amount"]
        elif event.kind.name == "total":
            assert about["amount"] == self.money[about["seat"]]
        elif event.kind.name == "side_bet":
            self.side[about["seat"]] += about["amount"]
        elif event.kind.name == "skipped":
            self.side[about["seat"]] -= about["amount"]


def stakes_of(form: dict[str, Any]) -> list[int]:
    """What each seat has staked."""
    return [sum(bet["amount"] for kind in ("win", "place") for bet in sheet[kind]) for sheet in form["bets"]]


def check_dice(form: dict[str, Any], seats: int) -> None:
    """Every die is in one place."""
    found = Counter(form["pool"]) + Counter(form["out_of_play"]) + Counter(die["die"] for die in form["dice"])
    found["black"] += sum(form["kept"])
    for dice in form["on"].values():
        for die in dice:
            found["red" if die == "whip" else "green" if die.startswith("outsider") else die] += 1
    assert +found == pool_of(seats)


def check_field(form: dict[str, Any]) -> None:
    """The order is of horses that started, and a tile at rest carries at most one die of a kind."""
    assert set(form["order"]) <= set(form["line_up"])
    assert len(set(form["order"])) == len(form["order"])
    assert not set(form["line_up"]) & set(form["raced"])
    for dice in form["on"].values():
        assert len(dice) == len(set(dice))
    assert not form["level"] or (form["head_to_head_spent"] and len(form["order"]) > 1)


@given(options=OPTIONS, seed=st.integers(0, 2**32), club=st.booleans())
def test_money_and_dice_add_up(options: dict[str, Any], seed: int, club: bool) -> None:
    table = Table(GAME, GAME.rules(options), SeededLuck(seed))
    seats = options["seats"]
    books, stream, out, read = Books(seats), Stream(seed, channel=1), Buffer(), 0
    policy = GAME.level("club" if club else "random")
    while not table.over():
        before = table.position.to_json()
        stakes = stakes_of(before)
        assert all(stake <= capital for stake, capital in zip(stakes, before["capital"], strict=True))
        if count := table.position.chance(out):
            table.happen(table.luck.outcome(table.position, out, count))
        else:
            seat = table.waiting()[-1]
            count = table.position.legal(seat, out)
            table.do(seat, policy.choose(table.position, seat, out, count, stream))
        for step in table.log[read:]:
            for event in step.events:
                books.note(event, stakes)
        read = len(table.log)
        form = table.position.to_json()
        if form["race"] != before["race"]:
            books.new_race(form["race"])
        assert form["capital"] == books.money
        assert form["side_bets"] == books.side
        assert sum(form["side_bets"]) == 0
        check_dice(form, seats)
        check_field(form)
        if form["race"] != before["race"] or table.over():
            assert stakes == [0] * seats, "every bet is shown when a race is paid out"
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == [money + side for money, side in zip(books.money, books.side, strict=True)]
    form = table.position.to_json()
    assert len(set(form["raced"]) | set(form["line_up"])) == 21


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), steps=st.integers(10, 420))
def test_neither_a_view_nor_club_depends_on_the_sheets_of_others(seed: int, seats: int, steps: int) -> None:
    """Everybody's sheets but one's own are filled in anew; view, choices and choice stay the same."""
    position = GAME.position(GAME.rules({"seats": seats}))
    policy, stream, out = GAME.level("club"), Stream(seed), Buffer()
    for number in range(steps):
        if position.over():
            return
        if count := position.chance(out):
            position.resolve(stream.pick(out, count))
            continue
        seat = position.waiting().bit_length() - 1
        listed = out.first(position.legal(seat, out))
        chosen = policy.choose(position, seat, out, len(listed), Stream(seed, number))
        assert chosen in listed
        seen = GAME.look(position, seat)
        for other in range(3):
            imagined = GAME.imagine(position.rules, seat, seen, Stream(other))
            assert GAME.look(imagined, seat) == seen
            assert out.first(imagined.legal(seat, out)) == listed
            assert policy.choose(imagined, seat, out, len(listed), Stream(seed, number)) == chosen
        position.legal(seat, out)
        position.apply(seat, out[stream.below(len(listed))])


def bets(position: Any) -> list[Any]:
    return list(position.to_json()["bets"])


def test_swapping_sheets_really_swaps_them() -> None:
    """The test above would pass if nothing were hidden."""
    table = Table(GAME, GAME.rules({"seats": 3}), SeededLuck(1))
    table.settle()
    for seat in (1, 2):
        horse = table.position.to_json()["line_up"][seat]
        table.play(seat, f"bet win {horse} 400")
        table.play(seat, "done")
    seen = GAME.look(table.position, 0)
    sheets = [bets(GAME.imagine(table.rules, 0, seen, Stream(key))) for key in range(4)]
    assert sheets[0] != sheets[1]
    assert all(sheet[1]["win"] for sheet in sheets)


@pytest.mark.parametrize(("seats", "turns", "unlocked"), [(3, 25, 19), (4, 25, 19), (2, 21, 15)])
def test_a_race_without_insider_tips_has_as_many_turns_as_the_pool_allows(
    seats: int, turns: int, unlocked: int
) -> None:
    """TV10: and yellow dice come free at the turn that starts with seven dice in the pool."""
    table = Table(GAME, GAME.rules({"seats": seats}), SeededLuck(seats))
    table.settle()
    while table.position.to_json()["race"] == 1:
        seat = table.waiting()[0]
        table.play(seat, next(word for word in reversed(table.legal(seat)) if not word.startswith("insider")))
    told = [event for event in table.events(None) if event.kind.name in ("turn", "home_straight", "result")]
    pools = [event.about["pool"] for event in told if event.kind.name == "turn"]
    assert len(pools) == turns
    assert pools[1:3] == [pools[0] - 3, pools[0] - 4]
    names = [event.kind.name for event in told]
    assert names.index("home_straight") == unlocked


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "bet", "kind": "win", "horse": 11, "amount": 1100}, "bet_above_capital"),
        ({"do": "bet", "kind": "win", "horse": 11, "amount": 150}, "bet_step"),
        ({"do": "bet", "kind": "win", "horse": 11, "amount": "100"}, "bet_step"),
        ({"do": "bet", "kind": "win", "horse": 5, "amount": 100}, "win_bets_full"),
        ({"do": "bet", "kind": "place", "horse": 11, "with": 18, "amount": 100}, "place_bet_twice"),
        ({"do": "bet", "kind": "place", "horse": 18, "with": 11, "amount": 100}, "place_bet_twice"),
        ({"do": "bet", "kind": "win", "horse": 25, "amount": 100}, "unknown_value"),
        ({"do": "bet", "kind": "win", "horse": 11, "amount": 100, "odds": 3}, "unknown_argument"),
        ({"do": "take", "die": "white"}, "not_now"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bad_bet_is_refused_with_its_own_sentence(action: dict[str, Any], code: str, language: str) -> None:
    given = {
        "step": "bet",
        "betting": [0, 1],
        "order": [8, 22, 3, 5, 18, 11, 20],
        "bets": [
            {
                "win": [{"horse": horse, "amount": 100} for horse in ((8, 22, 3) if code == "win_bets_full" else (8,))],
                "place": [{"horses": [11, 18], "amount": 100}],
            },
            {},
        ],
    }
    refuses(given, action, code, language)


@pytest.mark.parametrize(
    ("given", "action", "code"),
    [
        ({"step": "take", "pool": {"white": 5}}, {"do": "take", "die": "green"}, "not_in_pool"),
        ({"step": "take"}, {"do": "take", "die": "blue"}, "unknown_value"),
        ({"step": "use", "dice": WHIPS}, {"do": "whip", "horse": 24}, "sprinter_whip"),
        ({"step": "use", "dice": WHIPS}, {"do": "double", "horse": 8}, "result_not_rolled"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bad_move_is_refused_with_its_own_sentence(
    given: dict[str, Any], action: dict[str, Any], code: str, language: str
) -> None:
    refuses({"order": [8, 22, 3, 5, 24, 11, 20], **given}, action, code, language)


@pytest.mark.parametrize(
    "given",
    [
        {"step": "sleep"},
        {"race": 0},
        {"race": 4},
        {"step": "over"},
        {"step": "bet", "order": [8, 22, 3], "betting": [0]},
        {"step": "bet", "order": [8, 22, 3, 5, 24, 11, 20], "betting": []},
        {"step": "bet", "order": [8, 22, 3, 5, 24, 11, 20], "betting": [2]},
        {"step": "take", "order": [8, 22], "pool": {}},
        {"step": "take", "order": [8, 22], "pool": {"yellow": 5}},
        {"step": "take", "order": [8, 22], "pool": {"white": 2}},
        {"step": "draw_start", "order": [8, 22, 3, 5, 24, 11, 20], "pool": {}},
        {"pool": {"white": 99}},
        {"out_of_play": {"white": 1}},
        {"step": "take", "order": [8, 22], "dice": WHIPS},
        {"step": "use", "order": [8, 22], "dice": WHIPS[:2]},
        {"step": "use", "order": [], "dice": WHIPS},
        {"step": "roll", "order": [8, 22], "dice": WHIPS},
        {"step": "roll", "order": [8, 22], "dice": [{"die": "white"}, *WHIPS[1:]]},
        {"step": "fetch", "order": [8, 22], "dice": WHIPS, "fetching": 1, "out_of_play": {"red": 1}},
        {"step": "extra", "order": [8, 22]},
        {"step": "extra", "order": [8, 22], "extra": 0},
        {"step": "photo", "order": [8, 22]},
        {"step": "use", "order": [8], "dice": WHIPS, "level": True},
        {"order": [8, 8]},
        {"order": [0]},
        {"order": [25]},
        {"line_up": [8, 22], "order": [3]},
        {"line_up": [8, 22], "order": [8]},
        {"raced": [1]},
        {"on": {"8": ["white"]}},
        {"order": [8], "on": {"8": ["white", "white"]}},
        {"order": [8], "on": {"8": ["outsider_1000", "outsider_2000"]}},
        {"order": [8], "on": {"8": ["helmet"]}},
        {"dice": [{"die": "white", "shows": "whip"}]},
        {"dice": [{"die": "white"}] * 4},
        {"capital": [1000]},
        {"capital": [-100, 1000]},
        {"capital": [10**12, 1000]},
        {"side_bets": [10**12, 0]},
        {"bets": [{"win": [{"horse": 8, "amount": 100}]}, {}]},
        {"order": [8, 22], "bets": [{"place": [{"horses": [8, 8], "amount": 100}]}, {}]},
        {"order": [8, 22], "bets": [{"win": [{"horse": 8, "amount": 10**9}]}, {}]},
        {"results": [[1, 2]]},
        {"photo": 7},
        {"kept": [3, 0]},
        {"drawn": {"white": -1}},
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.read(GAME.rules({"seats": 2, "start": 0}), given)
    assert refused.value.code == "position_value"


@pytest.mark.parametrize("race", [1, 2])
def test_a_race_needs_a_start_player(race: int) -> None:
    with pytest.raises(Refused, match="position_value"):
        GAME.read(GAME.rules({"seats": 2}), {"step": "use", "race": race, "order": [8, 22], "dice": WHIPS})


def refuses(given: dict[str, Any], action: dict[str, Any], code: str, language: str) -> None:
    """The action is refused with the code and a sentence, and nothing has changed."""
    table = Table(GAME, GAME.rules({"seats": 2, "start": 0}), SeededLuck(1))
    table.position.load(GAME.read(table.rules, given).cells())
    before = table.position.cells()
    with pytest.raises(Refused) as refused:
        table.do(0, table.understood(action))
    assert refused.value.code == code
    assert len(Text(language, GAME).refusal(refused.value)) > 10
    assert table.position.cells() == before


@pytest.mark.parametrize("function", ["legal", "refusal", "carry_out"])
def test_what_a_seat_may_do_is_worked_out_without_a_python_object(function: str) -> None:
    """A function without the GIL cannot allocate one."""
    declared = (GAME.folder / "rules" / "choices.pxd").read_text(encoding="utf-8").splitlines()
    found = [line for line in declared if f" {function}(" in line]
    assert len(found) == 1
    assert found[0].endswith("noexcept nogil")


def test_numbers_that_the_kernel_knows_are_those_of_the_components() -> None:
    data = components()
    assert data["race"]["horses"]["value"] == parts.RUNNERS
    assert data["race"]["first_dice"]["value"] == parts.HAND
    assert data["race"]["interference_tiles"]["value"] == 3
    assert data["race"]["races"]["value"] == parts.RACES
    assert data["horses"]["tiles"]["value"] == parts.HORSES
    assert data["money"]["bet_step"]["value"] == actions.STEP
    assert data["money"]["most_stake"]["value"] == actions.STEP * actions.STAKES
    assert data["money"]["win_bets"]["value"] + data["money"]["place_bets"]["value"] == parts.BETS


@pytest.mark.parametrize("rows", [("race_1", "race_2"), ("single", "single")])
def test_no_capital_is_higher_than_the_highest_stake(rows: tuple[str, ...]) -> None:
    """All on the best pair, with the green bonuses of both horses (one whole and two halves), until race 3 begins."""
    data = components()
    bonus = 2 * data["dice"]["green"]["outsider_3000"]["bonus"]
    capital = data["money"]["capital"]["value"][0]
    for row, more in zip(rows, data["money"]["capital"]["value"][1:], strict=True):
        odds = sorted(data["odds"][row]["value"])
        capital = capital * (odds[-1] + odds[-2]) + bonus + more
    assert capital <= data["money"]["most_stake"]["value"]
