# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.finishline cimport parts

@cython.final
cdef class FinishLineRules(Rules):
    cdef readonly int start
    cdef readonly int races
    cdef readonly int home_straight
    cdef readonly int helmet_places
    cdef readonly int speed_loss_places
    cdef readonly int insider_dice
    cdef readonly int photo_dice
    cdef readonly int step
    cdef readonly int win_bets
    cdef readonly int place_bets
    cdef readonly int side_bet
    cdef readonly bint needs_win
    cdef int dice[5]
    cdef int first_face[6]
    cdef int face[18]
    cdef int bonus[18]
    cdef int type[25]
    cdef int capital[3]
    cdef int odds[21]
    cpdef int odds_at(self, int race, int place) noexcept nogil
    cpdef int type_of(self, int horse) noexcept nogil
