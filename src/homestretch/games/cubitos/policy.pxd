# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.odds cimport hit_chance
from homestretch.games.cubitos.odds cimport miss_chance
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.abilities cimport cost_of
from homestretch.games.cubitos.rules.dice cimport active_of
from homestretch.games.cubitos.rules.dice cimport money
from homestretch.games.cubitos.rules.dice cimport on_side
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport exits_of
from homestretch.games.cubitos.rules.moving cimport steps_left
from homestretch.games.cubitos.rules.race cimport Cubitos

@cython.final
cdef class ClubPolicy(Policy):
    cdef int steps[400]
    cdef int wet[400]
    cdef int first[400]
    cdef int queue[400]
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int answer(ClubPolicy policy, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double worth(CubitosPosition position, int seat, int action) noexcept nogil

cpdef double die_worth(CubitosPosition position, int kind) noexcept nogil

cpdef double side_worth(CubitosPosition position, int side) noexcept nogil

cpdef double card_worth(CubitosPosition position, int card) noexcept nogil

cpdef bint spent(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int about_push(CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef bint pays_to_push(CubitosPosition position, int seat) noexcept nogil

cpdef double roll_worth(CubitosPosition position, int kind) noexcept nogil

cpdef double at_stake(CubitosPosition position, int seat) noexcept nogil

cpdef double fan_worth(CubitosPosition position, int seat) noexcept nogil

cpdef bint has_green(CubitosPosition position, int seat, int card) noexcept nogil

cpdef double worth_of_use(CubitosPosition position, int seat, int colour, int part) noexcept nogil

cpdef int about_move(ClubPolicy policy, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef bint saves(CubitosPosition position, int seat, int way) noexcept nogil

cpdef int way_to_go(CubitosPosition position, int seat) noexcept nogil

cpdef bint worth_buying_steps(CubitosPosition position, int seat) noexcept nogil

cpdef bint somebody_finished(CubitosPosition position) noexcept nogil

cpdef int laps_before(CubitosPosition position, int seat) noexcept nogil

cpdef int best_step(ClubPolicy policy, CubitosPosition position, int seat, int steps) noexcept nogil

cpdef double place_worth(CubitosPosition position, int seat, int space, int left, int lap) noexcept nogil

cpdef double reward_worth(CubitosPosition position, int seat, int space) noexcept nogil

cpdef double worth_of_buying(CubitosPosition position, int seat, int colour) noexcept nogil
