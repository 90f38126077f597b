# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport stir
from homestretch.core.stream cimport wide
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.finish cimport is_finish
from homestretch.games.outspeed.rules.programming cimport route_number
from homestretch.games.outspeed.rules.programming cimport route_refusal
from homestretch.games.outspeed.rules.programming cimport term
from homestretch.games.outspeed.rules.ships cimport foremost_zone
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport survivors
from homestretch.games.outspeed.rules.ships cimport tiles_of
from homestretch.games.outspeed.rules.ships cimport zone_ahead

@cython.final
cdef class ClubPolicy(Policy):
    cdef double share[18]
    cdef double answer[18]
    cdef double crowd[6]
    cdef double rolls[1000]
    cdef readonly double target
    cdef readonly unsigned long long agreed
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(ClubPolicy policy, OutspeedPosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int rounds_after(OutspeedPosition position) noexcept nogil

cpdef double worth_of_fuel(OutspeedPosition position, int fuel) noexcept nogil

cpdef double worth_of_tiles(OutspeedPosition position, int tiles) noexcept nogil

cpdef double danger(OutspeedPosition position, int seat, double zone) noexcept nogil

cpdef double worth_of_place(ClubPolicy policy, OutspeedPosition position, int seat, double zone) noexcept nogil

cpdef double out_of_race(OutspeedPosition position, int seat) noexcept nogil

cpdef int about_route(ClubPolicy policy, OutspeedPosition position, int seat, Stream stream) noexcept nogil

cpdef void agree(ClubPolicy policy, OutspeedPosition position) noexcept nogil

cpdef unsigned long long outlook(OutspeedPosition position) noexcept nogil

cpdef void begin_evenly(ClubPolicy policy, OutspeedPosition position) noexcept nogil

cpdef void answer_others(ClubPolicy policy, OutspeedPosition position, int seat) noexcept nogil

cpdef void aim(ClubPolicy policy, OutspeedPosition position, int seat) noexcept nogil

cpdef double mean_row(ClubPolicy policy, OutspeedPosition position, int seat, int route, int row, double programmers) noexcept nogil

cpdef double likely(ClubPolicy policy, OutspeedPosition position, int seat, int route) noexcept nogil

cpdef double worth_of_route(ClubPolicy policy, OutspeedPosition position, int seat, int route) noexcept nogil

cpdef bint counts_itself(OutspeedPosition position, int route) noexcept nogil

cpdef void expect_crowd(ClubPolicy policy, OutspeedPosition position, int seat, int route) noexcept nogil

cpdef double worth_of_paying(ClubPolicy policy, OutspeedPosition position, int seat, int route, int programmers, bint gain) noexcept nogil

cpdef int rounded(double value) noexcept nogil

cpdef int roll_sums(ClubPolicy policy, OutspeedPosition position, int route) noexcept nogil

cpdef double chance_of_sum(ClubPolicy policy, OutspeedPosition position, int die, int rolled) noexcept nogil

cpdef double worth_of_gain(ClubPolicy policy, OutspeedPosition position, int seat, int route, int programmers, int paid) noexcept nogil

cpdef double up_to_field(OutspeedPosition position, int seat, double zone) noexcept nogil

cpdef int good_number(OutspeedPosition position, int seat, int fuel) noexcept nogil

cpdef int about_number(OutspeedPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef int about_tile(OutspeedPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double worth_of_laying(OutspeedPosition position, int seat, int tile) noexcept nogil

cpdef int followers(OutspeedPosition position, int seat) noexcept nogil

cpdef double harm(OutspeedPosition position, int seat, int other, int tile) noexcept nogil

cpdef int about_keeping(OutspeedPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double worth_of_keeping(OutspeedPosition position, int seat, int tile) noexcept nogil
