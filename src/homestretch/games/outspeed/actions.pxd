# Written from the annotations of actions.py by homestretch.compile: not by hand.
cdef enum:
    ARGUMENT = 32
    LAY = 0
    PASS = 1
    PROGRAM = 2
    SET = 3
    KEEP = 4
    ALLOWED = 0
    NOTHING_OWED = 1
    NOT_NOW = 2
    NO_SUCH_TILE = 3
    NOT_IN_LAST_ZONE = 4
    NOT_FINISH_CARD = 5
    ROUTE_DARK = 6
    ROUTE_TOO_DEAR = 7
    WHEEL_ABOVE_FUEL = 8
    TILE_NOT_DRAWN = 9
