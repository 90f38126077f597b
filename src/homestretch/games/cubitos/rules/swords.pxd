# Written from the annotations of swords.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport gain_credits
from homestretch.games.cubitos.rules.dice cimport gain_steps
from homestretch.games.cubitos.rules.dice cimport on_side

cpdef void compare(CubitosPosition position) noexcept nogil

cpdef int opponents_with_fewer(CubitosPosition position, int seat) noexcept nogil

cpdef int most_swords(CubitosPosition position) noexcept nogil

cpdef int fewest_swords(CubitosPosition position, int seat) noexcept nogil

cpdef void use_red(CubitosPosition position, int seat) noexcept nogil

cpdef void give(CubitosPosition position, int seat, int kind, int to) noexcept nogil
