# Written from the annotations of encoding.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.encoding cimport Encoding
from homestretch.core.encoding cimport limited
from homestretch.core.encoding cimport one_of
from homestretch.core.position cimport Position
from homestretch.core.row cimport FloatRow
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport layout
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers cimport slot_of_racer

@cython.final
cdef class ScrapRacerEncoding(Encoding):
    cdef readonly double a_space
    cdef readonly double a_race
    cdef readonly double a_marker
    cdef readonly double a_goal
    cdef readonly double a_reserve
    cdef double a_crash_card[42]
    cdef double a_bonus_card[6]
    cdef double a_goal_card[4]
    cdef double a_booster[3]
    cdef double road[160]
    cdef int lies[160]
    cpdef int number(self, Position position, int seat, int action) noexcept nogil
    cpdef int action(self, Position position, int seat, int number) noexcept nogil
    cpdef void observe(self, Position position, int seat, FloatRow out) noexcept nogil

cpdef void measure(ScrapRacerEncoding encoding, ScrapRacerRules rules) noexcept nogil

cpdef int numbered(ScrapRacerEncoding encoding, ScrapRacerPosition position, int seat, int action) noexcept nogil

cpdef int meant(ScrapRacerEncoding encoding, ScrapRacerPosition position, int seat, int number) noexcept nogil

cpdef void see(ScrapRacerEncoding encoding, ScrapRacerPosition position, int seat, FloatRow out) noexcept nogil

cpdef void see_racer(ScrapRacerEncoding encoding, ScrapRacerPosition position, int slot, int place, FloatRow out) noexcept nogil

cpdef void see_cards(ScrapRacerEncoding encoding, ScrapRacerPosition position, int seat, FloatRow out) noexcept nogil

cpdef void see_dice(ScrapRacerPosition position, FloatRow out) noexcept nogil

cpdef void see_decks(ScrapRacerEncoding encoding, ScrapRacerPosition position, FloatRow out) noexcept nogil

cpdef void see_ahead(ScrapRacerEncoding encoding, ScrapRacerPosition position, FloatRow out) noexcept nogil
