# Written from the annotations of abilities.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.dice cimport active_dice
from homestretch.games.cubitos.rules.dice cimport active_of
from homestretch.games.cubitos.rules.dice cimport gain
from homestretch.games.cubitos.rules.dice cimport gain_coins
from homestretch.games.cubitos.rules.dice cimport gain_credits
from homestretch.games.cubitos.rules.dice cimport gain_fan
from homestretch.games.cubitos.rules.dice cimport gain_steps
from homestretch.games.cubitos.rules.dice cimport gain_water_steps
from homestretch.games.cubitos.rules.dice cimport lose
from homestretch.games.cubitos.rules.dice cimport mark
from homestretch.games.cubitos.rules.dice cimport on_side
from homestretch.games.cubitos.rules.dice cimport roll_dice
from homestretch.games.cubitos.rules.dice cimport symbols
from homestretch.games.cubitos.rules.dice cimport take_side
from homestretch.games.cubitos.rules.dice cimport unused
from homestretch.games.cubitos.rules.rolling cimport bust

cpdef bint timing_fits(CubitosPosition position, int seat, int card, int part) noexcept nogil

cpdef bint schmutz_in_one_go(CubitosPosition position, int seat, int card) noexcept nogil

cpdef int use_refusal(CubitosPosition position, int seat, int colour, int power, int part) noexcept nogil

cpdef int event_refusal(CubitosPosition position, int seat, int kind, int power) noexcept nogil

cpdef bint now_works(CubitosPosition position, int seat, int card) noexcept nogil

cpdef bint works(CubitosPosition position, int seat, int card, int part, int side) noexcept nogil

cpdef int roll_start(CubitosPosition position, int seat) noexcept nogil

cpdef int tray_dice(CubitosPosition position, int setting) noexcept nogil

cpdef int cubasaurus_takes(CubitosPosition position) noexcept nogil

cpdef int cost_of(CubitosPosition position, int kind) noexcept nogil

cpdef bint can_gain(CubitosPosition position, int limit) noexcept nogil

cpdef int stogie_dice(CubitosPosition position, int seat) noexcept nogil

cpdef bint stogie_rolls(int kind) noexcept nogil

cpdef int punk_dice(CubitosPosition position, int seat) noexcept nogil

cpdef void use(CubitosPosition position, int seat, int colour, int power, int part) noexcept nogil

cpdef bint power_follows(CubitosPosition position, int seat, int card, int side) noexcept nogil

cpdef void do_part(CubitosPosition position, int seat, int card, int part, int side) noexcept nogil

cpdef void with_others(CubitosPosition position, int seat, int card) noexcept nogil

cpdef void special(CubitosPosition position, int seat, int card, int part, int side) noexcept nogil

cpdef void orange(CubitosPosition position, int seat, int card, int part, int side, int number) noexcept nogil

cpdef void yellow(CubitosPosition position, int seat, int card, int part, int number) noexcept nogil

cpdef int steps_at(int card) noexcept nogil

cpdef void pronto_bronto(CubitosPosition position, int seat) noexcept nogil

cpdef int active_colours(CubitosPosition position, int seat) noexcept nogil

cpdef void dapper_doggie(CubitosPosition position, int seat, int times) noexcept nogil

cpdef void white(CubitosPosition position, int seat, int card, int part) noexcept nogil

cpdef void use_now(CubitosPosition position, int seat, int colour) noexcept nogil

cpdef void use_event(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void use_green(CubitosPosition position, int seat, int card, int part, int side) noexcept nogil

cpdef void rock_on(CubitosPosition position, int seat, int card, int side) noexcept nogil

cpdef void send_back(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void settle_mandatory(CubitosPosition position, int seat) noexcept nogil

cpdef void settle_side(CubitosPosition position, int seat, int card, int part, int side) noexcept nogil

cpdef int dice_with_symbol(CubitosPosition position, int seat, int card) noexcept nogil
