# Written from the annotations of choices.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus cimport card_steps
from homestretch.games.scrapracer.rules.crash cimport crash
from homestretch.games.scrapracer.rules.fights cimport win_fight
from homestretch.games.scrapracer.rules.racers cimport slot_of_racer
from homestretch.games.scrapracer.rules.setup cimport go_first
from homestretch.games.scrapracer.rules.turn cimport boost
from homestretch.games.scrapracer.rules.turn cimport booster_for
from homestretch.games.scrapracer.rules.turn cimport double_shows
from homestretch.games.scrapracer.rules.turn cimport drive
from homestretch.games.scrapracer.rules.turn cimport play_card
from homestretch.games.scrapracer.rules.turn cimport stop

cpdef int legal(ScrapRacerPosition position, int seat, Buffer out) noexcept nogil

cpdef int offer(ScrapRacerPosition position, int seat, int verb, int argument, Buffer out, int count) noexcept nogil

cpdef int refusal(ScrapRacerPosition position, int seat, int verb, int argument) noexcept nogil

cpdef int arguments_of(int verb) noexcept nogil

cpdef int boost_refusal(ScrapRacerPosition position, int use) noexcept nogil

cpdef int racer_refusal(ScrapRacerPosition position, int seat, int verb, int slot) noexcept nogil

cpdef void carry_out(ScrapRacerPosition position, int seat, int verb, int argument) noexcept nogil
