# Written from the annotations of simulation.py by homestretch.compile: not by hand.
cimport cython
from homestretch.bots.crowd cimport Crowd
from homestretch.bots.crowd cimport choose
from homestretch.bots.crowd cimport clear
from homestretch.bots.crowd cimport note_habit
from homestretch.bots.crowd cimport pair
from homestretch.bots.crowd cimport reap
from homestretch.bots.crowd cimport start_over
from homestretch.bots.tree cimport Tree
from homestretch.bots.tree cimport add_node
from homestretch.bots.tree cimport forget
from homestretch.bots.tree cimport is_half_full
from homestretch.bots.tree cimport look_up
from homestretch.bots.tree cimport row_of
from homestretch.bots.worlds cimport Worlds
from homestretch.bots.worlds cimport take
from homestretch.core.buffer cimport Buffer
from homestretch.core.insight cimport Insight
from homestretch.core.playout cimport lowest
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.position cimport copy_into
from homestretch.core.position cimport memory
from homestretch.core.stream cimport Stream
from homestretch.core.stream cimport below
from homestretch.core.stream cimport narrow
from homestretch.core.stream cimport stir
from homestretch.core.stream cimport wide

@cython.final
cdef class Search:
    cdef readonly Tree tree
    cdef readonly Policy policy
    cdef readonly Insight insight
    cdef readonly Stream stream
    cdef readonly Worlds worlds
    cdef readonly Position root
    cdef readonly Position now
    cdef readonly Position known
    cdef readonly Buffer out
    cdef readonly int seats
    cdef readonly int seat
    cdef readonly int node
    cdef readonly Buffer label
    cdef readonly unsigned long long scenario
    cdef readonly unsigned long long fate
    cdef readonly int turn
    cdef readonly int standing
    cdef int candidate[40]
    cdef int rounds[40]
    cdef double lead[40]
    cdef double spread[40]
    cdef readonly double base
    cdef readonly int until
    cdef readonly int limit
    cdef readonly double boldness
    cdef readonly bint practises
    cdef readonly bint practising
    cdef readonly double trifle
    cdef readonly double honour
    cdef readonly double worst
    cdef readonly double best
    cdef readonly unsigned long long steps
    cdef readonly int forced
    cdef readonly bint at_root
    cdef readonly int depth
    cdef readonly int deepest
    cdef readonly int off
    cdef readonly int grown
    cdef readonly int pains
    cdef readonly int trial
    cdef readonly bint crowding
    cdef readonly Crowd crowd
    cdef double reward[8]
    cdef int path_entry[200]
    cdef int path_node[200]
    cdef int path_seat[200]
    cpdef int needed(self, int scenarios) noexcept nogil
    cpdef bint is_settled(self) noexcept nogil
    cpdef bint is_mixed(self) noexcept nogil

cpdef object run(Search search, int simulations)

cpdef int root_node(Search search) noexcept nogil

cpdef void find_twins(Search search) noexcept nogil

cpdef void line_up(Search search) noexcept nogil

cpdef void next_scenario(Search search) noexcept nogil

cpdef void compare(Search search) noexcept nogil

cpdef void count_in(Search search, int i, double reward) noexcept nogil

cpdef bint is_time_to_drop(Search search) noexcept nogil

cpdef void drop(Search search) noexcept nogil

cpdef double lead_at(Search search, int i, double errors) noexcept nogil

cpdef void simulate(Search search, int entry) noexcept nogil

cpdef int outcome(Search search, int count) noexcept nogil

cpdef unsigned long long blended(unsigned long long fate, unsigned long long event) noexcept nogil

cpdef bint beyond_horizon(Search search) noexcept nogil

cpdef int decision(Search search, int seat, int count) noexcept nogil

cpdef int usual_decision(Search search, int seat, int count) noexcept nogil

cpdef bint is_habit(Search search, int seat) noexcept nogil

cpdef bint is_thin(Search search) noexcept nogil

cpdef int follow(Search search, int seat, int node, int entry) noexcept nogil

cpdef int node_for(Search search, int seat, int count) noexcept nogil

cpdef int grow(Search search, unsigned long long key, int seat, int count) noexcept nogil

cpdef unsigned long long key_of(Search search, int seat) noexcept nogil

cpdef unsigned long long key_of_lists(Position known, int seat) noexcept nogil

cpdef int best_entry(Search search, int node) noexcept nogil

cpdef bint tries_out(Search search) noexcept nogil

cpdef int opened(int count, int visits) noexcept nogil

cpdef void judge(Search search) noexcept nogil

cpdef int beaten(Search search, int seat) noexcept nogil

cpdef void note(Search search) noexcept nogil

cpdef void enter(Tree tree, int node, int taken, double reward) noexcept nogil
