"""What can happen at the races, and the names of what each event tells."""

from __future__ import annotations

from homestretch.core.event import Kind
from homestretch.core.field import Field
from homestretch.games.finishline import parts

(
    RACE,
    LINED_UP,
    CAPITAL,
    CLOSED,
    STARTS,
    TURN,
    HOME_STRAIGHT,
    TOOK,
    SHOWS,
    LAID,
    PACED,
    ADVANCED,
    LEADS_ALREADY,
    DISQUALIFIED,
    SIDE_BET,
    SKIPPED,
    KEPT,
    FETCHED,
    REORDERED,
    LEVEL,
    FELL_BACK,
    REMOVED,
    LINE_CROSSED,
    EXTRA,
    DECLINED,
    PHOTO,
    PHOTO_TIE,
    RESULT,
    BET,
    BONUS,
    TOTAL,
    SIDE_BALANCE,
    WINNER,
) = range(33)

SEAT = Field("seat")
HORSE = Field("horse")
DIE = Field("die", parts.DICE)
FACE = Field("face", parts.FACES)
PLACE = Field("place")
AMOUNT = Field("amount")

KINDS = (
    Kind("race", Field("race"), Field("races")),
    Kind("lined_up", HORSE, PLACE, Field("odds"), Field("type", parts.TYPES)),
    Kind("capital", SEAT, AMOUNT),
    Kind("closed", SEAT),
    Kind("starts", SEAT),
    Kind("turn", SEAT, Field("race"), Field("pool")),
    Kind("home_straight", Field("pool")),
    Kind("took", SEAT, DIE),
    Kind("shows", SEAT, FACE),
    Kind("laid", SEAT, FACE, HORSE),
    Kind("paced", SEAT, Field("from"), Field("to")),
    Kind("advanced", HORSE, PLACE),
    Kind("leads_already", HORSE),
    Kind("disqualified", HORSE),
    Kind("side_bet", SEAT, AMOUNT),
    Kind("skipped", SEAT, AMOUNT),
    Kind("kept", SEAT),
    Kind("fetched", SEAT, DIE),
    Kind("reordered", SEAT, Field("back"), Field("middle"), Field("front")),
    Kind("level", Field("upper"), Field("lower")),
    Kind("fell_back", HORSE, PLACE),
    Kind("removed", SEAT, DIE),
    Kind("line_crossed", Field("race")),
    Kind("extra", SEAT),
    Kind("declined", SEAT),
    Kind("photo", HORSE, Field("horseshoes")),
    Kind("photo_tie", Field("upper"), Field("lower")),
    Kind("result", Field("first"), Field("second"), reveals=True),
    Kind("bet", SEAT, Field("horses", tuple(range(1, 25)), many=True), AMOUNT, Field("paid"), reveals=True),
    Kind("bonus", SEAT, HORSE, AMOUNT, Field("kind", ("win", "place"))),
    Kind("total", SEAT, AMOUNT),
    Kind("side_balance", SEAT, AMOUNT),
    Kind("winner", SEAT, AMOUNT),
)
