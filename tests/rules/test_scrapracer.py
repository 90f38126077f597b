"""Whatever legal play does in Scrap Racer, nothing appears or vanishes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.event import Event
from homestretch.core.luck import SeededLuck
from homestretch.core.stream import Stream
from homestretch.games.scrapracer import parts
from homestretch.table.table import Table

GAME = find("scrapracer")

OPTIONS = st.fixed_dictionaries(
    {"seats": st.integers(2, 6), "track": st.sampled_from("ABCDEF"), "short": st.booleans()},
)


def totals() -> dict[str, Counter[str]]:
    """How many there are of everything, from components.toml."""
    from homestretch.games.scrapracer.components import components

    data = components()
    found = {
        deck: Counter({card: entry["count"] for card, entry in data["crash"][deck].items()}) for deck in parts.DECKS
    }
    found["bonus"] = Counter({card: entry["count"] for card, entry in data["bonus"].items()})
    found["goal"] = Counter({card: entry["count"] for card, entry in data["goal"].items()})
    found["boosters"] = Counter({kind: entry["count"] for kind, entry in data["boosters"].items()})
    return found


class Books:
    """Keeps the books from the events alone, as a player with a pencil would."""

    def __init__(self) -> None:
        self.deck = totals()
        self.discard: dict[str, Counter[str]] = {name: Counter() for name in self.deck}
        self.hands: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        self.progress: Counter[str] = Counter()

    def draw(self, pile: str, card: str) -> None:
        if not +self.deck[pile]:
            self.deck[pile], self.discard[pile] = self.discard[pile], Counter()
        self.deck[pile][card] -= 1
        assert self.deck[pile][card] >= 0, f"{card} was drawn from {pile}, but there is none left"

    def note(self, event: Event) -> None:
        about = event.about
        if event.kind.name == "crash_card":
            self.draw(about["deck"], about["card"])
            self.discard[about["deck"]][about["card"]] += 1
        elif event.kind.name == "goal_card":
            self.draw("goal", about["card"])
            self.discard["goal"][about["card"]] += 1
        elif event.kind.name == "bonus_card":
            self.draw("bonus", about["card"])
            self.hands[about["card"]] += 1
        elif event.kind.name == "played":
            self.hands[about["card"]] -= 1
            self.discard["bonus"][about["card"]] += 1
        elif event.kind.name == "booster":
            self.held[about["booster"]] += 1
        elif event.kind.name == "boosted":
            kind = {"plus": "plus_minus_1", "minus": "plus_minus_1"}.get(about["use"], about["use"])
            self.held[kind] -= 1
            self.spent[kind] += 1
        elif event.kind.name == "moved":
            self.progress[about["racer"]] += about["steps"]
        elif event.kind.name == "fell_back":
            self.progress[about["racer"]] -= about["steps"]

    def agree_with(self, table: Table) -> None:
        form = table.position.to_json()
        everything = totals()
        for pile in (*parts.DECKS, "bonus", "goal"):
            renewed = not +self.deck[pile] and form["step"].endswith("_card")
            assert Counter(form["decks"][pile]) == (
                +self.discard[pile] if renewed and form["decks"][pile] else +self.deck[pile]
            )
        assert sum((Counter(hand) for hand in form["bonus_cards"]), Counter()) == +self.hands
        held = sum((Counter(racer["boosters"]) for racer in form["racers"].values()), Counter())
        assert held == +self.held
        assert Counter(form["boosters_unseen"]) + held + self.spent == everything["boosters"]
        assert len(form["boosters_on_track"]) + form["booster_reserve"] == sum(form["boosters_unseen"].values())
        assert {name: racer["progress"] for name, racer in form["racers"].items()} == {
            name: self.progress[name] for name in form["racers"]
        }
        assert sum(racer["bonus_markers"] for racer in form["racers"].values()) <= 17
        assert len(form["dice"]) <= 6


def alone(table: Table) -> None:
    """Every racer stands alone, and holds a goal marker for every lap."""
    form, lap = table.position.to_json(), table.position.rules.lap
    on_track = [racer["progress"] for racer in form["racers"].values() if racer["progress"]]
    assert len({progress % lap for progress in on_track}) == len(on_track)
    for racer in form["racers"].values():
        assert racer["goal_markers"] == min(3, max(0, racer["progress"] - 1) // lap)


@given(options=OPTIONS, seed=st.integers(0, 2**32), bold=st.integers(1, 5))
def test_nothing_appears_or_vanishes_and_racers_end_alone(options: dict[str, Any], seed: int, bold: int) -> None:
    table = Table(GAME, GAME.rules(options), SeededLuck(seed))
    books, stream, out, read = Books(), Stream(seed, channel=1), Buffer(), 0
    while not table.over():
        if count := table.position.chance(out):
            table.happen(table.luck.outcome(table.position, out, count))
        else:
            seat = table.waiting()[0]
            count = table.position.legal(seat, out)
            chosen = min(stream.below(count * bold), count - 1)
            table.do(seat, out[chosen])
        for step in table.log[read:]:
            for event in step.events:
                books.note(event)
        read = len(table.log)
        books.agree_with(table)
        if table.position.to_json()["step"] in ("roll", "over"):
            alone(table)
    outcome = table.outcome()
    assert outcome is not None
    assert len(outcome.winners) == 1


@given(seed=st.integers(0, 2**32), seats=st.integers(3, 6), steps=st.integers(50, 500))
def test_club_does_not_look_at_the_cards_of_others(seed: int, seats: int, steps: int) -> None:
    """The bonus cards of others change places with the deck; the choice stays the same."""
    position = GAME.position(GAME.rules({"seats": seats}))
    policy, stream, out = GAME.level("club"), Stream(seed), Buffer()
    for _ in range(steps):
        if position.over():
            return
        if count := position.chance(out):
            position.resolve(stream.pick(out, count))
        else:
            seat = position.waiting().bit_length() - 1
            count = position.legal(seat, out)
            chosen = policy.choose(position, seat, out, count, stream)
            for other in range(3):
                imagined = GAME.imagine(position.rules, seat, GAME.look(position, seat), Stream(other))
                assert policy.choose(imagined, seat, out, imagined.legal(seat, out), stream) == chosen
            position.apply(seat, out[stream.below(count)])
