# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.odds cimport hit_chance
from homestretch.games.cubitos.odds cimport miss_chance
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.route cimport Map
from homestretch.games.cubitos.route cimport best_move
from homestretch.games.cubitos.rules.dice cimport active_of
from homestretch.games.cubitos.rules.dice cimport money
from homestretch.games.cubitos.rules.dice cimport on_side
from homestretch.games.cubitos.rules.dice cimport roll_dice
from homestretch.games.cubitos.rules.dice cimport unused
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport steps_left
from homestretch.games.cubitos.rules.race cimport Cubitos
from homestretch.games.cubitos.worth cimport Outlook
from homestretch.games.cubitos.worth cimport fan_worth
from homestretch.games.cubitos.worth cimport laps_begun
from homestretch.games.cubitos.worth cimport look_ahead
from homestretch.games.cubitos.worth cimport look_now
from homestretch.games.cubitos.worth cimport reward_worth
from homestretch.games.cubitos.worth cimport way_to_go

@cython.final
cdef class ClubPolicy(Policy):
    cdef readonly Outlook outlook
    cdef readonly Map ways
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int answer(Outlook outlook, Map ways, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef bint looks_far(int ask) noexcept nogil

cpdef double worth(Outlook outlook, CubitosPosition position, int seat, int action) noexcept nogil

cpdef double drawing(Outlook outlook, CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int patience(int zone) noexcept nogil

cpdef bint spent(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int about_push(Outlook outlook, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef bint pays_to_push(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef double bust_risk(CubitosPosition position, int seat) noexcept nogil

cpdef double at_stake(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef double stake_steps(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef bint gets_home(CubitosPosition position, int seat, double steps) noexcept nogil

cpdef double worth_of_use(Outlook outlook, CubitosPosition position, int seat, int colour, int power, int part) noexcept nogil

cpdef double stakes(Outlook outlook, CubitosPosition position, int seat) noexcept nogil

cpdef int grays(CubitosPosition position, int seat, int card) noexcept nogil

cpdef int about_move(Outlook outlook, Map ways, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef bint home_for_money(CubitosPosition position, int seat) noexcept nogil

cpdef bint somebody_finished(CubitosPosition position) noexcept nogil

cpdef int about_buying(Outlook outlook, CubitosPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef double purchase(Outlook outlook, CubitosPosition position, int seat, int first, int second) noexcept nogil

cpdef double die_gain(Outlook outlook, CubitosPosition position, int seat, int colour) noexcept nogil
