# Written from the annotations of insight.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream

cdef class Insight:
    cdef readonly bint deals
    cdef readonly bint guarded
    cdef readonly bint practises
    cdef readonly int horizon
    cdef readonly double doubt
    cdef readonly double margin
    cdef double strength[8]
    cdef void hide(self, Position position, int seat) noexcept nogil
    cdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cdef int sensible(self, Position position, int seat, Buffer ranked, int count) noexcept nogil
    cdef bint mixes(self, Position position, int seat) noexcept nogil
    cdef bint alone(self, Position position, int seat) noexcept nogil
    cdef bint crowds(self, Position position) noexcept nogil
    cdef bint alike(self, Position position, int one, int other) noexcept nogil
    cdef int pains(self, Position position) noexcept nogil
    cdef int era(self, Position position) noexcept nogil
    cdef void shares(self, Position position, Buffer out) noexcept nogil
    cdef void share_out(self, int seats, Buffer out) noexcept nogil

cpdef int rounded(double value) noexcept nogil
