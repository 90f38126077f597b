"""What a search knows of a race of Finish Line: it foresees what the rules pay, and looks at good bets first."""

from __future__ import annotations

from itertools import permutations
from math import exp
from typing import Any

import numpy as np
import pytest

from bots.moments import moments, read
from homestretch.bots.search import Lead
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.insight import Insight
from homestretch.core.luck import SeededLuck
from homestretch.core.playout import play_out
from homestretch.core.stream import Stream
from homestretch.games.finishline import parts
from homestretch.games.finishline.insight import (
    COMFORT,
    STALEMATE,
    TRUST,
    WEIGHTS,
    FinishLineInsight,
    last_of,
    row_of,
    weight_of,
)
from homestretch.games.finishline.policy import PlayoutPolicy
from homestretch.games.finishline.rules.turn import pay_out
from homestretch.lab.finishline_insight import cases, turns_of
from homestretch.lab.finishline_sheets import seen_in
from homestretch.lab.fitting import chances, fitted, gathered, surprise

GAME = find("finishline")
FIELD = [8, 22, 3, 5, 18, 13, 20]
FORM: dict[str, Any] = {
    "step": "take",
    "player": 1,
    "line_up": FIELD,
    "order": [22, 8, 3, 18, 20, 13],
    "betting": [],
    "pool": {"white": 6, "red": 4},
    "dice": [{"die": "white"}, {"die": "red"}],
    "on": {"13": ["outsider_2000"], "20": ["white"], "3": ["whip"]},
    "kept": [1, 0, 0],
    "capital": [9000, 7000, 6500],
    "side_bets": [500, -500, 0],
    "bets": [
        {"win": [{"horse": 13, "amount": 2000}], "place": [{"horses": [13, 20], "amount": 1000}]},
        {"win": [{"horse": 20, "amount": 3000}, {"horse": 18, "amount": 500}]},
        {"place": [{"horses": [13, 18], "amount": 600}, {"horses": [3, 20], "amount": 400}]},
    ],
}


def race(number: int) -> Any:
    results = [[1, 2], [4, 6]][: number - 1]
    _, position = read("finishline", {"seats": 3, "start": 0}, {**FORM, "race": number, "results": results})
    return position


def by_hand(position: Any) -> list[float]:
    """Each seat's chance: every finish as likely as the traits say, paid by the rules."""
    seats, insight, order = position.rules.seats, FinishLineInsight(), position.to_json()["order"]
    weights = WEIGHTS[row_of(position)]
    form = [
        exp(sum(weight * trait for weight, trait in zip(weights, traits, strict=True)))
        for traits in insight.traits(position)
    ]
    hope = [0.0] * seats
    last = position.race == position.rules.races
    for first, second in permutations(range(len(order)), 2):
        chance = form[first] / sum(form) * form[second] / (sum(form) - form[first])
        rest = [horse for i, horse in enumerate(order) if i not in (first, second)]
        end: Any = GAME.read(position.rules, {**position.to_json(), "order": [*rest, order[second], order[first]]})
        pay_out(end)
        paid = end.to_json()
        capital, side = paid["capital"], paid["side_bets"]
        if last:
            money = [own + more for own, more in zip(capital, side, strict=True)]
            part = [float(own == max(money)) for own in money]
        else:
            part = [max(100, own) ** weight_of(position, position.race + 1) for own in capital]
        for seat in range(seats):
            win = part[seat] / sum(part)
            wealth = max(100, capital[seat]) / (max(100, capital[seat]) + 10000)
            saved = float(side[seat] == max(side)) / side.count(max(side))
            beyond = (1 - COMFORT - STALEMATE) * win + COMFORT * wealth + STALEMATE * saved
            hope[seat] += chance * (win if last else beyond)
    return hope


@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_foresees_what_the_rules_would_pay(number: int) -> None:
    position, out = race(number), Buffer()
    FinishLineInsight().shares(position, out)
    assert out.first(3) == pytest.approx([10000 * hope for hope in by_hand(position)], abs=2)


def test_side_bets_count_before_the_last_race_for_when_all_lose_in_the_end() -> None:
    """Five hundred more or less is worth a little, whatever the race and the capitals; in the end it is money."""
    hopes = []
    for number, capital in ((1, 9000), (1, 90000), (2, 9000), (3, 9000)):
        form = {**FORM, "race": number, "results": [[1, 2], [4, 6]][: number - 1], "capital": [capital] * 3}
        for side in ([0, 0, 0], [500, -500, 0]):
            position: Any = GAME.read(race(1).rules, {**form, "side_bets": side, "bets": [{}, {}, {}]})
            out = Buffer()
            FinishLineInsight().shares(position, out)
            hopes.append(out.first(3))
    for without, given in zip(hopes[:6:2], hopes[1:6:2], strict=True):
        more = [b - a for a, b in zip(without, given, strict=True)]
        assert more == pytest.approx([4e4 * STALEMATE / 6, -2e4 * STALEMATE / 6, -2e4 * STALEMATE / 6], abs=2)
    assert hopes[6] == pytest.approx([3333] * 3, abs=1)
    assert hopes[7] == [10000, 0, 0]


