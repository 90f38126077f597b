# Written from the annotations of encoding.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.encoding cimport Encoding
from homestretch.core.encoding cimport limited
from homestretch.core.encoding cimport one_of
from homestretch.core.position cimport Position
from homestretch.core.row cimport FloatRow
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport layout
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.components cimport CubitosRules
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.abilities cimport cost_of
from homestretch.games.cubitos.rules.moving cimport bob_reaches
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport exits_of
from homestretch.games.cubitos.rules.order cimport owing

@cython.final
cdef class CubitosEncoding(Encoding):
    cdef double a_die[11]
    cdef double a_step[2]
    cdef readonly double a_leg
    cpdef int number(self, Position position, int seat, int action) noexcept nogil
    cpdef int action(self, Position position, int seat, int number) noexcept nogil
    cpdef void observe(self, Position position, int seat, FloatRow out) noexcept nogil

cpdef void measure(CubitosEncoding encoding, CubitosRules rules) noexcept nogil

cpdef int numbered(CubitosEncoding encoding, CubitosPosition position, int seat, int action) noexcept nogil

cpdef int meant(CubitosEncoding encoding, CubitosPosition position, int seat, int number) noexcept nogil

cpdef int neighbour_number(CubitosPosition position, int seat, int number) noexcept nogil

cpdef int neighbour_meant(CubitosPosition position, int seat, int i) noexcept nogil

cpdef int reward_number(CubitosPosition position, int seat, int number) noexcept nogil

cpdef int reward_meant(CubitosPosition position, int seat, int which) noexcept nogil

cpdef void see(CubitosEncoding encoding, CubitosPosition position, int seat, FloatRow out) noexcept nogil

cpdef double dice_share(int count) noexcept nogil

cpdef void see_runner(CubitosEncoding encoding, CubitosPosition position, int other, int place, int owes, FloatRow out) noexcept nogil

cpdef void see_amounts(CubitosPosition position, int other, int at, FloatRow out) noexcept nogil

cpdef void see_flags(CubitosPosition position, int other, int at, FloatRow out) noexcept nogil

cpdef void see_dice(CubitosPosition position, int other, int place, FloatRow out) noexcept nogil

cpdef void see_own(CubitosPosition position, int seat, FloatRow out) noexcept nogil

cpdef void see_near(CubitosPosition position, int space, FloatRow out) noexcept nogil
