# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.outspeed cimport parts

@cython.final
cdef class OutspeedRules(Rules):
    cdef readonly bint first_race
    cdef readonly int rounds
    cdef readonly int start_fuel
    cdef readonly int start_zone
    cdef readonly int zones
    cdef readonly int tableaus
    cdef readonly int looked_at
    cdef readonly int few
    cdef readonly int wheel
    cdef readonly int track_cards
    cdef readonly int finish_cards
    cdef readonly int nitro_zones
    cdef readonly int tank_fuel
    cdef readonly int flame_zones
    cdef readonly int ion_fuel
    cdef readonly int magnet_foremost
    cdef readonly int magnet_between
    cdef int tiles[6]
    cdef int lit[180]
    cdef int at_most[180]
    cdef int alone[180]
    cdef int least[180]
    cdef int term[5040]
    cdef int die_faces[2]
    cdef int die_value[12]
    cdef int die_weight[12]
    cdef double die_mean[2]
    cdef readonly object cards
