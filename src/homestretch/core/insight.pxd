# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream

@cython.final
cdef class Insight:
    cdef readonly bint deals
    cdef readonly int horizon
    cpdef void hide(self, Position position, int seat) noexcept nogil
    cpdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cpdef bint mixes(self, Position position, int seat) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil
