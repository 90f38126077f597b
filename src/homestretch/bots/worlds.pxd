# Written from the annotations of worlds.py by homestretch.compile: not by hand.
cimport cython
from homestretch.bots.memory cimport give_back_ints
from homestretch.bots.memory cimport ints
from homestretch.core.position cimport Position
from homestretch.core.position cimport copy_into
from homestretch.core.position cimport memory

@cython.final
cdef class Worlds:
    cdef readonly int count
    cdef readonly int width
    cdef readonly object kept
    cdef int* cell

cpdef int width_of(Position position) noexcept nogil

cpdef void store(Worlds worlds) noexcept nogil

cpdef void put(Worlds worlds, int number, Position position) noexcept nogil

cpdef void take(Worlds worlds, int number, Position position) noexcept nogil

cpdef void release(Worlds worlds) noexcept nogil
