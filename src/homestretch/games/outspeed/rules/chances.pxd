# Written from the annotations of chances.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.resolution cimport die_to_roll
from homestretch.games.outspeed.rules.resolution cimport roll
from homestretch.games.outspeed.rules.round cimport cards_to_draw
from homestretch.games.outspeed.rules.round cimport open_card
from homestretch.games.outspeed.rules.supply cimport draw_from_top

cpdef int chance_kind(OutspeedPosition position) noexcept nogil

cpdef int chance(OutspeedPosition position, Buffer weights) noexcept nogil

cpdef void turn_out(OutspeedPosition position, int outcome) noexcept nogil
