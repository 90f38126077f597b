# Written from the annotations of chances.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.dice cimport roll
from homestretch.games.finishline.rules.turn cimport line_up
from homestretch.games.finishline.rules.turn cimport photo
from homestretch.games.finishline.rules.turn cimport start_with

cpdef int chance_kind(FinishLinePosition position) noexcept nogil

cpdef int chance(FinishLinePosition position, Buffer weights) noexcept nogil

cpdef int horseshoe_weights(FinishLinePosition position, Buffer weights) noexcept nogil

cpdef void turn_out(FinishLinePosition position, int outcome) noexcept nogil
