# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.insight cimport rounded
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.policy cimport ClubPolicy
from homestretch.games.finishline.policy cimport cover
from homestretch.games.finishline.policy cimport tempting
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport bet_odds
from homestretch.games.finishline.rules.betting cimport bet_wins
from homestretch.games.finishline.rules.betting cimport staked
from homestretch.games.finishline.rules.dice cimport pool_size
from homestretch.games.finishline.sense cimport leave_out

@cython.final
cdef class FinishLineInsight(Insight):
    cdef readonly ClubPolicy helper
    cdef double liking[7]
    cdef double sign[8]
    cdef double trust[8]
    cdef readonly int least
    cdef double weight[66]
    cdef double form[7]
    cdef double backed[7]
    cdef double kept_for[7]
    cdef double turned_to[7]
    cdef double lasting[7]
    cdef double trait[11]
    cdef readonly double comfort
    cdef readonly double stalemate
    cdef double hope[4]
    cdef double wealth[4]
    cdef double paid[4]
    cdef double first_paid[28]
    cdef double second_paid[28]
    cpdef void hide(self, Position position, int seat) noexcept nogil
    cpdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cpdef int sensible(self, Position position, int seat, Buffer ranked, int count) noexcept nogil
    cpdef int pains(self, Position position) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil

cpdef int turns_so_far(FinishLinePosition position, int least) noexcept nogil

cpdef void hide(FinishLinePosition position, int seat) noexcept nogil

cpdef void clear_sheet(FinishLinePosition position, int seat) noexcept nogil

cpdef void redeal(FinishLineInsight insight, FinishLinePosition position, int seat, Stream stream) noexcept nogil

cpdef void like(FinishLineInsight insight, FinishLinePosition position, int seat, int other) noexcept nogil

cpdef void consider(FinishLineInsight insight, FinishLinePosition position, int seat, int other, int runner) noexcept nogil

cpdef double riding_on(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef double won_at_best(FinishLinePosition position, int seat) noexcept nogil

cpdef void bet_for(FinishLineInsight insight, FinishLinePosition position, int seat, Stream stream) noexcept nogil

cpdef int units_for(FinishLinePosition position, int seat, Stream stream) noexcept nogil

cpdef int drawn(FinishLineInsight insight, Stream stream) noexcept nogil

cpdef void foresee(FinishLineInsight insight, FinishLinePosition position, Buffer out) noexcept nogil

cpdef void rate(FinishLineInsight insight, FinishLinePosition position) noexcept nogil

cpdef int stage_of(FinishLinePosition position) noexcept nogil

cpdef int row_of(FinishLinePosition position) noexcept nogil

cpdef void measure(FinishLineInsight insight, FinishLinePosition position, int i) noexcept nogil

cpdef void back(FinishLineInsight insight, FinishLinePosition position) noexcept nogil

cpdef void favour(FinishLineInsight insight, FinishLinePosition position, int seat, int runner, double share) noexcept nogil

cpdef int last_of(FinishLinePosition position) noexcept nogil

cpdef void add_up(FinishLineInsight insight, FinishLinePosition position) noexcept nogil

cpdef void pay(FinishLineInsight insight, FinishLinePosition position, int first, int second, double chance) noexcept nogil

cpdef double weight_of(FinishLinePosition position, int race) noexcept nogil

cpdef void weigh(FinishLineInsight insight, FinishLinePosition position) noexcept nogil

cpdef void look_beyond(FinishLineInsight insight, FinishLinePosition position, Buffer out) noexcept nogil
