# Written from the annotations of rookie.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.policy cimport temper
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.policy cimport ClubPolicy
from homestretch.games.finishline.policy cimport guess
from homestretch.games.finishline.policy cimport make_ready
from homestretch.games.finishline.policy cimport worth_of
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport left_to_stake
from homestretch.games.finishline.rules.choices cimport bet_action

@cython.final
cdef class RookiePolicy(Policy):
    cdef readonly ClubPolicy thought
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(ClubPolicy thought, FinishLinePosition position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int about_bet(FinishLinePosition position, int seat, int mood, int done) noexcept nogil
