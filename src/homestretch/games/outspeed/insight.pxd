# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport tiles_of

@cython.final
cdef class OutspeedInsight(Insight):
    cdef double trait[5]
    cdef double weight[5]
    cdef int pool[6]
    cdef int hand[6]
    cdef int kept[6]
    cpdef void hide(self, Position position, int seat) noexcept nogil
    cpdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cpdef int sensible(self, Position position, int seat, Buffer ranked, int count) noexcept nogil
    cpdef bint mixes(self, Position position, int seat) noexcept nogil
    cpdef bint alone(self, Position position, int seat) noexcept nogil
    cpdef bint crowds(self, Position position) noexcept nogil
    cpdef bint alike(self, Position position, int one, int other) noexcept nogil
    cpdef int pains(self, Position position) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil

cpdef int round_of(OutspeedPosition position) noexcept nogil

cpdef int without_second_field(OutspeedPosition position, int seat, Buffer ranked, int count) noexcept nogil

cpdef bint is_secret(OutspeedPosition position) noexcept nogil

cpdef bint is_alone(OutspeedPosition position, int seat) noexcept nogil

cpdef bint is_programming(OutspeedPosition position) noexcept nogil

cpdef bint are_level(OutspeedPosition position, int one, int other) noexcept nogil

cpdef bint choosing(OutspeedPosition position, int seat) noexcept nogil

cpdef void take_back(OutspeedPosition position, int seat) noexcept nogil

cpdef void hide(OutspeedPosition position, int seat) noexcept nogil

cpdef void redeal(OutspeedInsight insight, OutspeedPosition position, int seat, Stream stream) noexcept nogil

cpdef void gather(OutspeedInsight insight, OutspeedPosition position, int seat) noexcept nogil

cpdef void deal(OutspeedInsight insight, OutspeedPosition position, int seat, Stream stream) noexcept nogil

cpdef int drawn(OutspeedInsight insight, Stream stream, bint kept) noexcept nogil

cpdef void measure(OutspeedInsight insight, OutspeedPosition position, int seat) noexcept nogil

cpdef void weigh(OutspeedInsight insight, OutspeedPosition position) noexcept nogil
