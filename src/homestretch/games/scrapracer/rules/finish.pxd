# Written from the annotations of finish.py by homestretch.compile: not by hand.
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.position cimport ScrapRacerPosition
from homestretch.games.scrapracer.rules.racers cimport advance
from homestretch.games.scrapracer.rules.racers cimport first_in_rank
from homestretch.games.scrapracer.rules.racers cimport last_in_rank
from homestretch.games.scrapracer.rules.racers cimport nth_from_mover

cpdef void next_crossing(ScrapRacerPosition position) noexcept nogil

cpdef void cross_line(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void draw_goal_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_goal_deck(ScrapRacerPosition position) noexcept nogil

cpdef void refill(ScrapRacerPosition position) noexcept nogil

cpdef void next_booster(ScrapRacerPosition position) noexcept nogil

cpdef int booster_under(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void take_booster(ScrapRacerPosition position, int kind) noexcept nogil

cpdef int score(ScrapRacerPosition position, int seat) noexcept nogil

cpdef int score_of_two(ScrapRacerPosition position, int one, int other, int markers) noexcept nogil

cpdef void tell_winner(ScrapRacerPosition position) noexcept nogil
