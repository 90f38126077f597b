# Written from the annotations of picking.py by homestretch.compile: not by hand.
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport in_zone
from homestretch.games.cubitos.rules.rolling cimport can_send_back

cpdef int loss_refusal(CubitosPosition position, int seat, int kind, int zone) noexcept nogil

cpdef bint loss_left(CubitosPosition position, int seat) noexcept nogil

cpdef int pick_refusal(CubitosPosition position, int seat, int kind, int zone) noexcept nogil

cpdef int colour_mark(int kind) noexcept nogil

cpdef bint pick_left(CubitosPosition position, int seat) noexcept nogil

cpdef bint sendable(CubitosPosition position, int seat) noexcept nogil
