# Written from the annotations of mixture.py by homestretch.compile: not by hand.
from homestretch.bots.crowd cimport Crowd
from homestretch.bots.crowd cimport option_in

cpdef void mix(Crowd crowd, double nearly, double even) noexcept nogil

cpdef void begin_as_usual(Crowd crowd) noexcept nogil

cpdef bint is_open(Crowd crowd, int profile) noexcept nogil

cpdef int alike(Crowd crowd, int profile, int seat) noexcept nogil

cpdef void count_alike(Crowd crowd) noexcept nogil

cpdef void weigh(Crowd crowd, int profile) noexcept nogil

cpdef void level(Crowd crowd, int option) noexcept nogil

cpdef double worth_of(Crowd crowd, int profile, int seat) noexcept nogil

cpdef void answer(Crowd crowd, int seat, double nearly, double even, double part) noexcept nogil
