# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.finishline cimport parts

@cython.final
cdef class FinishLineRules(Rules):
    cdef public int start
    cdef public int races
    cdef public int home_straight
    cdef public int helmet_places
    cdef public int speed_loss_places
    cdef public int insider_dice
    cdef public int photo_dice
    cdef public int step
    cdef public int win_bets
    cdef public int place_bets
    cdef public int side_bet
    cdef public bint needs_win
    cdef int dice[5]
    cdef int first_face[6]
    cdef int face[18]
    cdef int bonus[18]
    cdef int type[25]
    cdef int capital[3]
    cdef int odds[21]
    cpdef int odds_at(self, int race, int place) noexcept nogil
    cpdef int type_of(self, int horse) noexcept nogil
