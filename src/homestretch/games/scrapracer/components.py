"""The rules of one race: components and options as the kernel reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from homestretch.core.option import Option
from homestretch.core.position import Rules
from homestretch.core.refused import Refused
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.circuit import Circuit, checked_circuit

COMPONENTS = Path(__file__).with_name("components.toml")

OPTIONS = (
    Option("seats", range(2, 7), 4),
    Option("track", ("A", "B", "C", "D", "E", "F"), "A"),
    Option("short", (False, True), False),
    Option("finish", range(1, 15), None),
    Option("circuit", dict, None),
    Option("racers_each", (1, 2), None),
    Option("racers", list, None),
    Option("start", range(6), None),
)


class ScrapRacerRules(Rules):
    """One race: the circuit, how many racers, and what is in the decks."""

    racers: int
    each: int
    start: int
    lap: int
    laps: int
    most_dice: int
    marker_supply: int
    markers_for_a_card: int
    fight_steps: int
    booster_spaces: int
    owner: Annotated[list[int], 6]
    drawn: Annotated[list[int], 6]
    straight: Annotated[list[int], 129]
    booster_at: Annotated[list[int], 129]
    to_straight: Annotated[list[int], 129]
    to_curve: Annotated[list[int], 129]
    ability_steps: Annotated[list[int], 6]
    boosters: Annotated[list[int], 3]
    crash: Annotated[list[int], 42]
    crash_effect: Annotated[list[int], 14]
    crash_steps: Annotated[list[int], 14]
    crash_other: Annotated[list[int], 14]
    bonus: Annotated[list[int], 6]
    bonus_effect: Annotated[list[int], 6]
    bonus_steps: Annotated[list[int], 6]
    goal: Annotated[list[int], 4]
    goal_effect: Annotated[list[int], 4]
    goal_of: Annotated[list[int], 4]
    goal_steps: Annotated[list[int], 4]
    circuit: Circuit

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("scrapracer", options)
        data = components()
        self.each = racers_each(options)
        self.racers = self.seats * self.each
        for slot in range(self.racers):
            self.owner[slot] = slot // self.each
        self.start = -1 if options["start"] is None else options["start"]
        if self.start >= self.seats:
            raise Refused("option_value", option="start", value=str(self.start), known=f"0–{self.seats - 1}")
        for place, racer in enumerate(given_racers(options, self.racers)):
            self.drawn[place] = racer
        race = data["race"]
        self.laps = race["laps"]["value"]
        self.most_dice = race["most_dice"]["value"]
        self.marker_supply = race["bonus_markers"]["value"]
        self.markers_for_a_card = race["markers_for_a_card"]["value"]
        self.fight_steps = race["fight_steps"]["value"]
        for racer, name in enumerate(parts.RACERS):
            self.ability_steps[racer] = data["racers"][name]["ability"]["steps"]
        for kind, name in enumerate(parts.BOOSTERS):
            self.boosters[kind] = data["boosters"][name]["count"]
        self.fill_decks(data)
        self.lay(chosen_circuit(options, data))

    def fill_decks(self, data: dict[str, Any]) -> None:
        """Takes over the cards: how many of each, and what they do."""
        for deck, name in enumerate(parts.DECKS):
            for card, entry in data["crash"][name].items():
                kind = parts.CRASH_CARDS.index(card)
                self.crash[deck * parts.CRASH_KINDS + kind] = entry["count"]
                effects = {told(data["crash"][other][card]) for other in parts.DECKS if card in data["crash"][other]}
                if len(effects) > 1:
                    raise ValueError(f"components.toml: {card} does different things in different decks")
                self.crash_effect[kind] = parts.CRASH_EFFECTS.index(entry["effect"])
                self.crash_steps[kind] = entry.get("steps", 0)
                self.crash_other[kind] = entry.get("other", 0)
        for kind, name in enumerate(parts.BONUS_CARDS):
            entry = data["bonus"][name]
            self.bonus[kind] = entry["count"]
            self.bonus_effect[kind] = parts.BONUS_EFFECTS.index(entry["effect"])
            self.bonus_steps[kind] = entry.get("steps", 0)
        for kind, name in enumerate(parts.GOAL_CARDS):
            entry = data["goal"][name]
            self.goal[kind] = entry["count"]
            self.goal_effect[kind] = parts.GOAL_EFFECTS.index(entry["effect"])
            self.goal_of[kind] = entry["of"]
            self.goal_steps[kind] = entry["steps"]

    def lay(self, circuit: Circuit) -> None:
        """Numbers the spaces of the circuit from the finish line (SR-1, SR-2)."""
        self.circuit = circuit
        self.lap = len(circuit.spaces)
        for number, space in enumerate(circuit.spaces, start=1):
            self.straight[number] = space.straight
            if space.booster:
                self.booster_spaces += 1
                self.booster_at[number] = self.booster_spaces
        for number in range(self.lap + 1):
            self.to_straight[number] = self.distance(number, True)
            self.to_curve[number] = self.distance(number, False)

    def distance(self, number: int, straight: bool) -> int:
        """How far it is from a space to the next one of a kind, at least one."""
        steps = 1
        while self.straight[(number + steps - 1) % self.lap + 1] != straight:
            steps += 1
        return steps


def told(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What a crash card does."""
    return entry["effect"], entry.get("steps", 0), entry.get("other", 0)


@cache
def components() -> dict[str, Any]:
    """The numbers of components.toml."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def racers_each(options: dict[str, Any]) -> int:
    """One racer a seat; two with two seats, and with three if wanted (SR-22)."""
    usual = 2 if options["seats"] == 2 else 1
    each: int = options["racers_each"] or usual
    if each != usual and options["seats"] != 3:
        raise Refused("racers_each", seats=options["seats"], each=each, right=usual)
    return each


def given_racers(options: dict[str, Any], count: int) -> list[int]:
    """The racers handed out instead of drawn: one name a racer, seat by seat; none given means all are drawn."""
    names = options["racers"]
    if names is None:
        return [parts.NO_RACER] * count
    for name in names:
        if name not in parts.RACERS:
            raise Refused("option_value", option="racers", value=str(name), known=", ".join(parts.RACERS))
    if len(names) != count or len(set(names)) != count:
        raise Refused("racers_count", count=count, given=", ".join(names))
    return [parts.RACERS.index(name) for name in names]


def chosen_circuit(options: dict[str, Any], data: dict[str, Any]) -> Circuit:
    """The circuit that the options name, shortened and with its finish line where they want it."""
    drawn = options["circuit"]
    chosen = data["tracks"][options["track"]] if drawn is None else checked_circuit(drawn, "circuit")
    circuit = Circuit(chosen["parts"], chosen["turns"], data["parts"])
    if options["short"]:
        if not chosen.get("drop"):
            raise Refused("circuit_no_short")
        circuit = circuit.shortened(chosen["drop"])
    finish = options["finish"] or chosen.get("finish")
    return circuit if finish is None else circuit.finishing_on(finish)