def test_money_counts_a_little_where_all_have_the_same() -> None:
    """Whoever has bet on the same horse as all others still wants it to win; chances at the start of a race say so."""
    rules = GAME.rules({"seats": 2})
    fresh = {**GAME.position(rules).to_json(), "race": 2, "results": [[1, 2]]}
    poor, rich, richer = Buffer(), Buffer(), Buffer()
    for out, capital in ((poor, [1000, 1000]), (rich, [9000, 9000]), (richer, [18000, 9000])):
        FinishLineInsight().shares(GAME.read(rules, {**fresh, "capital": capital}), out)
    assert poor[0] == poor[1] < rich[0] == rich[1]
    assert richer[0] - rich[0] > 10 * (rich[0] - poor[0])


def test_it_foresees_races_of_quick_players_as_well() -> None:
    """In positions as they come, with bets as they are made."""
    tried = 0
    for table, _ in moments("finishline", 3, 7):
        position: Any = table.position
        if table.view(None).data["step"] == "take":
            out = Buffer()
            FinishLineInsight().shares(position, out)
            assert out.first(3) == pytest.approx([10000 * hope for hope in by_hand(position)], abs=2)
            tried += 1
    assert tried > 3


def sheets(helped: dict[str, int]) -> list[dict[str, Any]]:
    """What a rival is taken to have bet, a thousand times."""
    form = {**FORM, "race": 1, "helped": [{}, helped, {}]}
    insight, found, stream = FinishLineInsight(), [], Stream(3)
    for _ in range(1000):
        position: Any = GAME.read(race(1).rules, form)
        insight.redeal(position, 0, stream)
        own, other, _ = position.to_json()["bets"]
        assert own == race(1).to_json()["bets"][0]
        assert 0 < sum(bet["amount"] for bet in (*other["win"], *other["place"])) <= 7000
        found.append(other)
    return found


def backed(horse: int, helped: dict[str, int]) -> float:
    """How often a rival who bets on a winner is taken to have bet most on a horse."""
    first = [max(sheet["win"], key=lambda bet: int(bet["amount"]))["horse"] for sheet in sheets(helped) if sheet["win"]]
    return first.count(horse) / len(first)


def test_others_are_taken_to_like_what_one_likes_and_what_they_helped() -> None:
    """Mostly before anybody has done anything, nearly always if he helped the horse, seldom if he hindered it."""
    assert 0.7 < backed(13, {}) < 0.85  # the only favourite, in front and with most of one's own money
    assert backed(13, {"13": 1}) > 0.9
    assert backed(13, {"13": -1}) < 0.45
    assert backed(8, {}) < 0.03
    assert 0.05 < backed(8, {"8": 3}) < 0.2  # it may be a feint: the last horse, which tempts nobody


def test_some_are_taken_to_have_bet_on_pairs() -> None:
    """One in eight on nothing else, more than one in four half of the money or more."""
    pairs = []
    for sheet in sheets({}):
        staked = [sum(bet["amount"] for bet in sheet[kind]) for kind in ("win", "place")]
        pairs.append(staked[1] / sum(staked))
    assert 0.1 < sum(share == 1 for share in pairs) / len(pairs) < 0.17
    assert 0.25 < sum(share > 0.45 for share in pairs) / len(pairs) < 0.36
    assert 0.5 < sum(share == 0 for share in pairs) / len(pairs) < 0.65


def kept(number: int, capital: list[int]) -> list[float]:
    """Which share of its money the second of three seats is taken to keep, in a thousand sheets."""
    insight, found, stream = FinishLineInsight(), [], Stream(3)
    for _ in range(1000):
        position: Any = GAME.read(race(number).rules, {**race(number).to_json(), "capital": capital})
        insight.redeal(position, 0, stream)
        sheet = position.to_json()["bets"][1]
        found.append(1 - sum(bet["amount"] for bet in (*sheet["win"], *sheet["place"])) / capital[1])
    return found


def test_more_money_is_taken_to_be_kept_from_race_to_race() -> None:
    first, second, last = (sum(share > 0 for share in kept(number, [9000, 7000, 6500])) for number in (1, 2, 3))
    assert 30 < first < 100 < second < 300 < last < 400


def test_the_richest_is_taken_to_cover_the_others_in_the_last_race() -> None:
    """He keeps all but a step more than the next could stake, two times out of three."""
    shares = kept(3, [9000, 20000, 6500])
    assert {round(20000 * (1 - share)) for share in shares} == {20000, 9100}
    assert 0.6 < sum(share > 0 for share in shares) / 1000 < 0.73


