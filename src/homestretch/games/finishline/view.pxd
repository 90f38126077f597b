# Written from the annotations of view.py by homestretch.compile: not by hand.
from homestretch.core.stream cimport Stream
from homestretch.games.finishline cimport parts
from homestretch.games.finishline.components cimport FinishLineRules
from homestretch.games.finishline.position cimport FinishLinePosition
from homestretch.games.finishline.rules.race cimport FinishLine

cpdef object look(FinishLinePosition position, int seat)

cpdef object seen(FinishLinePosition position, object whole, int seat)

cpdef object imagine(FinishLineRules rules, int seat, object seen, Stream stream)

cpdef object imagined_sheet(FinishLineRules rules, object line_up, int capital, Stream stream)

cpdef object different(Stream stream)
