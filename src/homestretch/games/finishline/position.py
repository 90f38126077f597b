"""One moment of a game: where everything lies. What may happen next is in rules/.

A runner is a horse of this race, numbered 0 to 6 by its starting place from the left. ``order`` lists the
runners still in the race from last to first. While two are level, the upper one comes before the lower.
"""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.form import counted, counts, flag, listed, number, rows
from homestretch.core.position import Position
from homestretch.core.refused import Refused
from homestretch.games.finishline import actions, parts
from homestretch.games.finishline.components import FinishLineRules


class FinishLinePosition(Position):
    """Horses, dice, bets and money, and where in the race we are."""

    rules: FinishLineRules
    step: int
    race: int
    player: int
    start_player: int
    betting: int
    raced: int
    runners: int
    running: int
    level: bool
    spent: bool
    home: bool
    hand_count: int
    rolled: int
    fetching: int
    extra: int
    photo: int
    horse: Annotated[list[int], 7]
    order: Annotated[list[int], 7]
    white: Annotated[list[int], 7]
    whip: Annotated[list[int], 7]
    green: Annotated[list[int], 7]
    black: Annotated[list[int], 7]
    pool: Annotated[list[int], 5]
    out: Annotated[list[int], 5]
    hand: Annotated[list[int], 3]
    face: Annotated[list[int], 3]
    kept: Annotated[list[int], 4]
    capital: Annotated[list[int], 4]
    side: Annotated[list[int], 4]
    bet_one: Annotated[list[int], 20]
    bet_two: Annotated[list[int], 20]
    stake: Annotated[list[int], 20]
    helped: Annotated[list[int], 28]
    results: Annotated[list[int], 6]
    ordinal: Annotated[list[int], 8]

    def __init__(self, rules: FinishLineRules) -> None:
        super().__init__()
        self.rules = rules

    def to_json(self) -> dict[str, Any]:
        """The position in the words of the rulebook."""
        rules = self.rules
        return {
            "step": parts.STEPS[self.step],
            "race": self.race,
            "player": self.player,
            "start_player": None if self.start_player == parts.NOBODY else self.start_player,
            "betting": [seat for seat in range(rules.seats) if self.betting >> seat & 1],
            "raced": [horse for horse in range(1, parts.HORSES + 1) if self.raced >> horse & 1],
            "line_up": [self.horse[r] for r in range(self.runners)],
            "order": [self.horse[self.order[i]] for i in range(self.running)],
            "level": bool(self.level),
            "head_to_head_spent": bool(self.spent),
            "home_straight": bool(self.home),
            "on": {str(self.horse[self.order[i]]): self.lying_on(self.order[i]) for i in range(self.running)},
            "pool": counted(parts.DICE, [self.pool[c] for c in range(parts.COLOURS)]),
            "out_of_play": counted(parts.DICE, [self.out[c] for c in range(parts.COLOURS)]),
            "dice": [self.die(i) for i in range(self.hand_count)],
            "fetching": self.fetching,
            "kept": [self.kept[seat] for seat in range(rules.seats)],
            "extra": None if self.extra == parts.NOBODY else self.extra,
            "photo": None if self.photo == parts.NOBODY else self.photo,
            "capital": [self.capital[seat] for seat in range(rules.seats)],
            "side_bets": [self.side[seat] for seat in range(rules.seats)],
            "bets": [self.bets_of(seat) for seat in range(rules.seats)],
            "helped": [
                counted(
                    tuple([str(self.horse[r]) for r in range(self.runners)]),
                    [self.helped[seat * parts.RUNNERS + r] for r in range(self.runners)],
                )
                for seat in range(rules.seats)
            ],
            "results": [[self.results[2 * race], self.results[2 * race + 1]] for race in range(self.finished())],
            "drawn": counted(parts.CHANCES, [self.ordinal[k] for k in range(parts.CHANCE_KINDS)]),
        }

    def finished(self) -> int:
        """How many races have been run."""
        return self.race if self.step == parts.OVER else self.race - 1

    def die(self, i: int) -> dict[str, str]:
        """A die in hand, and what it shows once it is rolled."""
        named = {"die": parts.DICE[self.hand[i]]}
        return {**named, "shows": parts.FACES[self.face[i] - 1]} if self.face[i] else named

    def lying_on(self, runner: int) -> list[str]:
        """The dice on a tile."""
        lies = ["white"] * self.white[runner] + ["whip"] * self.whip[runner]
        if self.green[runner]:
            lies.append(parts.FACES[self.green[runner]])
        return lies + ["black"] * self.black[runner]

    def bets_of(self, seat: int) -> dict[str, list[dict[str, Any]]]:
        """The betting sheet of a seat."""
        win, place = [], []
        for slot in range(parts.BETS):
            i = seat * parts.BETS + slot
            if self.stake[i] and slot < parts.WIN_BETS:
                win.append({"horse": self.horse[self.bet_one[i]], "amount": self.stake[i]})
            elif self.stake[i]:
                pair = sorted([self.horse[self.bet_one[i]], self.horse[self.bet_two[i]]])
                place.append({"horses": pair, "amount": self.stake[i]})
        return {"win": win, "place": place}

    def read(self, data: dict[str, Any]) -> None:
        """Becomes the position of a JSON form; Refused if it names something that does not exist."""
        rules = self.rules
        self.step = listed("step", parts.STEPS, data["step"])
        self.race = number("race", data["race"], rules.races, least=1)
        self.player = number("player", data["player"], rules.seats - 1)
        self.start_player = seat_or_nobody("start_player", data["start_player"], rules.seats)
        self.betting = sum([1 << number("betting", seat, rules.seats - 1) for seat in set(data["betting"])])
        self.read_field(data)
        self.level = flag("level", data["level"])
        self.spent = flag("head_to_head_spent", data["head_to_head_spent"])
        self.home = flag("home_straight", data["home_straight"])
        for name, lies in data["on"].items():
            if name not in [str(horse) for horse in data["order"]]:
                raise Refused("position_value", name="on", value=name)
            self.read_tile(self.runner_of("on", int(name)), lies)
        for c, count in enumerate(counts("pool", parts.DICE, data["pool"])):
            self.pool[c] = count
        for c, count in enumerate(counts("out_of_play", parts.DICE, data["out_of_play"])):
            self.out[c] = number("out_of_play", count, rules.dice[c])
            if self.pool[c] + self.out[c] > rules.dice[c]:
                raise Refused("position_value", name="pool", value=str(data["pool"]))
        self.read_dice(data["dice"])
        self.fetching = number("fetching", data["fetching"], rules.insider_dice)
        self.extra = seat_or_nobody("extra", data["extra"], rules.seats)
        self.photo = seat_or_nobody("photo", data["photo"], rules.photo_dice + 1)
        for name in ("kept", "capital", "side_bets", "bets", "helped"):
            rows(name, data[name], rules.seats)
        for seat in range(rules.seats):
            self.kept[seat] = number("kept", data["kept"][seat], rules.dice[parts.BLACK])
            self.capital[seat] = number("capital", data["capital"][seat], 10**8)
            self.side[seat] = number("side_bets", data["side_bets"][seat], 10**6, least=-(10**6))
            self.read_bets(seat, data["bets"][seat])
            for name, times in data["helped"][seat].items():
                runner = self.runner_of("helped", int(name))
                self.helped[seat * parts.RUNNERS + runner] = number("helped", times, 1000, least=-1000)
        if len(data["results"]) > self.finished():
            raise Refused("position_value", name="results", value=str(data["results"]))
        for race, (first, second) in enumerate(data["results"]):
            self.results[2 * race] = number("results", first, parts.HORSES)
            self.results[2 * race + 1] = number("results", second, parts.HORSES)
        for k, name in enumerate(parts.CHANCES):
            self.ordinal[k] = number("drawn", data["drawn"].get(name, 0), 10**6)
        if data["step"] not in self.steps_that_fit():
            raise Refused("position_value", name="step", value=data["step"])

    def steps_that_fit(self) -> list[str]:
        """The steps for which all is there that they ask about."""
        if self.level and self.running < 2:
            return []
        lined_up = self.runners > 0 and self.start_player != parts.NOBODY
        lying = [self.face[i] > 0 for i in range(self.hand_count)]
        whole_hand = len(lying) == parts.HAND and False not in lying
        free = sum([self.pool[c] for c in range(parts.COLOURS) if c != parts.YELLOW or self.home])
        untouched = not lying and free >= parts.HAND
        out = [c for c in range(parts.COLOURS) if self.out[c]]
        insider = [i for i in range(self.hand_count) if self.face[i] == parts.INSIDER + 1]
        fits = {
            "draw_horse": untouched and self.running == self.runners < parts.RUNNERS,
            "bet": untouched and self.runners == parts.RUNNERS and self.betting > 0,
            "draw_start": untouched and self.runners == parts.RUNNERS,
            "take": lined_up and len(lying) < parts.HAND <= len(lying) + free and True not in lying,
            "roll": lined_up and len(lying) == parts.HAND and sorted(lying, reverse=True) == lying and not lying[-1],
            "use": lined_up and whole_hand and not self.fetching,
            "fetch": lined_up and whole_hand and self.fetching > 0 and len(out) > 0 and len(insider) > 0,
            "extra": lined_up and self.extra != parts.NOBODY and self.kept[self.extra] > 0 and self.running > 0,
            "photo": lined_up and bool(self.level),
            "over": self.race == self.rules.races,
        }
        return [step for step, fit in fits.items() if fit]

    def read_field(self, data: dict[str, Any]) -> None:
        """The horses: those that have raced, the line-up, and the order; without a line-up the order is it."""
        self.raced = 0
        if len(data["raced"]) > parts.RUNNERS * (self.race - 1):
            raise Refused("position_value", name="raced", value=str(data["raced"]))
        for horse in data["raced"]:
            self.raced |= 1 << number("raced", horse, parts.HORSES, least=1)
        line_up = data["line_up"] or data["order"]
        if len(set(line_up)) != len(line_up) or len(line_up) > parts.RUNNERS:
            raise Refused("position_value", name="line_up", value=str(line_up))
        self.runners = len(line_up)
        self.running = len(data["order"])
        for r in range(parts.RUNNERS):
            self.horse[r] = 0
            self.order[r] = 0
        for r, horse in enumerate(line_up):
            self.horse[r] = number("line_up", horse, parts.HORSES, least=1)
        if len(set(data["order"])) != self.running:
            raise Refused("position_value", name="order", value=str(data["order"]))
        for i, horse in enumerate(data["order"]):
            self.order[i] = self.runner_of("order", horse)

    def read_tile(self, runner: int, lies: list[str]) -> None:
        """The dice on a tile."""
        for die in lies:
            if die == "white":
                self.white[runner] += 1
            elif die == "whip":
                self.whip[runner] += 1
            elif die == "black":
                self.black[runner] += 1
            else:
                face = listed("on", parts.FACES, die)
                if not self.rules.bonus[face] or self.green[runner]:
                    raise Refused("position_value", name="on", value=str(die))
                self.green[runner] = face
        if self.white[runner] + self.black[runner] > 1 or self.whip[runner] > 1:
            raise Refused("position_value", name="on", value=str(lies))

    def read_dice(self, dice: list[dict[str, Any]]) -> None:
        """The dice in front of the active player, in the order of their colours."""
        self.hand_count = number("dice", len(dice), parts.HAND)
        self.rolled = 0
        found = []
        for die in dice:
            colour, shows = listed("dice", parts.DICE, die["die"]), die.get("shows")
            face = 0 if shows is None else 1 + listed("dice", parts.FACES, shows)
            if face and not self.rules.first_face[colour] < face <= self.rules.first_face[colour + 1]:
                raise Refused("position_value", name="dice", value=str(shows))
            found.append((colour, face))
        for i, (colour, face) in enumerate(sorted(found, key=first_of)):
            self.hand[i] = colour
            self.face[i] = face
            self.rolled += face > 0

    def read_bets(self, seat: int, sheet: dict[str, Any]) -> None:
        """The betting sheet of a seat."""
        rules = self.rules
        win, place = sheet.get("win", []), sheet.get("place", [])
        pairs = [sorted(bet["horses"]) for bet in place]
        twice = len({bet["horse"] for bet in win}) < len(win) or any(pairs.count(pair) > 1 for pair in pairs)
        if set(sheet) - {"win", "place"} or len(win) > rules.win_bets or len(place) > rules.place_bets or twice:
            raise Refused("position_value", name="bets", value=str(sheet))
        first = seat * parts.BETS
        for i, bet in enumerate(win):
            self.bet_one[first + i] = self.runner_of("bets", bet["horse"])
            self.stake[first + i] = number("amount", bet["amount"], actions.STEP * actions.STAKES, least=1)
        for i, bet in enumerate(place, start=parts.WIN_BETS):
            pair = sorted([self.runner_of("bets", horse) for horse in bet["horses"]])
            if len(set(pair)) != 2:
                raise Refused("position_value", name="bets", value=str(bet["horses"]))
            self.bet_one[first + i], self.bet_two[first + i] = pair
            self.stake[first + i] = number("amount", bet["amount"], actions.STEP * actions.STAKES, least=1)

    def problems(self) -> list[str]:
        """Everything that cannot be so in a real game, as codes; a position that was played to has none."""
        rules = self.rules
        found = []
        for c in range(parts.COLOURS):
            if self.dice_of(c) != rules.dice[c]:
                found.append("dice_do_not_add_up")
        if self.runners != parts.RUNNERS and self.step != parts.DRAW_HORSE:
            found.append("line_up_is_short")
        for r in range(self.runners):
            if self.raced >> self.horse[r] & 1:
                found.append("horse_has_raced")
            if self.white[r] > 1 or self.whip[r] > 1 or self.white[r] + self.black[r] > 1:
                found.append("too_many_dice_on_a_tile")
            if rules.type[self.horse[r]] == parts.SPRINTER and self.whip[r]:
                found.append("whip_on_a_sprinter")
        for seat in range(rules.seats):
            first = seat * parts.BETS
            stakes = [self.stake[i] for i in range(first, first + parts.BETS)]
            if sum(stakes) > self.capital[seat]:
                found.append("bets_above_capital")
            if [stake for stake in stakes if stake % rules.step]:
                found.append("bets_not_in_steps")
        if sum([self.side[seat] for seat in range(rules.seats)]):
            found.append("side_bets_do_not_add_up")
        return sorted(set(found))

    def dice_of(self, colour: int) -> int:
        """How many dice of a colour are anywhere."""
        total = self.pool[colour] + self.out[colour]
        for i in range(self.hand_count):
            if self.hand[i] == colour:
                total += 1
        for r in range(self.runners):
            if colour == parts.WHITE:
                total += self.white[r]
            elif colour == parts.RED:
                total += self.whip[r]
            elif colour == parts.GREEN and self.green[r]:
                total += 1
            elif colour == parts.BLACK:
                total += self.black[r]
        if colour == parts.BLACK:
            for seat in range(self.rules.seats):
                total += self.kept[seat]
        return total

    def runner_of(self, name: str, horse: Any) -> int:
        """Where a horse started."""
        for runner in range(self.runners):
            if self.horse[runner] == horse:
                return runner
        raise Refused("position_value", name=name, value=str(horse))


def first_of(pair: tuple[int, int]) -> int:
    """The first of two."""
    return pair[0]


def seat_or_nobody(name: str, value: Any, count: int) -> int:
    """A seat, or nobody."""
    return parts.NOBODY if value is None else number(name, value, count - 1)
