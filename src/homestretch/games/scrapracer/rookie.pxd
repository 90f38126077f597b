# Written from the annotations of rookie.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.policy cimport temper
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.turn cimport dice_total

@cython.final
cdef class RookiePolicy(Policy):
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(ScrapRacerPosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int about_die(ScrapRacerPosition position, int mood, Buffer legal, int count, Stream stream) noexcept nogil
