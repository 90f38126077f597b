# Written from the annotations of ships.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.outspeed cimport events
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.position cimport OutspeedPosition

cpdef bint lives(OutspeedPosition position, int seat) noexcept nogil

cpdef int survivors(OutspeedPosition position) noexcept nogil

cpdef int foremost_zone(OutspeedPosition position) noexcept nogil

cpdef int last_zone(OutspeedPosition position) noexcept nogil

cpdef int zone_behind(OutspeedPosition position, int zone) noexcept nogil

cpdef int zone_ahead(OutspeedPosition position, int zone) noexcept nogil

cpdef int tiles_of(OutspeedPosition position, int seat) noexcept nogil

cpdef void move(OutspeedPosition position, int seat, int steps, int by) noexcept nogil

cpdef int enter(OutspeedPosition position, int zone) noexcept nogil

cpdef int on_track(OutspeedPosition position, int seat) noexcept nogil

cpdef void drop_pushed_off(OutspeedPosition position) noexcept nogil

cpdef void drop_out(OutspeedPosition position, int seat, int reason) noexcept nogil
