# Written from the annotations of choices.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport bet_refusal
from homestretch.games.finishline.rules.betting cimport free_slot
from homestretch.games.finishline.rules.betting cimport has_bet
from homestretch.games.finishline.rules.betting cimport left_to_stake
from homestretch.games.finishline.rules.betting cimport place_bet
from homestretch.games.finishline.rules.dice cimport holds
from homestretch.games.finishline.rules.dice cimport put_down
from homestretch.games.finishline.rules.dice cimport shows
from homestretch.games.finishline.rules.dice cimport take
from homestretch.games.finishline.rules.dice cimport take_refusal
from homestretch.games.finishline.rules.results cimport change_pace
from homestretch.games.finishline.rules.results cimport disqualify_refusal
from homestretch.games.finishline.rules.results cimport fetch_refusal
from homestretch.games.finishline.rules.results cimport go_level
from homestretch.games.finishline.rules.results cimport head_to_head_refusal
from homestretch.games.finishline.rules.results cimport helmet_refusal
from homestretch.games.finishline.rules.results cimport interfere
from homestretch.games.finishline.rules.results cimport interfere_refusal
from homestretch.games.finishline.rules.results cimport lay_disqualified
from homestretch.games.finishline.rules.results cimport lay_double
from homestretch.games.finishline.rules.results cimport lay_helmet
from homestretch.games.finishline.rules.results cimport lay_horseshoe
from homestretch.games.finishline.rules.results cimport lay_outsider
from homestretch.games.finishline.rules.results cimport lay_whip
from homestretch.games.finishline.rules.results cimport lose_speed
from homestretch.games.finishline.rules.results cimport outsider_refusal
from homestretch.games.finishline.rules.results cimport pace_refusal
from homestretch.games.finishline.rules.results cimport speed_loss_refusal
from homestretch.games.finishline.rules.results cimport whip_refusal
from homestretch.games.finishline.rules.runners cimport index_of
from homestretch.games.finishline.rules.runners cimport runner_of_horse
from homestretch.games.finishline.rules.turn cimport close_sheet
from homestretch.games.finishline.rules.turn cimport decline
from homestretch.games.finishline.rules.turn cimport end_turn
from homestretch.games.finishline.rules.turn cimport fetch
from homestretch.games.finishline.rules.turn cimport keep_extra_turn
from homestretch.games.finishline.rules.turn cimport lay_extra
from homestretch.games.finishline.rules.turn cimport remove
from homestretch.games.finishline.rules.turn cimport side_bet

cpdef int legal(FinishLinePosition position, int seat, Buffer out) noexcept nogil

cpdef int offer(FinishLinePosition position, int seat, int verb, int argument, Buffer out, int count) noexcept nogil

cpdef bint shown_before(FinishLinePosition position, int i) noexcept nogil

cpdef int list_uses(FinishLinePosition position, int seat, int face, Buffer out, int count) noexcept nogil

cpdef int list_horses(FinishLinePosition position, int seat, int verb, int before, int scale, Buffer out, int count) noexcept nogil

cpdef int list_orders(FinishLinePosition position, Buffer out, int count) noexcept nogil

cpdef int offer_order(FinishLinePosition position, int back, int middle, int front, Buffer out, int count) noexcept nogil

cpdef int list_bets(FinishLinePosition position, int seat, Buffer out) noexcept nogil

cpdef int list_amounts(FinishLinePosition position, int bet, int left, Buffer out, int count) noexcept nogil

cpdef int bet_action(FinishLinePosition position, int kind, int one, int two, int amount) noexcept nogil

cpdef int bet_of_least(FinishLinePosition position, int kind, int one, int two) noexcept nogil

cpdef int with_amount(int bet, int amount) noexcept nogil

cpdef int refusal(FinishLinePosition position, int seat, int verb, int argument) noexcept nogil

cpdef int arguments_of(int verb) noexcept nogil

cpdef int why_no_bet(FinishLinePosition position, int seat, int argument) noexcept nogil

cpdef int use_refusal(FinishLinePosition position, int verb, int argument) noexcept nogil

cpdef int horse_refusal(FinishLinePosition position, int verb, int argument) noexcept nogil

cpdef int running_horse(FinishLinePosition position, int horse) noexcept nogil

cpdef int verb_of_face(int face) noexcept nogil

cpdef int face_of_verb(int verb) noexcept nogil

cpdef void carry_out(FinishLinePosition position, int seat, int verb, int argument) noexcept nogil

cpdef void write_bet(FinishLinePosition position, int seat, int argument) noexcept nogil

cpdef void use(FinishLinePosition position, int seat, int verb, int argument) noexcept nogil

cpdef int colour_of_face(int face) noexcept nogil
