# Written from the annotations of components.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.position cimport Rules
from homestretch.games.cubitos cimport parts

@cython.final
cdef class CubitosRules(Rules):
    cdef readonly int edition
    cdef readonly bint ordered
    cdef readonly bint advice
    cdef readonly int start
    cdef readonly int legs
    cdef readonly int tracks
    cdef readonly int draw_amount
    cdef readonly int danger
    cdef readonly int step_price
    cdef readonly int purchases
    cdef readonly int own_light
    cdef readonly int own_dark
    cdef int given[8]
    cdef int dice[11]
    cdef int first_side[12]
    cdef int side_weight[34]
    cdef int side_kind[34]
    cdef int side_face[34]
    cdef int symbol_side[11]
    cdef int power_side[11]
    cdef int blank_side[11]
    cdef int face_coins[8]
    cdef int face_steps[8]
    cdef int fan_credits[14]
    cdef int fan_tokens[14]
    cdef int cost[57]
    cdef int swords[57]
    cdef int red_lost[57]
    cdef int start_wins[57]
    cdef int deck_work[57]
    cdef int timing[114]
    cdef int verb[684]
    cdef int number[114]
    cdef int power_only[114]
    cdef int lose_self[114]
    cdef int with_die[114]
    cdef int with_coins[114]
    cdef int with_steps[114]
    cdef int spaces[2]
    cdef int lines[2]
    cdef int kind[400]
    cdef int red_line[400]
    cdef int distance[400]
    cdef int ahead[400]
    cdef int effect[400]
    cdef int jet[400]
    cdef int neighbours[400]
    cdef int neighbour[4800]
    cdef int shortcuts[400]
    cdef int shortcut_to[800]
    cdef int shortcut_pay[800]
    cdef int shortcut_price[800]
    cdef int rewards[400]
    cdef int reward[1600]
    cdef int reward_amount[1600]
    cdef int reward_limit[1600]
    cdef readonly object courses
