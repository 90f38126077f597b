# Written from the annotations of events.py by homestretch.compile: not by hand.
cdef enum:
    DIE = 0
    LOST = 1
    HELD = 2
    WINNER = 3
