"""Dense actions and observations: fixed tables, one to one, and made of nothing that is hidden."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from envs.walk import ENDS, OWN, SETTINGS, decisions, listed
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.encoding import Encoding, action_of, mark_legal, number_of, write_seen
from homestretch.core.layout import Block, Feature, check_layout
from homestretch.core.refused import Refused
from homestretch.core.row import ByteRow, FloatRow
from homestretch.core.stream import Stream
from homestretch.core.view import View


class Eyes:
    """An encoding with the rows it writes to."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.game = find(name)
        self.encoding: Encoding = self.game.encoding(self.game.rules(options))
        self.floats = array("f", [0.0] * self.encoding.features)
        self.bytes = bytearray(self.encoding.actions)

    def see(self, position: Any, seat: int) -> list[float]:
        write_seen(self.encoding, position, seat, FloatRow(self.floats))
        return list(self.floats)

    def mask(self, position: Any, seat: int) -> list[int]:
        mark_legal(self.encoding, position, seat, Buffer(), ByteRow(self.bytes))
        return [number for number, mark in enumerate(self.bytes) if mark]

    def named(self, position: Any, seat: int) -> dict[str, list[float]]:
        row, at, found = self.see(position, seat), 0, {}
        for part in self.encoding.parts:
            found[part.name] = row[at : at + part.size]
            at += part.size
        return found


def ids(setting: Any) -> str:
    return str(setting).replace(" ", "")


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=ids)
def test_every_listed_action_has_a_number_of_its_own_and_comes_back(name: str, options: dict[str, Any]) -> None:
    eyes = Eyes(name, options)
    for position, seat in decisions(name, options, seed=3):
        legal = listed(position, seat)
        numbers = [number_of(eyes.encoding, position, seat, action) for action in legal]
        assert len(set(numbers)) == len(legal)
        assert all(0 <= number < eyes.encoding.actions for number in numbers)
        assert [action_of(eyes.encoding, position, seat, number) for number in numbers] == legal
        assert eyes.mask(position, seat) == sorted(numbers)


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=ids)
def test_observations_keep_to_the_ranges_of_their_table(name: str, options: dict[str, Any]) -> None:
    eyes = Eyes(name, options)
    for position, _ in decisions(name, options, seed=5, every=3):
        for seat in range(position.rules.seats):
            seen = eyes.named(position, seat)
            for part in eyes.encoding.parts:
                assert min(seen[part.name]) >= part.low, part.name
                assert max(seen[part.name]) <= part.high, part.name


@pytest.mark.parametrize("name", OWN)
def test_no_feature_always_says_the_same(name: str) -> None:
    said: dict[str, set[tuple[float, ...]]] = {}
    for own, options in SETTINGS:
        if own == name:
            eyes = Eyes(name, options)
            for seed in (0, 1, 2):
                for position, seat in decisions(name, options, seed, every=2):
                    for feature, values in eyes.named(position, seat).items():
                        said.setdefault(feature, set()).add(tuple(values))
    assert [feature for feature, values in said.items() if len(values) < 2] == []


@pytest.mark.parametrize(("name", "seats"), ENDS)
def test_what_is_hidden_changes_nothing(name: str, seats: int) -> None:
    eyes, options = Eyes(name, {"seats": seats}), {"seats": seats}
    for position, _ in decisions(name, options, seed=7, every=11):
        for seat in range(seats):
            seen, allowed = eyes.see(position, seat), eyes.mask(position, seat)
            imagined = View.of(eyes.game, position, seat).imagine(Stream(13))
            assert eyes.see(imagined, seat) == seen
            assert eyes.mask(imagined, seat) == allowed


def test_a_leak_would_be_noticed() -> None:
    """The same test fails for somebody who sees with the eyes of another seat."""
    eyes, differing = Eyes("finishline", {"seats": 2}), 0
    for position, _ in decisions("finishline", {"seats": 2}, seed=7, every=11):
        imagined = View.of(eyes.game, position, 0).imagine(Stream(13))
        differing += eyes.see(imagined, 1) != eyes.see(position, 1)
    assert differing > 0


def near(one: float, other: float) -> bool:
    return abs(one - other) < 1e-6


def test_scrap_racer_features_say_what_the_view_says() -> None:
    eyes = Eyes("scrapracer", {"seats": 4})
    for position, _ in decisions("scrapracer", {"seats": 4}, seed=2, every=5):
        for seat in range(4):
            data, seen = View.of(eyes.game, position, seat).data, eyes.named(position, seat)
            by_seat = {racer["seat"]: (name, racer) for name, racer in data["racers"].items()}
            for place in range(4):
                name, racer = by_seat[(seat + place) % 4]
                assert near(seen["progress"][place], min(2, racer["progress"] / (position.rules.lap * 3)))
                assert (seen["mover"][place] == 1) == (data["turn"] == name)
                assert near(seen["card_count"][place], data["bonus_card_counts"][(seat + place) % 4] / 6)
            assert near(sum(seen["dice"]), len(data["dice"]) / 2)
            assert near(sum(seen["own_cards"]), sum(data["your_bonus_cards"].values()) / 6)


