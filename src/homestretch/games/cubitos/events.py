"""What can happen in a race, and the names of what each event tells."""

from __future__ import annotations

from homestretch.core.event import Kind
from homestretch.core.field import Field
from homestretch.games.cubitos import actions, parts

(
    CARD,
    STARTS,
    ROUND,
    DREW,
    REFILLED,
    ROLLED,
    HIT,
    MISSES,
    USED,
    PUSHED,
    PASSED,
    NOT_BUST,
    BUSTED,
    SENT_BACK,
    FAN,
    CREDITS,
    COINS,
    STEPS,
    LOST,
    GAINED,
    SET,
    SWORDS,
    MOST_SWORDS,
    GAVE,
    MOVED,
    BOUGHT_STEP,
    JET_PACK,
    SHORTCUT,
    REWARD,
    REACHED,
    LEG,
    FINISHED,
    BOUGHT,
    RETURNED,
    START_DIE,
    TIE,
    WINNER,
) = range(37)

SEAT = Field("seat")
DIE = Field("die", parts.DICE)
CARD_FIELD = Field("card", parts.CARDS)
SIDE = Field("side", parts.SIDES)
COUNT = Field("count")
SPACE = Field("space")

KINDS = (
    Kind("card", CARD_FIELD),
    Kind("starts", SEAT),
    Kind("round", Field("round"), SEAT),
    Kind("drew", SEAT, DIE, COUNT),
    Kind("refilled", SEAT),
    Kind("rolled", SEAT, COUNT),
    Kind("hit", SEAT, SIDE),
    Kind("misses", SEAT, COUNT),
    Kind("used", SEAT, CARD_FIELD, Field("part", actions.PARTS)),
    Kind("pushed", SEAT, COUNT),
    Kind("passed", SEAT),
    Kind("not_bust", SEAT, CARD_FIELD),
    Kind("busted", SEAT),
    Kind("sent_back", SEAT, SIDE),
    Kind("fan", SEAT, Field("fans")),
    Kind("credits", SEAT, COUNT, Field("total")),
    Kind("coins", SEAT, COUNT, Field("total")),
    Kind("steps", SEAT, COUNT, Field("total")),
    Kind("lost", SEAT, DIE),
    Kind("gained", SEAT, DIE),
    Kind("set", SEAT, SIDE),
    Kind("swords", SEAT, COUNT),
    Kind("most_swords", SEAT, CARD_FIELD),
    Kind("gave", SEAT, DIE, Field("to")),
    Kind("moved", SEAT, SPACE, Field("left")),
    Kind("bought_step", SEAT),
    Kind("jet_pack", SEAT, COUNT),
    Kind("shortcut", SEAT, SPACE),
    Kind("reward", SEAT, SPACE),
    Kind("reached", SEAT, SPACE),
    Kind("leg", SEAT, Field("leg")),
    Kind("finished", SEAT),
    Kind("bought", SEAT, DIE, Field("price")),
    Kind("returned", SEAT, DIE),
    Kind("start_die", SEAT),
    Kind("tie"),
    Kind("winner", SEAT),
)
