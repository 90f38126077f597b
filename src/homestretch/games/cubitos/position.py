"""One moment of a race: where everything lies. What may happen next is in rules/.

Dice of a kind are alike, so zones are counts. The Active Zone counts sides, each in four states: what of the
die was used since it became active (CU-K1). Dice being picked or rolled are in hand.
"""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.core.form import counted, counts, flag, listed, number, rows
from homestretch.core.position import Position
from homestretch.core.refused import Refused
from homestretch.games.cubitos import parts
from homestretch.games.cubitos.components import CubitosRules

MOST = 10000
NUMBERS = (
    "draw_amount", "credits", "coins", "steps", "water_steps", "fans", "draw_tokens", "leg", "adding", "picking",
    "picked", "free_rolls", "forced", "yellow_events", "brown_events", "free_colours", "next_free_colours",
    "doubled", "swords", "lost", "earned", "bought", "effects", "losing", "gaining", "gain_limit", "to_give", "red_due",
    "bob_due", "power_due", "sending",
)  # fmt: skip
FLAGS = ("danger", "was_bust", "ready", "unlimited", "next_unlimited", "safe", "tied")
LIMITS = {"fans": parts.LAST_FAN, "leg": 9}


class CubitosPosition(Position):
    """Dice, runners and fans, and where in the round everybody is."""

    rules: CubitosRules
    stage: int
    round: int
    first: int
    turn: int
    turn_at: int
    roller: int
    mode: int
    hits: int
    forcing: bool
    tie_break: bool
    setting_up: int
    ask: Annotated[list[int], 4]
    at: Annotated[list[int], 4]
    space: Annotated[list[int], 4]
    began: Annotated[list[int], 4]
    loss: Annotated[list[int], 4]
    pick: Annotated[list[int], 4]
    setting: Annotated[list[int], 4]
    draw_amount: Annotated[list[int], 4]
    credits: Annotated[list[int], 4]
    coins: Annotated[list[int], 4]
    steps: Annotated[list[int], 4]
    water_steps: Annotated[list[int], 4]
    fans: Annotated[list[int], 4]
    draw_tokens: Annotated[list[int], 4]
    leg: Annotated[list[int], 4]
    adding: Annotated[list[int], 4]
    picking: Annotated[list[int], 4]
    picked: Annotated[list[int], 4]
    free_rolls: Annotated[list[int], 4]
    forced: Annotated[list[int], 4]
    yellow_events: Annotated[list[int], 4]
    brown_events: Annotated[list[int], 4]
    free_colours: Annotated[list[int], 4]
    next_free_colours: Annotated[list[int], 4]
    doubled: Annotated[list[int], 4]
    swords: Annotated[list[int], 4]
    lost: Annotated[list[int], 4]
    earned: Annotated[list[int], 4]
    bought: Annotated[list[int], 4]
    effects: Annotated[list[int], 4]
    losing: Annotated[list[int], 4]
    gaining: Annotated[list[int], 4]
    gain_limit: Annotated[list[int], 4]
    to_give: Annotated[list[int], 4]
    red_due: Annotated[list[int], 4]
    bob_due: Annotated[list[int], 4]
    power_due: Annotated[list[int], 4]
    sending: Annotated[list[int], 4]
    danger: Annotated[list[int], 4]
    was_bust: Annotated[list[int], 4]
    ready: Annotated[list[int], 4]
    unlimited: Annotated[list[int], 4]
    next_unlimited: Annotated[list[int], 4]
    safe: Annotated[list[int], 4]
    tied: Annotated[list[int], 4]
    tray: Annotated[list[int], 11]
    card: Annotated[list[int], 8]
    draw: Annotated[list[int], 44]
    roll: Annotated[list[int], 44]
    discard: Annotated[list[int], 44]
    hand: Annotated[list[int], 44]
    borrowed: Annotated[list[int], 44]
    now: Annotated[list[int], 32]
    later: Annotated[list[int], 32]
    active: Annotated[list[int], 544]
    ordinal: Annotated[list[int], 44]

    def __init__(self, rules: CubitosRules) -> None:
        super().__init__()
        self.rules = rules

    def to_json(self) -> dict[str, Any]:
        """The position in the words of the rulebook."""
        return {
            "stage": parts.STAGES[self.stage],
            "round": self.round,
            "start_player": self.first,
            "turn": self.turn,
            "turn_at": parts.TURN_PLACES[self.turn_at],
            "roller": self.roller,
            "mode": parts.MODES[self.mode],
            "hits": self.hits,
            "forcing": bool(self.forcing),
            "tie_break": bool(self.tie_break),
            "setting_up": self.setting_up,
            "cards": [named_card(self.card[c]) for c in range(parts.COLOUR_COUNT)],
            "trays": counted(parts.DICE, [self.tray[k] for k in range(parts.KINDS)]),
            "players": {str(seat): self.player(seat) for seat in range(self.rules.seats)},
        }

    def player(self, seat: int) -> dict[str, Any]:
        """Everything of one seat."""
        at = seat * parts.KINDS
        own = seat * parts.ACTIVE_COUNT
        colours = seat * parts.COLOUR_COUNT
        return {
            "ask": parts.ASKS[self.ask[seat]],
            "at": parts.PLACES[self.at[seat]],
            "space": self.space[seat],
            "began": self.began[seat],
            "loss": parts.LOSSES[self.loss[seat]],
            "pick": parts.PICKS[self.pick[seat]],
            "setting": parts.SETS[self.setting[seat]],
            **dict(zip(NUMBERS, self.numbers(seat), strict=True)),
            **dict(zip(FLAGS, self.flags(seat), strict=True)),
            "draw": counted(parts.DICE, [self.draw[at + k] for k in range(parts.KINDS)]),
            "roll": counted(parts.DICE, [self.roll[at + k] for k in range(parts.KINDS)]),
            "discard": counted(parts.DICE, [self.discard[at + k] for k in range(parts.KINDS)]),
            "hand": counted(parts.DICE, [self.hand[at + k] for k in range(parts.KINDS)]),
            "borrowed": counted(parts.DICE, [self.borrowed[at + k] for k in range(parts.KINDS)]),
            "active": counted(parts.ACTIVE, [self.active[own + i] for i in range(parts.ACTIVE_COUNT)]),
            "now": counted(parts.COLOURS, [self.now[colours + c] for c in range(parts.COLOUR_COUNT)]),
            "later": counted(parts.COLOURS, [self.later[colours + c] for c in range(parts.COLOUR_COUNT)]),
            "rolled": counted(parts.DICE, [self.ordinal[at + k] for k in range(parts.KINDS)]),
        }

    def read(self, data: dict[str, Any]) -> None:
        """Becomes the position of a JSON form; Refused if it names something that does not exist."""
        self.stage = listed("stage", parts.STAGES, data["stage"])
        self.round = number("round", data["round"], MOST)
        self.first = number("start_player", data["start_player"], self.rules.seats - 1)
        self.turn = number("turn", data["turn"], self.rules.seats)
        self.turn_at = listed("turn_at", parts.TURN_PLACES, data["turn_at"])
        self.roller = number("roller", data["roller"], self.rules.seats)
        self.mode = listed("mode", parts.MODES, data["mode"])
        self.hits = number("hits", data["hits"], MOST)
        self.forcing = flag("forcing", data["forcing"])
        self.tie_break = flag("tie_break", data["tie_break"])
        self.setting_up = number("setting_up", data["setting_up"], parts.COLOUR_COUNT + 1)
        for colour, name in enumerate(rows("cards", data["cards"], parts.COLOUR_COUNT)):
            self.card[colour] = parts.NO_CARD if name is None else listed("cards", parts.CARDS, name)
            if name is None and self.stage != parts.SETUP:
                raise Refused("position_value", name="cards", value="None")
        for kind, count in enumerate(counts("trays", parts.DICE, data["trays"])):
            self.tray[kind] = count
        if sorted(data["players"]) != [str(seat) for seat in range(self.rules.seats)]:
            raise Refused("position_value", name="players", value=", ".join(sorted(data["players"])))
        for seat in range(self.rules.seats):
            self.read_player(seat, data["players"][str(seat)])

    def read_player(self, seat: int, data: dict[str, Any]) -> None:
        """Everything of one seat."""
        last = 2 * parts.MOST_SPACES - 1
        self.ask[seat] = listed("ask", parts.ASKS, data["ask"])
        self.at[seat] = listed("at", parts.PLACES, data["at"])
        self.space[seat] = number("space", data["space"], last)
        self.began[seat] = number("began", data["began"], last)
        self.loss[seat] = listed("loss", parts.LOSSES, data["loss"])
        self.pick[seat] = listed("pick", parts.PICKS, data["pick"])
        self.setting[seat] = listed("setting", parts.SETS, data["setting"])
        track = self.space[seat] // parts.MOST_SPACES
        if self.space[seat] % parts.MOST_SPACES >= self.rules.spaces[track]:
            raise Refused("position_value", name="space", value=str(self.space[seat]))
        self.put_numbers(seat, [number(name, data[name], LIMITS.get(name, 9999)) for name in NUMBERS])
        self.put_flags(seat, [flag(name, data[name]) for name in FLAGS])
        at = seat * parts.KINDS
        for kind, count in enumerate(counts("draw", parts.DICE, data["draw"])):
            self.draw[at + kind] = count
        for kind, count in enumerate(counts("roll", parts.DICE, data["roll"])):
            self.roll[at + kind] = count
        for kind, count in enumerate(counts("discard", parts.DICE, data["discard"])):
            self.discard[at + kind] = count
        for kind, count in enumerate(counts("hand", parts.DICE, data["hand"])):
            self.hand[at + kind] = count
        for kind, count in enumerate(counts("borrowed", parts.DICE, data["borrowed"])):
            self.borrowed[at + kind] = count
        for i, count in enumerate(counts("active", parts.ACTIVE, data["active"])):
            self.active[seat * parts.ACTIVE_COUNT + i] = count
        for colour in range(parts.COLOUR_COUNT):
            self.now[seat * parts.COLOUR_COUNT + colour] = counts("now", parts.COLOURS, data["now"])[colour]
            self.later[seat * parts.COLOUR_COUNT + colour] = counts("later", parts.COLOURS, data["later"])[colour]
        for kind, count in enumerate(counts("rolled", parts.DICE, data["rolled"])):
            self.ordinal[seat * parts.KINDS + kind] = count

    def problems(self) -> list[str]:
        """Everything that cannot be so in a real race, as codes; a position that was played to has none."""
        found = []
        for kind in range(parts.KINDS):
            total = self.tray[kind]
            for seat in range(self.rules.seats):
                total += self.owned(seat, kind)
            if total != self.rules.dice[kind] and not (kind == parts.START and self.stage == parts.SETUP):
                found.append("dice_differ")
        for seat in range(self.rules.seats):
            if self.fans[seat] > parts.LAST_FAN:
                found.append("too_many_fans")
        return sorted(set(found))

    def owned(self, seat: int, kind: int) -> int:
        """How many dice of a kind a seat has, wherever they are."""
        at = seat * parts.KINDS + kind
        count = self.draw[at] + self.roll[at] + self.discard[at] + self.hand[at]
        for cell in range(
            parts.STATE_COUNT * self.rules.first_side[kind], parts.STATE_COUNT * self.rules.first_side[kind + 1]
        ):
            count += self.active[seat * parts.ACTIVE_COUNT + cell]
        return count

    # The numbers and flags of a seat in the order of NUMBERS and FLAGS

    def numbers(self, seat: int) -> list[int]:
        """The numbers of a seat."""
        return [
            self.draw_amount[seat],
            self.credits[seat],
            self.coins[seat],
            self.steps[seat],
            self.water_steps[seat],
            self.fans[seat],
            self.draw_tokens[seat],
            self.leg[seat],
            self.adding[seat],
            self.picking[seat],
            self.picked[seat],
            self.free_rolls[seat],
            self.forced[seat],
            self.yellow_events[seat],
            self.brown_events[seat],
            self.free_colours[seat],
            self.next_free_colours[seat],
            self.doubled[seat],
            self.swords[seat],
            self.lost[seat],
            self.earned[seat],
            self.bought[seat],
            self.effects[seat],
            self.losing[seat],
            self.gaining[seat],
            self.gain_limit[seat],
            self.to_give[seat],
            self.red_due[seat],
            self.bob_due[seat],
            self.power_due[seat],
            self.sending[seat],
        ]

    def put_numbers(self, seat: int, values: list[int]) -> None:
        """Sets the numbers of a seat."""
        self.draw_amount[seat] = values[0]
        self.credits[seat] = values[1]
        self.coins[seat] = values[2]
        self.steps[seat] = values[3]
        self.water_steps[seat] = values[4]
        self.fans[seat] = values[5]
        self.draw_tokens[seat] = values[6]
        self.leg[seat] = values[7]
        self.adding[seat] = values[8]
        self.picking[seat] = values[9]
        self.picked[seat] = values[10]
        self.free_rolls[seat] = values[11]
        self.forced[seat] = values[12]
        self.yellow_events[seat] = values[13]
        self.brown_events[seat] = values[14]
        self.free_colours[seat] = values[15]
        self.next_free_colours[seat] = values[16]
        self.doubled[seat] = values[17]
        self.swords[seat] = values[18]
        self.lost[seat] = values[19]
        self.earned[seat] = values[20]
        self.bought[seat] = values[21]
        self.effects[seat] = values[22]
        self.losing[seat] = values[23]
        self.gaining[seat] = values[24]
        self.gain_limit[seat] = values[25]
        self.to_give[seat] = values[26]
        self.red_due[seat] = values[27]
        self.bob_due[seat] = values[28]
        self.power_due[seat] = values[29]
        self.sending[seat] = values[30]

    def flags(self, seat: int) -> list[bool]:
        """The flags of a seat."""
        return [
            bool(self.danger[seat]),
            bool(self.was_bust[seat]),
            bool(self.ready[seat]),
            bool(self.unlimited[seat]),
            bool(self.next_unlimited[seat]),
            bool(self.safe[seat]),
            bool(self.tied[seat]),
        ]

    def put_flags(self, seat: int, values: list[bool]) -> None:
        """Sets the flags of a seat."""
        self.danger[seat] = values[0]
        self.was_bust[seat] = values[1]
        self.ready[seat] = values[2]
        self.unlimited[seat] = values[3]
        self.next_unlimited[seat] = values[4]
        self.safe[seat] = values[5]
        self.tied[seat] = values[6]


def named_card(card: int) -> Any:
    """A card; None while it is not drawn."""
    return None if card == parts.NO_CARD else parts.CARDS[card]
