"""The parts of Cubitos as the kernel numbers them. What each of them does, components.toml says."""

from __future__ import annotations

# Dice. The eight colours with a card come last, in the order of the cards.
DICE = (
    "light_gray",
    "dark_gray",
    "start",
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "purple",
    "brown",
    "white",
)
LIGHT_GRAY, DARK_GRAY, START, RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, BROWN, WHITE = range(11)
KINDS = 11
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown", "white")
COLOUR_COUNT = 8
FIRST_COLOUR = 3

# Faces, and the different sides of every die. A side of the Active Zone has four states: what was used of it.
FACES = ("blank", "coin1", "coin2", "coin3", "step1", "credit1", "symbol", "power")
BLANK, COIN1, COIN2, COIN3, STEP1, CREDIT1, SYMBOL, POWER = range(8)
FACES_OF = (
    ("coin1", "blank"),
    ("coin1", "step1", "blank"),
    ("credit1", "step1", "coin2", "blank"),
    ("symbol", "power", "blank"),
    ("symbol", "power", "blank"),
    ("symbol", "power", "blank"),
    ("symbol", "power", "step1", "blank"),
    ("symbol", "power", "coin2", "blank"),
    ("symbol", "blank"),
    ("symbol", "coin3", "blank"),
    ("symbol", "step1", "blank"),
)
SIDES = tuple(f"{die}_{face}" for die, faces in zip(DICE, FACES_OF, strict=True) for face in faces)
SIDE_COUNT = 34
STATES = ("", "_main_used", "_second_used", "_used")
STATE_COUNT = 4
ACTIVE = tuple(side + state for side in SIDES for state in STATES)
ACTIVE_COUNT = 136
CREDIT_SIDE = 5
CREDIT_CELL = 20

ZONES = ("draw", "roll", "active", "discard")
IN_DRAW, IN_ROLL, IN_ACTIVE, IN_DISCARD = range(4)

# Cards: seven a colour, in the order of the colours.
CARDS = (
    "champion", "crabby", "el_bandito", "jacques_couteau", "mr_soldier", "punch_guy", "supah_general",
    "batter_beaver", "benchwarmer", "dugout", "mr_bats", "pinch_eater", "reliever_beaver", "the_babe",
    "bad_cheese", "cheese_boy", "ledercheesen", "reckless_cheese", "stinky_cheese", "the_big_cheese",
    "the_cheese_stands_alone",
    "keep_on_rollin", "pina_cubelada", "pineapple_rocks", "punk_fruit", "rock_on", "rolling_stoned", "up_to_11",
    "bahama_llama", "bob", "chilly_mcchillster", "llama_rama", "llama_shaman", "stogie", "undercover_fish",
    "cubasaurus", "dancing_dino", "pronto_bronto", "rollosaurus", "shimmy_shimmy_dino", "wikiwiki_dinosaur",
    "you_bet_jurassic",
    "captain_bark", "dapper_doggie", "dr_livingstone", "mr_dog", "muggles", "rich_dog", "wizard",
    "broken_cow", "cat_tastrophy", "dope_cat", "fast_cat", "fat_cat", "schmutz", "smelly_cat",
)  # fmt: skip
CARD_COUNT = 56
CARDS_EACH = 7
NO_CARD = 56
(
    CHAMPION, CRABBY, EL_BANDITO, JACQUES_COUTEAU, MR_SOLDIER, PUNCH_GUY, SUPAH_GENERAL,
    BATTER_BEAVER, BENCHWARMER, DUGOUT, MR_BATS, PINCH_EATER, RELIEVER_BEAVER, THE_BABE,
    BAD_CHEESE, CHEESE_BOY, LEDERCHEESEN, RECKLESS_CHEESE, STINKY_CHEESE, THE_BIG_CHEESE,
    THE_CHEESE_STANDS_ALONE,
    KEEP_ON_ROLLIN, PINA_CUBELADA, PINEAPPLE_ROCKS, PUNK_FRUIT, ROCK_ON, ROLLING_STONED, UP_TO_11,
    BAHAMA_LLAMA, BOB, CHILLY_MCCHILLSTER, LLAMA_RAMA, LLAMA_SHAMAN, STOGIE, UNDERCOVER_FISH,
    CUBASAURUS, DANCING_DINO, PRONTO_BRONTO, ROLLOSAURUS, SHIMMY_SHIMMY_DINO, WIKIWIKI_DINOSAUR,
    YOU_BET_JURASSIC,
    CAPTAIN_BARK, DAPPER_DOGGIE, DR_LIVINGSTONE, MR_DOG, MUGGLES, RICH_DOG, WIZARD,
    BROKEN_COW, CAT_TASTROPHY, DOPE_CAT, FAST_CAT, FAT_CAT, SCHMUTZ, SMELLY_CAT,
) = range(56)  # fmt: skip

