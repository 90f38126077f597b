# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.components cimport FinishLineRules

cdef class FinishLinePosition(Position):
    cdef readonly FinishLineRules rules
    cdef public int step
    cdef public int race
    cdef public int player
    cdef public int start_player
    cdef public int betting
    cdef public int raced
    cdef public int runners
    cdef public int running
    cdef public bint level
    cdef public bint spent
    cdef public bint home
    cdef public int hand_count
    cdef public int rolled
    cdef public int fetching
    cdef public int extra
    cdef public int photo
    cdef int horse[7]
    cdef int order[7]
    cdef int white[7]
    cdef int whip[7]
    cdef int green[7]
    cdef int black[7]
    cdef int pool[5]
    cdef int out[5]
    cdef int hand[3]
    cdef int face[3]
    cdef int kept[4]
    cdef int capital[4]
    cdef int side[4]
    cdef int bet_one[20]
    cdef int bet_two[20]
    cdef int stake[20]
    cdef int helped[28]
    cdef int results[6]
    cdef int ordinal[8]
    cdef int finished(self) noexcept nogil
    cdef int dice_of(self, int colour) noexcept nogil
