# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.outspeed cimport parts

@cython.final
cdef class OutspeedRules(Rules):
    cdef public bint first_race
    cdef public int rounds
    cdef public int start_fuel
    cdef public int start_zone
    cdef public int zones
    cdef public int tableaus
    cdef public int looked_at
    cdef public int few
    cdef public int wheel
    cdef public int track_cards
    cdef public int finish_cards
    cdef public int nitro_zones
    cdef public int tank_fuel
    cdef public int flame_zones
    cdef public int ion_fuel
    cdef public int magnet_foremost
    cdef public int magnet_between
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
    cdef public object cards
