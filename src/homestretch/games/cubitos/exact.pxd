# Written from the annotations of exact.py by homestretch.compile: not by hand.
from homestretch.core.stream cimport Stream
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.policy cimport at_stake
from homestretch.games.cubitos.policy cimport bust_risk
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.worth cimport Outlook
from homestretch.games.cubitos.worth cimport fan_worth
from homestretch.games.cubitos.worth cimport look_now

cpdef double after_push(double risk, double gain, double stake, double busted) noexcept nogil

cpdef double mean_gain(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef object push_or_pass(CubitosPosition position, int seat)
