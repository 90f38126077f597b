# Written from the annotations of round.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.bonus cimport act_next_zone
from homestretch.games.outspeed.rules.bonus cimport ask_next_zone
from homestretch.games.outspeed.rules.finish cimport end_resolution
from homestretch.games.outspeed.rules.finish cimport reveal
from homestretch.games.outspeed.rules.programming cimport ask_numbers
from homestretch.games.outspeed.rules.programming cimport ask_routes
from homestretch.games.outspeed.rules.resolution cimport next_benefit
from homestretch.games.outspeed.rules.resolution cimport next_cost
from homestretch.games.outspeed.rules.ships cimport foremost_zone
from homestretch.games.outspeed.rules.supply cimport next_draw

cpdef void proceed(OutspeedPosition position) noexcept nogil

cpdef int cards_to_draw(OutspeedPosition position) noexcept nogil

cpdef void open_card(OutspeedPosition position, int card) noexcept nogil
