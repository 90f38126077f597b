# Written from the annotations of row.py by homestretch.compile: not by hand.
cimport cython

@cython.final
cdef class FloatRow:
    cdef float* item
    cdef float* whole
    cdef readonly int size
    cdef readonly int at
    cdef readonly object held

@cython.final
cdef class ByteRow:
    cdef char* item
    cdef char* whole
    cdef readonly int size
    cdef readonly object held

@cython.final
cdef class IntRow:
    cdef int* item
    cdef readonly int size
    cdef readonly object held

@cython.final
cdef class WideRow:
    cdef unsigned long long* item
    cdef readonly int size
    cdef readonly object held

cpdef void aim(FloatRow row, int at) noexcept nogil

cpdef void aim_bytes(ByteRow row, int at) noexcept nogil

cdef float* floats_at(unsigned long long address) noexcept nogil

cdef char* bytes_at(unsigned long long address) noexcept nogil

cdef int* ints_at(unsigned long long address) noexcept nogil

cdef unsigned long long* wides_at(unsigned long long address) noexcept nogil
