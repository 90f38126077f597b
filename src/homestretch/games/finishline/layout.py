"""What learners are told about Finish Line: dense actions and observations.

Horses are told by their starting place, 1 at the far left (last, the highest odds) to 7 (the leader); seats come
oneself first, then clockwise. Amounts are a menu: the least stake, a tenth, a quarter, a half and all of what is left.
"""

from __future__ import annotations

from homestretch.core.field import Field
from homestretch.core.layout import Block, Feature, offsets
from homestretch.games.finishline import parts

STARTS = tuple(range(1, parts.RUNNERS + 1))
PAIRS = tuple(f"place_{one}_{two}" for one in STARTS for two in STARTS if one < two)
STAKES = ("least", "tenth", "quarter", "half", "all")
ORDERS = ("123", "132", "213", "231", "312", "321")

START = Field("start", STARTS)
DIE = Field("die", parts.DICE)
BET_COUNT = 28
STAKE_COUNT = 5

BLOCKS = (
    Block(
        "bet",
        Field("bet", (*(f"win_{start}" for start in STARTS), *PAIRS)),
        Field("stake", STAKES),
        note="a stake that is the same amount as a smaller entry of the menu is masked out",
    ),
    Block("done"),
    Block("take", DIE),
    Block("horseshoe", START),
    Block("double", START),
    Block("whip", START),
    Block("pace", Field("from", STARTS), Field("to", STARTS)),
    Block("outsider", Field("bonus", (1000, 2000, 3000)), START),
    Block("side_bet"),
    Block("extra_turn"),
    Block("disqualify", START),
    Block("insider", DIE),
    Block("helmet", START),
    Block(
        "interfere",
        Field("order", ORDERS),
        Field("at", (1, 2, 3, 4, 5)),
        note="the three horses from place `at` on, counted from the last, are put in this order from back to front",
    ),
    Block("head_to_head"),
    Block("speed_loss", START),
    Block("remove", DIE),
    Block("decline"),
)

PLENTY = 10000
"""Capital is told as capital / (capital + 10000)."""
LONG_ODDS = 30
"""Odds are told as a share of this, at most 1."""
MUCH_HELP = 5
"""How often somebody helped a horse is told as a share of this, within -1 and 1."""
BIG_SIDE_BET = 2000
"""Side bets are told as a share of this, within -1 and 1."""

FEATURES = (
    Feature("step", (5,), "what is asked: bet, take, use, fetch, extra; one of them is 1"),
    Feature("race", (3,), "which race it is; one of them is 1"),
    Feature("present", (4,), "1 where there is a seat"),
    Feature("active", (4,), "1 for the active player"),
    Feature("start_player", (4,), "1 for the start player"),
    Feature("betting", (4,), "1 for those who still bet"),
    Feature("extra", (4,), "1 for the one asked about an extra turn"),
    Feature("kept", (4,), "extra turns kept; a share of two"),
    Feature("capital", (4,), "capital / (capital + 10000)"),
    Feature("capital_share", (4,), "capital, as a share of everybody's"),
    Feature("side_bets", (4,), "side bets; a share of 2000", low=-1.0),
    Feature("helped", (4, 7), "how often each seat helped or hindered each horse; a share of five", low=-1.0),
    Feature("running", (7,), "1 for a horse still in the race"),
    Feature("place", (7,), "place in the order: near 0 last, 1 first"),
    Feature("type", (7, 3), "neutral, favourite, sprinter"),
    Feature("odds", (7,), "odds; a share of 30"),
    Feature("white", (7,), "1 if a horseshoe lies on it"),
    Feature("whip", (7,), "1 if a whip lies on it"),
    Feature("black", (7,), "1 if a black die lies on it"),
    Feature("bonus", (7,), "outsider bonus lying on it; a share of 3000"),
    Feature("flags", (3,), "two horses level; head-to-head spent; home straight"),
    Feature("pool", (5,), "dice in the pool by colour, as a share of all of the colour"),
    Feature("out_of_play", (5,), "dice out of play by colour, as a share of all of the colour"),
    Feature("hand", (5,), "dice in front of the active player by colour; a share of three"),
    Feature("faces", (18,), "faces they show; a share of three"),
    Feature("fetching", (1,), "dice still to be fetched by the insider; a share of two"),
    Feature("own_win_bets", (7,), "stake of one's win bet on each horse, as a share of one's capital"),
    Feature(
        "own_place_bets", (21,), "stake of one's place bet on each pair (1 2, 1 3 … 6 7), as a share of one's capital"
    ),
    Feature("left", (1,), "what one may still stake, as a share of one's capital"),
)
(
    STEP,
    RACE,
    PRESENT,
    ACTIVE,
    START_PLAYER,
    BETTING,
    EXTRA,
    KEPT,
    CAPITAL,
    CAPITAL_SHARE,
    SIDE_BETS,
    HELPED,
    RUNNING,
    PLACE,
    TYPE,
    ODDS,
    WHITE,
    WHIP,
    BLACK,
    BONUS,
    FLAGS,
    POOL,
    OUT_OF_PLAY,
    HAND,
    FACES,
    FETCHING,
    OWN_WIN_BETS,
    OWN_PLACE_BETS,
    LEFT,
    FEATURE_COUNT,
) = offsets(FEATURES)
