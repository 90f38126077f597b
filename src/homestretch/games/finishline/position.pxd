# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.components cimport FinishLineRules

cdef class FinishLinePosition(Position):
    cdef readonly FinishLineRules rules
    cdef readonly int step
    cdef readonly int race
    cdef readonly int player
    cdef readonly int start_player
    cdef readonly int betting
    cdef readonly int raced
    cdef readonly int runners
    cdef readonly int running
    cdef readonly bint level
    cdef readonly bint spent
    cdef readonly bint home
    cdef readonly int hand_count
    cdef readonly int rolled
    cdef readonly int fetching
    cdef readonly int extra
    cdef readonly int photo
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