def test_the_signs_of_a_bet_foresee_sheets_of_bots_better_than_knowing_nothing() -> None:
    """And whoever helps a horse has bet on it rather than not, whoever hinders it has not."""
    found, money = [], []
    for number in range(3):
        seen, kept_in_game = seen_in(5, 10, number)
        found += seen
        money += kept_in_game
    traits, shares, there = gathered(found)
    trust = np.array(TRUST)
    assert surprise(chances(traits, there, trust), shares) < surprise(chances(traits, there, 0 * trust), shares) - 0.3
    assert TRUST[2] > 1 > -1 > TRUST[5]
    assert {race for race, _, _ in money} == {1, 2, 3}
    assert all(0 <= tenths <= 10 for _, _, tenths in money)


def test_nobody_is_sure_how_another_has_bet() -> None:
    """Else it would be all the same to a seat which horse wins, and it would throw its own back."""
    found = sheets({"13": 5})
    assert 0.5 < sum(len(sheet["win"]) == 1 and not sheet["place"] for sheet in found) / 1000 < 0.8
    assert len({str(sheet) for sheet in found}) > 15


def test_a_simulation_looks_some_turns_ahead_and_plays_the_end_of_a_race_out() -> None:
    insight, position = FinishLineInsight(), race(2)
    eras = []
    for dice in range(10, 0, -1):
        form = {**FORM, "race": 2, "results": [[1, 2]], "pool": {"white": dice}}
        eras.append(insight.era(GAME.read(position.rules, form)))
    assert eras == sorted(eras)
    assert len(set(eras)) == 7  # with six dice or fewer, two of them in hand, it stands still
    assert max(eras) + insight.horizon < insight.era(race(3))
    betting = {**FORM, "race": 2, "results": [[1, 2]], "step": "bet", "betting": [0, 1, 2], "dice": []}
    assert max(eras) < insight.era(GAME.read(position.rules, {**betting, "order": FIELD, "on": {}, "kept": [0, 0, 0]}))


def test_bets_that_promise_most_are_looked_at_first() -> None:
    game, position = read(
        "finishline", {"seats": 2}, {"step": "bet", "line_up": FIELD, "order": FIELD, "betting": [0, 1]}
    )
    out = Buffer()
    count = position.legal(0, out)
    PlayoutPolicy().rank(position, 0, out, count, Stream(1))
    ranked = [game.actions.typed(action) for action in out.first(count)]
    assert ranked[-1] == "done"
    assert ranked.index("bet win 20 1000") < ranked.index("bet win 20 100")
    assert len({" ".join(bet.split()[:-1]) for bet in ranked[:40]}) > 10


def test_the_richest_looks_at_what_covers_the_others() -> None:
    """As much on every horse as the next richest could stake, and nothing of the kind for who is not the richest."""
    form = {"step": "bet", "race": 3, "results": [[1, 2], [4, 6]], "line_up": FIELD, "order": FIELD}
    game, position = read("finishline", {"seats": 2}, {**form, "betting": [0, 1], "capital": [108000, 55500]})
    for seat, found in ((0, 7), (1, 0)):
        out = Buffer()
        count = position.legal(seat, out)
        PlayoutPolicy().rank(position, seat, out, count, Stream(1))
        looked_at = [game.actions.typed(action) for action in out.first(40)]
        assert sum(bet.startswith("bet win") and bet.endswith(" 55600") for bet in looked_at) == found
        assert all(position.refusal(seat, action) == 0 for action in out.first(40))
        assert len(set(looked_at)) == 40


def sheet_in_simulations(capital: list[int], number: int, seed: int) -> tuple[int, int]:
    """What the first seat stakes in the simulations of a search: on its first horse, and in all."""
    form = {"step": "bet", "race": number, "results": [[1, 2], [4, 6]][: number - 1], "line_up": FIELD, "order": FIELD}
    _, position = read("finishline", {"seats": 2}, {**form, "betting": [0, 1], "capital": capital})
    policy, out, stream = PlayoutPolicy(), Buffer(), Stream(seed)
    while position.waiting() & 1:
        position.apply(0, policy.choose(position, 0, out, position.legal(0, out), stream))
    bets = position.to_json()["bets"][0]
    stakes = [bet["amount"] for bet in (*bets["win"], *bets["place"])]
    return bets["win"][0]["amount"], sum(stakes)


def test_in_simulations_others_bet_as_those_do_who_think() -> None:
    """Mostly all on one horse, now and then with money kept; not always half and half as ``club`` does."""
    sheets = [sheet_in_simulations([5000, 5000], 2, seed) for seed in range(400)]
    assert 0.55 < sum(first == 5000 for first, _ in sheets) / 400 < 0.78
    assert 0.04 < sum(staked < 5000 for _, staked in sheets) / 400 < 0.2


