# Written from the annotations of policy.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.policy cimport Policy
from homestretch.core.position cimport Position
from homestretch.core.stream cimport Stream
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.bonus cimport card_steps
from homestretch.games.scrapracer.rules.bonus cimport card_steps_from
from homestretch.games.scrapracer.rules.finish cimport score
from homestretch.games.scrapracer.rules.finish cimport score_of_two
from homestretch.games.scrapracer.rules.racers cimport crowd
from homestretch.games.scrapracer.rules.racers cimport first_in_rank
from homestretch.games.scrapracer.rules.racers cimport last_in_rank
from homestretch.games.scrapracer.rules.racers cimport slot_of_racer
from homestretch.games.scrapracer.rules.racers cimport steps_ahead
from homestretch.games.scrapracer.rules.turn cimport dice_total

@cython.final
cdef class ClubPolicy(Policy):
    cdef double value[64]
    cdef double crash[7]
    cdef readonly double cost
    cdef int hand[6]
    cdef readonly int rest
    cdef readonly int planned
    cdef readonly double trifle
    cpdef int choose(self, Position position, int seat, Buffer legal, int count, Stream stream) noexcept nogil

cpdef int decide(ClubPolicy policy, ScrapRacerPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef int about_die(ClubPolicy policy, ScrapRacerPosition position, Buffer legal, int count) noexcept nogil

cpdef double worth_of(ClubPolicy policy, ScrapRacerPosition position, int action, int before, int face) noexcept nogil

cpdef void weigh(ClubPolicy policy, ScrapRacerPosition position, int before) noexcept nogil

cpdef int boosters_of(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int turns_left(ScrapRacerPosition position) noexcept nogil

cpdef double worth_of_rolling(ClubPolicy policy, ScrapRacerPosition position, int shown) noexcept nogil

cpdef double worth_of_face(ClubPolicy policy, ScrapRacerPosition position, int shown, int face) noexcept nogil

cpdef double larger(double one, double other) noexcept nogil

cpdef double worth_of_stopping(ClubPolicy policy, ScrapRacerPosition position, int shown) noexcept nogil

cpdef bint may_end(ScrapRacerPosition position) noexcept nogil

cpdef bint crosses(ScrapRacerPosition position, int reach) noexcept nogil

cpdef bint is_over_for(ScrapRacerPosition position) noexcept nogil

cpdef double worth_of_place(ScrapRacerPosition position, int slot, int steps) noexcept nogil

cpdef void weigh_crashes(ClubPolicy policy, ScrapRacerPosition position) noexcept nogil

cpdef double crash_worth(ScrapRacerPosition position, int slot, int card) noexcept nogil

cpdef bint last_turn(ScrapRacerPosition position) noexcept nogil

cpdef bint is_last(ScrapRacerPosition position) noexcept nogil

cpdef bint wins_by(ScrapRacerPosition position, int slot, int steps) noexcept nogil

cpdef int score_after(ScrapRacerPosition position, int slot, int steps) noexcept nogil

cpdef bint near_the_end(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int about_cards(ClubPolicy policy, ScrapRacerPosition position, int seat, Buffer legal, int count) noexcept nogil

cpdef void take_in_hand(ClubPolicy policy, ScrapRacerPosition position) noexcept nogil

cpdef int farthest(ClubPolicy policy, ScrapRacerPosition position, int space, int dice) noexcept nogil

cpdef int reach_with(ClubPolicy policy, ScrapRacerPosition position, int space, int dice, int card) noexcept nogil

cpdef int onward(ScrapRacerPosition position, int space, int steps) noexcept nogil

cpdef bint goes_far(ScrapRacerPosition position, int card, int steps) noexcept nogil

cpdef int about_winner(ScrapRacerPosition position, Buffer legal, int count) noexcept nogil
