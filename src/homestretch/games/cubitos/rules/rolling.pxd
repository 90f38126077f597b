# Written from the annotations of rolling.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport active_dice
from homestretch.games.cubitos.rules.dice cimport begin_danger
from homestretch.games.cubitos.rules.dice cimport gain_fan
from homestretch.games.cubitos.rules.dice cimport hand_dice
from homestretch.games.cubitos.rules.dice cimport on_side
from homestretch.games.cubitos.rules.dice cimport place
from homestretch.games.cubitos.rules.dice cimport roll_dice
from homestretch.games.cubitos.rules.dice cimport symbols
from homestretch.games.cubitos.rules.dice cimport take_from
from homestretch.games.cubitos.rules.dice cimport unused

cpdef bint counts_for_draw(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int still_to_draw(CubitosPosition position, int seat) noexcept nogil

cpdef int in_draw_zone(CubitosPosition position, int seat, bint counted) noexcept nogil

cpdef bint refill(CubitosPosition position, int seat) noexcept nogil

cpdef void draw_die(CubitosPosition position, int seat, int kind, int count) noexcept nogil

cpdef int draw_on(CubitosPosition position, int seat) noexcept nogil

cpdef bint may_stop_drawing(CubitosPosition position, int seat) noexcept nogil

cpdef int add_on(CubitosPosition position, int seat) noexcept nogil

cpdef void take_up(CubitosPosition position, int seat) noexcept nogil

cpdef void start_roll(CubitosPosition position, int seat, int mode) noexcept nogil

cpdef int next_die(CubitosPosition position) noexcept nogil

cpdef void roll_die(CubitosPosition position, int side) noexcept nogil

cpdef void finish_roll(CubitosPosition position, int seat) noexcept nogil

cpdef void oblige(CubitosPosition position, int seat) noexcept nogil

cpdef void declare_push(CubitosPosition position, int seat) noexcept nogil

cpdef bint power_is_due(CubitosPosition position, int seat) noexcept nogil

cpdef bint can_use_on_push(CubitosPosition position, int seat) noexcept nogil

cpdef void roll_push(CubitosPosition position, int seat) noexcept nogil

cpdef int events_of(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef bint can_send_back(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void pass_on(CubitosPosition position, int seat) noexcept nogil

cpdef bint can_save(CubitosPosition position, int seat) noexcept nogil

cpdef void bust(CubitosPosition position, int seat, bint keeping) noexcept nogil

cpdef void discard_side(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void into_hand(CubitosPosition position, int seat, int kind, int zone) noexcept nogil
