# Written from the annotations of tree.py by homestretch.compile: not by hand.
cimport cython
from homestretch.bots.memory cimport give_back_ints
from homestretch.bots.memory cimport give_back_reals
from homestretch.bots.memory cimport give_back_words
from homestretch.bots.memory cimport ints
from homestretch.bots.memory cimport reals
from homestretch.bots.memory cimport words
from homestretch.core.buffer cimport Buffer
from homestretch.core.stream cimport narrow
from homestretch.core.stream cimport wide

@cython.final
cdef class Tree:
    cdef readonly unsigned long long size
    cdef readonly int capacity
    cdef readonly int room
    cdef readonly int mask
    cdef readonly int nodes
    cdef readonly int entries
    cdef readonly int widest
    cdef unsigned long long* key
    cdef int* visits
    cdef int* first
    cdef int* count
    cdef int* place
    cdef int* action
    cdef int* tries
    cdef double* total

cpdef void reserve(Tree tree) noexcept nogil

cpdef void release(Tree tree) noexcept nogil

cpdef bint is_half_full(Tree tree) noexcept nogil

cpdef void forget(Tree tree) noexcept nogil

cpdef int spot(Tree tree, unsigned long long key) noexcept nogil

cpdef int look_up(Tree tree, unsigned long long key) noexcept nogil

cpdef int add_node(Tree tree, unsigned long long key, Buffer ranked, int count) noexcept nogil

cpdef object row_of(Tree tree, int node)
