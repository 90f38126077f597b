"""Whatever legal play does in Outspeed, nothing appears or vanishes and nothing secret gets out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from homestretch.cli.options import HUMAN
from homestretch.cli.session import Session
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.event import Event
from homestretch.core.luck import SeededLuck
from homestretch.core.paint import Paint
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat, parse_replay
from homestretch.core.stream import Stream
from homestretch.core.text import LANGUAGES, Text
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.components import components
from homestretch.games.outspeed.view import SECRET
from homestretch.table.table import Table

GAME = find("outspeed")
TILES = Counter({name: entry["count"] for name, entry in components()["tiles"].items()})
OPTIONS = st.fixed_dictionaries({"seats": st.integers(3, 6), "deck": st.sampled_from(["random", "first_race"])})


class Books:
    """Keeps the books from the events alone, as somebody who sees everything would with a pencil."""

    def __init__(self, seats: int) -> None:
        self.fuel = [12] * seats
        self.zones = [3] * seats
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.looking: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.below: Counter[str] = Counter()
        self.out: set[int] = set()
        self.dice: Counter[int] = Counter()

    def note(self, event: Event) -> None:
        about, kind = event.about, event.kind.name
        seat = about.get("seat", -1)
        if kind in ("gained", "lost", "paid"):
            self.fuel[seat] += about["fuel"] if kind == "gained" else -about["fuel"]
            assert self.fuel[seat] == about["left"] >= 0
        elif kind in ("moved", "pushed"):
            self.zones[seat] += about["steps"] if kind == "moved" else -about["steps"]
            assert about["zone"] in (self.zones[seat], 0)
        elif kind == "drew":
            self.looking[about["tile"]] += 1
        elif kind in ("kept", "kept_only"):
            self.hands[seat][about["tile"]] += 1
            self.looking[about["tile"]] -= 1
            if kind == "kept":
                self.looking[about["under"]] -= 1
                self.below[about["under"]] += 1
            assert not +self.looking
        elif kind in ("tile", "discarded"):
            self.hands[seat][about["tile"]] -= 1
            self.discard[about["tile"]] += 1
        elif kind == "reshuffled":
            assert sum(self.discard.values()) == about["tiles"]
            self.discard = Counter()
            self.below = Counter()
        elif kind == "out":
            self.out.add(seat)
        elif kind == "die":
            self.dice[seat] += 1
            assert about["value"] in components()["dice"][about["die"]]["faces"]
        elif kind == "turn":
            self.dice = Counter()

    def agree_with(self, table: Table) -> None:
        form = table.position.to_json()
        assert form["fuel"] == self.fuel
        assert [z for s, z in enumerate(form["zones"]) if s not in self.out] == [
            z for s, z in enumerate(self.zones) if s not in self.out
        ]
        assert set(form["out"]) == self.out
        assert [Counter(hand) for hand in form["tiles"]] == [+hand for hand in self.hands]
        assert Counter(form["drawn"]) == +self.looking
        assert Counter(form["discard"]) == +self.discard
        under = Counter(entry["tile"] for entry in form["under"])
        everything = sum(self.hands, Counter(form["pile"])) + under + self.looking + self.discard
        assert everything == TILES
        assert under <= self.below
        dice = [sum(form["luck"][die][seat] for die in parts.DICE) for seat in range(len(self.fuel))]
        if form["step"] != "draw_card":
            assert dice == [self.dice[seat] for seat in range(len(self.fuel))]


def random_step(table: Table, stream: Stream) -> None:
    """Chance decides, or any of the seats that owe a decision makes it."""
    out = Buffer()
    if count := table.position.chance(out):
        table.happen(table.luck.outcome(table.position, out, count))
    else:
        owing = table.waiting()
        seat = owing[stream.below(len(owing))]
        actions = table.actions(seat)
        table.do(seat, actions[stream.below(len(actions))])


@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_fuel_adds_up_and_tiles_and_dice_are_conserved(options: dict[str, Any], seed: int) -> None:
    table = Table(GAME, GAME.rules(options), SeededLuck(seed))
    books, stream, read = Books(options["seats"]), Stream(seed, channel=1), 0
    while not table.over():
        random_step(table, stream)
        for step in table.log[read:]:
            for event in step.events:
                books.note(event)
        read = len(table.log)
        books.agree_with(table)
        assert table.position.problems() == []
    form = table.position.to_json()
    assert form["round"] <= 13
    if form["round"] < 13:
        assert len(form["out"]) >= options["seats"] - 1


@given(seed=st.integers(0, 2**32), seats=st.integers(3, 6), steps=st.integers(20, 150))
def test_a_view_does_not_change_with_what_it_may_not_know(seed: int, seats: int, steps: int) -> None:
    """Routes, wheels, tiles in hand, laid, drawn and under the pile are swapped; the view stays the same."""
    table, stream = Table(GAME, GAME.rules({"seats": seats}), SeededLuck(seed)), Stream(seed, channel=1)
    for _ in range(steps):
        if table.over():
            break
        random_step(table, stream)
        for seat in (-1, *range(seats)):
            seen = GAME.look(table.position, seat)
            for other in range(2):
                assert GAME.look(GAME.imagine(table.rules, seat, seen, Stream(other)), seat) == seen


def test_hidden_things_are_really_swapped() -> None:
    """Otherwise the tests that swap them could not fail."""
    given_form = {
        "tiles": [{"nitro": 1}, {"ion_cannon": 1}, {}],
        "pile": {"fuel_tank": 7, "flamethrower": 7, "force_field": 7, "nitro": 4},
        "under": [{"tile": "nitro", "by": 0}, {"tile": "nitro", "by": 1}, {"tile": "ion_cannon", "by": 2}],
        "discard": {"electromagnet": 2},
    }
    position = GAME.read(GAME.rules({"seats": 3, "deck": "first_race"}), given_form)
    position.resolve(0)
    for seat in (0, 1):
        position.apply(seat, GAME.actions.pack({"do": "pass"}))
    position.apply(0, GAME.actions.pack({"do": "program", "route": "red"}))
    seen = GAME.look(position, 2)
    assert seen["routes"] == [SECRET, "none", "none"]
    assert [entry["tile"] for entry in seen["under"]] == [SECRET, SECRET, "ion_cannon"]
    imagined = [GAME.imagine(position.rules, 2, seen, Stream(n)).to_json() for n in range(40)]
    assert {form["routes"][0] for form in imagined} == set(parts.ROUTES)
    assert len({str(form["tiles"][1]) for form in imagined}) > 2
    assert len({form["under"][0]["tile"] for form in imagined}) > 2
    assert {form["under"][2]["tile"] for form in imagined} == {"ion_cannon"}


@given(seed=st.integers(0, 2**32), seats=st.integers(3, 6), steps=st.integers(20, 200))
def test_club_does_not_look_at_what_is_secret(seed: int, seats: int, steps: int) -> None:
    """The secrets of others change; with the same stream the choice stays the same."""
    table = Table(GAME, GAME.rules({"seats": seats}), SeededLuck(seed))
    policy, stream, out = GAME.level("club"), Stream(seed, channel=1), Buffer()
    for step in range(steps):
        if table.over():
            return
        for seat in table.waiting():
            count = table.position.legal(seat, out)
            chosen = policy.choose(table.position, seat, out, count, Stream(step))
            for other in range(2):
                imagined = GAME.imagine(table.rules, seat, GAME.look(table.position, seat), Stream(other))
                assert policy.choose(imagined, seat, out, imagined.legal(seat, out), Stream(step)) == chosen
        random_step(table, stream)


@given(seed=st.integers(0, 2**32), steps=st.integers(5, 120))
def test_events_tell_a_seat_only_its_own_secrets(seed: int, steps: int) -> None:
    table, stream = Table(GAME, GAME.rules({"seats": 4}), SeededLuck(seed)), Stream(seed, channel=1)
    for _ in range(steps):
        if not table.over():
            random_step(table, stream)
    secrets = {
        "chose_tile": "tile",
        "chose_route": "route",
        "chose_number": "number",
        "drew": "tile",
        "kept": "under",
        "kept_only": "tile",
    }
    for seat in (None, *range(4)):
        for event in table.events(seat):
            if event.kind.name in secrets:
                known = event.about[secrets[event.kind.name]] is not None
                assert known == (event.about["seat"] == seat)


def test_club_mixes_where_a_fixed_choice_could_be_exploited() -> None:
    """On card 11 only a sole programmer gains: always the same route would be a gift to the others."""
    position = GAME.read(GAME.rules({"seats": 3}), {})
    position.resolve(10)
    policy, out = GAME.level("club"), Buffer()
    count = position.legal(0, out)
    chosen = Counter(policy.choose(position, 0, out, count, Stream(n)) for n in range(200))
    assert len(chosen) > 1
    assert max(chosen.values()) < 180


def test_a_seat_takes_back_its_secret_choice_until_all_have_chosen() -> None:
    """Others who choose at the same time do not act on it, and keep what they chose."""
    table = Table(GAME, GAME.rules({"seats": 3}), SeededLuck(4))
    table.settle()
    table.play(1, table.legal(1)[0])
    table.play(0, table.legal(0)[-1])
    chosen = table.position.to_json()["routes"][0]
    assert table.can_undo(0)
    table.undo(1)
    assert table.waiting() == [1, 2]
    assert table.position.to_json()["routes"][0] == chosen
    assert [step.seat for step in table.log[-2:]] == [None, 0]
    table.play(2, table.legal(2)[0])
    table.play(1, table.legal(1)[0])
    assert parse_replay(table.replay()).verify() == table.position
    for seat in range(3):
        with pytest.raises(Refused, match="no_undo"):
            table.undo(seat)


def test_looking_at_tiles_cannot_be_taken_back() -> None:
    """Tiles that were put under the pile come without chance; still somebody has seen them."""
    under = [{"tile": "nitro", "by": 2}, {"tile": "fuel_tank", "by": 2}]
    table = Table(GAME, GAME.rules({"seats": 3, "deck": "first_race"}), SeededLuck(4))
    form = table.position.to_json()
    form.update({"round": 2, "track_cards": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "pile": {}, "under": under})
    table.position.read(form)
    table.settle()
    for seat in range(3):
        table.do(seat, GAME.actions.pack({"do": "program", "route": "green"}))
    assert table.waiting() == [0]
    assert not table.can_undo(2)
    table.do(0, GAME.actions.pack({"do": "keep", "tile": "nitro"}))
    assert not table.can_undo(0)


@pytest.mark.parametrize(
    "form",
    [
        {"track_cards": []},
        {"round": 13, "finish_cards": []},
        {"step": "route", "deciding": [0]},
        {"step": "wheel", "card": 15, "deciding": [0]},
        {"step": "cost_die", "card": 12},
        {"turn": 3},
        {"drawn": ["nitro", "nitro", "nitro"]},
        {"tiles": [{"nitro": 100}, {}, {}]},
        {"under": [{"tile": "nitro", "by": 0}] * 61},
        {"force_fields": [{"zone": 9, "entered": False}] * 13},
        {"card": 17},
        {"zones": [3, 3]},
    ],
)
def test_a_position_that_leads_nowhere_is_refused(form: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="position_value"):
        GAME.read(GAME.rules({"seats": 3}), form)


PACK = """
[cards.17]
kind = "track"
name = "Canyon"
side-3-4.red = {{ {route} }}
"""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[cards.17]\nkind = "track"\nside-3-4 = {}', "card_no_route"),
        ('[cards.17]\nkind = "track"', "card_no_route"),
        ('[cards.17]\nkind = "track"\nside-3-4.red = { cost = "20", benefit = "1 zones" }', "card_no_route"),
        ('[cards.17]\nkind = "tunnel"\nside-3-4.red = { benefit = "1 zone" }', "card_kind"),
        ('[cards.5]\nkind = "track"\nside-3-4.red = { benefit = "1 zone" }', "card_number"),
        ('[cards.17]\nkind = "track"\nside-3-4.square = { benefit = "1 zone" }', "card_entry"),
        ("cards = 7", "card_table"),
        ("without = [40]", "card_without"),
        ("without = [true]", "card_without"),
        ("without = [1]", "cards_too_few"),
        ("without = [13, 14, 15, 16]", "cards_too_few"),
        (PACK.format(route='benefit = "1 parsec"'), "card_unit"),
        (PACK.format(route='benefit = "purple zones"'), "card_value"),
        (PACK.format(route='cost = "#blue", benefit = "1 zone"'), "card_value"),
        (PACK.format(route='cost = "-1", benefit = "1 zone"'), "card_value"),
        (PACK.format(route='at_most = 9, benefit = "1 zone"'), "card_value"),
        (PACK.format(route='cost = "1"'), "card_no_benefit"),
        (PACK.format(route='alone = true, at_most = 1, benefit = "1 zone"'), "card_alone"),
        (PACK.format(route='benefit = "X zones"'), "card_wheel"),
        (PACK.format(route='benefit = "21 zones"'), "card_too_much"),
        (PACK.format(route='benefit = "blue tiles"'), "card_tiles"),
        (PACK.format(route='price = "1", benefit = "1 zone"'), "card_entry"),
        ("[cards", "file_not_toml"),
    ],
)
def test_a_wrong_card_is_refused_with_the_reason_in_both_languages(text: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(text, encoding="utf-8")
    assert GAME.check_file is not None
    with pytest.raises(Refused) as refused:
        GAME.check_file(path)
    assert refused.value.code == code
    sentences = {Text(language, GAME).refusal(refused.value) for language in LANGUAGES}
    assert len(sentences) == 2


def test_the_cards_in_the_readme_are_right(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text((GAME.folder / "README.md").read_text(encoding="utf-8").split("```")[1].removeprefix("toml\n"))
    assert GAME.check_file is not None
    assert GAME.check_file(path)["own"] == 1


def test_a_card_of_ones_own_needs_no_code(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(
        "without = [9]\n" + PACK.format(route='cost = "1 + 2 yellow + #red", benefit = "3 fuel, blue zones, 2 tiles"')
    )
    assert GAME.check_file is not None
    assert GAME.check_file(path) == {"own": 1, "track": 12, "finish": 4, "stranding": 2}
    rules = GAME.rules({"seats": 3, "cards": GAME.read_option["cards"](path)})
    position = GAME.read(rules, {"fuel": [2, 20, 20]})
    position.resolve(16)
    assert position.to_json()["deciding"] == [1, 2]
    for seat in (1, 2):
        position.apply(seat, GAME.actions.pack({"do": "program", "route": "red"}))
    assert position.to_json()["step"] == "cost_die"


@pytest.mark.parametrize("prompt", ["tile", "route", "wheel", "keep"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_sentence_and_help(prompt: str, language: str) -> None:
    text = Text(language, GAME)
    assert text.has(f"prompt-{prompt}")
    assert text.has(f"help-{prompt}")


def test_the_cards_have_their_names_in_the_texts() -> None:
    text = Text("en", GAME)
    for number, card in components()["cards"].items():
        assert text(f"card-{number}") == f"{number} “{card['name']}”"


@pytest.mark.parametrize("seats", [3, 6])
def test_club_is_clearly_ahead_of_random(seats: int) -> None:
    from homestretch.lab.selfplay import Plan, selfplay

    players = ["club"] + ["random"] * (seats - 1)
    result = selfplay(Plan("outspeed", {"seats": seats}, players, 1), 300, lambda done: None).to_json()
    assert result["players"]["club"]["win_share_95"][0] > 2 * result["players"]["random"]["win_share"]


def at_terminal(table: Table, answers: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A session whose people type what is listed."""
    typed = iter(answers)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    session = Session(Paint(plain=True))
    session.sit_down(table, Text("en", GAME), tmp_path / "game.jsonl", {})
    return session


def test_a_real_card_is_typed_by_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(GAME, GAME.rules({"seats": 3}), SeededLuck(1), [Seat("Anna", HUMAN)] * 3)
    table.position = GAME.read(table.rules, {"track_cards": [2, 5, 9], "round": 10}).record()
    session = at_terminal(table, ["1", "9"], tmp_path, monkeypatch)
    assert session.ask_chance(table.position, [1, 4, 8]) == 8


def test_a_real_tile_is_for_the_eyes_of_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(GAME, GAME.rules({"seats": 3}), SeededLuck(1), [Seat(name, HUMAN) for name in ("Anna", "Ben", "Eva")])
    form = {"card": 2, "step": "draw_tile", "stage": "drawing", "turn": 1, "tiles_due": [0, 0, 0]}
    table.position = GAME.read(table.rules, form).record()
    asked: list[str] = []
    session = at_terminal(table, [], tmp_path, monkeypatch)
    answers = iter(["", "nitro"])

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    assert session.ask_chance(table.position, list(range(6))) == parts.NITRO
    assert "Ben" in asked[0]
    assert session.at_keyboard == 1
    assert "Seat 2: which tile" in capsys.readouterr().out
