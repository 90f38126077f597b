# Written from the annotations of odds.py by homestretch.compile: not by hand.
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.programming cimport route_number
from homestretch.games.outspeed.rules.programming cimport route_refusal
from homestretch.games.outspeed.rules.programming cimport term
from homestretch.games.outspeed.rules.ships cimport survivors

cpdef object odds(OutspeedPosition position)

cpdef object crowds(OutspeedPosition position, int route)

cpdef object turned_out(OutspeedPosition position, int route, object programmed)

cpdef object spread(OutspeedPosition position, int route, int row, object programmed)

cpdef object die_values(OutspeedPosition position, int die)
