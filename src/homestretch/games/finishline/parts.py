"""The parts of Finish Line as the kernel numbers them. How many there are of each, components.toml says."""

from __future__ import annotations

DICE = ("white", "red", "green", "black", "yellow")
WHITE, RED, GREEN, BLACK, YELLOW = range(5)
COLOURS = 5

FACES = (
    "horseshoe",
    "logo",
    "double",
    "whip",
    "pace",
    "red_blank",
    "outsider_1000",
    "outsider_2000",
    "outsider_3000",
    "green_blank",
    "side_bet",
    "extra_turn",
    "disqualified",
    "insider",
    "helmet",
    "interference",
    "head_to_head",
    "speed_loss",
)
(
    HORSESHOE,
    LOGO,
    DOUBLE,
    WHIP,
    PACE,
    RED_BLANK,
    OUTSIDER_1000,
    OUTSIDER_2000,
    OUTSIDER_3000,
    GREEN_BLANK,
    SIDE_BET,
    EXTRA_TURN,
    DISQUALIFIED,
    INSIDER,
    HELMET,
    INTERFERENCE,
    HEAD_TO_HEAD,
    SPEED_LOSS,
) = range(18)
FIRST_FACES = (0, 2, 6, 10, 14, 18)

TYPES = ("neutral", "favourite", "sprinter")
NEUTRAL, FAVOURITE, SPRINTER = range(3)

# What is asked for now: of a seat (several while they bet), or of chance.
STEPS = ("bet", "take", "use", "fetch", "extra", "draw_horse", "draw_start", "roll", "photo", "over")
ASK_BET, ASK_TAKE, ASK_USE, ASK_FETCH, ASK_EXTRA, DRAW_HORSE, DRAW_START, ROLL, PHOTO, OVER = range(10)

# What chance can be asked for; a die is asked by its colour.
CHANCES = (*DICE, "horse", "start", "photo")
CHANCE_WHITE, CHANCE_RED, CHANCE_GREEN, CHANCE_BLACK, CHANCE_YELLOW, CHANCE_HORSE, CHANCE_START, CHANCE_PHOTO = range(8)
CHANCE_KINDS = 8

HORSES = 24
RUNNERS = 7
RACES = 3
WIN_BETS = 3
BETS = 5
HAND = 3
NOBODY = -1
