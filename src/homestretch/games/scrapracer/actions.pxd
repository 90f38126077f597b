# Written from the annotations of actions.py by homestretch.compile: not by hand.
cdef enum:
    ARGUMENT = 32
    ROLL = 0
    STOP = 1
    CRASH = 2
    BOOST = 3
    DRIVE = 4
    PLAY = 5
    DONE = 6
    FIRST = 7
    WIN = 8
    USE_PLUS = 0
    USE_MINUS = 1
    USE_FLIP = 2
    USE_REROLL = 3
    ALLOWED = 0
    NOTHING_OWED = 1
    NOT_NOW = 2
    NO_DIE_YET = 3
    DOUBLE_SHOWING = 4
    NO_DOUBLE = 5
    SIX_DICE = 6
    NO_BOOSTER = 7
    NO_SUCH_FACE = 8
    NO_SUCH_CARD = 9
    NOBODY_TO_CATCH = 10
    NOT_YOUR_RACER = 11
