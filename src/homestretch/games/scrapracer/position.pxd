# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules

cdef class ScrapRacerPosition(Position):
    cdef readonly ScrapRacerRules rules
    cdef readonly int step
    cdef readonly int stage
    cdef readonly int round
    cdef readonly int turn
    cdef readonly int mover
    cdef readonly int ordering
    cdef readonly int started
    cdef readonly int dice_count
    cdef readonly bint crashed
    cdef readonly bint driven
    cdef readonly int crash_card
    cdef readonly int crash_dice
    cdef readonly int crash_sum
    cdef readonly int then
    cdef readonly int fight_space
    cdef readonly int fight_in
    cdef readonly int fight_left
    cdef readonly int fight_best
    cdef readonly int goal_at
    cdef readonly bint crossed
    cdef readonly int collect_at
    cdef readonly bint ending
    cdef readonly int on_track
    cdef readonly int reserve
    cdef int dice[6]
    cdef int ordinal[11]
    cdef int racer[6]
    cdef int order[6]
    cdef int progress[6]
    cdef int space[6]
    cdef int goal_markers[6]
    cdef int bonus_markers[6]
    cdef int boosters[18]
    cdef int cards[36]
    cdef int hidden[3]
    cdef int crash_deck[42]
    cdef int bonus_deck[6]
    cdef int goal_deck[4]
    cdef bint booster_lies_on(self, int s) noexcept nogil
