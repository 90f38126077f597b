# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.components cimport OutspeedRules

cdef class OutspeedPosition(Position):
    cdef readonly OutspeedRules rules
    cdef readonly int step
    cdef readonly int stage
    cdef readonly int round
    cdef readonly int card
    cdef readonly int side
    cdef readonly int track_left
    cdef readonly int finish_left
    cdef readonly int rear
    cdef readonly int front
    cdef readonly int living
    cdef readonly int deciding
    cdef readonly int zone_asked
    cdef readonly int turn
    cdef readonly int thrown
    cdef readonly int fields
    cdef readonly int entered
    cdef readonly int under_count
    cdef int zone[6]
    cdef int fuel[6]
    cdef int laid[6]
    cdef int route[6]
    cdef int number[6]
    cdef int cost[6]
    cdef int advance[6]
    cdef int income[6]
    cdef int due[6]
    cdef int drawn[2]
    cdef int field[18]
    cdef int ordinal[24]
    cdef int tiles[36]
    cdef int pile[6]
    cdef int discard[6]
    cdef int under[60]
    cdef int under_by[60]
