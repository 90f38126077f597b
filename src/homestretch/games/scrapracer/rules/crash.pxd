# Written from the annotations of crash.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers cimport advance
from homestretch.games.scrapracer.rules.racers cimport last_in_rank
from homestretch.games.scrapracer.rules.racers cimport next_in_rank
from homestretch.games.scrapracer.rules.racers cimport retreat
from homestretch.games.scrapracer.rules.racers cimport stay
from homestretch.games.scrapracer.rules.racers cimport steps_ahead

cpdef void crash(ScrapRacerPosition position) noexcept nogil

cpdef int crash_deck(ScrapRacerPosition position) noexcept nogil

cpdef void draw_crash_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_crash_deck(ScrapRacerPosition position, int deck) noexcept nogil

cpdef void crash_effect(ScrapRacerPosition position, int slot, int card) noexcept nogil

cpdef void crash_die(ScrapRacerPosition position, int value) noexcept nogil

cpdef void ram(ScrapRacerPosition position, int slot, int steps, int push) noexcept nogil

cpdef void lose_position(ScrapRacerPosition position, int slot) noexcept nogil
