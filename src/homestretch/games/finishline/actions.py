"""What a seat can do, and why it may not. An action is its verb + 32 times its arguments."""

from __future__ import annotations

from homestretch.core.action import Verb
from homestretch.core.field import Field
from homestretch.games.finishline import parts

ARGUMENT = 32

(
    BET,
    DONE,
    TAKE,
    HORSESHOE,
    DOUBLE,
    WHIP,
    PACE,
    OUTSIDER,
    SIDE_BET,
    EXTRA_TURN,
    DISQUALIFY,
    INSIDER,
    HELMET,
    INTERFERE,
    HEAD_TO_HEAD,
    SPEED_LOSS,
    REMOVE,
    DECLINE,
) = range(18)

KINDS = ("win", "place")
WIN, PLACE = range(2)
STEP = 100
STAKES = 16000
PAIR = 25

HORSE = Field("horse", tuple(range(1, parts.HORSES + 1)))
DIE = Field("die", parts.DICE)

VERBS = (
    Verb(
        "bet",
        Field("kind", KINDS),
        HORSE,
        Field("with", HORSE.values, optional=True),
        Field("amount", range(STEP, STEP * STAKES + 1, STEP), refused="bet_step"),
        menu=True,
        shown=Verb.NEVER,
    ),
    Verb("done"),
    Verb("take", DIE),
    Verb("horseshoe", HORSE),
    Verb("double", HORSE),
    Verb("whip", HORSE),
    Verb("pace", Field("from", HORSE.values), Field("to", HORSE.values)),
    Verb("outsider", Field("bonus", (1000, 2000, 3000)), HORSE),
    Verb("side_bet"),
    Verb("extra_turn"),
    Verb("disqualify", HORSE),
    Verb("insider", DIE),
    Verb("helmet", HORSE),
    Verb("interfere", Field("back", HORSE.values), Field("middle", HORSE.values), Field("front", HORSE.values)),
    Verb("head_to_head"),
    Verb("speed_loss", HORSE),
    Verb("remove", DIE),
    Verb("decline"),
)

REFUSALS = (
    "",
    "nothing_owed",
    "not_now",
    "not_in_race",
    "win_one_horse",
    "place_two_horses",
    "bet_above_capital",
    "win_bets_full",
    "place_bets_full",
    "win_bet_twice",
    "place_bet_twice",
    "not_in_pool",
    "yellow_locked",
    "two_colours",
    "result_not_rolled",
    "die_not_rolled",
    "sprinter_whip",
    "sprinter_disqualify",
    "sprinter_pace",
    "no_horseshoe_there",
    "same_horse",
    "green_twice",
    "nothing_out_of_play",
    "not_out_of_play",
    "helmet_on_leader",
    "helmet_needs_horseshoe",
    "not_neighbours",
    "pair_split",
    "head_to_head_spent",
    "too_few_horses",
    "too_far_back",
)
(
    ALLOWED,
    NOTHING_OWED,
    NOT_NOW,
    NOT_IN_RACE,
    WIN_ONE_HORSE,
    PLACE_TWO_HORSES,
    BET_ABOVE_CAPITAL,
    WIN_BETS_FULL,
    PLACE_BETS_FULL,
    WIN_BET_TWICE,
    PLACE_BET_TWICE,
    NOT_IN_POOL,
    YELLOW_LOCKED,
    TWO_COLOURS,
    RESULT_NOT_ROLLED,
    DIE_NOT_ROLLED,
    SPRINTER_WHIP,
    SPRINTER_DISQUALIFY,
    SPRINTER_PACE,
    NO_HORSESHOE_THERE,
    SAME_HORSE,
    GREEN_TWICE,
    NOTHING_OUT_OF_PLAY,
    NOT_OUT_OF_PLAY,
    HELMET_ON_LEADER,
    HELMET_NEEDS_HORSESHOE,
    NOT_NEIGHBOURS,
    PAIR_SPLIT,
    HEAD_TO_HEAD_SPENT,
    TOO_FEW_HORSES,
    TOO_FAR_BACK,
) = range(31)
