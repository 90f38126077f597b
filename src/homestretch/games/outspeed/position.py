"""One moment of a race: where everything lies. What may happen next is in rules/.

Sets of seats and of cards are bits. A choice not made yet is 0, so tiles, routes and the numbers of the
wheel are kept plus one. The pile of tiles is a multiset on top, and below it what was put under it, in order.
"""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.form import Bag, listed, number
from homestretch.core.position import Position
from homestretch.core.refused import Refused
from homestretch.games.outspeed import parts
from homestretch.games.outspeed.components import OutspeedRules, components

NONE = "none"
BY_SEAT = ("zones", "fuel", "tiles", "laid", "routes", "wheels", "costs", "moves", "income", "tiles_due")


class OutspeedPosition(Position):
    """Ships, fuel, tiles and the open card, and where in the round we are."""

    rules: OutspeedRules
    step: int
    stage: int
    round: int
    card: int
    side: int
    track_left: int
    finish_left: int
    rear: int
    front: int
    living: int
    deciding: int
    zone_asked: int
    turn: int
    thrown: int
    fields: int
    entered: int
    under_count: int
    zone: Annotated[list[int], 6]
    fuel: Annotated[list[int], 6]
    laid: Annotated[list[int], 6]
    route: Annotated[list[int], 6]
    number: Annotated[list[int], 6]
    cost: Annotated[list[int], 6]
    advance: Annotated[list[int], 6]
    income: Annotated[list[int], 6]
    due: Annotated[list[int], 6]
    drawn: Annotated[list[int], 2]
    field: Annotated[list[int], 18]
    ordinal: Annotated[list[int], 24]
    tiles: Annotated[list[int], 36]
    pile: Annotated[list[int], 6]
    discard: Annotated[list[int], 6]
    under: Annotated[list[int], 60]
    under_by: Annotated[list[int], 60]

    def __init__(self, rules: OutspeedRules) -> None:
        super().__init__()
        self.rules = rules

    def to_json(self) -> dict[str, Any]:
        """The position in the words of the rulebook."""
        seats = range(self.rules.seats)
        return {
            "step": parts.STEPS[self.step],
            "stage": parts.STAGES[self.stage],
            "round": self.round,
            "card": self.card,
            "side": parts.SIDES[self.side],
            "track_cards": numbers_in(self.track_left),
            "finish_cards": numbers_in(self.finish_left),
            "tableaus": {"rear": self.rear + 1, "front": self.front + 1},
            "zones": [self.zone[s] for s in seats],
            "fuel": [self.fuel[s] for s in seats],
            "out": [s for s in seats if not self.living >> s & 1],
            "deciding": [s for s in seats if self.deciding >> s & 1],
            "tiles": [counted([self.tiles[s * parts.TILE_KINDS + k] for k in range(parts.TILE_KINDS)]) for s in seats],
            "zone_asked": self.zone_asked,
            "laid": [named(parts.TILES, self.laid[s]) for s in seats],
            "routes": [named(parts.ROUTES, self.route[s]) for s in seats],
            "wheels": [self.number[s] - 1 if self.number[s] else NONE for s in seats],
            "turn": self.turn,
            "thrown": self.thrown,
            "costs": [self.cost[s] for s in seats],
            "moves": [self.advance[s] for s in seats],
            "income": [self.income[s] for s in seats],
            "tiles_due": [self.due[s] for s in seats],
            "drawn": [parts.TILES[self.drawn[i] - 1] for i in range(2) if self.drawn[i]],
            "force_fields": [
                {"zone": self.field[i], "entered": bool(self.entered >> i & 1)} for i in range(self.fields)
            ],
            "pile": counted([self.pile[k] for k in range(parts.TILE_KINDS)]),
            "under": [{"tile": parts.TILES[self.under[i]], "by": self.under_by[i]} for i in range(self.under_count)],
            "discard": counted([self.discard[k] for k in range(parts.TILE_KINDS)]),
            "luck": {
                name: [self.ordinal[k * parts.MOST_SEATS + s] for s in seats] for k, name in enumerate(parts.CHANCES)
            },
        }

    def read(self, data: dict[str, Any]) -> None:
        """Becomes the position of a JSON form; Refused if it names something that does not exist."""
        seats = range(self.rules.seats)
        everyone = (1 << self.rules.seats) - 1
        self.step = listed("step", parts.STEPS, data["step"])
        self.stage = listed("stage", parts.STAGES, data["stage"])
        self.round = number("round", data["round"], self.rules.rounds)
        self.card = self.known_card(data["card"]) if data["card"] else 0
        self.side = listed("side", parts.SIDES, data["side"])
        self.track_left = sum([1 << (self.known_card(card) - 1) for card in set(data["track_cards"])])
        self.finish_left = sum([1 << (self.known_card(card) - 1) for card in set(data["finish_cards"])])
        self.rear = number("rear", data["tableaus"]["rear"], 100, least=1) - 1
        self.front = number("front", data["tableaus"]["front"], self.rear + 4, least=self.rear + 1) - 1
        self.living = everyone ^ self.seats_of("out", data["out"])
        self.deciding = self.seats_of("deciding", data["deciding"])
        self.zone_asked = number("zone_asked", data["zone_asked"], 10000)
        self.turn = number("turn", data["turn"], self.rules.seats - 1)
        self.thrown = number("thrown", data["thrown"], 1000)
        for name in BY_SEAT:
            if len(data[name]) != self.rules.seats:
                raise Refused("position_value", name=name, value=str(data[name]))
        for s in seats:
            self.zone[s] = number("zones", data["zones"][s], (self.front + 2) * self.rules.zones)
            self.fuel[s] = number("fuel", data["fuel"][s], 10000)
            self.laid[s] = numbered("laid", parts.TILES, data["laid"][s])
            self.route[s] = numbered("routes", parts.ROUTES, data["routes"][s])
            wheel = data["wheels"][s]
            self.number[s] = 0 if wheel == NONE else number("wheels", wheel, self.rules.wheel) + 1
            self.cost[s] = number("costs", data["costs"][s], 10000)
            self.advance[s] = number("moves", data["moves"][s], 10000)
            self.income[s] = number("income", data["income"][s], 10000)
            self.due[s] = number("tiles_due", data["tiles_due"][s], 20)
            for k, count in enumerate(counts("tiles", data["tiles"][s])):
                self.tiles[s * parts.TILE_KINDS + k] = count
            for k, name in enumerate(parts.CHANCES):
                self.ordinal[k * parts.MOST_SEATS + s] = number("luck", data["luck"][name][s], 1000)
        drawn = data["drawn"]
        for i in range(number("drawn", len(drawn), 2), 2):
            self.drawn[i] = 0
        for i, tile in enumerate(drawn):
            self.drawn[i] = listed("drawn", parts.TILES, tile) + 1
        self.read_fields(data["force_fields"])
        self.read_pile(data)
        self.refuse_dead_ends(data["step"])

    def read_fields(self, data: list[dict[str, Any]]) -> None:
        """The markers of force fields."""
        self.fields = number("force_fields", len(data), components()["race"]["force_fields"]["value"])
        self.entered = 0
        for i in range(parts.MOST_FIELDS):
            self.field[i] = number("zone", data[i]["zone"], 10000) if i < self.fields else 0
        for i, marker in enumerate(data):
            self.entered |= bool(marker["entered"]) << i

    def read_pile(self, data: dict[str, Any]) -> None:
        """The tiles nobody has."""
        for k, count in enumerate(counts("pile", data["pile"])):
            self.pile[k] = count
        for k, count in enumerate(counts("discard", data["discard"])):
            self.discard[k] = count
        under = data["under"]
        self.under_count = number("under", len(under), parts.MOST_TILES)
        for i in range(parts.MOST_TILES):
            self.under[i] = listed("under", parts.TILES, under[i]["tile"]) if i < self.under_count else 0
            self.under_by[i] = number("by", under[i]["by"], self.rules.seats - 1) if i < self.under_count else 0

    def refuse_dead_ends(self, step: str) -> None:
        """Refuses a position the race could not go on from, however unlikely it may be otherwise."""
        held = sum([self.tiles[i] for i in range(parts.MOST_SEATS * parts.TILE_KINDS)])
        lying = sum([self.pile[k] + self.discard[k] for k in range(parts.TILE_KINDS)])
        drawn = len([i for i in range(2) if self.drawn[i]])
        number("tiles", held + lying + drawn + self.under_count, parts.MOST_TILES)
        if step != "over":
            number("round", self.round, self.rules.rounds, least=1)
            to_come = self.rules.rounds - 1 - self.round + (step == "draw_card")
            if bin(self.track_left).count("1") < to_come:
                raise Refused("position_value", name="track_cards", value=str(bin(self.track_left).count("1")))
            if not self.finish_left and (self.round < self.rules.rounds or step == "draw_card"):
                raise Refused("position_value", name="finish_cards", value="[]")
            if step != "draw_card" and not self.card:
                raise Refused("position_value", name="card", value="0")
        for seat in range(self.rules.seats):
            if self.laid[seat] and not self.tiles[seat * parts.TILE_KINDS + self.laid[seat] - 1]:
                raise Refused("position_value", name="laid", value=parts.TILES[self.laid[seat] - 1])
            sets = step == "wheel" and self.deciding >> seat & 1
            rolls = step in ("cost_die", "benefit_die") and self.turn == seat
            if (sets or rolls) and not self.route[seat]:
                raise Refused("position_value", name="routes", value=NONE)

    def known_card(self, value: Any) -> int:
        """The number of a card of this race."""
        if type(value) is not int or value not in self.rules.cards:
            raise Refused("position_value", name="card", value=str(value))
        return value

    def seats_of(self, name: str, seats: list[int]) -> int:
        """A set of seats as bits."""
        return sum([1 << number(name, seat, self.rules.seats - 1) for seat in set(seats)])

    def problems(self) -> list[str]:
        """Everything that cannot be so in a real race, as codes; a position that was played to has none."""
        found = []
        rules = self.rules
        for k in range(parts.TILE_KINDS):
            held = sum([self.tiles[s * parts.TILE_KINDS + k] for s in range(rules.seats)])
            under = len([i for i in range(self.under_count) if self.under[i] == k])
            drawn = len([i for i in range(2) if self.drawn[i] == k + 1])
            if held + under + drawn + self.pile[k] + self.discard[k] != rules.tiles[k]:
                found.append("tiles_differ")
        for s in range(rules.seats):
            lives = self.living >> s & 1
            if lives and not self.rear * rules.zones < self.zone[s] <= (self.front + 1) * rules.zones:
                found.append("ship_off_the_track")
            if lives and not self.fuel[s] and self.step != parts.OVER and self.stage < parts.BENEFITS:
                found.append("no_fuel")
            if self.laid[s] and not self.tiles[s * parts.TILE_KINDS + self.laid[s] - 1]:
                found.append("laid_tile_not_owned")
            if self.route[s] and self.card and self.stage < parts.REVEAL:
                if not rules.lit[((self.card - 1) * 2 + self.side) * 3 + self.route[s] - 1]:
                    found.append("dark_route")
            if self.number[s] > self.fuel[s] + 1 and self.stage == parts.WHEELS:
                found.append("wheel_above_fuel")
        if self.deciding & ~self.living:
            found.append("eliminated_player_decides")
        return sorted(set(found))


def numbers_in(mask: int) -> list[int]:
    """The cards of a set, by number."""
    return [n + 1 for n in range(parts.MOST_CARDS) if mask >> n & 1]


def counted(row: list[int]) -> Bag:
    """Tiles as a multiset, without the kinds there are none of."""
    return Bag({name: count for name, count in zip(parts.TILES, row, strict=True) if count})


def counts(name: str, data: dict[str, int]) -> list[int]:
    """A multiset of tiles as a row."""
    for entry in data:
        listed(name, parts.TILES, entry)
    return [number(entry, data.get(entry, 0), 1000) for entry in parts.TILES]


def named(names: tuple[str, ...], value: int) -> str:
    """What a choice stands for; 0 is none yet."""
    return names[value - 1] if value else NONE


def numbered(name: str, names: tuple[str, ...], value: Any) -> int:
    """A choice as it is kept."""
    return 0 if value == NONE else listed(name, names, value) + 1
