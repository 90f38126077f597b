# Written from the annotations of race.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.components cimport FinishLineRules
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.chances cimport chance
from homestretch.games.finishline.rules.chances cimport chance_kind
from homestretch.games.finishline.rules.chances cimport turn_out
from homestretch.games.finishline.rules.choices cimport carry_out
from homestretch.games.finishline.rules.choices cimport legal
from homestretch.games.finishline.rules.choices cimport refusal
from homestretch.games.finishline.rules.turn cimport begin_race
from homestretch.games.finishline.rules.turn cimport score

@cython.final
cdef class FinishLine(FinishLinePosition):
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil
