"""What can happen in a race, and the names of what each event tells."""

from __future__ import annotations

from homestretch.core.event import Kind
from homestretch.core.field import Field
from homestretch.games.outspeed import actions, parts

(
    TURN,
    CHOSE_TILE,
    LAYS,
    PASSES,
    TILE,
    FIELD,
    MOVED,
    PUSHED,
    STOPPED,
    GAINED,
    LOST,
    CHOSE_ROUTE,
    STRANDED,
    ROUTE,
    SITS_OUT,
    CROWDED,
    CHOSE_NUMBER,
    NUMBER,
    DIE,
    PAID,
    DREW,
    KEPT,
    KEPT_ONLY,
    NO_TILE,
    RESHUFFLED,
    TABLEAU_LAID,
    TABLEAU_REMOVED,
    OUT,
    DISCARDED,
    FLIPPED,
    FIELD_GONE,
    WINNER,
    SHARES,
    NO_WINNER,
) = range(34)

CAUSES = ("card", "tile")
BY_CARD, BY_TILE = range(2)

REASONS = ("fuel", "debt", "stranded", "pushed", "left_behind")
OUT_OF_FUEL, IN_DEBT, STRANDED_OUT, PUSHED_OFF, LEFT_BEHIND = range(5)

NOTHING = parts.TILE_KINDS

SEAT = Field("seat")
ZONE = Field("zone")
STEPS = Field("steps")
LEFT = Field("left")
FUEL = Field("fuel")
ROUTE_FIELD = Field("route", parts.ROUTES)
TILE_FIELD = Field("tile", parts.TILES)
BY = Field("by", CAUSES)

KINDS = (
    Kind(
        "turn", Field("round"), Field("card", range(1, parts.MOST_CARDS + 1)), Field("side", parts.SIDES), reveals=True
    ),
    Kind("chose_tile", SEAT, Field("tile", (*parts.TILES, "nothing"), secret=True)),
    Kind("lays", SEAT, reveals=True),
    Kind("passes", SEAT, reveals=True),
    Kind("tile", SEAT, TILE_FIELD, reveals=True),
    Kind("field", SEAT, ZONE),
    Kind("moved", SEAT, STEPS, ZONE, BY),
    Kind("pushed", SEAT, STEPS, ZONE),
    Kind("stopped", SEAT, ZONE),
    Kind("gained", SEAT, FUEL, LEFT, BY),
    Kind("lost", SEAT, FUEL, LEFT),
    Kind("chose_route", SEAT, Field("route", parts.ROUTES, secret=True)),
    Kind("stranded", SEAT),
    Kind("route", SEAT, ROUTE_FIELD, reveals=True),
    Kind("sits_out", SEAT, ROUTE_FIELD),
    Kind("crowded", SEAT, ROUTE_FIELD),
    Kind("chose_number", SEAT, Field("number", actions.NUMBERS, secret=True)),
    Kind("number", SEAT, Field("number"), reveals=True),
    Kind("die", SEAT, Field("die", parts.DICE), Field("value")),
    Kind("paid", SEAT, FUEL, LEFT),
    Kind("drew", SEAT, Field("tile", parts.TILES, secret=True), reveals=True),
    Kind(
        "kept",
        SEAT,
        Field("tile", parts.TILES, secret=True),
        Field("under", parts.TILES, text="tile", secret=True),
    ),
    Kind("kept_only", SEAT, Field("tile", parts.TILES, secret=True)),
    Kind("no_tile", SEAT),
    Kind("reshuffled", Field("tiles")),
    Kind("tableau_laid", ZONE),
    Kind("tableau_removed", ZONE),
    Kind("out", SEAT, Field("reason", REASONS)),
    Kind("discarded", SEAT, TILE_FIELD, reveals=True),
    Kind("flipped"),
    Kind("field_gone", ZONE),
    Kind("winner", SEAT, ZONE),
    Kind("shares", SEAT, ZONE),
    Kind("no_winner"),
)