def test_in_simulations_the_richest_covers_the_others_in_the_last_race_only() -> None:
    for number, least, most in ((3, 0.35, 0.65), (2, 0.0, 0.0)):
        sheets = [sheet_in_simulations([108000, 75500], number, seed) for seed in range(200)]
        assert least <= sheets.count((75600, 75600)) / 200 <= most


# The fit


def test_the_weights_foresee_races_of_bots_better_than_knowing_nothing() -> None:
    turns = [turn for number in range(3) for turn in turns_of(7, 2, number)]
    late = [turn for turn in turns if turn[0][0] in (0, 1, 2)]
    traits, wins, there = cases(late)
    stages = [stage for (stage, horses, _), result in late for winner in result if winner in horses]
    rows = [chances(traits[i : i + 1], there[i : i + 1], np.array(WEIGHTS[stage]))[0] for i, stage in enumerate(stages)]
    likely = np.array(rows)
    even = (there == 0.0) / (there == 0.0).sum(axis=1, keepdims=True)
    assert surprise(likely, wins) < 0.85 * surprise(even, wins)
    assert surprise(chances(traits, there, fitted(traits, wins, there)), wins) < 0.85 * surprise(even, wins)


def test_it_knows_whose_turn_is_the_last_of_a_race() -> None:
    """In races of quick players in which nobody was skipped and nothing was put back."""
    tried = 0
    for number in range(12):
        position: Any = GAME.position(GAME.rules({"seats": 3}))
        luck, stream, policy = SeededLuck(5, number), Stream(5, number, 1), GAME.level("club")
        expected: set[int] = set()
        player = race = 0
        while not position.over():
            play_out(position, policy, luck, stream, 1)
            if position.race != race or position.over():
                if race and len(expected) == 1:
                    assert expected == {player}
                    tried += 1
                race, expected = position.race, set()
            elif position.step == parts.ASK_TAKE and position.hand_count in (0, parts.HAND - 1):
                player = position.player
                expected.add(last_of(position))
    assert tried > 5


def test_a_small_sure_lead_is_seen_where_there_is_little_doubt() -> None:
    lead = Lead(5, 0.15, 0.0045)
    assert lead.sure(FinishLineInsight().doubt, 0.0) > 0 > lead.sure(Insight().doubt, 0.0)


def test_a_lead_that_is_smaller_than_what_the_guesses_err_says_nothing() -> None:
    lead = Lead(1000, 2.0, 0.05)
    assert lead.sure(0.0, 0.0) > 0 > lead.sure(0.0, FinishLineInsight().margin)
    assert Lead(1000, 0.0, 0.0).sure(0.0, 0.1) == 0


SPEED_LOST = ["speed_loss 18", "speed_loss 20"]
ALL_IN: dict[str, Any] = {"win": [{"horse": 18, "amount": 5000}], "place": [{"horses": [13, 18], "amount": 2000}]}


@pytest.mark.parametrize(
    ("face", "sheet", "left_out"),
    [
        ({"die": "yellow", "shows": "speed_loss"}, ALL_IN, ["speed_loss 18"]),
        ({"die": "red", "shows": "whip"}, ALL_IN, ["whip 18"]),
        (
            {"die": "yellow", "shows": "speed_loss"},
            {"win": [{"horse": 18, "amount": 900}, {"horse": 3, "amount": 900}]},
            [],
        ),
        (
            {"die": "yellow", "shows": "speed_loss"},
            {"win": [*ALL_IN["win"], {"horse": 5, "amount": 900}]},
            ["speed_loss 18"],
        ),
        ({"die": "yellow", "shows": "speed_loss"}, {"place": [{"horses": [18, 20], "amount": 900}]}, SPEED_LOST),
        (
            {"die": "red", "shows": "double"},
            {"place": [{"horses": [3, 18], "amount": 900}]},
            ["double 8"],
        ),  # but 3 may pass 18
        ({"die": "yellow", "shows": "speed_loss"}, {}, []),
    ],
)
def test_nobody_holds_back_a_horse_on_which_nearly_all_depends(face: Any, sheet: Any, left_out: list[str]) -> None:
    dice = [face, {"die": "white", "shows": "logo"}, {"die": "red", "shows": "red_blank"}]
    form = {**FORM, "race": 1, "step": "use", "player": 1, "dice": dice, "on": {}, "bets": [{}, sheet, {}]}
    position: Any = GAME.read(race(1).rules, form)
    out = Buffer()
    count = position.legal(1, out)
    before = [GAME.actions.typed(action) for action in out.first(count)]
    left = FinishLineInsight().sensible(position, 1, out, count)
    after = [GAME.actions.typed(action) for action in out.first(left)]
    assert [action for action in before if action not in after] == left_out
    assert len(before) > 2
