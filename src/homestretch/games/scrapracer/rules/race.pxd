# Written from the annotations of race.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.chances cimport chance
from homestretch.games.scrapracer.rules.chances cimport chance_kind
from homestretch.games.scrapracer.rules.chances cimport turn_out
from homestretch.games.scrapracer.rules.choices cimport carry_out
from homestretch.games.scrapracer.rules.choices cimport legal
from homestretch.games.scrapracer.rules.choices cimport refusal
from homestretch.games.scrapracer.rules.finish cimport score
from homestretch.games.scrapracer.rules.racers cimport lowest_of
from homestretch.games.scrapracer.rules.setup cimport ordering_seat
from homestretch.games.scrapracer.rules.setup cimport set_up
from homestretch.games.scrapracer.rules.turn cimport proceed

@cython.final
cdef class ScrapRacer(ScrapRacerPosition):
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil
