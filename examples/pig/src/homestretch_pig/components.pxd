# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules

@cython.final
cdef class PigRules(Rules):
    cdef public int goal
    cdef public int faces
    cdef public int hold_at
