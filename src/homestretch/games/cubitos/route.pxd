# Written from the annotations of route.py by homestretch.compile: not by hand.
cimport cython
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport money
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport exits_of
from homestretch.games.cubitos.rules.moving cimport steps_left
from homestretch.games.cubitos.worth cimport Outlook
from homestretch.games.cubitos.worth cimport laps_begun
from homestretch.games.cubitos.worth cimport reward_worth

@cython.final
cdef class Map:
    cdef int left[400]
    cdef int wet[400]
    cdef int paid[400]
    cdef int first[400]
    cdef int queue[1600]
    cdef readonly int tail
    cdef readonly double most

cpdef int best_move(Map ways, Outlook outlook, CubitosPosition position, int seat, int bought) noexcept nogil

cpdef void explore(Map ways, CubitosPosition position, int seat, int start, int base, int bought) noexcept nogil

cpdef void step_on(Map ways, CubitosPosition position, int cell, int space, int base) noexcept nogil

cpdef bint is_listed(CubitosPosition position, int space, int to) noexcept nogil

cpdef void use_effects(Map ways, CubitosPosition position, int seat, int cell, int space, int base) noexcept nogil

cpdef void arrive(Map ways, int cell, int left, int wet, int paid, int first) noexcept nogil

cpdef double place_worth(Outlook outlook, CubitosPosition position, int seat, int space, int left) noexcept nogil
