# Written from the annotations of choices.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport tell
from homestretch.games.cubitos cimport actions
from homestretch.games.cubitos cimport events
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.abilities cimport cost_of
from homestretch.games.cubitos.rules.abilities cimport send_back
from homestretch.games.cubitos.rules.abilities cimport use
from homestretch.games.cubitos.rules.abilities cimport use_refusal
from homestretch.games.cubitos.rules.dice cimport begin_danger
from homestretch.games.cubitos.rules.dice cimport gain
from homestretch.games.cubitos.rules.dice cimport gain_credits
from homestretch.games.cubitos.rules.dice cimport lose
from homestretch.games.cubitos.rules.dice cimport pay
from homestretch.games.cubitos.rules.dice cimport place
from homestretch.games.cubitos.rules.dice cimport roll_dice
from homestretch.games.cubitos.rules.dice cimport take_from
from homestretch.games.cubitos.rules.moving cimport bob_reaches
from homestretch.games.cubitos.rules.moving cimport bridge_ahead
from homestretch.games.cubitos.rules.moving cimport buy_step
from homestretch.games.cubitos.rules.moving cimport can_buy_step
from homestretch.games.cubitos.rules.moving cimport exits_of
from homestretch.games.cubitos.rules.moving cimport go
from homestretch.games.cubitos.rules.moving cimport jet_pack
from homestretch.games.cubitos.rules.moving cimport jet_pack_works
from homestretch.games.cubitos.rules.moving cimport leads_on
from homestretch.games.cubitos.rules.moving cimport shortcut_refusal
from homestretch.games.cubitos.rules.moving cimport step
from homestretch.games.cubitos.rules.moving cimport step_refusal
from homestretch.games.cubitos.rules.moving cimport steps_left
from homestretch.games.cubitos.rules.moving cimport take_rewards
from homestretch.games.cubitos.rules.moving cimport take_shortcut
from homestretch.games.cubitos.rules.picking cimport colour_mark
from homestretch.games.cubitos.rules.picking cimport loss_refusal
from homestretch.games.cubitos.rules.picking cimport pick_refusal
from homestretch.games.cubitos.rules.rolling cimport bust
from homestretch.games.cubitos.rules.rolling cimport can_send_back
from homestretch.games.cubitos.rules.rolling cimport counts_for_draw
from homestretch.games.cubitos.rules.rolling cimport declare_push
from homestretch.games.cubitos.rules.rolling cimport draw_die
from homestretch.games.cubitos.rules.rolling cimport into_hand
from homestretch.games.cubitos.rules.rolling cimport may_stop_drawing
from homestretch.games.cubitos.rules.rolling cimport oblige
from homestretch.games.cubitos.rules.rolling cimport pass_on
from homestretch.games.cubitos.rules.rolling cimport power_is_due
from homestretch.games.cubitos.rules.rolling cimport roll_push
from homestretch.games.cubitos.rules.rolling cimport still_to_draw
from homestretch.games.cubitos.rules.round cimport buy_refusal
from homestretch.games.cubitos.rules.round cimport credit_waits
from homestretch.games.cubitos.rules.swords cimport fewest_swords
from homestretch.games.cubitos.rules.swords cimport give
from homestretch.games.cubitos.rules.swords cimport use_red

cpdef int legal(CubitosPosition position, int seat, Buffer out) noexcept nogil

cpdef int legal_uses(CubitosPosition position, int seat, Buffer out) noexcept nogil

cpdef int offer_all(CubitosPosition position, int seat, int verb, int arguments, Buffer out, int count) noexcept nogil

cpdef int offer_steps(CubitosPosition position, int seat, Buffer out, int count) noexcept nogil

cpdef int offer(CubitosPosition position, int seat, int verb, int argument, Buffer out, int count) noexcept nogil

cpdef int refusal(CubitosPosition position, int seat, int verb, int argument) noexcept nogil

cpdef int plain_refusal(CubitosPosition position, int seat, int verb) noexcept nogil

cpdef int draw_refusal(CubitosPosition position, int seat, int verb, int kind) noexcept nogil

cpdef int done_refusal(CubitosPosition position, int seat) noexcept nogil

cpdef int give_refusal(CubitosPosition position, int seat, int argument) noexcept nogil

cpdef int take_refusal(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef int set_refusal(CubitosPosition position, int seat, int side) noexcept nogil

cpdef int move_refusal(CubitosPosition position, int seat, int verb, int argument) noexcept nogil

cpdef void carry_out(CubitosPosition position, int seat, int verb, int argument) noexcept nogil

cpdef void carry_out_plain(CubitosPosition position, int seat, int verb) noexcept nogil

cpdef void done(CubitosPosition position, int seat) noexcept nogil

cpdef void skip(CubitosPosition position, int seat) noexcept nogil

cpdef void draw(CubitosPosition position, int seat, int kind) noexcept nogil

cpdef void set_die(CubitosPosition position, int seat, int side) noexcept nogil

cpdef void buy(CubitosPosition position, int seat, int colour) noexcept nogil

cpdef void carry_out_move(CubitosPosition position, int seat, int verb, int argument) noexcept nogil
