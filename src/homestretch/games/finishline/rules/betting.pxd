# Written from the annotations of betting.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport events
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition

cpdef int odds_of(FinishLinePosition position, int runner) noexcept nogil

cpdef int staked(FinishLinePosition position, int seat) noexcept nogil

cpdef int left_to_stake(FinishLinePosition position, int seat) noexcept nogil

cpdef int free_slot(FinishLinePosition position, int seat, int kind) noexcept nogil

cpdef bint has_bet(FinishLinePosition position, int seat, int one, int two) noexcept nogil

cpdef int bet_refusal(FinishLinePosition position, int seat, int kind, int one, int two, int amount) noexcept nogil

cpdef void place_bet(FinishLinePosition position, int seat, int kind, int one, int two, int amount) noexcept nogil

cpdef bint bet_wins(FinishLinePosition position, int i, int first, int second) noexcept nogil

cpdef int bet_odds(FinishLinePosition position, int i) noexcept nogil

cpdef int pay_bets(FinishLinePosition position, int seat, int first, int second) noexcept nogil

cpdef int horses_of_bet(FinishLinePosition position, int i) noexcept nogil

cpdef int pay_bonuses(FinishLinePosition position, int seat, int first, int second) noexcept nogil

cpdef bint earns_place_bonus(FinishLinePosition position, int seat, int runner, int first, int second) noexcept nogil

cpdef void settle_sheet(FinishLinePosition position, int seat, int first, int second) noexcept nogil
