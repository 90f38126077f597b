# Written from the annotations of dice.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport events
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition

cpdef int pool_size(FinishLinePosition position) noexcept nogil

cpdef int out_size(FinishLinePosition position) noexcept nogil

cpdef int take_refusal(FinishLinePosition position, int colour) noexcept nogil

cpdef bint lacks_colour(FinishLinePosition position, int colour) noexcept nogil

cpdef bint other_drawable(FinishLinePosition position, int colour) noexcept nogil

cpdef void take(FinishLinePosition position, int colour) noexcept nogil

cpdef void roll(FinishLinePosition position, int face) noexcept nogil

cpdef bint shows(FinishLinePosition position, int face) noexcept nogil

cpdef bint holds(FinishLinePosition position, int colour) noexcept nogil

cpdef void put_down(FinishLinePosition position, int colour, int face) noexcept nogil
