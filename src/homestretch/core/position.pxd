# Written from the annotations of position.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.stream cimport low_half
from homestretch.core.stream cimport wide

cdef class Rules:
    cdef readonly int seats
    cdef readonly object game
    cdef readonly object options

@cython.final
cdef class Told:
    cdef readonly int count
    cdef int row[3000]

cdef class Position:
    cdef readonly int start
    cdef readonly int size
    cdef readonly bint recording
    cdef readonly Told told
    cdef int waiting(self) noexcept nogil
    cdef int legal(self, int seat, Buffer out) noexcept nogil
    cdef int refusal(self, int seat, int action) noexcept nogil
    cdef void apply(self, int seat, int action) noexcept nogil
    cdef int chance(self, Buffer weights) noexcept nogil
    cdef void label(self, Buffer out) noexcept nogil
    cdef void resolve(self, int outcome) noexcept nogil
    cdef bint over(self) noexcept nogil
    cdef void scores(self, Buffer out) noexcept nogil
    cdef unsigned long long fingerprint(self) noexcept nogil

cpdef void copy_into(Position to, Position frm) noexcept nogil

cpdef void tell(Position position, int kind, int a, int b, int c, int d) noexcept nogil

cdef int* memory(Position position) noexcept nogil

cpdef unsigned long long fold(unsigned long long mixed, unsigned long long prime, int cell) noexcept nogil

cpdef object position_again(object kind, Rules rules, object cells)
