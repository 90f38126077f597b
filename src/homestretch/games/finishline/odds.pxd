# Written from the annotations of odds.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport copy_into
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.core.stream cimport pick
from homestretch.games.finishline cimport actions
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport odds_of
from homestretch.games.finishline.rules.chances cimport chance
from homestretch.games.finishline.rules.chances cimport turn_out
from homestretch.games.finishline.rules.choices cimport carry_out
from homestretch.games.finishline.rules.choices cimport legal
from homestretch.games.finishline.rules.race cimport FinishLine
from homestretch.games.finishline.rules.turn cimport start_with

cpdef void run_race(FinishLinePosition position, Stream stream, Buffer out) noexcept nogil

cpdef object finishes(FinishLinePosition position)

cpdef object odds(FinishLinePosition position)
