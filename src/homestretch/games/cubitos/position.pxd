# Written from the annotations of position.py by homestretch.compile: not by hand.
from homestretch.core.position cimport Position
from homestretch.games.cubitos cimport parts
from homestretch.games.cubitos.components cimport CubitosRules

cdef class CubitosPosition(Position):
    cdef readonly CubitosRules rules
    cdef readonly int stage
    cdef readonly int round
    cdef readonly int first
    cdef readonly int turn
    cdef readonly int turn_at
    cdef readonly int roller
    cdef readonly int mode
    cdef readonly int hits
    cdef readonly bint forcing
    cdef readonly bint tie_break
    cdef readonly int setting_up
    cdef int ask[4]
    cdef int at[4]
    cdef int space[4]
    cdef int began[4]
    cdef int loss[4]
    cdef int pick[4]
    cdef int setting[4]
    cdef int draw_amount[4]
    cdef int credits[4]
    cdef int coins[4]
    cdef int steps[4]
    cdef int water_steps[4]
    cdef int fans[4]
    cdef int draw_tokens[4]
    cdef int leg[4]
    cdef int adding[4]
    cdef int picking[4]
    cdef int picked[4]
    cdef int free_rolls[4]
    cdef int forced[4]
    cdef int yellow_events[4]
    cdef int brown_events[4]
    cdef int free_colours[4]
    cdef int next_free_colours[4]
    cdef int doubled[4]
    cdef int swords[4]
    cdef int lost[4]
    cdef int earned[4]
    cdef int bought[4]
    cdef int effects[4]
    cdef int losing[4]
    cdef int gaining[4]
    cdef int gain_limit[4]
    cdef int to_give[4]
    cdef int red_due[4]
    cdef int bob_due[4]
    cdef int power_due[4]
    cdef int sending[4]
    cdef int danger[4]
    cdef int was_bust[4]
    cdef int ready[4]
    cdef int unlimited[4]
    cdef int next_unlimited[4]
    cdef int safe[4]
    cdef int tied[4]
    cdef int tray[11]
    cdef int card[8]
    cdef int draw[44]
    cdef int roll[44]
    cdef int discard[44]
    cdef int hand[44]
    cdef int borrowed[44]
    cdef int now[32]
    cdef int later[32]
    cdef int active[544]
    cdef int ordinal[44]
    cdef int owned(self, int seat, int kind) noexcept nogil
