# Written from the annotations of stream.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer

@cython.final
cdef class Stream:
    cdef readonly unsigned long long key
    cdef readonly unsigned long long game
    cdef readonly unsigned long long channel
    cdef readonly unsigned long long counter
    cdef readonly int left
    cdef unsigned long long word[8]
    cpdef unsigned long long next(self) noexcept nogil
    cpdef int below(self, int limit) noexcept nogil
    cpdef int pick(self, Buffer weights, int count) noexcept nogil

cpdef unsigned long long next_word(Stream stream) noexcept nogil

cpdef void make_block(Stream stream, int at, unsigned long long counter) noexcept nogil

cpdef int below(Stream stream, int limit) noexcept nogil

cpdef int pick(Stream stream, Buffer weights, int count) noexcept nogil

cpdef unsigned long long low_half(unsigned long long value) noexcept nogil

cpdef unsigned long long wide(unsigned long long value) noexcept nogil

cpdef int narrow(unsigned long long value) noexcept nogil

cpdef unsigned long long stir(unsigned long long mixed, int cell) noexcept nogil
