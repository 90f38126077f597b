# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.position cimport Position
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.route cimport Map
from homestretch.games.cubitos.sense cimport leave_out
from homestretch.games.cubitos.worth cimport Outlook
from homestretch.games.cubitos.worth cimport look_ahead
from homestretch.games.cubitos.worth cimport whole_way

@cython.final
cdef class CubitosInsight(Insight):
    cdef readonly Outlook outlook
    cdef readonly Map ways
    cdef double trait[8]
    cdef double weight[8]
    cdef readonly double broad
    cpdef int sensible(self, Position position, int seat, Buffer ranked, int count) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil

cpdef int round_of(CubitosPosition position) noexcept nogil

cpdef void measure(CubitosInsight insight, CubitosPosition position, int seat) noexcept nogil

cpdef void weigh(CubitosInsight insight, CubitosPosition position) noexcept nogil
