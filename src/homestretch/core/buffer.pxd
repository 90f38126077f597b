# Written from the annotations of buffer.py by homestretch.compile: not by hand.
cimport cython

@cython.final
cdef class Buffer:
    cdef int item[1024]
