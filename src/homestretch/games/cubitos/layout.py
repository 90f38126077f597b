"""What learners are told about Cubitos: dense actions and observations. Seats come oneself first, then clockwise."""

from __future__ import annotations

from homestretch.core.field import Field
from homestretch.core.layout import Block, Feature, offsets
from homestretch.games.cubitos import actions, parts

REACHES = 24
"""At most so many rewards are within Bob's reach."""

DIE = Field("die", parts.DICE)
ZONE = Field("zone", parts.ZONES)
SIDE = Field("side", parts.SIDES)

BLOCKS = (
    Block("draw", DIE),
    Block("fetch", DIE),
    Block("done"),
    Block("use", Field("card", parts.COLOURS), Field("symbol", actions.USES), Field("part", actions.PARTS)),
    Block("skip"),
    Block("push"),
    Block("pass"),
    Block("roll"),
    Block("send_back", SIDE),
    Block("bust"),
    Block("discard", DIE),
    Block("lose", DIE, ZONE),
    Block("give", DIE, ZONE, Field("to", ("next", "second_next", "third_next")), note="players clockwise of oneself"),
    Block("reroll", DIE, ZONE),
    Block("take", DIE),
    Block("set", SIDE),
    Block(
        "move",
        Field("neighbour", tuple(range(1, parts.NEIGHBOURS + 1))),
        note="the spaces that touch one's own, by their numbers; 1 is also the step over the bridge",
    ),
    Block("buy_step"),
    Block("jet_pack"),
    Block("shortcut", Field("way", (0, 1))),
    Block("stop"),
    Block("accept"),
    Block("decline"),
    Block(
        "reach",
        Field("reward", tuple(range(1, REACHES + 1))),
        note="the reward spaces within reach, by their numbers",
    ),
    Block("buy", Field("card", parts.COLOURS)),
    Block("ready"),
    Block("credit"),
)

MANY_DICE = 6
"""Dice in a zone are told as a share of this, at most 1."""
MANY_ROUNDS = 30
"""Rounds are told as a share of this, at most 1."""
DEAR = 12
"""Costs are told as a share of this, at most 1."""
FAR = 6
"""Steps gained by moving to a neighbour are told as a share of this, within -1 and 1."""
AMOUNT_COUNT = 10

FEATURES = (
    Feature("stage", (7,), "where in the round the table is: setup, roll, run, compare, after, turns, over"),
    Feature("asked", (22,), "what is asked of oneself, in the order of the rules; one of them is 1"),
    Feature("round", (1,), "rounds played; a share of 30"),
    Feature("cards", (8, 7), "which card each colour has; one of seven is 1"),
    Feature("costs", (8,), "what the die of each colour costs; a share of 12"),
    Feature("trays", (11,), "dice left in the trays, as a share of all of the kind"),
    Feature("present", (4,), "1 where there is a seat"),
    Feature("owes", (4,), "1 for those who owe a decision"),
    Feature("turn", (4,), "1 for the one whose turn it is to move and buy"),
    Feature("first", (4,), "1 for the start player"),
    Feature("phase", (4, 7), "roll phase: drawing, first_roll, deciding, declared, would_bust, busted, out"),
    Feature("to_go", (4,), "steps to the finish of this leg, as a share of the whole leg", high=2.0),
    Feature("leg", (4,), "laps or tracks done, as a share of all", high=2.0),
    Feature("water", (4,), "1 if the runner stands on water"),
    Feature(
        "amounts",
        (4, 10),
        "draw_amount / 12, credits / 20, coins / 20, steps / 12, water_steps / 6, fans / 13, draw_tokens / 4, "
        "free_rolls / 3, forced / 3, swords / 12; each at most 1",
    ),
    Feature("flags", (4, 7), "danger, was_bust, ready, unlimited, next_unlimited, safe, tied"),
    Feature("draw", (4, 11), "dice in the Draw Zone by kind; a share of six"),
    Feature("roll", (4, 11), "dice in the Roll Zone by kind; a share of six"),
    Feature("discard", (4, 11), "dice in the Discard Zone by kind; a share of six"),
    Feature("active", (4, 34), "dice in the Active Zone by side; a share of six"),
    Feature("fresh", (34,), "own dice in the Active Zone of which nothing is used yet, by side; a share of six"),
    Feature("now", (8,), "own symbols to be used now, by colour; a share of six"),
    Feature("later", (8,), "own symbols to be used later, by colour; a share of six"),
    Feature(
        "tasks",
        (10,),
        "adding / 6, picking / 6, losing / 6, gaining / 6, gain_limit / 12, to_give / 6, red_due / 6, bob_due / 6, "
        "power_due / 6, sending / 6; each at most 1",
    ),
    Feature("bought", (8,), "1 for the colours one has bought this turn"),
    Feature("near", (12,), "1 where a space touches one's own, by their numbers"),
    Feature("near_gain", (12,), "steps towards the finish that it brings; a share of six", low=-1.0),
    Feature("near_water", (12,), "1 if it is water"),
    Feature("near_reward", (12,), "1 if it has a reward"),
    Feature("near_effect", (12,), "1 if it has a jet pack or a shortcut"),
)
(
    STAGE,
    ASKED,
    ROUND,
    CARDS,
    COSTS,
    TRAYS,
    PRESENT,
    OWES,
    TURN,
    FIRST,
    PHASE,
    TO_GO,
    LEG,
    WATER,
    AMOUNTS,
    FLAGS,
    DRAW,
    ROLL,
    DISCARD,
    ACTIVE,
    FRESH,
    NOW,
    LATER,
    TASKS,
    BOUGHT,
    NEAR,
    NEAR_GAIN,
    NEAR_WATER,
    NEAR_REWARD,
    NEAR_EFFECT,
    FEATURE_COUNT,
) = offsets(FEATURES)
