"""Choices that others make at the same time: mixtures with which nobody could do much better."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import log

import pytest

from bots.moments import read
from homestretch.bots.crowd import Crowd, add, choose, clear, note_habit, pair, reap, start_over
from homestretch.bots.levels import make_bot
from homestretch.bots.mixture import mix
from homestretch.bots.search import EVEN, NEARLY
from homestretch.core.view import View

TUNNELS = 10
"""Which of the cards has three tunnels, each for one ship."""
Payoff = Callable[[tuple[int, ...], int], float]


def noted(payoff: Payoff, seats: int, options: int, times: int = 300) -> Crowd:
    """A crowd in which every profile came up as often; the actions are 100, 101 and so on."""
    return met(payoff, list(product(range(options), repeat=seats)), times)


def met(payoff: Payoff, profiles: list[tuple[int, ...]], times: int) -> Crowd:
    """A crowd in which these profiles came up so often each, in this order."""
    crowd = Crowd()
    clear(crowd, len(profiles[0]))
    for profile in profiles:
        for _ in range(times):
            start_over(crowd)
            for seat, option in enumerate(profile):
                choose(crowd, seat, 100 + option)
            for seat in range(len(profile)):
                reap(crowd, seat, payoff(profile, seat))
    return crowd


def mixed(crowd: Crowd, seats: int) -> list[list[float]]:
    mix(crowd, NEARLY, EVEN)
    return [[share for _, share in sorted(crowd.mixture(seat).items())] for seat in range(seats)]


def worth(payoff: Payoff, expected: list[list[float]], seat: int, option: int) -> float:
    """What an option is worth against the others, by brute force."""
    total = 0.0
    for profile in product(*(range(len(row)) for row in expected)):
        if profile[seat] == option:
            chance = 1.0
            for other, row in enumerate(expected):
                chance *= 1.0 if other == seat else row[profile[other]]
            total += chance * payoff(profile, seat)
    return total


def alone(profile: tuple[int, ...], seat: int) -> float:
    """The first option wins if nobody else takes it, the second is always worth a little."""
    if profile[seat]:
        return 0.25
    return 1.0 if profile.count(0) == 1 else 0.0


def two_at_most(profile: tuple[int, ...], seat: int) -> float:
    """The first option serves two, the third is better the more take it, the second is worth more to some."""
    if profile[seat] == 0:
        return 0.6 if profile.count(0) <= 2 else 0.1
    return 0.2 + 0.1 * seat if profile[seat] == 1 else 0.1 * profile.count(2)


@pytest.mark.parametrize(("payoff", "seats", "options"), [(alone, 2, 2), (alone, 3, 2), (two_at_most, 4, 3)])
def test_nobody_could_do_much_better_by_another_mixture(payoff: Payoff, seats: int, options: int) -> None:
    shares = mixed(noted(payoff, seats, options), seats)
    usual = 1 / options
    expected = [[0.25 * usual + 0.75 * share for share in row] for row in shares]
    for seat, row in enumerate(shares):
        values = [worth(payoff, expected, seat, option) for option in range(options)]
        gained = max(values) - sum(share * value for share, value in zip(row, values, strict=True))
        assert sum(row) == pytest.approx(1.0)
        assert gained <= max(NEARLY, EVEN * (max(values) - min(values))) * log(options) + 0.01


def test_who_would_collide_by_habit_is_kept_out_of_the_way_of() -> None:
    crowd = noted(alone, 2, 2)
    for _ in range(1000):
        start_over(crowd)
        note_habit(crowd, 1, 100)
    first = mixed(crowd, 2)[0]
    assert first[0] < 0.4
    assert mixed(noted(alone, 2, 2), 2)[0][0] > 0.5


def test_what_is_always_worse_is_never_done() -> None:
    shares = mixed(noted(lambda profile, seat: 0.5 * (1 - profile[seat]), 3, 2), 3)
    assert all(row[1] < 0.01 for row in shares)


def test_a_seat_that_has_nothing_to_choose_does_not_matter() -> None:
    crowd = Crowd()
    clear(crowd, 3)
    for profile in product(range(2), repeat=2):
        for _ in range(300):
            start_over(crowd)
            for seat in (0, 2):
                choose(crowd, seat, 100 + profile[seat // 2])
            for seat in range(3):
                reap(crowd, seat, 0.0 if seat == 1 else alone(profile, seat // 2))
    mix(crowd, NEARLY, EVEN)
    pair = mixed(noted(alone, 2, 2), 2)
    assert [share for _, share in sorted(crowd.mixture(0).items())] == pytest.approx(pair[0])
    assert [share for _, share in sorted(crowd.mixture(2).items())] == pytest.approx(pair[1])


def test_a_choice_after_the_first_is_another_round_and_does_not_count() -> None:
    crowd = noted(alone, 2, 2, times=1)
    start_over(crowd)
    for action in (100, 101):
        choose(crowd, 0, action)
        choose(crowd, 1, action)
    assert crowd.profile == 0


def test_what_several_threads_noted_adds_up_though_they_met_actions_in_another_order() -> None:
    pairs = list(product(range(2), repeat=2))
    one, other = met(alone, pairs, 200), met(alone, pairs[::-1], 200)
    add(one, other)
    assert mixed(one, 2) == mixed(met(alone, pairs, 400), 2)


def test_a_profile_that_was_never_met_is_worth_what_others_like_it_were() -> None:
    """Three of a kind always fail, whoever they are; one way to be three was never tried."""
    known = [profile for profile in product(range(2), repeat=4) if profile != (0, 0, 0, 1)]
    whole = mixed(noted(two_at_most, 4, 2), 4)
    for found, expected in zip(mixed(met(two_at_most, known, 300), 4), whole, strict=True):
        assert found == pytest.approx(expected, abs=0.05)


def test_twins_mix_alike_though_one_of_them_was_lucky() -> None:
    """Else each would find the mixture in which the other gives way, and both would go."""

    def lucky(profile: tuple[int, ...], seat: int) -> float:
        return alone(profile, seat) + (0.1 if seat == 0 and profile == (0, 1) else 0.0)

    apart = mixed(noted(lucky, 2, 2), 2)
    crowd = noted(lucky, 2, 2)
    pair(crowd, 0, 1)
    together = mixed(crowd, 2)
    assert apart[0] != pytest.approx(apart[1], abs=0.02)
    assert together[0] == pytest.approx(together[1])


def test_champions_in_outspeed_do_not_all_take_the_same_tunnel() -> None:
    """All stand equal; whoever is alone in a tunnel profits, two in one pay for nothing."""
    game, position = read("outspeed", {"seats": 3}, {"round": 12, "zones": [18, 18, 18], "fuel": [6, 6, 6]})
    position.resolve(TUNNELS)
    taken = [
        game.actions.typed(make_bot(game, "champion", seed, scenarios=250).choose(View.of(game, position, 0)))
        for seed in range(8)
    ]
    assert len(set(taken)) > 1
