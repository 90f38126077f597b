"""What a seat can do, and why it may not. An action is its verb + 32 times its arguments."""

from __future__ import annotations

from homestretch.core.action import Verb
from homestretch.core.field import Field
from homestretch.games.cubitos import parts

ARGUMENT = 32
USES = ("symbol", "power")
PARTS = ("main", "second")

(
    DRAW,
    FETCH,
    DONE,
    USE,
    SKIP,
    PUSH,
    PASS,
    ROLL,
    SEND_BACK,
    BUST,
    DISCARD,
    LOSE,
    GIVE,
    REROLL,
    TAKE,
    SET,
    MOVE,
    BUY_STEP,
    JET_PACK,
    SHORTCUT,
    STOP,
    ACCEPT,
    DECLINE,
    REACH,
    BUY,
    READY,
    CREDIT,
) = range(27)

DIE = Field("die", parts.DICE)
ZONE = Field("zone", parts.ZONES)
SIDE = Field("side", parts.SIDES)
SPACE = Field("space", range(parts.MOST_SPACES))

VERBS = (
    Verb("draw", DIE),
    Verb("fetch", DIE),
    Verb("done"),
    Verb("use", Field("card", parts.COLOURS, text="die"), Field("symbol", USES), Field("part", PARTS)),
    Verb("skip"),
    Verb("push"),
    Verb("pass"),
    Verb("roll"),
    Verb("send_back", SIDE),
    Verb("bust"),
    Verb("discard", DIE),
    Verb("lose", DIE, ZONE),
    Verb("give", DIE, ZONE, Field("to", range(parts.MOST_SEATS))),
    Verb("reroll", DIE, ZONE),
    Verb("take", DIE),
    Verb("set", SIDE),
    Verb("move", SPACE, menu=True),
    Verb("buy_step"),
    Verb("jet_pack"),
    Verb("shortcut", Field("way", (0, 1))),
    Verb("stop"),
    Verb("accept"),
    Verb("decline"),
    Verb("reach", SPACE),
    Verb("buy", Field("card", parts.COLOURS, text="die")),
    Verb("ready"),
    Verb("credit"),
)

REFUSALS = (
    "",
    "nothing_owed",
    "not_now",
    "no_such_die",
    "draw_more",
    "must_push",
    "empty_roll_zone",
    "no_symbol",
    "no_effect",
    "power_due",
    "start_die",
    "two_bought",
    "colour_bought",
    "no_money",
    "tray_empty",
    "too_dear",
    "not_adjacent",
    "water",
    "no_steps",
    "no_effect_here",
    "colour_picked",
    "no_reward",
)
(
    ALLOWED,
    NOTHING_OWED,
    NOT_NOW,
    NO_SUCH_DIE,
    DRAW_MORE,
    MUST_PUSH,
    EMPTY_ROLL_ZONE,
    NO_SYMBOL,
    NO_EFFECT,
    POWER_DUE,
    START_DIE,
    TWO_BOUGHT,
    COLOUR_BOUGHT,
    NO_MONEY,
    TRAY_EMPTY,
    TOO_DEAR,
    NOT_ADJACENT,
    WATER,
    NO_STEPS,
    NO_EFFECT_HERE,
    COLOUR_PICKED,
    NO_REWARD,
) = range(22)
