# Written from the annotations of encoding.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.encoding cimport Encoding
from homestretch.core.encoding cimport limited
from homestretch.core.encoding cimport one_of
from homestretch.core.position cimport Position
from homestretch.core.row cimport FloatRow
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport layout
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.components cimport FinishLineRules
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport left_to_stake
from homestretch.games.finishline.rules.betting cimport odds_of
from homestretch.games.finishline.rules.choices cimport bet_action
from homestretch.games.finishline.rules.runners cimport index_of
from homestretch.games.finishline.rules.runners cimport runner_of_horse

@cython.final
cdef class FinishLineEncoding(Encoding):
    cdef double a_die[5]
    cpdef int number(self, Position position, int seat, int action) noexcept nogil
    cpdef int action(self, Position position, int seat, int number) noexcept nogil
    cpdef void observe(self, Position position, int seat, FloatRow out) noexcept nogil

cpdef void measure(FinishLineEncoding encoding, FinishLineRules rules) noexcept nogil

cpdef int numbered(FinishLineEncoding encoding, FinishLinePosition position, int seat, int action) noexcept nogil

cpdef int meant(FinishLineEncoding encoding, FinishLinePosition position, int seat, int number) noexcept nogil

cpdef bint names_a_horse(int verb) noexcept nogil

cpdef int numbered_bet(FinishLinePosition position, int seat, int argument) noexcept nogil

cpdef int meant_bet(FinishLinePosition position, int seat, int argument) noexcept nogil

cpdef int pair_number(int one, int two) noexcept nogil

cpdef int stake_of(FinishLinePosition position, int left, int stake) noexcept nogil

cpdef int numbered_order(FinishLinePosition position, int argument) noexcept nogil

cpdef int meant_order(FinishLinePosition position, int order, int at) noexcept nogil

cpdef void see(FinishLineEncoding encoding, FinishLinePosition position, int seat, FloatRow out) noexcept nogil

cpdef void see_player(FinishLinePosition position, int other, int place, double total, FloatRow out) noexcept nogil

cpdef double signed(double value) noexcept nogil

cpdef void see_runner(FinishLinePosition position, int runner, FloatRow out) noexcept nogil

cpdef void see_dice(FinishLineEncoding encoding, FinishLinePosition position, FloatRow out) noexcept nogil

cpdef void see_sheet(FinishLinePosition position, int seat, FloatRow out) noexcept nogil
