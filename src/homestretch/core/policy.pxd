# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.core.stream cimport low_half
from homestretch.core.stream cimport narrow
from homestretch.core.stream cimport wide

cdef class Policy:
    cdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil
    cdef void rank(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef void put_first(Buffer legal, int count, int favourite, Stream stream) noexcept nogil

cpdef void swap(Buffer legal, int one, int other) noexcept nogil

cpdef int temper(Stream stream, int seat) noexcept nogil

@cython.final
cdef class RandomPolicy(Policy):
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

@cython.final
cdef class Party(Policy):
    cdef readonly int decisions
    cdef readonly Policy first
    cdef readonly Policy second
    cdef readonly Policy third
    cdef readonly Policy fourth
    cdef readonly Policy fifth
    cdef readonly Policy sixth
    cdef readonly Policy seventh
    cdef readonly Policy eighth
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil
