# Written from the annotations of race.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.components cimport OutspeedRules
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.chances cimport chance
from homestretch.games.outspeed.rules.chances cimport chance_kind
from homestretch.games.outspeed.rules.chances cimport turn_out
from homestretch.games.outspeed.rules.choices cimport carry_out
from homestretch.games.outspeed.rules.choices cimport legal
from homestretch.games.outspeed.rules.choices cimport refusal
from homestretch.games.outspeed.rules.finish cimport score
from homestretch.games.outspeed.rules.round cimport proceed
from homestretch.games.outspeed.rules.setup cimport set_up

@cython.final
cdef class Outspeed(OutspeedPosition):
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil
