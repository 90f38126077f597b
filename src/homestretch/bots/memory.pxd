# Written from the annotations of memory.py by homestretch.compile: not by hand.

cdef int* ints(int count) noexcept nogil

cdef unsigned long long* words(int count) noexcept nogil

cdef double* reals(int count) noexcept nogil

cdef void give_back_ints(int* row) noexcept nogil

cdef void give_back_words(unsigned long long* row) noexcept nogil

cdef void give_back_reals(double* row) noexcept nogil
