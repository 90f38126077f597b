# Written from the annotations of race.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.components cimport CubitosRules
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.chances cimport chance
from homestretch.games.cubitos.rules.chances cimport chance_kind
from homestretch.games.cubitos.rules.chances cimport set_up
from homestretch.games.cubitos.rules.chances cimport turn_out
from homestretch.games.cubitos.rules.choices cimport carry_out
from homestretch.games.cubitos.rules.choices cimport legal
from homestretch.games.cubitos.rules.choices cimport refusal
from homestretch.games.cubitos.rules.moving cimport progress
from homestretch.games.cubitos.rules.order cimport owing
from homestretch.games.cubitos.rules.round cimport proceed

@cython.final
cdef class Cubitos(CubitosPosition):
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil
