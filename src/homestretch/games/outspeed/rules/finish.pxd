# Written from the annotations of finish.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.ships cimport drop_out
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport survivors
from homestretch.games.outspeed.rules.ships cimport tiles_of

cpdef bint is_finish(OutspeedPosition position) noexcept nogil

cpdef void end_resolution(OutspeedPosition position) noexcept nogil

cpdef void clear_rear(OutspeedPosition position) noexcept nogil

cpdef void reveal(OutspeedPosition position) noexcept nogil

cpdef void clear_fields(OutspeedPosition position) noexcept nogil

cpdef void ends_early(OutspeedPosition position) noexcept nogil

cpdef void end_race(OutspeedPosition position) noexcept nogil

cpdef int score(OutspeedPosition position, int seat) noexcept nogil
