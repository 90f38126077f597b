"""The rules of one race: dice, cards, tracks and options as the kernel reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from homestretch.core.option import Option
from homestretch.core.position import Rules
from homestretch.core.refused import Refused, nearest
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.track import Track, parse_course, reached, tracks

COMPONENTS = Path(__file__).with_name("components.toml")
TRACKS = ("nothing_goes_right", "ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep")
SETS = (
    "race_1",
    "race_2",
    "race_3",
    "race_4",
    "race_5",
    "race_6",
    "race_7",
    "combotastic",
    "such_much_fans",
    "grand_finale",
)
SPACE_KINDS = {"land": parts.LAND, "water": parts.WATER_SPACE, "start": parts.START_SPACE, "finish": parts.FINISH_SPACE}

OPTIONS = (
    Option("seats", range(2, 5), 2),
    Option("set", (*SETS, "random"), "race_1"),
    Option("cards", list, None),
    Option("advice", (True, False), True),
    Option("track", TRACKS, None),
    Option("laps", range(1, 4), None),
    Option("map", dict, None),
    Option("edition", parts.EDITIONS, "merged"),
    Option("timing", ("free", "ordered"), "free"),
    Option("start", range(4), None),
)


class CubitosRules(Rules):
    """One race: the cards, the track or tracks, and everything printed on dice and boards."""

    edition: int
    ordered: bool
    advice: bool
    start: int
    legs: int
    tracks: int
    draw_amount: int
    danger: int
    step_price: int
    purchases: int
    own_light: int
    own_dark: int
    given: Annotated[list[int], 8]
    dice: Annotated[list[int], 11]
    first_side: Annotated[list[int], 12]
    side_weight: Annotated[list[int], 34]
    side_kind: Annotated[list[int], 34]
    side_face: Annotated[list[int], 34]
    symbol_side: Annotated[list[int], 11]
    power_side: Annotated[list[int], 11]
    blank_side: Annotated[list[int], 11]
    face_coins: Annotated[list[int], 8]
    face_steps: Annotated[list[int], 8]
    fan_credits: Annotated[list[int], 14]
    fan_tokens: Annotated[list[int], 14]
    cost: Annotated[list[int], 57]
    swords: Annotated[list[int], 57]
    red_lost: Annotated[list[int], 57]
    start_wins: Annotated[list[int], 57]
    deck_work: Annotated[list[int], 57]
    timing: Annotated[list[int], 114]
    verb: Annotated[list[int], 684]
    number: Annotated[list[int], 114]
    power_only: Annotated[list[int], 114]
    lose_self: Annotated[list[int], 114]
    with_die: Annotated[list[int], 114]
    with_coins: Annotated[list[int], 114]
    with_steps: Annotated[list[int], 114]
    spaces: Annotated[list[int], 2]
    lines: Annotated[list[int], 2]
    kind: Annotated[list[int], 400]
    red_line: Annotated[list[int], 400]
    distance: Annotated[list[int], 400]
    ahead: Annotated[list[int], 400]
    effect: Annotated[list[int], 400]
    jet: Annotated[list[int], 400]
    neighbours: Annotated[list[int], 400]
    neighbour: Annotated[list[int], 4800]
    shortcuts: Annotated[list[int], 400]
    shortcut_to: Annotated[list[int], 800]
    shortcut_pay: Annotated[list[int], 800]
    shortcut_price: Annotated[list[int], 800]
    rewards: Annotated[list[int], 400]
    reward: Annotated[list[int], 1600]
    reward_amount: Annotated[list[int], 1600]
    reward_limit: Annotated[list[int], 1600]
    courses: list[Track]

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("cubitos", options)
        data = components()
        self.edition = parts.EDITIONS.index(options["edition"])
        self.ordered = options["timing"] == "ordered"
        self.advice = options["advice"]
        self.start = -1 if options["start"] is None else options["start"]
        if self.start >= self.seats:
            raise Refused("option_value", option="start", value=str(self.start), known=f"0–{self.seats - 1}")
        race = data["race"]
        self.draw_amount = race["draw_amount"]["value"]
        self.danger = race["danger"]["value"]
        self.step_price = race["step_price"]["value"]
        self.purchases = race["purchases"]["value"]
        self.own_light = race["light_gray"]["value"]
        self.own_dark = race["dark_gray"]["value"]
        self.fill_dice(data)
        for card, name in enumerate(parts.CARDS):
            self.fill_card(card, data["cards"][name])
        for colour, card in enumerate(chosen_cards(options, data)):
            self.given[colour] = card
        self.courses = chosen_tracks(options, data)
        self.tracks = len(self.courses)
        laps = options["laps"] or (1 if options["map"] or options["track"] else chosen_set(options, data)["laps"])
        self.legs = self.tracks if self.tracks > 1 else laps
        for number, track in enumerate(self.courses):
            self.lay(number, track)

    def fill_dice(self, data: dict[str, Any]) -> None:
        """Takes over the dice and the fan track."""
        side = 0
        for kind, name in enumerate(parts.DICE):
            entry = data["dice"][name]
            faces = entry["faces"]["value"]
            self.dice[kind] = entry["count"]["value"]
            self.first_side[kind] = side
            self.power_side[kind] = self.symbol_side[kind] = -1
            for face in parts.FACES_OF[kind]:
                self.side_weight[side] = faces.count(face)
                self.side_kind[side] = kind
                self.side_face[side] = parts.FACES.index(face)
                if face == "symbol":
                    self.symbol_side[kind] = side
                elif face == "power":
                    self.power_side[kind] = side
                elif face == "blank":
                    self.blank_side[kind] = side
                side += 1
        self.first_side[parts.KINDS] = side
        for number, name in enumerate(parts.FACES):
            self.face_coins[number] = int(name[4:]) if name.startswith("coin") else 0
            self.face_steps[number] = int(name[4:]) if name.startswith("step") else 0
        for space in range(parts.LAST_FAN):
            self.fan_credits[space + 1] = data["fans"]["credits"]["value"][space]
            self.fan_tokens[space + 1] = data["fans"]["draw_tokens"]["value"][space]

    def fill_card(self, card: int, entry: dict[str, Any]) -> None:
        """Takes over one card."""
        self.cost[card] = self.printed(entry["cost"])
        if "swords" in entry:
            self.swords[card] = self.printed(entry["swords"])
            self.red_lost[card] = self.printed(entry["red_lost"])
            self.start_wins[card] = self.printed(entry.get("start_wins_ties", {"value": 0}))
        for part, name in enumerate(("main", "second")):
            if name not in entry:
                continue
            at = 2 * card + part
            self.timing[at] = parts.TIMINGS.index(entry[name]["timing"])
            self.power_only[at] = entry[name].get("power_only", False)
            self.lose_self[at] = entry[name].get("lose_self", False)
            self.number[at] = self.printed(entry[name].get("number", {"value": 0}))
            for verb, word in enumerate(parts.VERBS):
                self.verb[parts.VERB_COUNT * at + verb] = self.printed(entry[name].get(word, {"value": 0}))
            for place, bonus in enumerate(entry[name].get("with", {"value": []})["value"]):
                self.with_die[2 * card + place] = parts.DICE.index(bonus["die"])
                self.with_coins[2 * card + place] = bonus.get("coins", 0)
                self.with_steps[2 * card + place] = bonus.get("steps", 0)
            loses = self.lose_self[at] or self.verb[parts.VERB_COUNT * at + parts.ADD] or card in DICE_WORKERS
            self.deck_work[card] |= int(bool(loses))

    def printed(self, entry: dict[str, Any]) -> int:
        """A number as the edition in force has it."""
        return int(entry.get(parts.EDITIONS[self.edition], entry["value"]))

    def lay(self, number: int, track: Track) -> None:
        """Takes over the spaces of a track, the second one behind the first."""
        first = number * parts.MOST_SPACES
        self.spaces[number] = len(track.spaces)
        self.lines[number] = track.red_lines
        effects = 0
        ahead = steps_ahead(track)
        for place, space in enumerate(track.spaces):
            at = first + place
            self.kind[at] = SPACE_KINDS[space.kind]
            self.red_line[at] = space.red_line
            self.distance[at] = track.distance[place]
            self.ahead[at] = ahead[place]
            self.jet[at] = space.jetpack[0] if space.jetpack else 0
            if space.jetpack or space.shortcuts:
                effects += 1
                self.effect[at] = effects
            self.neighbours[at] = len(space.neighbours)
            for i, other in enumerate(space.neighbours):
                self.neighbour[at * parts.NEIGHBOURS + i] = first + other
            self.shortcuts[at] = len(space.shortcuts)
            for i, way in enumerate(space.shortcuts):
                self.shortcut_to[2 * at + i] = first + way.target
                self.shortcut_pay[2 * at + i] = parts.PAY_COINS if way.pay == "coins" else parts.PAY_STEPS
                self.shortcut_price[2 * at + i] = way.amount
            self.rewards[at] = len(space.rewards)
            for i, reward in enumerate(space.rewards):
                self.reward[parts.REWARDS_EACH * at + i] = parts.REWARDS.index(reward.kind)
                self.reward_amount[parts.REWARDS_EACH * at + i] = reward.amount
                self.reward_limit[parts.REWARDS_EACH * at + i] = reward.limit or parts.NO_LIMIT
        widest = max(len(space.neighbours) for space in track.spaces)
        if widest > parts.NEIGHBOURS or effects > 30:
            raise Refused("track_too_wide", neighbours=widest, most=parts.NEIGHBOURS, effects=effects)


DICE_WORKERS = (parts.BENCHWARMER, parts.RELIEVER_BEAVER, parts.CHEESE_BOY, parts.STOGIE)
"""Cards that lose or add dice by a function of their own."""


@cache
def components() -> dict[str, Any]:
    """The numbers of components.toml."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def chosen_set(options: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    """The set that the options name; a random or own one races where Race 1 does."""
    name = "race_1" if options["set"] == "random" or options["cards"] else options["set"]
    found: dict[str, Any] = data["sets"][name]
    return found


def chosen_cards(options: dict[str, Any], data: dict[str, Any]) -> list[int]:
    """One card a colour, in the order of the colours; NO_CARD where chance decides."""
    names = options["cards"]
    if names is None:
        if options["set"] == "random":
            return [parts.NO_CARD] * parts.COLOUR_COUNT
        names = data["sets"][options["set"]]["cards"]
    found = [parts.NO_CARD] * parts.COLOUR_COUNT
    for name in names:
        if name not in parts.CARDS:
            raise Refused("unknown_card", card=str(name), near=nearest(str(name), parts.CARDS))
        card = parts.CARDS.index(name)
        colour = card // parts.CARDS_EACH
        if found[colour] != parts.NO_CARD:
            other = parts.CARDS[found[colour]]
            raise Refused("set_two_of_a_colour", colour=parts.COLOURS[colour], card=name, other=other)
        found[colour] = card
    for colour, card in enumerate(found):
        if card == parts.NO_CARD:
            raise Refused("set_lacks_colour", colour=parts.COLOURS[colour])
    return found


def steps_ahead(track: Track) -> list[int]:
    """Steps from each space to the finish, over dry spaces; from water to the nearest of them and on."""
    water = [space.kind == "water" for space in track.spaces]
    touching = [space.neighbours for space in track.spaces]
    dry = reached(touching, len(touching) - 1, water)
    return [dry[n] if n in dry else 1 + min([dry.get(o, 200) for o in touching[n]]) for n in range(len(touching))]


def chosen_tracks(options: dict[str, Any], data: dict[str, Any]) -> list[Track]:
    """The track or the two tracks of the race."""
    if options["map"] is not None:
        return parse_course(options["map"], "map")
    if options["track"] is not None:
        return [tracks()[options["track"]]]
    return [tracks()[name] for name in chosen_set(options, data)["tracks"]]
