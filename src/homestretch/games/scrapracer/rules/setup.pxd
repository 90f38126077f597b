# Written from the annotations of setup.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.turn cimport proceed

cpdef void set_up(ScrapRacerPosition position) noexcept nogil

cpdef void draw_racer(ScrapRacerPosition position, int racer) noexcept nogil

cpdef void begin_with(ScrapRacerPosition position, int seat) noexcept nogil

cpdef int ordering_seat(ScrapRacerPosition position) noexcept nogil

cpdef void go_first(ScrapRacerPosition position, int seat, int racer) noexcept nogil
