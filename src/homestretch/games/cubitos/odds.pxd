# Written from the annotations of odds.py by homestretch.compile: not by hand.
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport active_dice

cpdef double hit_chance(CubitosPosition position, int kind) noexcept nogil

cpdef double miss_chance(CubitosPosition position, int seat) noexcept nogil

cpdef double expected_hits(CubitosPosition position, int seat) noexcept nogil

cpdef object odds(CubitosPosition position)
