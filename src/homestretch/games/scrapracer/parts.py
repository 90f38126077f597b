"""The parts of Scrap Racer as the kernel numbers them. How many there are of each, components.toml says."""

from __future__ import annotations

RACERS = ("swifty", "jackal", "crusher", "hover", "twister", "steel_jacket")
SWIFTY, JACKAL, CRUSHER, HOVER, TWISTER, STEEL_JACKET = range(6)
NO_RACER = 6

BOOSTERS = ("plus_minus_1", "flip", "reroll")
PLUS_MINUS_1, FLIP, REROLL = range(3)

DECKS = ("crash_1_2", "crash_3_4", "crash_5_6")

CRASH_CARDS = (
    "two_dice",
    "forward_2",
    "forward_3",
    "forward_5",
    "forward_5_ahead_back_2",
    "forward_5_ram",
    "behind_2",
    "die_back",
    "stay",
    "back_4",
    "back_6",
    "position_loss",
    "last_4",
    "behind_4",
)
CRASH_KINDS = 14
CRASH_COUNTS = 42

CRASH_EFFECTS = ("dice", "forward", "ahead_back", "ram", "behind", "die_back", "stay", "back", "position_loss", "last")
DICE, FORWARD, AHEAD_BACK, RAM, BEHIND, DIE_BACK, STAY, BACK, POSITION_LOSS, LAST = range(10)

BONUS_CARDS = ("forward_3", "forward_5", "forward_7", "straight", "curve", "catch_up")
BONUS_KINDS = 6
BONUS_EFFECTS = ("forward", "straight", "curve", "catch_up")
BONUS_FORWARD, BONUS_STRAIGHT, BONUS_CURVE, BONUS_CATCH_UP = range(4)

GOAL_CARDS = ("last_7", "last_two_5", "all_but_first_2", "all_but_first_two_3")
GOAL_KINDS = 4
GOAL_EFFECTS = ("last", "all_but_first")
GOAL_LAST, GOAL_ALL_BUT_FIRST = range(2)

# What is asked for now: of a seat, or of chance.
STEPS = (
    "free",
    "order",
    "roll",
    "die",
    "before",
    "after",
    "winner",
    "draw_racer",
    "draw_start",
    "throw",
    "fight",
    "crash_card",
    "crash_die",
    "bonus_card",
    "goal_card",
    "booster",
    "over",
)
(
    FREE,
    ASK_ORDER,
    ASK_ROLL,
    ASK_DIE,
    ASK_BEFORE,
    ASK_AFTER,
    ASK_WINNER,
    DRAW_RACER,
    DRAW_START,
    THROW,
    FIGHT,
    CRASH_CARD,
    CRASH_DIE,
    BONUS_CARD,
    GOAL_CARD,
    BOOSTER,
    OVER,
) = range(17)

# What comes next in a turn once nothing is asked for.
STAGES = ("setup", "rolling", "ability", "fights", "marker", "goals", "refill", "collect", "end")
SETUP, ROLLING, ABILITY, FIGHTS, MARKER, GOALS, REFILL, COLLECT, END = range(9)

# What chance can be asked for.
CHANCES = (
    "racer",
    "start",
    "die",
    "fight_die",
    "crash_die",
    "crash_1_2",
    "crash_3_4",
    "crash_5_6",
    "bonus_card",
    "goal_card",
    "booster",
)
(
    CHANCE_RACER,
    CHANCE_START,
    CHANCE_DIE,
    CHANCE_FIGHT,
    CHANCE_CRASH_DIE,
    CHANCE_CRASH_1_2,
    CHANCE_CRASH_3_4,
    CHANCE_CRASH_5_6,
    CHANCE_BONUS,
    CHANCE_GOAL,
    CHANCE_BOOSTER,
) = range(11)
CHANCE_KINDS = 11

MOST_RACERS = 6

# What the exact solver of a turn counts with: sets of faces, faces from 0 on, and 0 to 6 boosters of a kind.
FACE_SETS = 64
FACE_NUMBERS = 7
BOOSTER_NUMBERS = 7
