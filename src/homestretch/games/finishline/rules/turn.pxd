# Written from the annotations of turn.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.finishline cimport events
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport odds_of
from homestretch.games.finishline.rules.betting cimport settle_sheet
from homestretch.games.finishline.rules.dice cimport pool_size
from homestretch.games.finishline.rules.dice cimport put_down
from homestretch.games.finishline.rules.runners cimport arrive
from homestretch.games.finishline.rules.runners cimport swap

cpdef void begin_race(FinishLinePosition position) noexcept nogil

cpdef void line_up(FinishLinePosition position, int horse) noexcept nogil

cpdef void close_sheet(FinishLinePosition position, int seat) noexcept nogil

cpdef void start_with(FinishLinePosition position, int seat) noexcept nogil

cpdef void begin_turn(FinishLinePosition position) noexcept nogil

cpdef void end_turn(FinishLinePosition position, int steps) noexcept nogil

cpdef void remove(FinishLinePosition position, int colour) noexcept nogil

cpdef void side_bet(FinishLinePosition position) noexcept nogil

cpdef void keep_extra_turn(FinishLinePosition position) noexcept nogil

cpdef void fetch(FinishLinePosition position, int colour) noexcept nogil

cpdef void next_extra(FinishLinePosition position) noexcept nogil

cpdef void lay_extra(FinishLinePosition position, int runner) noexcept nogil

cpdef void decline(FinishLinePosition position) noexcept nogil

cpdef void photo(FinishLinePosition position, int horseshoes) noexcept nogil

cpdef void pay_out(FinishLinePosition position) noexcept nogil

cpdef int richest(FinishLinePosition position) noexcept nogil

cpdef int score(FinishLinePosition position, int seat) noexcept nogil

cpdef void tell_winners(FinishLinePosition position) noexcept nogil
