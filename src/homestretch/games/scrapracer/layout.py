"""What learners are told about Scrap Racer: dense actions and observations. Racers come own ones first."""

from __future__ import annotations

from homestretch.core.field import Field
from homestretch.core.layout import Block, Feature, offsets
from homestretch.games.scrapracer import actions, parts

OWN = Field("own_racer", (1, 2))

BLOCKS = (
    Block("roll"),
    Block("stop"),
    Block("crash"),
    Block("boost", Field("use", actions.USES)),
    Block("drive"),
    Block("play", Field("card", parts.BONUS_CARDS)),
    Block("done"),
    Block("first", OWN, note="which of one's own two racers goes first"),
    Block("win", OWN, note="which of one's own two racers wins the fight between them"),
)

AHEAD = 21
"""How far ahead a learner sees: the most that six different dice add up to."""
LONG_WAY = 24
"""Distances to the next straight or curve are told as a share of this, at most 1."""
MOST_IN_HAND = 6
"""Cards and boosters in hand are told as a share of this, at most 1."""

FEATURES = (
    Feature("step", (6,), "what is asked: order, roll, die, before, after, winner; one of them is 1"),
    Feature("present", (6,), "1 where there is a racer; own ones first, then seat by seat clockwise"),
    Feature("mine", (6,), "1 for one's own racers"),
    Feature("mover", (6,), "1 for the racer whose turn it is"),
    Feature("kind", (6, 6), "which racer it is: swifty, jackal, crusher, hover, twister, steel_jacket"),
    Feature("progress", (6,), "spaces driven, as a share of the whole race", high=2.0),
    Feature("lap_share", (6,), "where on the lap it is; 0 off the track"),
    Feature("straight", (6,), "1 if it is on a straight"),
    Feature("goal_markers", (6,), "laps done, as a share of all laps"),
    Feature("bonus_markers", (6,), "bonus markers, as a share of what a card costs", high=2.0),
    Feature("boosters", (6, 3), "boosters in hand: plus_minus_1, flip, reroll; a share of six"),
    Feature("card_count", (6,), "bonus cards in hand by seat, oneself first; a share of six"),
    Feature("own_cards", (6,), "own bonus cards by kind; a share of six"),
    Feature("unseen_cards", (6,), "share of each kind of bonus card that one does not see"),
    Feature("dice", (6,), "how many dice show 1 to 6; a share of two"),
    Feature("latest", (6,), "what the latest die shows; one of them is 1"),
    Feature("dice_sum", (1,), "sum of the dice, as a share of 21", high=2.0),
    Feature("flags", (3,), "whether the racer has driven, has crashed, and whether this is the last round"),
    Feature("crash_decks", (3, 14), "share of each crash card still in the decks 1-2, 3-4 and 5-6"),
    Feature("goal_deck", (4,), "share of each goal card still in the deck"),
    Feature("unseen_boosters", (3,), "share of each kind of booster that lies face down"),
    Feature("booster_reserve", (1,), "boosters in the reserve, as a share of those on all booster spaces", high=2.0),
    Feature("to_straight", (1,), "spaces from the mover to the next straight; a share of 24"),
    Feature("to_curve", (1,), "spaces from the mover to the next curve; a share of 24"),
    Feature("ahead_booster", (21,), "1 where a booster lies 1 to 21 spaces ahead of the mover"),
    Feature("ahead_racer", (21,), "1 where another racer stands 1 to 21 spaces ahead of the mover"),
    Feature("ahead_straight", (21,), "1 where the space 1 to 21 ahead of the mover is on a straight"),
)
(
    STEP,
    PRESENT,
    MINE,
    MOVER,
    KIND,
    PROGRESS,
    LAP_SHARE,
    STRAIGHT,
    GOAL_MARKERS,
    BONUS_MARKERS,
    BOOSTERS,
    CARD_COUNT,
    OWN_CARDS,
    UNSEEN_CARDS,
    DICE,
    LATEST,
    DICE_SUM,
    FLAGS,
    CRASH_DECKS,
    GOAL_DECK,
    UNSEEN_BOOSTERS,
    BOOSTER_RESERVE,
    TO_STRAIGHT,
    TO_CURVE,
    AHEAD_BOOSTER,
    AHEAD_RACER,
    AHEAD_STRAIGHT,
    FEATURE_COUNT,
) = offsets(FEATURES)
