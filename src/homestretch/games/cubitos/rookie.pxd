# Written from the annotations of rookie.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.policy cimport temper
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.odds cimport miss_chance
from homestretch.games.cubitos.policy cimport ClubPolicy
from homestretch.games.cubitos.policy cimport answer
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.abilities cimport cost_of
from homestretch.games.cubitos.rules.race cimport Cubitos

@cython.final
cdef class RookiePolicy(Policy):
    cdef readonly ClubPolicy thought
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(ClubPolicy thought, CubitosPosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int about_push(CubitosPosition position, int seat, int mood, int push, int stop) noexcept nogil

cpdef int about_buying(CubitosPosition position, int mood, Buffer legal, int count) noexcept nogil
