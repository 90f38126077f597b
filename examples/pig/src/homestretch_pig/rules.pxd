# Written from the annotations of rules.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.position cimport tell
from homestretch_pig cimport actions
from homestretch_pig cimport events
from homestretch_pig.components cimport PigRules

@cython.final
cdef class Pig(Position):
    cdef readonly PigRules rules
    cdef readonly int round
    cdef readonly int turn
    cdef readonly int rolls
    cdef readonly int total
    cdef readonly bint rolling
    cdef int score[4]
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil

cpdef void show(Pig pig, int face) noexcept nogil

cpdef void hold(Pig pig) noexcept nogil

cpdef void next_turn(Pig pig) noexcept nogil

cpdef bint enough(Pig pig) noexcept nogil
