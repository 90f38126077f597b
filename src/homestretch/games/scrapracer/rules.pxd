# Written from the annotations of rules.py by homestretch.compile: not by hand.
cimport cython
from homestretch.core.buffer cimport Buffer
from homestretch.core.position cimport tell
from homestretch.games.scrapracer cimport actions
from homestretch.games.scrapracer cimport events
from homestretch.games.scrapracer cimport parts
from homestretch.games.scrapracer.components cimport ScrapRacerRules
from homestretch.games.scrapracer.position cimport ScrapRacerPosition

@cython.final
cdef class ScrapRacer(ScrapRacerPosition):
    cpdef int waiting(self) noexcept nogil
    cpdef int legal(self, int seat, Buffer out) noexcept nogil
    cpdef int refusal(self, int seat, int action) noexcept nogil
    cpdef void apply(self, int seat, int action) noexcept nogil
    cpdef int chance(self, Buffer weights) noexcept nogil
    cpdef void label(self, Buffer out) noexcept nogil
    cpdef void resolve(self, int outcome) noexcept nogil
    cpdef bint over(self) noexcept nogil
    cpdef void scores(self, Buffer out) noexcept nogil

cpdef void set_up(ScrapRacerPosition position) noexcept nogil

cpdef void draw_racer(ScrapRacerPosition position, int racer) noexcept nogil

cpdef void begin_with(ScrapRacerPosition position, int seat) noexcept nogil

cpdef int ordering_seat(ScrapRacerPosition position) noexcept nogil

cpdef void go_first(ScrapRacerPosition position, int seat, int racer) noexcept nogil

cpdef void proceed(ScrapRacerPosition position) noexcept nogil

cpdef void begin_turn(ScrapRacerPosition position) noexcept nogil

cpdef void end_turn(ScrapRacerPosition position) noexcept nogil

cpdef void carry_out(ScrapRacerPosition position, int seat, int verb, int argument) noexcept nogil

cpdef void throw(ScrapRacerPosition position, int value) noexcept nogil

cpdef void ask_about_die(ScrapRacerPosition position) noexcept nogil

cpdef bint double_shows(ScrapRacerPosition position) noexcept nogil

cpdef bint holds_booster(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void boost(ScrapRacerPosition position, int use) noexcept nogil

cpdef int booster_for(int use) noexcept nogil

cpdef void stop(ScrapRacerPosition position) noexcept nogil

cpdef void drive(ScrapRacerPosition position) noexcept nogil

cpdef void ask_after(ScrapRacerPosition position) noexcept nogil

cpdef int dice_total(ScrapRacerPosition position) noexcept nogil

cpdef bint can_play(ScrapRacerPosition position, int seat) noexcept nogil

cpdef int card_steps(ScrapRacerPosition position, int card) noexcept nogil

cpdef int steps_to_nearest(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int steps_ahead(ScrapRacerPosition position, int space, int other) noexcept nogil

cpdef void play_card(ScrapRacerPosition position, int seat, int card) noexcept nogil

cpdef void use_ability(ScrapRacerPosition position, int slot) noexcept nogil

cpdef bint has_overtaken(ScrapRacerPosition position, int slot) noexcept nogil

cpdef bint next_fight(ScrapRacerPosition position) noexcept nogil

cpdef int crowd(ScrapRacerPosition position, int space) noexcept nogil

cpdef int foremost_contested(ScrapRacerPosition position) noexcept nogil

cpdef bint own_fight(ScrapRacerPosition position) noexcept nogil

cpdef int fighting_jackal(ScrapRacerPosition position) noexcept nogil

cpdef void fight_die(ScrapRacerPosition position, int value) noexcept nogil

cpdef void win_fight(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void crash(ScrapRacerPosition position) noexcept nogil

cpdef int crash_deck(ScrapRacerPosition position) noexcept nogil

cpdef void draw_crash_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_crash_deck(ScrapRacerPosition position, int deck) noexcept nogil

cpdef void crash_effect(ScrapRacerPosition position, int slot, int card) noexcept nogil

cpdef void crash_die(ScrapRacerPosition position, int value) noexcept nogil

cpdef void ram(ScrapRacerPosition position, int slot, int steps, int push) noexcept nogil

cpdef void lose_position(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void stay(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void take_bonus_marker(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int markers_needed(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int bonus_cards_left(ScrapRacerPosition position) noexcept nogil

cpdef int bonus_held(ScrapRacerPosition position, int card) noexcept nogil

cpdef void draw_bonus_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_bonus_deck(ScrapRacerPosition position) noexcept nogil

cpdef void next_crossing(ScrapRacerPosition position) noexcept nogil

cpdef void cross_line(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void draw_goal_card(ScrapRacerPosition position, int card) noexcept nogil

cpdef void renew_goal_deck(ScrapRacerPosition position) noexcept nogil

cpdef void refill(ScrapRacerPosition position) noexcept nogil

cpdef void next_booster(ScrapRacerPosition position) noexcept nogil

cpdef int booster_under(ScrapRacerPosition position, int slot) noexcept nogil

cpdef void take_booster(ScrapRacerPosition position, int kind) noexcept nogil

cpdef int active(ScrapRacerPosition position) noexcept nogil

cpdef int seat_of(ScrapRacerPosition position, int slot) noexcept nogil

cpdef int slot_of_racer(ScrapRacerPosition position, int racer) noexcept nogil

cpdef int lowest_of(int mask) noexcept nogil

cpdef int racers_in(ScrapRacerPosition position, int mask) noexcept nogil

cpdef void advance(ScrapRacerPosition position, int slot, int steps, int cause) noexcept nogil

cpdef void retreat(ScrapRacerPosition position, int slot, int steps) noexcept nogil

cpdef bint ranks_before(ScrapRacerPosition position, int slot, int other) noexcept nogil

cpdef int next_in_rank(ScrapRacerPosition position, int slot, bint ahead) noexcept nogil

cpdef int last_in_rank(ScrapRacerPosition position, int without) noexcept nogil

cpdef int first_in_rank(ScrapRacerPosition position, int without) noexcept nogil

cpdef int score(ScrapRacerPosition position, int seat) noexcept nogil

cpdef void tell_winner(ScrapRacerPosition position) noexcept nogil

cpdef int legal(ScrapRacerPosition position, int seat, Buffer out) noexcept nogil

cpdef int offer(ScrapRacerPosition position, int seat, int verb, int argument, Buffer out, int count) noexcept nogil

cpdef int refusal(ScrapRacerPosition position, int seat, int verb, int argument) noexcept nogil

cpdef int boost_refusal(ScrapRacerPosition position, int use) noexcept nogil

cpdef int racer_refusal(ScrapRacerPosition position, int seat, int verb, int slot) noexcept nogil

cpdef int chance_kind(ScrapRacerPosition position) noexcept nogil

cpdef int chance(ScrapRacerPosition position, Buffer weights) noexcept nogil

cpdef int fill(Buffer weights, int count) noexcept nogil

cpdef void turn_out(ScrapRacerPosition position, int outcome) noexcept nogil
