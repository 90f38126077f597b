# Written from the annotations of bonus.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers cimport steps_ahead

cpdef void take_bonus_marker(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int markers_needed(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int bonus_cards_left(ScrapRacerPosition position) noexcept nogil

cpdef int bonus_held(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_bonus_deck(ScrapRacerPosition position) noexcept nogil

cpdef void draw_bonus_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef bint can_play(ScrapRacerPosition position, int seat) noexcept nogil

cpdef int card_steps(ScrapRacerPosition position, int card) noexcept nogil

cpdef int card_steps_from(ScrapRacerPosition position, int card, int space) noexcept nogil

cpdef int steps_to_nearest(ScrapRacerPosition position, int space) noexcept nogil
