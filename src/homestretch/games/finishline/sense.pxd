# Written from the annotations of sense.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.policy cimport ClubPolicy
from homestretch.games.finishline.policy cimport make_ready
from homestretch.games.finishline.policy cimport try_out
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport bet_odds

cpdef int leave_out(ClubPolicy policy, FinishLinePosition position, int seat, Buffer ranked, int count) noexcept nogil

cpdef int needed_runners(FinishLinePosition position, int seat) noexcept nogil

cpdef double brought_by(FinishLinePosition position, int seat, int runner) noexcept nogil

cpdef bint is_open(FinishLinePosition position, int slot, int i) noexcept nogil

cpdef bint needs(FinishLinePosition position, int slot, int i, int runner) noexcept nogil

cpdef int place_of(FinishLinePosition position, int runner) noexcept nogil

cpdef bint holds_back(FinishLinePosition before, FinishLinePosition after, int seat, int needed) noexcept nogil

cpdef int behind(FinishLinePosition position, int seat, int runner, int needed) noexcept nogil

cpdef bint has_to_win(FinishLinePosition position, int seat, int runner) noexcept nogil
