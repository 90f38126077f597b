# Written from the annotations of fights.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers cimport advance
from homestretch.games.scrapracer.rules.racers cimport crowd
from homestretch.games.scrapracer.rules.racers cimport lowest_of
from homestretch.games.scrapracer.rules.racers cimport racers_in
from homestretch.games.scrapracer.rules.racers cimport ranks_before

cpdef bint next_fight(ScrapRacerPosition position) noexcept nogil

cpdef int foremost_contested(ScrapRacerPosition position) noexcept nogil

cpdef bint own_fight(ScrapRacerPosition position) noexcept nogil

cpdef int fighting_jackal(ScrapRacerPosition position) noexcept nogil

cpdef void fight_die(ScrapRacerPosition position, int value) noexcept nogil

cpdef void win_fight(ScrapRacerPosition position, int slot) noexcept nogil
