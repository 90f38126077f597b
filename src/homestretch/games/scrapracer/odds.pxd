# Written from the annotations of odds.py by homestretch.compile: not by hand.
from homestretch.core.position cimport copy_into
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.crash cimport crash_effect
from homestretch.games.scrapracer.rules.race cimport ScrapRacer
from homestretch.games.scrapracer.rules.racers cimport retreat
from homestretch.games.scrapracer.rules.turn cimport dice_total
from homestretch.games.scrapracer.rules.turn cimport double_shows

cpdef int faces(ScrapRacerPosition position) noexcept nogil

cpdef bint escapes(int shown, int face, int steps, int flips) noexcept nogil

cpdef double crash_chance(int shown, int steps, int flips, int rerolls) noexcept nogil

cpdef double die_again_chance(ScrapRacerPosition position) noexcept nogil

cpdef object crash_outlook(ScrapRacerPosition position)

cpdef double mean_move(ScrapRacerPosition position, ScrapRacerPosition scratch, int slot, int card) noexcept nogil

cpdef object odds(ScrapRacerPosition position)
