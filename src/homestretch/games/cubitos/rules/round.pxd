# Written from the annotations of round.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.abilities cimport can_gain
from homestretch.games.cubitos.rules.abilities cimport dice_with_symbol
from homestretch.games.cubitos.rules.abilities cimport now_works
from homestretch.games.cubitos.rules.abilities cimport settle_mandatory
from homestretch.games.cubitos.rules.abilities cimport tray_dice
from homestretch.games.cubitos.rules.abilities cimport use_refusal
from homestretch.games.cubitos.rules.dice cimport count_faces
from homestretch.games.cubitos.rules.dice cimport hand_dice
from homestretch.games.cubitos.rules.dice cimport money
from homestretch.games.cubitos.rules.dice cimport roll_dice
from homestretch.games.cubitos.rules.moving cimport bob_has_choice
from homestretch.games.cubitos.rules.moving cimport can_go_on
from homestretch.games.cubitos.rules.moving cimport has_finished
from homestretch.games.cubitos.rules.moving cimport jet_pack_at_once
from homestretch.games.cubitos.rules.moving cimport lines_behind
from homestretch.games.cubitos.rules.moving cimport progress
from homestretch.games.cubitos.rules.moving cimport reward_waits
from homestretch.games.cubitos.rules.moving cimport take_rewards
from homestretch.games.cubitos.rules.picking cimport loss_left
from homestretch.games.cubitos.rules.picking cimport pick_left
from homestretch.games.cubitos.rules.picking cimport sendable
from homestretch.games.cubitos.rules.rolling cimport add_on
from homestretch.games.cubitos.rules.rolling cimport bust
from homestretch.games.cubitos.rules.rolling cimport can_save
from homestretch.games.cubitos.rules.rolling cimport can_use_on_push
from homestretch.games.cubitos.rules.rolling cimport discard_side
from homestretch.games.cubitos.rules.rolling cimport draw_on
from homestretch.games.cubitos.rules.rolling cimport pass_on
from homestretch.games.cubitos.rules.rolling cimport power_is_due
from homestretch.games.cubitos.rules.rolling cimport roll_push
from homestretch.games.cubitos.rules.rolling cimport start_roll
from homestretch.games.cubitos.rules.rolling cimport take_up
from homestretch.games.cubitos.rules.swords cimport compare

cpdef void proceed(CubitosPosition position) noexcept nogil

cpdef bint is_open(CubitosPosition position, int seat) noexcept nogil

cpdef bint playing(CubitosPosition position, int seat) noexcept nogil

cpdef int settle(CubitosPosition position, int seat) noexcept nogil

cpdef int settle_dice(CubitosPosition position, int seat) noexcept nogil

cpdef bint now_waits(CubitosPosition position, int seat) noexcept nogil

cpdef int settle_roll(CubitosPosition position, int seat) noexcept nogil

cpdef int settle_decision(CubitosPosition position, int seat) noexcept nogil

cpdef int settle_run(CubitosPosition position, int seat) noexcept nogil

cpdef bint credit_waits(CubitosPosition position, int seat) noexcept nogil

cpdef bint any_use(CubitosPosition position, int seat) noexcept nogil

cpdef int settle_turn(CubitosPosition position, int seat) noexcept nogil

cpdef int buy_refusal(CubitosPosition position, int seat, int colour) noexcept nogil

cpdef bint can_buy(CubitosPosition position, int seat) noexcept nogil

cpdef void next_stage(CubitosPosition position) noexcept nogil

cpdef void begin_turns(CubitosPosition position) noexcept nogil

cpdef void begin_turn(CubitosPosition position, int seat) noexcept nogil

cpdef void end_turn(CubitosPosition position, int seat) noexcept nogil

cpdef void end_round(CubitosPosition position) noexcept nogil

cpdef void return_die(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef bint decided(CubitosPosition position) noexcept nogil

cpdef void pass_start_die(CubitosPosition position) noexcept nogil

cpdef void begin_round(CubitosPosition position) noexcept nogil

cpdef void fresh(CubitosPosition position, int seat) noexcept nogil
