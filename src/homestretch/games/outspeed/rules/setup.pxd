# Written from the annotations of setup.py by homestretch.compile: not by hand.
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.round cimport proceed

cpdef void set_up(OutspeedPosition position) noexcept nogil