def test_outspeed_features_say_what_the_view_says() -> None:
    eyes = Eyes("outspeed", {"seats": 5})
    for position, _ in decisions("outspeed", {"seats": 5}, seed=2):
        for seat in range(5):
            data, seen = View.of(eyes.game, position, seat).data, eyes.named(position, seat)
            for place in range(5):
                other = (seat + place) % 5
                assert near(seen["fuel"][place], min(1, data["fuel"][other] / 20))
                assert (seen["alive"][place] == 1) == (other not in data["out"])
                assert (seen["route_secret"][place] == 1) == (data["routes"][other] == "secret")
                assert (seen["wheel_secret"][place] == 1) == (data["wheels"][other] == "secret")
                assert (seen["has_laid"][place] == 1) == (data["laid"][other] != "none")
                assert near(seen["tile_count"][place], data["tile_counts"][other] / 8)
            assert near(sum(seen["own_tiles"]), sum(data["your_tiles"].values()) / 8)


def test_finish_line_features_say_what_the_view_says() -> None:
    eyes = Eyes("finishline", {"seats": 3})
    for position, _ in decisions("finishline", {"seats": 3}, seed=2, every=3):
        for seat in range(3):
            data, seen = View.of(eyes.game, position, seat).data, eyes.named(position, seat)
            capital = data["capital"][seat]
            assert near(seen["capital"][0], capital / (capital + 10000))
            for kind, feature in (("win", "own_win_bets"), ("place", "own_place_bets")):
                staked = sum(bet["amount"] for bet in data["your_bets"][kind])
                assert near(sum(seen[feature]), staked / capital if capital else 0)
            assert [place for place in range(3) if seen["betting"][place]] == sorted(
                (other - seat) % 3 for other in data["betting"]
            )
            assert sum(seen["running"]) == len(data["order"])


def test_cubitos_features_say_what_the_view_says() -> None:
    eyes = Eyes("cubitos", {"seats": 3})
    for position, _ in decisions("cubitos", {"seats": 3}, seed=2, every=17):
        for seat in range(3):
            data, seen = View.of(eyes.game, position, seat).data, eyes.named(position, seat)
            for place in range(3):
                player = data["players"][str((seat + place) % 3)]
                assert near(seen["amounts"][10 * place + 1], min(1, player["credits"] / 20))
                assert near(seen["amounts"][10 * place + 5], min(1, player["fans"] / 13))
                assert (seen["flags"][7 * place + 1] == 1) == player["was_bust"]
                assert near(seen["draw"][11 * place], min(1, player["draw"].get("light_gray", 0) / 6))


@pytest.mark.parametrize("name", OWN)
def test_the_tables_belong_to_the_verbs_and_have_no_name_twice(name: str) -> None:
    eyes = Eyes(name, {})
    check_layout(name, eyes.game.verbs, eyes.encoding.blocks)
    typed = [eyes.encoding.typed(number) for number in range(eyes.encoding.actions)]
    assert len(set(typed)) == len(typed)
    assert [eyes.encoding.find(eyes.encoding.named(number)) for number in range(0, len(typed), 7)] == list(
        range(0, len(typed), 7)
    )
    names = [part.name for part in eyes.encoding.parts]
    assert len(set(names)) == len(names)


class Handwritten(Encoding):
    """An encoding in plain Python, as a package of somebody else may have it."""

    def number(self, position: Any, seat: int, action: int) -> int:
        return action % 32

    def action(self, position: Any, seat: int, number: int) -> int:
        return number

    def observe(self, position: Any, seat: int, out: Any) -> None:
        out.item[1] = 0.5 + seat


def test_an_encoding_in_plain_python_works_on_the_compiled_kernel() -> None:
    encoding = Handwritten([Block("roll"), Block("stop")], [Feature("pair", (2,), "nothing, and the seat")])
    position, seat = next(iter(decisions("scrapracer", {"seats": 3}, seed=1)))
    row, marks = array("f", [9.0, 9.0]), bytearray(2)
    write_seen(encoding, position, seat, FloatRow(row))
    assert list(row) == [0.0, 0.5 + seat]
    assert mark_legal(encoding, position, seat, Buffer(), ByteRow(marks)) == 1
    assert list(marks) == [1, 0]
    assert action_of(encoding, position, seat, 1) == 1


@pytest.mark.parametrize("wrong", [b"\0\0\0\0", array("d", [0.0]), memoryview(array("f", [0.0] * 4))[::2]])
def test_rows_are_laid_only_on_what_fits(wrong: Any) -> None:
    with pytest.raises(ValueError, match="row"):
        FloatRow(wrong)


def test_a_game_without_tables_says_so() -> None:
    from dataclasses import replace

    bare = replace(find("scrapracer"), encode=None)
    with pytest.raises(Refused, match="no_encoding"):
        bare.encoding(bare.rules({}))
