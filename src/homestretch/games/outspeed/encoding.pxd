# Written from the annotations of encoding.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.encoding cimport Encoding
from homestretch.core.encoding cimport limited
from homestretch.core.encoding cimport one_of
from homestretch.core.position cimport Position
from homestretch.core.row cimport FloatRow
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport layout
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.components cimport OutspeedRules
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport tiles_of

@cython.final
cdef class OutspeedEncoding(Encoding):
    cdef readonly double a_round
    cdef readonly double a_zone
    cdef readonly double a_pile
    cdef double a_tile[6]
    cdef double term[5040]
    cpdef int number(self, Position position, int seat, int action) noexcept nogil
    cpdef int action(self, Position position, int seat, int number) noexcept nogil
    cpdef void observe(self, Position position, int seat, FloatRow out) noexcept nogil

cpdef void measure(OutspeedEncoding encoding, OutspeedRules rules) noexcept nogil

cpdef void see(OutspeedEncoding encoding, OutspeedPosition position, int seat, FloatRow out) noexcept nogil

cpdef double share(int amount) noexcept nogil

cpdef void see_ship(OutspeedEncoding encoding, OutspeedPosition position, int seat, int other, int place, FloatRow out) noexcept nogil

cpdef void see_choices(OutspeedPosition position, int seat, int other, int place, FloatRow out) noexcept nogil

cpdef bint has_answered(OutspeedPosition position, int seat) noexcept nogil

cpdef void see_tiles(OutspeedEncoding encoding, OutspeedPosition position, int seat, FloatRow out) noexcept nogil

cpdef void see_card(OutspeedEncoding encoding, OutspeedPosition position, FloatRow out) noexcept nogil
