# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.policy cimport interest
from homestretch.games.finishline.position cimport FinishLinePosition

@cython.final
cdef class FinishLineInsight(Insight):
    cdef double liking[7]
    cpdef void hide(self, Position position, int seat) noexcept nogil
    cpdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil

cpdef int race_of(FinishLinePosition position) noexcept nogil

cpdef void hide(FinishLinePosition position, int seat) noexcept nogil

cpdef void clear_sheet(FinishLinePosition position, int seat) noexcept nogil

cpdef void redeal(FinishLineInsight insight, FinishLinePosition position, int seat, Stream stream) noexcept nogil

cpdef void bet_for(FinishLineInsight insight, FinishLinePosition position, int seat, Stream stream) noexcept nogil

cpdef int drawn(FinishLineInsight insight, Stream stream) noexcept nogil

cpdef void weigh(FinishLineInsight insight, FinishLinePosition position) noexcept nogil
