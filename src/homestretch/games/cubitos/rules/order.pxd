# Written from the annotations of order.py by homestretch.compile: not by hand.
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport roll_dice

cpdef int owing(CubitosPosition position) noexcept nogil

cpdef int foremost(CubitosPosition position) noexcept nogil
