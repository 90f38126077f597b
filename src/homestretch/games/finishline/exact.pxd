# Written from the annotations of exact.py by homestretch.compile: not by hand.
from homestretch.core.position cimport copy_into
from homestretch.core.stream cimport Stream
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.betting cimport settle_sheet
from homestretch.games.finishline.rules.race cimport FinishLine

cpdef object payouts(FinishLinePosition position, int seat)

cpdef object slip(FinishLinePosition position, int seat)
