# Written from the annotations of choices.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.bonus cimport lay
from homestretch.games.outspeed.rules.bonus cimport lay_refusal
from homestretch.games.outspeed.rules.programming cimport most_on_wheel
from homestretch.games.outspeed.rules.programming cimport program
from homestretch.games.outspeed.rules.programming cimport route_refusal
from homestretch.games.outspeed.rules.programming cimport set_number
from homestretch.games.outspeed.rules.supply cimport keep

cpdef int legal(OutspeedPosition position, int seat, Buffer out) noexcept nogil

cpdef int offer(OutspeedPosition position, int seat, int verb, int argument, Buffer out, int count) noexcept nogil

cpdef int refusal(OutspeedPosition position, int seat, int verb, int argument) noexcept nogil

cpdef void carry_out(OutspeedPosition position, int seat, int verb, int argument) noexcept nogil
