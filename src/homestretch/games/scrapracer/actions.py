"""What a seat can do, and why it may not. An action is its verb + 32 times its argument."""

from __future__ import annotations

from homestretch.core.action import Verb
from homestretch.core.field import Field
from homestretch.games.scrapracer import parts

ARGUMENT = 32

ROLL, STOP, CRASH, BOOST, DRIVE, PLAY, DONE, FIRST, WIN = range(9)

USES = ("plus", "minus", "flip", "reroll")
USE_PLUS, USE_MINUS, USE_FLIP, USE_REROLL = range(4)

VERBS = (
    Verb("roll"),
    Verb("stop"),
    Verb("crash"),
    Verb("boost", Field("use", USES)),
    Verb("drive"),
    Verb("play", Field("card", parts.BONUS_CARDS, text="bonus"), shown=Verb.NEVER),
    Verb("done"),
    Verb("first", Field("racer", parts.RACERS)),
    Verb("win", Field("racer", parts.RACERS)),
)

REFUSALS = (
    "",
    "nothing_owed",
    "not_now",
    "no_die_yet",
    "double_showing",
    "no_double",
    "six_dice",
    "no_booster",
    "no_such_face",
    "no_such_card",
    "nobody_to_catch",
    "not_your_racer",
)
(
    ALLOWED,
    NOTHING_OWED,
    NOT_NOW,
    NO_DIE_YET,
    DOUBLE_SHOWING,
    NO_DOUBLE,
    SIX_DICE,
    NO_BOOSTER,
    NO_SUCH_FACE,
    NO_SUCH_CARD,
    NOBODY_TO_CATCH,
    NOT_YOUR_RACER,
) = range(12)
