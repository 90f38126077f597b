# Written from the annotations of view.py by homestretch.compile: not by hand.
from homestretch.core.stream cimport Stream
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.race cimport ScrapRacer

cpdef object look(ScrapRacerPosition position, int seat)

cpdef object seen(ScrapRacerPosition position, object whole, int seat)

cpdef object imagine(ScrapRacerRules rules, int seat, object seen, Stream stream)
