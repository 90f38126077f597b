# Written from the annotations of view.py by homestretch.compile: not by hand.
from homestretch.core.buffer cimport Buffer
from homestretch.core.stream cimport Stream
from homestretch.games.outspeed cimport actions
from homestretch.games.outspeed cimport parts
from homestretch.games.outspeed.components cimport OutspeedRules
from homestretch.games.outspeed.position cimport OutspeedPosition
from homestretch.games.outspeed.rules.bonus cimport lay_refusal
from homestretch.games.outspeed.rules.choices cimport legal
from homestretch.games.outspeed.rules.race cimport Outspeed

cpdef object look(OutspeedPosition position, int seat)

cpdef object seen(OutspeedPosition position, object whole, int seat)

cpdef object hidden(OutspeedPosition position, int owner, int seat, object tile)

cpdef object closed(OutspeedPosition position, int seat, int step, object choices)

cpdef object hand_of(OutspeedPosition position, int seat)

cpdef object unseen(OutspeedPosition position, int seat)

cpdef object imagine(OutspeedRules rules, int seat, object seen, Stream stream)

cpdef object playable(OutspeedRules rules, object seen, int seat)

cpdef object deal(object pool, Stream stream, object kinds)

cpdef object choose_secretly(Outspeed position, object seen, object laid, Stream stream)
