# Written from the annotations of bonus.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.finish cimport ends_early
from homestretch.games.outspeed.rules.finish cimport is_finish
from homestretch.games.outspeed.rules.ships cimport drop_out
from homestretch.games.outspeed.rules.ships cimport drop_pushed_off
from homestretch.games.outspeed.rules.ships cimport foremost_zone
from homestretch.games.outspeed.rules.ships cimport last_zone
from homestretch.games.outspeed.rules.ships cimport lives
from homestretch.games.outspeed.rules.ships cimport move
from homestretch.games.outspeed.rules.ships cimport tiles_of
from homestretch.games.outspeed.rules.ships cimport zone_ahead
from homestretch.games.outspeed.rules.ships cimport zone_behind

cpdef void ask_next_zone(OutspeedPosition position) noexcept nogil

cpdef int lay_refusal(OutspeedPosition position, int seat, int tile) noexcept nogil

cpdef void lay(OutspeedPosition position, int seat, int tile) noexcept nogil

cpdef void act_next_zone(OutspeedPosition position) noexcept nogil

cpdef void take_aim(OutspeedPosition position, int zone) noexcept nogil

cpdef int laid_in(OutspeedPosition position, int zone, int tile) noexcept nogil

cpdef void turn_up(OutspeedPosition position, int seat) noexcept nogil

cpdef void use_own(OutspeedPosition position, int seat) noexcept nogil

cpdef void strike(OutspeedPosition position) noexcept nogil
