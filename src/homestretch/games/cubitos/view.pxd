# Written from the annotations of view.py by homestretch.compile: not by hand.
from homestretch.core.stream cimport Stream
from homestretch.games.cubitos.components cimport CubitosRules
from homestretch.games.cubitos.position cimport CubitosPosition
from homestretch.games.cubitos.rules.race cimport Cubitos

cpdef object look(CubitosPosition position, int seat)

cpdef object seen(CubitosPosition position, object whole, int seat)

cpdef object imagine(CubitosRules rules, int seat, object seen, Stream stream)
