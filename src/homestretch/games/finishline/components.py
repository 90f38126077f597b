"""The rules of one game: components and options as the kernel reads them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from homestretch.core.option import Option
from homestretch.core.position import Rules
from homestretch.core.refused import Refused
from homestretch.games.finishline import parts

COMPONENTS = Path(__file__).with_name("components.toml")

OPTIONS = (
    Option("seats", range(2, 5), 3),
    Option("odds", ("per_race", "single"), "per_race"),
    Option("place_bonus_needs_win", (False, True), False),
    Option("start", range(4), None),
)


class FinishLineRules(Rules):
    """One game: the dice and their faces, the horses, the odds and the money."""

    start: int
    races: int
    home_straight: int
    helmet_places: int
    speed_loss_places: int
    insider_dice: int
    photo_dice: int
    step: int
    win_bets: int
    place_bets: int
    side_bet: int
    needs_win: bool
    dice: Annotated[list[int], 5]
    first_face: Annotated[list[int], 6]
    face: Annotated[list[int], 18]
    bonus: Annotated[list[int], 18]
    type: Annotated[list[int], 25]
    capital: Annotated[list[int], 3]
    odds: Annotated[list[int], 21]

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("finishline", options)
        data = components()
        self.start = -1 if options["start"] is None else options["start"]
        if self.start >= self.seats:
            raise Refused("option_value", option="start", value=str(self.start), known=f"0–{self.seats - 1}")
        race, money = data["race"], data["money"]
        self.races = race["races"]["value"]
        self.home_straight = race["home_straight"]["value"]
        self.helmet_places = race["helmet_places"]["value"]
        self.speed_loss_places = race["speed_loss_places"]["value"]
        self.insider_dice = race["insider_dice"]["value"]
        self.photo_dice = race["photo_dice"]["value"]
        self.step = money["bet_step"]["value"]
        self.win_bets = money["win_bets"]["value"]
        self.place_bets = money["place_bets"]["value"]
        self.side_bet = money["side_bet"]["value"]
        self.needs_win = options["place_bonus_needs_win"]
        for number, amount in enumerate(money["capital"]["value"]):
            self.capital[number] = amount
        self.fill_pool(data)
        for horse in data["horses"]["favourites"]["value"]:
            self.type[horse] = parts.FAVOURITE
        for horse in data["horses"]["sprinters"]["value"]:
            self.type[horse] = parts.SPRINTER
        for number in range(self.races):
            row = "single" if options["odds"] == "single" else f"race_{number + 1}"
            for place, times in enumerate(data["odds"][row]["value"]):
                self.odds[number * parts.RUNNERS + place] = times

    def fill_pool(self, data: dict[str, Any]) -> None:
        """FL-2: how many dice there are of each colour, and their faces; some are set aside with two players."""
        for colour, name in enumerate(parts.DICE):
            self.dice[colour] = dice_in_play(name, self.seats)
            for face in range(parts.FIRST_FACES[colour], parts.FIRST_FACES[colour + 1]):
                entry = data["dice"][name][parts.FACES[face]]
                self.face[face] = entry["count"]
                self.bonus[face] = entry.get("bonus", 0)
        for colour, face in enumerate(parts.FIRST_FACES):
            self.first_face[colour] = face

    def odds_at(self, race: int, place: int) -> int:
        """FL-4: what a starting place pays in a race; races count from 1, places from 0 at the far left."""
        return self.odds[(race - 1) * parts.RUNNERS + place]

    def type_of(self, horse: int) -> int:
        """Whether a horse is neutral, a favourite or a sprinter."""
        return self.type[horse]


def dice_in_play(name: str, seats: int) -> int:
    """How many dice of a colour are in the game (FL-2)."""
    data = components()
    aside: int = data["two_players"].get(name, {"value": 0})["value"] if seats == 2 else 0
    count: int = data["dice"][name]["count"]["value"]
    return count - aside


@cache
def components() -> dict[str, Any]:
    """The numbers of components.toml."""
    return tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
