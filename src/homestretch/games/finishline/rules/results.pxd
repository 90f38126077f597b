# Written from the annotations of results.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport events
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.dice cimport out_size
from homestretch.games.finishline.rules.runners cimport advance
from homestretch.games.finishline.rules.runners cimport arrive
from homestretch.games.finishline.rules.runners cimport clear_tile
from homestretch.games.finishline.rules.runners cimport disqualify
from homestretch.games.finishline.rules.runners cimport fall_back
from homestretch.games.finishline.rules.runners cimport in_pair
from homestretch.games.finishline.rules.runners cimport index_of
from homestretch.games.finishline.rules.runners cimport is_favourite
from homestretch.games.finishline.rules.runners cimport is_sprinter
from homestretch.games.finishline.rules.runners cimport leads
from homestretch.games.finishline.rules.runners cimport take_horseshoes

cpdef int whip_refusal(FinishLinePosition position, int runner) noexcept nogil

cpdef int disqualify_refusal(FinishLinePosition position, int runner) noexcept nogil

cpdef int pace_refusal(FinishLinePosition position, int frm, int to) noexcept nogil

cpdef int outsider_refusal(FinishLinePosition position, int runner) noexcept nogil

cpdef int helmet_refusal(FinishLinePosition position, int runner) noexcept nogil

cpdef int speed_loss_refusal(FinishLinePosition position, int runner) noexcept nogil

cpdef int head_to_head_refusal(FinishLinePosition position) noexcept nogil

cpdef int interfere_refusal(FinishLinePosition position, int back, int middle, int front) noexcept nogil

cpdef int fetch_refusal(FinishLinePosition position, int colour) noexcept nogil

cpdef void lay_horseshoe(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void lay_double(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void lay_whip(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void change_pace(FinishLinePosition position, int seat, int frm, int to) noexcept nogil

cpdef void lay_outsider(FinishLinePosition position, int seat, int face, int runner) noexcept nogil

cpdef void lay_disqualified(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void lay_helmet(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void interfere(FinishLinePosition position, int seat, int back, int middle, int front) noexcept nogil

cpdef void go_level(FinishLinePosition position) noexcept nogil

cpdef void lose_speed(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef void help_runner(FinishLinePosition position, int seat, int runner, int much) noexcept nogil
