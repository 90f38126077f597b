# Written from the annotations of exact.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.stream cimport Stream
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.policy cimport ClubPolicy
from homestretch.games.scrapracer.policy cimport larger
from homestretch.games.scrapracer.policy cimport last_turn
from homestretch.games.scrapracer.policy cimport take_in_hand
from homestretch.games.scrapracer.policy cimport weigh_crashes
from homestretch.games.scrapracer.policy cimport worth_of_stopping
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.choices cimport legal

@cython.final
cdef class Turn:
    cdef readonly int most_dice
    cdef double stop[64]
    cdef double crash[7]
    cdef double kept[3]
    cdef double value[21952]
    cdef double roll[21952]
    cdef double face[153664]

cpdef int at(int steps, int flips, int rerolls, int shown) noexcept nogil

cpdef void solve(Turn turn, int steps, int flips, int rerolls) noexcept nogil

cpdef void settle(Turn turn, int s, int f, int r, int shown) noexcept nogil

cpdef double after_face(Turn turn, int s, int f, int r, int shown, int face, double left) noexcept nogil

cpdef int size_of(int shown) noexcept nogil

cpdef object worths(ScrapRacerPosition position, Buffer out)
