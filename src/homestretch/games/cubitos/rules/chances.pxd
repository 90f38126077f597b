# Written from the annotations of chances.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.rolling cimport next_die
from homestretch.games.cubitos.rules.rolling cimport roll_die
from homestretch.games.cubitos.rules.round cimport begin_round

cpdef void set_up(CubitosPosition position) noexcept nogil

cpdef void set_up_on(CubitosPosition position) noexcept nogil

cpdef void begin_with(CubitosPosition position, int seat) noexcept nogil

cpdef int chance_kind(CubitosPosition position) noexcept nogil

cpdef int chance(CubitosPosition position, Buffer weights) noexcept nogil

cpdef bint advised(CubitosPosition position, int colour, int place) noexcept nogil

cpdef void turn_out(CubitosPosition position, int outcome) noexcept nogil
