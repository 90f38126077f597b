# Written from the annotations of actions.py by homestretch.compile: not by hand.
cdef enum:
    ROLL = 0
    HOLD = 1
    ALLOWED = 0
    NOTHING_OWED = 1
    NOT_NOW = 2
    GOAL_REACHED = 3
