# Written from the annotations of moving.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport gain_credits
from homestretch.games.cubitos.rules.dice cimport gain_fan
from homestretch.games.cubitos.rules.dice cimport money
from homestretch.games.cubitos.rules.dice cimport pay

cpdef int exits_of(CubitosPosition position, int seat) noexcept nogil

cpdef bint bridge_ahead(CubitosPosition position, int seat) noexcept nogil

cpdef int target_of(CubitosPosition position, int seat, int number) noexcept nogil

cpdef int step_refusal(CubitosPosition position, int seat, int number, bint dry) noexcept nogil

cpdef bint touches(CubitosPosition position, int space, int other) noexcept nogil

cpdef bint leads_on(CubitosPosition position, int seat, int number) noexcept nogil

cpdef void go(CubitosPosition position, int seat, int number) noexcept nogil

cpdef void step(CubitosPosition position, int seat, int number) noexcept nogil

cpdef bint has_finished(CubitosPosition position, int seat) noexcept nogil

cpdef int progress(CubitosPosition position, int seat) noexcept nogil

cpdef int lines_behind(CubitosPosition position, int seat) noexcept nogil

cpdef int steps_left(CubitosPosition position, int seat) noexcept nogil

cpdef bint can_buy_step(CubitosPosition position, int seat) noexcept nogil

cpdef void buy_step(CubitosPosition position, int seat) noexcept nogil

cpdef bint effect_is_free(CubitosPosition position, int seat) noexcept nogil

cpdef bint jet_pack_works(CubitosPosition position, int seat) noexcept nogil

cpdef void jet_pack(CubitosPosition position, int seat) noexcept nogil

cpdef void jet_pack_at_once(CubitosPosition position, int seat) noexcept nogil

cpdef void use_effect(CubitosPosition position, int seat) noexcept nogil

cpdef int shortcut_refusal(CubitosPosition position, int seat, int way) noexcept nogil

cpdef void take_shortcut(CubitosPosition position, int seat, int way) noexcept nogil

cpdef bint can_go_on(CubitosPosition position, int seat) noexcept nogil

cpdef bint reward_waits(CubitosPosition position, int seat) noexcept nogil

cpdef void take_rewards(CubitosPosition position, int seat, int space) noexcept nogil

cpdef bint bob_reaches(CubitosPosition position, int seat, int number) noexcept nogil

cpdef bint is_within(CubitosPosition position, int space, int other, int most) noexcept nogil

cpdef bint bob_has_choice(CubitosPosition position, int seat) noexcept nogil
