"""The rules of one race: components and options as the kernel reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from homestretch.core.option import Option
from homestretch.core.position import Rules
from homestretch.core.refused import Refused
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.cards import MOST, Card, Route, check_race, pack_cards, read_cards

COMPONENTS = Path(__file__).with_name("components.toml")

OPTIONS = (
    Option("seats", range(3, 7), 4),
    Option("deck", ("random", "first_race"), "random"),
    Option("cards", dict, None),
)


class OutspeedRules(Rules):
    """One race: the cards, the dice, the tiles and the track.

    A route has the number (card * 2 + side) * 3 + route, cards counted from 0.
    """

    first_race: bool
    rounds: int
    start_fuel: int
    start_zone: int
    zones: int
    tableaus: int
    looked_at: int
    few: int
    wheel: int
    track_cards: int
    finish_cards: int
    nitro_zones: int
    tank_fuel: int
    flame_zones: int
    ion_fuel: int
    magnet_foremost: int
    magnet_between: int
    tiles: Annotated[list[int], 6]
    lit: Annotated[list[int], 180]
    at_most: Annotated[list[int], 180]
    alone: Annotated[list[int], 180]
    least: Annotated[list[int], 180]
    term: Annotated[list[int], 5040]
    die_faces: Annotated[list[int], 2]
    die_value: Annotated[list[int], 12]
    die_weight: Annotated[list[int], 12]
    die_mean: Annotated[list[float], 2]
    cards: dict[int, Card]

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("outspeed", options)
        data = components()
        self.first_race = options["deck"] == "first_race"
        race, tiles = data["race"], data["tiles"]
        self.rounds = race["rounds"]["value"]
        self.start_fuel = race["start_fuel"]["value"]
        self.start_zone = race["start_zone"]["value"]
        self.zones = race["zones"]["value"]
        self.tableaus = race["tableaus"]["value"]
        self.looked_at = within("race.looked_at", race["looked_at"]["value"], 2)
        self.few = race["few"]["value"]
        self.wheel = within("race.wheel", race["wheel"]["value"], 9)
        for kind, name in enumerate(parts.TILES):
            self.tiles[kind] = tiles[name]["count"]
        within("tiles", sum([tile["count"] for tile in tiles.values()]), parts.MOST_TILES)
        self.nitro_zones = tiles["nitro"]["zones"]
        self.tank_fuel = tiles["fuel_tank"]["fuel"]
        self.flame_zones = tiles["flamethrower"]["zones"]
        self.ion_fuel = tiles["ion_cannon"]["fuel"]
        self.magnet_foremost = tiles["electromagnet"]["foremost"]
        self.magnet_between = tiles["electromagnet"]["between"]
        for die, name in enumerate(parts.DICE):
            self.take_die(die, data["dice"][name]["faces"])
        self.cards = race_cards(options["cards"])
        for card in self.cards.values():
            self.take_card(card)

    def take_die(self, die: int, faces: list[int]) -> None:
        """OS-32: the different faces of a die, and how many there are of each."""
        values = sorted(set(faces))
        within("dice", max(values), MOST)
        self.die_faces[die] = within("dice", len(values), parts.MOST_FACES)
        self.die_mean[die] = sum(faces) / len(faces)
        for i, value in enumerate(values):
            self.die_value[die * 6 + i] = value
            self.die_weight[die * 6 + i] = faces.count(value)

    def shown_by(self, die: int) -> list[int]:
        """The values of the different faces of a die."""
        return [self.die_value[die * 6 + face] for face in range(self.die_faces[die])]

    def take_card(self, card: Card) -> None:
        """OS-27: both sides of a card."""
        if card.finish:
            self.finish_cards |= 1 << (card.number - 1)
        else:
            self.track_cards |= 1 << (card.number - 1)
        for side, routes in enumerate(card.sides):
            for name, route in routes.items():
                at = ((card.number - 1) * 2 + side) * 3 + parts.ROUTES.index(name)
                self.lit[at] = 1
                self.at_most[at] = route.at_most
                self.alone[at] = route.alone
                self.least[at] = least_cost(route, name)
                for row in range(parts.ROWS):
                    for slot in range(parts.SLOTS):
                        self.term[(at * parts.ROWS + row) * parts.SLOTS + slot] = route.rows[row][slot]


@cache
def components() -> dict[str, Any]:
    """The numbers of components.toml."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def within(entry: str, value: int, most: int) -> int:
    """A number of components.toml that the kernel has room for."""
    if not 1 <= value <= most:
        raise Refused("components_limit", entry=entry, value=value, most=most)
    return value


def race_cards(pack: dict[str, Any] | None) -> dict[int, Card]:
    """The cards of a race by number, those of a data pack among them."""
    cards = read_cards(components()["cards"], 1)
    if pack is not None:
        cards = pack_cards(pack, cards)
    check_race(cards, components()["race"]["rounds"]["value"])
    fuel = components()["race"]["start_fuel"]["value"]
    for card in cards.values():
        for side in card.sides:
            if all(least_cost(route, name) > fuel for name, route in side.items()):
                raise Refused("card_no_route", where=str(card.number))
    return dict(sorted(cards.items()))


def least_cost(route: Route, name: str) -> int:
    """OS-24, C4, C5: the cost of a route when everything turns out best; card 11's kind can be free."""
    if route.alone:
        return 0
    row = route.rows[parts.COST]
    dice: list[int] = [min(components()["dice"][die]["faces"]) for die in parts.DICE]
    own = row[parts.COUNT + parts.ROUTES.index(name)]
    return row[parts.NUMBER] + own + sum(row[parts.DIE + die] * dice[die] for die in range(2))