# A card has one or two parts. When a part can be used:
MAIN, SECOND = range(2)
TIMINGS = (
    "none",
    "now",
    "event",
    "any_time",
    "push",
    "would_bust",
    "bust",
    "run",
    "compare",
    "end_of_move",
    "before_buy",
)
NEVER, NOW, EVENT, ANY_TIME, ON_PUSH, WOULD_BUST, ON_BUST, RUN, COMPARE, END_OF_MOVE, BEFORE_BUY = range(11)
VERBS = ("coins", "steps", "water", "credits", "fans", "add")
COINS, STEPS, WATER, CREDITS, FANS, ADD = range(6)
VERB_COUNT = 6

# What is asked of a seat.
ASKS = (
    "nothing",
    "draw",
    "add",
    "reroll",
    "lose",
    "gain",
    "set",
    "now",
    "push",
    "pushing",
    "send_back",
    "would_bust",
    "busted",
    "event",
    "step",
    "run",
    "red",
    "give",
    "move",
    "reward",
    "bob",
    "buy",
)
(
    ASK_NOTHING,
    ASK_DRAW,
    ASK_ADD,
    ASK_REROLL,
    ASK_LOSE,
    ASK_GAIN,
    ASK_SET,
    ASK_NOW,
    ASK_PUSH,
    ASK_PUSHING,
    ASK_SEND_BACK,
    ASK_WOULD_BUST,
    ASK_BUSTED,
    ASK_EVENT,
    ASK_STEP,
    ASK_RUN,
    ASK_RED,
    ASK_GIVE,
    ASK_MOVE,
    ASK_REWARD,
    ASK_BOB,
    ASK_BUY,
) = range(22)

# Where a seat is in the Roll Phase.
PLACES = ("drawing", "first_roll", "deciding", "declared", "would_bust", "busted", "out")
DRAWING, FIRST_ROLL, DECIDING, DECLARED, AT_BUST, BUSTED, OUT = range(7)

# Where the table is in the round, and the seat whose turn it is in its turn.
STAGES = ("setup", "roll", "run", "compare", "after", "turns", "over")
SETUP, ROLL_PHASE, RUN_PHASE, COMPARING, AFTER, TURNS, OVER = range(7)
TURN_PLACES = ("move", "reward", "bob", "before_buy", "buy", "discard")
AT_MOVE, AT_REWARD, AT_BOB, AT_BEFORE_BUY, AT_BUY, BUYING_DONE = range(6)

# How dice in hand are rolled, and which dice may be picked or lost.
# How dice in hand are rolled.
MODES = ("first", "push", "free", "stoned")
FIRST, PUSH, FREE, STONED = range(4)
PICKS = ("none", "couteau", "stoned", "punk")
PICK_NONE, PICK_COUTEAU, PICK_STONED, PICK_PUNK = range(4)
LOSSES = ("any", "roll", "red")
LOSE_ANY, LOSE_FROM_ROLL, LOSE_RED = range(3)
SETS = ("none", "roll_zone", "tray", "tray_not_purple")
SET_NONE, SET_FROM_ROLL, SET_FROM_TRAY, SET_NOT_PURPLE = range(4)

EDITIONS = ("merged", "english", "german")
MERGED, ENGLISH, GERMAN = range(3)

REWARDS = ("credit", "fan", "die", "lose_die")
REWARD_CREDIT, REWARD_FAN, REWARD_DIE, REWARD_LOSE = range(4)
REWARDS_EACH = 4

LAND, WATER_SPACE, START_SPACE, FINISH_SPACE = range(4)
PAY_COINS, PAY_STEPS = range(2)

CHANCES = (*DICE, "start_player", *(f"card_{colour}" for colour in COLOURS))
CHANCE_START = 11
CHANCE_CARD = 12
CHANCE_KINDS = 20

MOST_SEATS = 4
MOST_SPACES = 200
NEIGHBOURS = 12
LAST_FAN = 13
NO_LIMIT = 99
