# Written from the annotations of rookie.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.policy cimport temper
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.finish cimport is_finish
from homestretch.games.outspeed.rules.programming cimport term

@cython.final
cdef class RookiePolicy(Policy):
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(OutspeedPosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int about_route(OutspeedPosition position, int seat, int mood, Buffer legal, int count) noexcept nogil

cpdef int roughly(OutspeedPosition position, int route, int row) noexcept nogil
