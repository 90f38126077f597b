# Written from the annotations of luck.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport pick
from homestretch.core.stream cimport wide

cdef class Luck:
    cdef int outcome(self, Position position, Buffer weights, int count) noexcept nogil

@cython.final
cdef class SeededLuck(Luck):
    cdef readonly Stream stream
    cpdef int outcome(self, Position position, Buffer weights, int count) noexcept nogil

@cython.final
cdef class CommonLuck(Luck):
    cdef readonly Stream stream
    cdef readonly Buffer label
    cpdef int outcome(self, Position position, Buffer weights, int count) noexcept nogil
