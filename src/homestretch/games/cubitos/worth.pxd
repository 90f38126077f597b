# Written from the annotations of worth.py by homestretch.compile: not by hand.
cimport cython
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport active_dice
from homestretch.games.cubitos.rules.dice cimport active_of
from homestretch.games.cubitos.rules.dice cimport on_side
from homestretch.games.cubitos.rules.moving cimport exits_of

@cython.final
cdef class Outlook:
    cdef readonly double rounds
    cdef readonly double step
    cdef readonly double coin
    cdef readonly double pay
    cdef readonly double stride
    cdef readonly double token
    cdef readonly double fan
    cdef readonly double thin
    cdef readonly double add
    cdef readonly double best
    cdef readonly double share
    cdef readonly double active
    cdef readonly double colours
    cdef readonly double gray
    cdef readonly double pushes
    cdef readonly int dice
    cdef double side[34]
    cdef double roll[11]
    cdef double yields[11]
    cdef double total[11]
    cdef double present[11]
    cdef double taste[57]
    cdef double whim[57]

cpdef int way_to_go(CubitosPosition position, int seat) noexcept nogil

cpdef int laps_begun(CubitosPosition position, int seat) noexcept nogil

cpdef int whole_way(CubitosPosition position, int seat) noexcept nogil

cpdef double rounds_left(Outlook outlook, CubitosPosition position) noexcept nogil

cpdef void look_ahead(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef void look_now(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef void survey(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef void weigh(Outlook outlook, CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void value(Outlook outlook, CubitosPosition position, int kind) noexcept nogil

cpdef void settle(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef int hit_sides(CubitosPosition position, int kind) noexcept nogil

cpdef double activity(int hits) noexcept nogil

cpdef double power(double base, double exponent) noexcept nogil

cpdef int loss_sides(CubitosPosition position, int card, int kind) noexcept nogil

cpdef double side_worth(Outlook outlook, CubitosPosition position, int seat, int side) noexcept nogil

cpdef double verbs_worth(Outlook outlook, CubitosPosition position, int seat, int card, int part) noexcept nogil

cpdef double red_worth(Outlook outlook, CubitosPosition position, int seat, int card, double value, bint strong) noexcept nogil

cpdef double orange_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double yellow_worth(Outlook outlook, CubitosPosition position, int seat, int card, bint strong) noexcept nogil

cpdef double green_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double blue_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double rolling(Outlook outlook, CubitosPosition position, int seat, int kinds) noexcept nogil

cpdef double purple_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double brown_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double white_worth(Outlook outlook, CubitosPosition position, int seat, int card) noexcept nogil

cpdef double fan_worth(Outlook outlook, CubitosPosition position, int seat, bint credited) noexcept nogil

cpdef double reward_worth(Outlook outlook, CubitosPosition position, int seat, int space) noexcept nogil

cpdef double best_die(Outlook outlook, CubitosPosition position, int limit) noexcept nogil
