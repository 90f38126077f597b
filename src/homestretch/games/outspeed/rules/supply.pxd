# Written from the annotations of supply.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition

cpdef void next_draw(OutspeedPosition position) noexcept nogil

cpdef void look_at_next(OutspeedPosition position) noexcept nogil

cpdef int count_of(OutspeedPosition position, bint discards) noexcept nogil

cpdef int take_from_under(OutspeedPosition position) noexcept nogil

cpdef void reshuffle(OutspeedPosition position) noexcept nogil

cpdef void draw_from_top(OutspeedPosition position, int tile) noexcept nogil

cpdef void draw(OutspeedPosition position, int tile) noexcept nogil

cpdef void keep(OutspeedPosition position, int tile) noexcept nogil
