"""What learners are told about Outspeed: dense actions and observations. Seats come oneself first, then clockwise."""

from __future__ import annotations

from homestretch.core.field import Field
from homestretch.core.layout import Block, Feature, offsets
from homestretch.games.outspeed import actions, parts

BLOCKS = (
    Block("lay", Field("tile", parts.TILES)),
    Block("pass"),
    Block("program", Field("route", parts.ROUTES)),
    Block("set", Field("number", actions.NUMBERS)),
    Block("keep", Field("tile", parts.TILES)),
)

MUCH = 20
"""Fuel is told as a share of this, at most 1."""
MOST_HELD = 8
"""Tiles in hand are told as a share of this, at most 1."""
TERM = 6
"""The numbers on a route are told as a share of this."""
WINDOW = 14
"""Zones of the two tableaus on the table."""

FEATURES = (
    Feature("step", (4,), "what is asked: tile, route, wheel, keep; one of them is 1"),
    Feature("round", (1,), "the round, as a share of all rounds"),
    Feature("finish_card", (1,), "1 if a finish card is open"),
    Feature("present", (6,), "1 where there is a seat"),
    Feature("alive", (6,), "1 for those still in the race"),
    Feature("deciding", (6,), "1 for those who owe a decision"),
    Feature("turn", (6,), "1 for the one whose dice or tiles are dealt with"),
    Feature("zone", (6,), "zone, counted from the rear of the track; a share of its length", high=2.0),
    Feature("lead", (6,), "zones ahead of oneself; a share of the length of the track", low=-2.0, high=2.0),
    Feature("fuel", (6,), "fuel; a share of 20"),
    Feature("tile_count", (6,), "tiles in hand; a share of 8"),
    Feature("has_laid", (6,), "1 for those known to have laid a tile, or to have answered in secret"),
    Feature("route", (6, 3), "route chosen, where one may know it: green, triangle, red"),
    Feature("route_secret", (6,), "1 for a route that is chosen and not shown yet"),
    Feature("wheel_secret", (6,), "1 for a wheel that is set and not shown yet"),
    Feature("tiles_due", (6,), "tiles to draw this round; a share of 8"),
    Feature("own_tiles", (6,), "own tiles by kind; a share of 8"),
    Feature("drawn", (6,), "the tiles one has drawn and chooses from; a share of two"),
    Feature("unseen_tiles", (6,), "share of each kind of tile that one does not see"),
    Feature("discard", (6,), "share of each kind of tile on the discard pile"),
    Feature("pile", (1,), "tiles in the pile, as a share of all"),
    Feature("lit", (3,), "routes of the open card that are lit: green, triangle, red"),
    Feature("at_most", (3,), "most programmers a route takes; a share of six, 0 for no limit"),
    Feature("alone", (3,), "1 for a route that pays only a sole programmer"),
    Feature("least_cost", (3,), "what a route costs at best; a share of 20"),
    Feature(
        "terms",
        (3, 4, 7),
        "cost, zones, fuel and tiles of each route as sums: number, times each count of programmers (green, triangle, "
        "red), times each die (yellow, blue), times the wheel; a share of six",
        high=4.0,
    ),
    Feature("fields", (14,), "force fields by zone from the rear of the track; a share of three"),
)
(
    STEP,
    ROUND,
    FINISH_CARD,
    PRESENT,
    ALIVE,
    DECIDING,
    TURN,
    ZONE,
    LEAD,
    FUEL,
    TILE_COUNT,
    HAS_LAID,
    ROUTE,
    ROUTE_SECRET,
    WHEEL_SECRET,
    TILES_DUE,
    OWN_TILES,
    DRAWN,
    UNSEEN_TILES,
    DISCARD,
    PILE,
    LIT,
    AT_MOST,
    ALONE,
    LEAST_COST,
    TERMS,
    FIELDS,
    FEATURE_COUNT,
) = offsets(FEATURES)
