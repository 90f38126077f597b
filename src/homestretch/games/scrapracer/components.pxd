# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.scrapracer cimport parts

@cython.final
cdef class ScrapRacerRules(Rules):
    cdef readonly int racers
    cdef readonly int each
    cdef readonly int start
    cdef readonly int lap
    cdef readonly int laps
    cdef readonly int most_dice
    cdef readonly int marker_supply
    cdef readonly int markers_for_a_card
    cdef readonly int fight_steps
    cdef readonly int booster_spaces
    cdef int owner[6]
    cdef int drawn[6]
    cdef int straight[129]
    cdef int booster_at[129]
    cdef int to_straight[129]
    cdef int to_curve[129]
    cdef int ability_steps[6]
    cdef int boosters[3]
    cdef int crash[42]
    cdef int crash_effect[14]
    cdef int crash_steps[14]
    cdef int crash_other[14]
    cdef int bonus[6]
    cdef int bonus_effect[6]
    cdef int bonus_steps[6]
    cdef int goal[4]
    cdef int goal_effect[4]
    cdef int goal_of[4]
    cdef int goal_steps[4]
    cdef readonly object circuit
    cpdef int distance(self, int number, bint straight) noexcept nogil
