# Written from the annotations of resolution.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.finish cimport ends_early
from homestretch.games.outspeed.rules.finish cimport is_finish
from homestretch.games.outspeed.rules.programming cimport fixed
from homestretch.games.outspeed.rules.programming cimport gains
from homestretch.games.outspeed.rules.programming cimport pays
from homestretch.games.outspeed.rules.programming cimport term
from homestretch.games.outspeed.rules.ships cimport drop_out
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport move

cpdef int die_to_roll(OutspeedPosition position, int seat) noexcept nogil

cpdef void roll(OutspeedPosition position, int value) noexcept nogil

cpdef void next_cost(OutspeedPosition position) noexcept nogil

cpdef void pay(OutspeedPosition position) noexcept nogil

cpdef void settle(OutspeedPosition position, int seat) noexcept nogil

cpdef void next_benefit(OutspeedPosition position) noexcept nogil

cpdef void give(OutspeedPosition position) noexcept nogil
