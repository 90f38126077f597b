"""One moment of a race: where everything lies. What may happen next is in rules.py.

A racer has a slot: seat * racers a seat + 0 or 1. Progress counts the spaces driven since the start; 0 is
off the track.
"""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.form import counted, counts, flag, listed, number, rows
from homestretch.core.position import Position
from homestretch.core.refused import Refused
from homestretch.games.scrapracer import parts
from homestretch.games.scrapracer.components import ScrapRacerRules


class ScrapRacerPosition(Position):
    """Racers, markers, cards and dice, and where in the turn we are."""

    rules: ScrapRacerRules
    step: int
    stage: int
    round: int
    turn: int
    mover: int
    ordering: int
    started: int
    dice_count: int
    crashed: bool
    driven: bool
    crash_card: int
    crash_dice: int
    crash_sum: int
    then: int
    fight_space: int
    fight_in: int
    fight_left: int
    fight_best: int
    goal_at: int
    crossed: bool
    collect_at: int
    ending: bool
    on_track: int
    reserve: int
    dice: Annotated[list[int], 6]
    ordinal: Annotated[list[int], 11]
    racer: Annotated[list[int], 6]
    order: Annotated[list[int], 6]
    progress: Annotated[list[int], 6]
    space: Annotated[list[int], 6]
    goal_markers: Annotated[list[int], 6]
    bonus_markers: Annotated[list[int], 6]
    boosters: Annotated[list[int], 18]
    cards: Annotated[list[int], 36]
    hidden: Annotated[list[int], 3]
    crash_deck: Annotated[list[int], 42]
    bonus_deck: Annotated[list[int], 6]
    goal_deck: Annotated[list[int], 4]

    def __init__(self, rules: ScrapRacerRules) -> None:
        super().__init__()
        self.rules = rules

    def to_json(self) -> dict[str, Any]:
        """The position in the words of the rulebook."""
        rules = self.rules
        racers = {}
        for slot in range(rules.racers):
            if self.racer[slot] != parts.NO_RACER:
                racers[parts.RACERS[self.racer[slot]]] = {
                    "seat": rules.owner[slot],
                    "progress": self.progress[slot],
                    "goal_markers": self.goal_markers[slot],
                    "bonus_markers": self.bonus_markers[slot],
                    "boosters": counted(parts.BOOSTERS, [self.boosters[slot * 3 + k] for k in range(3)]),
                }
        return {
            "step": parts.STEPS[self.step],
            "stage": parts.STAGES[self.stage],
            "round": self.round,
            "turn": self.name(self.order[self.turn]),
            "order": [self.name(self.order[i]) for i in range(rules.racers)],
            "ordering": self.ordering,
            "racers": racers,
            "bonus_cards": [
                counted(parts.BONUS_CARDS, [self.cards[seat * parts.BONUS_KINDS + k] for k in range(parts.BONUS_KINDS)])
                for seat in range(rules.seats)
            ],
            "dice": [self.dice[i] for i in range(self.dice_count)],
            "started_at": self.started,
            "driven": bool(self.driven),
            "crashed": bool(self.crashed),
            "crash_card": parts.CRASH_CARDS[self.crash_card - 1] if self.crash_card else None,
            "crash_dice": {"left": self.crash_dice, "sum": self.crash_sum},
            "fight": {
                "space": self.fight_space,
                "racers": self.names_in(self.fight_in),
                "to_roll": self.names_in(self.fight_left),
                "best": self.fight_best,
                "then": parts.STAGES[self.then],
            },
            "goal_at": self.goal_at,
            "crossed": bool(self.crossed),
            "collect_at": self.collect_at,
            "last_round": bool(self.ending),
            "boosters_on_track": [s for s in range(1, rules.lap + 1) if self.booster_lies_on(s)],
            "booster_reserve": self.reserve,
            "boosters_unseen": counted(parts.BOOSTERS, [self.hidden[k] for k in range(3)]),
            "decks": {
                **{
                    name: counted(
                        parts.CRASH_CARDS,
                        [self.crash_deck[deck * parts.CRASH_KINDS + k] for k in range(parts.CRASH_KINDS)],
                    )
                    for deck, name in enumerate(parts.DECKS)
                },
                "bonus": counted(parts.BONUS_CARDS, [self.bonus_deck[k] for k in range(parts.BONUS_KINDS)]),
                "goal": counted(parts.GOAL_CARDS, [self.goal_deck[k] for k in range(parts.GOAL_KINDS)]),
            },
            "drawn": counted(parts.CHANCES, [self.ordinal[k] for k in range(parts.CHANCE_KINDS)]),
        }

    def read(self, data: dict[str, Any]) -> None:
        """Becomes the position of a JSON form; Refused if it names something that does not exist."""
        rules = self.rules
        self.step = listed("step", parts.STEPS, data["step"])
        self.stage = listed("stage", parts.STAGES, data["stage"])
        self.round = number("round", data["round"], 10000)
        self.ordering = number("ordering", data["ordering"], rules.racers - 1)
        drivers = data["racers"]
        for name in drivers:
            listed("racers", parts.RACERS, name)
        order = rows("order", data["order"], rules.racers)
        for i in range(rules.racers):
            self.racer[i] = parts.NO_RACER
            self.order[i] = i
        taken = [0] * rules.seats
        for name, driver in drivers.items():
            seat = number("seat", driver["seat"], rules.seats - 1)
            if taken[seat] == rules.each:
                raise Refused("position_value", name="racers", value=name)
            slot = seat * rules.each + taken[seat]
            taken[seat] += 1
            self.racer[slot] = parts.RACERS.index(name)
            self.progress[slot] = number("progress", driver["progress"], 10000)
            self.space[slot] = (self.progress[slot] - 1) % rules.lap + 1 if self.progress[slot] else 0
            self.goal_markers[slot] = number("goal_markers", driver["goal_markers"], rules.laps)
            self.bonus_markers[slot] = number("bonus_markers", driver["bonus_markers"], rules.marker_supply)
            for k, count in enumerate(counts("boosters", parts.BOOSTERS, driver["boosters"])):
                self.boosters[slot * 3 + k] = count
        if len(drivers) == rules.racers:
            if sorted(order) != sorted(drivers):
                raise Refused("position_value", name="order", value=str(order))
            for i, name in enumerate(order):
                self.order[i] = self.slot_of(name)
        self.turn = 0 if data["turn"] is None else listed("turn", tuple(order), data["turn"])
        self.mover = self.order[self.turn]
        for seat, hand in enumerate(rows("bonus_cards", data["bonus_cards"], rules.seats)):
            for k, count in enumerate(counts("bonus_cards", parts.BONUS_CARDS, hand)):
                self.cards[seat * parts.BONUS_KINDS + k] = count
        self.dice_count = number("dice", len(data["dice"]), rules.most_dice)
        for i, die in enumerate(data["dice"]):
            self.dice[i] = number("dice", die, 6, least=1)
        self.started = number("started_at", data["started_at"], 10000)
        if self.step == parts.ASK_ROLL:
            self.started = self.progress[self.mover]
        self.driven = flag("driven", data["driven"])
        self.crashed = flag("crashed", data["crashed"])
        card = data["crash_card"]
        self.crash_card = 0 if card is None else listed("crash_card", parts.CRASH_CARDS, card) + 1
        self.crash_dice = number("crash_dice", data["crash_dice"]["left"], rules.most_dice)
        self.crash_sum = number("crash_dice", data["crash_dice"]["sum"], 6 * rules.most_dice)
        fight = data["fight"]
        self.fight_space = number("fight", fight["space"], rules.lap)
        self.fight_in = self.mask_of(fight["racers"])
        self.fight_left = self.mask_of(fight["to_roll"])
        self.fight_best = number("fight", fight["best"], 6)
        self.then = listed("then", parts.STAGES, fight["then"])
        self.goal_at = number("goal_at", data["goal_at"], rules.racers)
        self.crossed = flag("crossed", data["crossed"])
        self.collect_at = number("collect_at", data["collect_at"], rules.racers)
        self.ending = flag("last_round", data["last_round"])
        self.on_track = 0
        for s in data["boosters_on_track"]:
            lies = rules.booster_at[number("boosters_on_track", s, rules.lap)]
            if not lies:
                raise Refused("position_value", name="boosters_on_track", value=str(s))
            self.on_track |= 1 << (lies - 1)
        self.reserve = number("booster_reserve", data["booster_reserve"], 1000)
        for k, count in enumerate(counts("boosters_unseen", parts.BOOSTERS, data["boosters_unseen"])):
            self.hidden[k] = count
        decks = data["decks"]
        for deck, name in enumerate(parts.DECKS):
            for k, count in enumerate(counts(name, parts.CRASH_CARDS, decks[name])):
                self.crash_deck[deck * parts.CRASH_KINDS + k] = count
        for k, count in enumerate(counts("bonus", parts.BONUS_CARDS, decks["bonus"])):
            self.bonus_deck[k] = count
        for k, count in enumerate(counts("goal", parts.GOAL_CARDS, decks["goal"])):
            self.goal_deck[k] = count
        for k, name in enumerate(parts.CHANCES):
            self.ordinal[k] = number("drawn", data["drawn"].get(name, 0), 10000)
        if data["step"] not in self.steps_that_fit():
            raise Refused("position_value", name="step", value=data["step"])

    def steps_that_fit(self) -> list[str]:
        """The steps for which all is there that they ask about."""
        drawn = [slot for slot in range(self.rules.racers) if self.racer[slot] != parts.NO_RACER]
        if len(drawn) < self.rules.racers:
            return ["draw_racer"] if len(drawn) == self.ordering else []
        shown = [self.dice[i] for i in range(self.dice_count)]
        double = len(set(shown)) < len(shown)
        fighters = [slot for slot in drawn if self.fight_in >> slot & 1]
        collector = self.order[(self.turn + self.collect_at) % self.rules.racers]
        fits = {
            "draw_start": True,
            "order": self.rules.each == 2 and self.ordering < self.rules.seats,
            "roll": not shown,
            "die": bool(shown),
            "before": bool(shown) and not double and not self.driven,
            "after": bool(shown) and not double and bool(self.driven),
            "winner": len(fighters) == 2 and len({self.rules.owner[slot] for slot in fighters}) == 1,
            "throw": len(shown) < self.rules.most_dice,
            "fight": bool(fighters) and self.fight_left > 0 and self.fight_space > 0,
            "crash_card": double and self.cards_left("crash") > 0,
            "crash_die": self.crash_card > 0 and self.crash_dice > 0,
            "bonus_card": self.cards_left("bonus") > 0,
            "goal_card": self.cards_left("goal") > 0,
            "booster": self.collect_at < self.rules.racers and self.booster_lies_on(self.space[collector]),
            "over": True,
        }
        return [step for step, fit in fits.items() if fit]

    def cards_left(self, deck: str) -> int:
        """How many cards lie in a deck; of the crash decks, in that of the latest die."""
        if deck == "bonus":
            return sum([self.bonus_deck[k] for k in range(parts.BONUS_KINDS)])
        if deck == "goal":
            return sum([self.goal_deck[k] for k in range(parts.GOAL_KINDS)])
        first = (self.dice[self.dice_count - 1] - 1) // 2 * parts.CRASH_KINDS
        return sum([self.crash_deck[first + k] for k in range(parts.CRASH_KINDS)])

    def problems(self) -> list[str]:
        """Everything that cannot be so in a real race, as codes; a position that was played to has none."""
        rules = self.rules
        found = []
        shown = [self.dice[i] for i in range(self.dice_count)]
        if len(set(shown[:-1])) < len(shown[:-1]):
            found.append("double_among_earlier_dice")
        if self.step == parts.OVER and not self.ending:
            found.append("over_without_a_finisher")
        if self.round < 1:
            found.append("no_round")
        settled = self.step in (parts.ASK_ROLL, parts.OVER)
        for slot in range(rules.racers):
            laps = (self.progress[slot] - 1) // rules.lap if self.progress[slot] else 0
            if settled and self.goal_markers[slot] != min(laps, rules.laps):
                found.append("goal_markers_differ_from_laps")
            for other in range(slot):
                if settled and self.space[slot] and self.space[slot] == self.space[other]:
                    found.append("two_racers_on_a_space")
        for k in range(3):
            if self.hidden[k] + sum([self.boosters[s * 3 + k] for s in range(rules.racers)]) > rules.boosters[k]:
                found.append("too_many_boosters")
        lying = len([s for s in range(1, rules.lap + 1) if self.booster_lies_on(s)])
        if lying + self.reserve != sum([self.hidden[k] for k in range(3)]):
            found.append("boosters_unseen_differ")
        for k in range(parts.BONUS_KINDS):
            held = sum([self.cards[seat * parts.BONUS_KINDS + k] for seat in range(rules.seats)])
            if held + self.bonus_deck[k] > rules.bonus[k]:
                found.append("too_many_bonus_cards")
        for k in range(parts.GOAL_KINDS):
            if self.goal_deck[k] > rules.goal[k]:
                found.append("too_many_goal_cards")
        for k in range(len(parts.DECKS) * parts.CRASH_KINDS):
            if self.crash_deck[k] > rules.crash[k]:
                found.append("too_many_crash_cards")
        if sum([self.bonus_markers[s] for s in range(rules.racers)]) > rules.marker_supply:
            found.append("too_many_bonus_markers")
        return sorted(set(found))

    def booster_lies_on(self, s: int) -> bool:
        """Whether a face-down booster lies on a space."""
        return self.rules.booster_at[s] > 0 and (self.on_track >> (self.rules.booster_at[s] - 1)) & 1 == 1

    def name(self, slot: int) -> Any:
        """The racer in a slot; None while it is not drawn."""
        return None if self.racer[slot] == parts.NO_RACER else parts.RACERS[self.racer[slot]]

    def names_in(self, mask: int) -> list[Any]:
        """The racers of a set of slots."""
        return [self.name(slot) for slot in range(self.rules.racers) if mask >> slot & 1]

    def slot_of(self, name: str) -> int:
        """Where a racer is."""
        for slot in range(self.rules.racers):
            if self.name(slot) == name:
                return slot
        raise Refused("position_value", name="racer", value=str(name))

    def mask_of(self, names: list[str]) -> int:
        """The set of slots of some racers."""
        mask = 0
        for name in names:
            mask |= 1 << self.slot_of(name)
        return mask
