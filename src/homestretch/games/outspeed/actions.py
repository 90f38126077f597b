"""What a seat can do, and why it may not. An action is its verb + 32 times its argument."""

from __future__ import annotations

from homestretch.core.action import Verb
from homestretch.core.field import Field
from homestretch.games.outspeed import parts

ARGUMENT = 32

LAY, PASS, PROGRAM, SET, KEEP = range(5)

NUMBERS = tuple(range(10))

VERBS = (
    Verb("lay", Field("tile", parts.TILES), shown=Verb.NEVER),
    Verb("pass"),
    Verb("program", Field("route", parts.ROUTES), shown=Verb.LATER),
    Verb("set", Field("number", NUMBERS), shown=Verb.LATER),
    Verb("keep", Field("tile", parts.TILES), shown=Verb.NEVER),
)

REFUSALS = (
    "",
    "nothing_owed",
    "not_now",
    "no_such_tile",
    "not_in_last_zone",
    "not_finish_card",
    "route_dark",
    "route_too_dear",
    "wheel_above_fuel",
    "tile_not_drawn",
)
(
    ALLOWED,
    NOTHING_OWED,
    NOT_NOW,
    NO_SUCH_TILE,
    NOT_IN_LAST_ZONE,
    NOT_FINISH_CARD,
    ROUTE_DARK,
    ROUTE_TOO_DEAR,
    WHEEL_ABOVE_FUEL,
    TILE_NOT_DRAWN,
) = range(10)
