# Written from the annotations of dice.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition

cpdef int on_side(CubitosPosition position, int seat, int side) noexcept nogil

cpdef int unused(CubitosPosition position, int seat, int side, int part) noexcept nogil

cpdef int active_of(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int active_dice(CubitosPosition position, int seat) noexcept nogil

cpdef int symbols(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int roll_dice(CubitosPosition position, int seat) noexcept nogil

cpdef int hand_dice(CubitosPosition position, int seat) noexcept nogil

cpdef int in_zone(CubitosPosition position, int seat, int kind, int zone) noexcept nogil

cpdef void take_from(CubitosPosition position, int seat, int kind, int zone) noexcept nogil

cpdef void take_active(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void take_side(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void mark(CubitosPosition position, int seat, int side, int part) noexcept nogil

cpdef void lose(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void gain(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void place(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void count_faces(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void begin_danger(CubitosPosition position, int seat) noexcept nogil

cpdef void gain_coins(CubitosPosition position, int seat, int count) noexcept nogil

cpdef void gain_steps(CubitosPosition position, int seat, int count) noexcept nogil

cpdef void gain_water_steps(CubitosPosition position, int seat, int count) noexcept nogil

cpdef void gain_credits(CubitosPosition position, int seat, int count) noexcept nogil

cpdef int money(CubitosPosition position, int seat) noexcept nogil

cpdef void pay(CubitosPosition position, int seat, int price) noexcept nogil

cpdef void gain_fan(CubitosPosition position, int seat, bint credited) noexcept nogil
