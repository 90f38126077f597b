# Written from the annotations of chances.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus cimport draw_bonus_card
from homestretch.games.scrapracer.rules.crash cimport crash_deck
from homestretch.games.scrapracer.rules.crash cimport crash_die
from homestretch.games.scrapracer.rules.crash cimport draw_crash_card
from homestretch.games.scrapracer.rules.fights cimport fight_die
from homestretch.games.scrapracer.rules.finish cimport draw_goal_card
from homestretch.games.scrapracer.rules.finish cimport take_booster
from homestretch.games.scrapracer.rules.racers cimport slot_of_racer
from homestretch.games.scrapracer.rules.setup cimport begin_with
from homestretch.games.scrapracer.rules.setup cimport draw_racer
from homestretch.games.scrapracer.rules.turn cimport throw

cpdef int chance_kind(ScrapRacerPosition position) noexcept nogil

cpdef int chance(ScrapRacerPosition position, Buffer weights) noexcept nogil

cpdef int fill(Buffer weights, int count) noexcept nogil

cpdef void turn_out(ScrapRacerPosition position, int outcome) noexcept nogil
