# Written from the annotations of runners.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.finishline cimport events
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition

cpdef int runner_of_horse(FinishLinePosition position, int horse) noexcept nogil

cpdef int index_of(FinishLinePosition position, int runner) noexcept nogil

cpdef bint in_pair(FinishLinePosition position, int i) noexcept nogil

cpdef bint leads(FinishLinePosition position, int i) noexcept nogil

cpdef int place_of(FinishLinePosition position, int i) noexcept nogil

cpdef bint is_favourite(FinishLinePosition position, int runner) noexcept nogil

cpdef bint is_sprinter(FinishLinePosition position, int runner) noexcept nogil

cpdef void swap(FinishLinePosition position, int i) noexcept nogil

cpdef bint pass_one(FinishLinePosition position, int runner) noexcept nogil

cpdef void advance(FinishLinePosition position, int runner, int places) noexcept nogil

cpdef void fall_back(FinishLinePosition position, int runner, int places) noexcept nogil

cpdef void clear_tile(FinishLinePosition position, int runner) noexcept nogil

cpdef void take_horseshoes(FinishLinePosition position, int runner) noexcept nogil

cpdef void disqualify(FinishLinePosition position, int runner) noexcept nogil

cpdef void arrive(FinishLinePosition position, int runner, int colour) noexcept nogil
