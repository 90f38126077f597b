# Written from the annotations of exact.py by homestretch.compile: not by hand.
from homestretch.core.stream cimport Stream
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.policy cimport ClubPolicy
from homestretch.games.outspeed.policy cimport aim
from homestretch.games.outspeed.policy cimport begin_evenly
from homestretch.games.outspeed.policy cimport worth_of_route
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.finish cimport is_finish
from homestretch.games.outspeed.rules.programming cimport route_refusal
from homestretch.games.outspeed.rules.ships cimport lives

cpdef double find_equilibrium(ClubPolicy policy, OutspeedPosition position, int rounds) noexcept nogil

cpdef int best_route(ClubPolicy policy, OutspeedPosition position, int seat) noexcept nogil

cpdef double gap_of(ClubPolicy policy, OutspeedPosition position, int seat) noexcept nogil

cpdef object mixture(OutspeedPosition position, int seat)
