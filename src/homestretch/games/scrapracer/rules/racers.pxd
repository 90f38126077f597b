# Written from the annotations of racers.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition

cpdef int nth_from_mover(ScrapRacerPosition position, int count) noexcept nogil

cpdef int slot_of_racer(ScrapRacerPosition position, int racer) noexcept nogil

cpdef int lowest_of(int mask) noexcept nogil

cpdef int racers_in(ScrapRacerPosition position, int mask) noexcept nogil

cpdef int crowd(ScrapRacerPosition position, int space) noexcept nogil

cpdef int steps_ahead(ScrapRacerPosition position, int space, int other) noexcept nogil

cpdef void advance(ScrapRacerPosition position, int slot, int steps, int cause) noexcept nogil

cpdef void retreat(ScrapRacerPosition position, int slot, int steps) noexcept nogil

cpdef void stay(ScrapRacerPosition position, int slot) noexcept nogil

cpdef bint ranks_before(ScrapRacerPosition position, int slot, int other) noexcept nogil

cpdef int next_in_rank(ScrapRacerPosition position, int slot, bint ahead) noexcept nogil

cpdef int last_in_rank(ScrapRacerPosition position, int without) noexcept nogil

cpdef int first_in_rank(ScrapRacerPosition position, int without) noexcept nogil
