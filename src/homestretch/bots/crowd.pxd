# Written from the annotations of crowd.py by homestretch.compile: not by hand.
cimport cython

@cython.final
cdef class Crowd:
    cdef readonly int seats
    cdef readonly int options
    cdef readonly int chosen
    cdef readonly int profile
    cdef int twin[6]
    cdef int action[4]
    cdef int habit[24]
    cdef int count[4096]
    cdef double total[24576]
    cdef int alike_count[144]
    cdef double alike_total[144]
    cdef double usual[24]
    cdef double share[24]
    cdef double chance[24]
    cdef double worth[24]

cpdef void clear(Crowd crowd, int seats) noexcept nogil

cpdef void pair(Crowd crowd, int first, int seat) noexcept nogil

cpdef void start_over(Crowd crowd) noexcept nogil

cpdef int option_of(Crowd crowd, int action) noexcept nogil

cpdef int option_in(int profile, int seat) noexcept nogil

cpdef void choose(Crowd crowd, int seat, int action) noexcept nogil

cpdef void note_habit(Crowd crowd, int seat, int action) noexcept nogil

cpdef void reap(Crowd crowd, int seat, double reward) noexcept nogil

cpdef void add(Crowd crowd, Crowd other) noexcept nogil
