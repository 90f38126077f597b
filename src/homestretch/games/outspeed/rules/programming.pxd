# Written from the annotations of programming.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.ships cimport lives

cpdef int route_number(OutspeedPosition position, int route) noexcept nogil

cpdef int term(OutspeedPosition position, int route, int row, int slot) noexcept nogil

cpdef void ask_routes(OutspeedPosition position) noexcept nogil

cpdef bint has_route(OutspeedPosition position, int seat) noexcept nogil

cpdef int route_refusal(OutspeedPosition position, int seat, int route) noexcept nogil

cpdef void program(OutspeedPosition position, int seat, int route) noexcept nogil

cpdef void tell_crowd(OutspeedPosition position, int seat) noexcept nogil

cpdef int crowd(OutspeedPosition position, int route) noexcept nogil

cpdef bint pays(OutspeedPosition position, int seat) noexcept nogil

cpdef bint gains(OutspeedPosition position, int seat) noexcept nogil

cpdef int fixed(OutspeedPosition position, int seat, int row) noexcept nogil

cpdef void ask_numbers(OutspeedPosition position) noexcept nogil

cpdef int most_on_wheel(OutspeedPosition position, int seat) noexcept nogil

cpdef void set_number(OutspeedPosition position, int seat, int number) noexcept nogil
