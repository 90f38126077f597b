# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.policy cimport put_first
from homestretch.core.position cimport Position
from homestretch.core.position cimport copy_into
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport bet_refusal
from homestretch.games.finishline.rules.betting cimport left_to_stake
from homestretch.games.finishline.rules.betting cimport odds_of
from homestretch.games.finishline.rules.choices cimport bet_action
from homestretch.games.finishline.rules.choices cimport carry_out
from homestretch.games.finishline.rules.choices cimport legal
from homestretch.games.finishline.rules.dice cimport pool_size
from homestretch.games.finishline.rules.race cimport FinishLine
from homestretch.games.finishline.rules.runners cimport runner_of_horse

@cython.final
cdef class ClubPolicy(Policy):
    cdef readonly bint ready
    cdef readonly int stages
    cdef readonly int gaps
    cdef readonly int push
    cdef readonly double caution
    cdef readonly FinishLinePosition scratch
    cdef readonly FinishLinePosition maybe
    cdef readonly Buffer ways
    cdef double weight[3000]
    cdef double worth[1024]
    cdef double share[7]
    cdef double own[7]
    cdef double others[7]
    cdef readonly double spare
    cdef readonly bint tempted
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil
    cpdef void be_tempted(self) noexcept nogil
    cpdef void forget_others(self) noexcept nogil

@cython.final
cdef class PlayoutPolicy(Policy):
    cdef readonly ClubPolicy inner
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil
    cpdef void rank(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef void put_in_order(ClubPolicy policy, FinishLinePosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef void add_covers(FinishLinePosition position, int seat, Buffer legal) noexcept nogil

cpdef int cover(FinishLinePosition position, int seat) noexcept nogil

cpdef double promise_of_bet(ClubPolicy policy, FinishLinePosition position, int seat, int action) noexcept nogil

cpdef void make_ready(ClubPolicy policy, FinishLinePosition position) noexcept nogil

cpdef int decide(ClubPolicy policy, FinishLinePosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef void rate(ClubPolicy policy, FinishLinePosition position, int pushed) noexcept nogil

cpdef int strength_of(ClubPolicy policy, FinishLinePosition position, int i, int dice, int pushed) noexcept nogil

cpdef double pair_chance(ClubPolicy policy, int one, int two) noexcept nogil

cpdef void guess(ClubPolicy policy, FinishLinePosition position, int seat) noexcept nogil

cpdef double interest(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef double value(ClubPolicy policy, FinishLinePosition position, int seat) noexcept nogil

cpdef int about_bet(ClubPolicy policy, FinishLinePosition position, int seat, int done, Stream stream) noexcept nogil

cpdef int tempting_stake(FinishLinePosition position, int seat, int left, int half, Stream stream) noexcept nogil

cpdef int pick_runner(ClubPolicy policy, FinishLinePosition position, int taken, Stream stream) noexcept nogil

cpdef double appeal(ClubPolicy policy, FinishLinePosition position, int runner, int taken, int tempted) noexcept nogil

cpdef double tempting(FinishLinePosition position, int runner) noexcept nogil

cpdef double prospect(ClubPolicy policy, FinishLinePosition position, int runner) noexcept nogil

cpdef int about_dice(ClubPolicy policy, FinishLinePosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double worth_of(ClubPolicy policy, FinishLinePosition position, int seat, int action) noexcept nogil

cpdef void try_out(ClubPolicy policy, FinishLinePosition position, int seat, int action) noexcept nogil

cpdef void hold_open(FinishLinePosition position, int seat, int much) noexcept nogil

cpdef int about_take(ClubPolicy policy, FinishLinePosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double promise(ClubPolicy policy, FinishLinePosition position, int seat, int colour) noexcept nogil

cpdef void show(FinishLinePosition position, int colour, int face) noexcept nogil
