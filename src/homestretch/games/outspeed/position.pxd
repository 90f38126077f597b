# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.components cimport OutspeedRules

cdef class OutspeedPosition(Position):
    cdef readonly OutspeedRules rules
    cdef public int step
    cdef public int stage
    cdef public int round
    cdef public int card
    cdef public int side
    cdef public int track_left
    cdef public int finish_left
    cdef public int rear
    cdef public int front
    cdef public int living
    cdef public int deciding
    cdef public int zone_asked
    cdef public int turn
    cdef public int thrown
    cdef public int fields
    cdef public int entered
    cdef public int under_count
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
