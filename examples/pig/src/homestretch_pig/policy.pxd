# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch_pig cimport actions
from homestretch_pig.rules cimport Pig
from homestretch_pig.rules cimport enough

@cython.final
cdef class ClubPolicy(Policy):
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(Pig pig) noexcept nogil
