# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules

@cython.final
cdef class PigRules(Rules):
    cdef readonly int goal
    cdef readonly int faces
    cdef readonly int hold_at
