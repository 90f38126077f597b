# Written from the annotations of insight.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.policy cimport boosters_of
from homestretch.games.scrapracer.policy cimport turns_left
from homestretch.games.scrapracer.position cimport ScrapRacerPosition

@cython.final
cdef class ScrapRacerInsight(Insight):
    cdef int held[6]
    cdef double trait[14]
    cdef double weight[168]
    cpdef void hide(self, Position position, int seat) noexcept nogil
    cpdef void redeal(self, Position position, int seat, Stream stream) noexcept nogil
    cpdef int pains(self, Position position) noexcept nogil
    cpdef int era(self, Position position) noexcept nogil
    cpdef void shares(self, Position position, Buffer out) noexcept nogil

cpdef int turns(ScrapRacerPosition position) noexcept nogil

cpdef int pains(ScrapRacerPosition position) noexcept nogil

cpdef void hide(ScrapRacerPosition position, int seat) noexcept nogil

cpdef void redeal(ScrapRacerInsight insight, ScrapRacerPosition position, int seat, Stream stream) noexcept nogil

cpdef int drawn(ScrapRacerPosition position, Stream stream) noexcept nogil

cpdef void weigh(ScrapRacerInsight insight, ScrapRacerPosition position) noexcept nogil

cpdef void measure(ScrapRacerInsight insight, ScrapRacerPosition position, int seat) noexcept nogil

cpdef void measure_racer(ScrapRacerInsight insight, ScrapRacerPosition position, int slot, int at, double scale) noexcept nogil

cpdef double of_use(int held, int turns) noexcept nogil

cpdef int to_go(ScrapRacerPosition position) noexcept nogil

cpdef int stage_of(ScrapRacerPosition position) noexcept nogil

cpdef int reach(ScrapRacerPosition position, int slot) noexcept nogil

cpdef bint is_to_come(ScrapRacerPosition position, int slot) noexcept nogil
