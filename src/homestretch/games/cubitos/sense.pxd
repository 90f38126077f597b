# Written from the annotations of sense.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.route cimport Map
from homestretch.games.cubitos.route cimport explore
from homestretch.games.cubitos.rules.abilities cimport dice_with_symbol
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport exits_of
from homestretch.games.cubitos.worth cimport Outlook
from homestretch.games.cubitos.worth cimport laps_begun
from homestretch.games.cubitos.worth cimport look_ahead
from homestretch.games.cubitos.worth cimport reward_worth

cpdef int leave_out(Outlook outlook, Map ways, CubitosPosition position, int seat, Buffer ranked, int count) noexcept nogil

cpdef bint is_moving(CubitosPosition position, int seat) noexcept nogil

cpdef bint gives_away(CubitosPosition position, int seat, int verb, Buffer ranked, int count) noexcept nogil

cpdef bint only_gains(CubitosPosition position, int space) noexcept nogil

cpdef bint is_plain_run(CubitosPosition position, int seat) noexcept nogil

cpdef bint leads_nowhere(Outlook outlook, Map ways, CubitosPosition position, int seat, int action) noexcept nogil

cpdef bint is_beaten(Outlook outlook, Map ways, CubitosPosition position, int seat, int base, int number, int first) noexcept nogil

cpdef bint beats(Outlook outlook, CubitosPosition position, int seat, int better, int other) noexcept nogil

cpdef double paid_on(Outlook outlook, CubitosPosition position, int seat, int space) noexcept nogil
