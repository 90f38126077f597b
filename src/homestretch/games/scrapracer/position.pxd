# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules

cdef class ScrapRacerPosition(Position):
    cdef readonly ScrapRacerRules rules
    cdef public int step
    cdef public int stage
    cdef public int round
    cdef public int turn
    cdef public int mover
    cdef public int ordering
    cdef public int started
    cdef public int dice_count
    cdef public bint crashed
    cdef public bint driven
    cdef public int crash_card
    cdef public int crash_dice
    cdef public int crash_sum
    cdef public int then
    cdef public int fight_space
    cdef public int fight_in
    cdef public int fight_left
    cdef public int fight_best
    cdef public int goal_at
    cdef public bint crossed
    cdef public int collect_at
    cdef public bint ending
    cdef public int on_track
    cdef public int reserve
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
