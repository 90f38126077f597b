# Written from the annotations of turn.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus cimport can_play
from homestretch.games.scrapracer.rules.bonus cimport card_steps
from homestretch.games.scrapracer.rules.bonus cimport take_bonus_marker
from homestretch.games.scrapracer.rules.crash cimport crash
from homestretch.games.scrapracer.rules.fights cimport next_fight
from homestretch.games.scrapracer.rules.finish cimport next_booster
from homestretch.games.scrapracer.rules.finish cimport next_crossing
from homestretch.games.scrapracer.rules.finish cimport refill
from homestretch.games.scrapracer.rules.finish cimport tell_winner
from homestretch.games.scrapracer.rules.racers cimport advance
from homestretch.games.scrapracer.rules.racers cimport steps_ahead

cpdef void proceed(ScrapRacerPosition position) noexcept nogil

cpdef void begin_turn(ScrapRacerPosition position) noexcept nogil

cpdef void end_turn(ScrapRacerPosition position) noexcept nogil

cpdef void throw(ScrapRacerPosition position, int value) noexcept nogil

cpdef void ask_about_die(ScrapRacerPosition position) noexcept nogil

cpdef bint double_shows(ScrapRacerPosition position) noexcept nogil

cpdef bint holds_booster(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void boost(ScrapRacerPosition position, int use) noexcept nogil

cpdef int booster_for(int use) noexcept nogil

cpdef void stop(ScrapRacerPosition position) noexcept nogil

cpdef void drive(ScrapRacerPosition position) noexcept nogil

cpdef void ask_after(ScrapRacerPosition position) noexcept nogil

cpdef int dice_total(ScrapRacerPosition position) noexcept nogil

cpdef void play_card(ScrapRacerPosition position, int seat, int card) noexcept nogil

cpdef void use_ability(ScrapRacerPosition position, int slot) noexcept nogil

cpdef bint has_overtaken(ScrapRacerPosition position, int slot) noexcept nogil
