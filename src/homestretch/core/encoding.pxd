# Written from the annotations of encoding.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport Position
from homestretch.core.row cimport ByteRow
from homestretch.core.row cimport FloatRow

cdef class Encoding:
    cdef readonly int actions
    cdef readonly int features
    cdef int first[33]
    cdef int verb[1024]
    cdef readonly object blocks
    cdef readonly object parts
    cdef int number(self, Position position, int seat, int action) noexcept nogil
    cdef int action(self, Position position, int seat, int number) noexcept nogil
    cdef void observe(self, Position position, int seat, FloatRow out) noexcept nogil

cpdef int mark_legal(Encoding encoding, Position position, int seat, Buffer legal, ByteRow out) noexcept nogil

cpdef void write_seen(Encoding encoding, Position position, int seat, FloatRow out) noexcept nogil

cpdef int number_of(Encoding encoding, Position position, int seat, int action) noexcept nogil

cpdef int action_of(Encoding encoding, Position position, int seat, int number) noexcept nogil

cpdef double limited(double value, double most) noexcept nogil

cpdef double one_of(int count) noexcept nogil
