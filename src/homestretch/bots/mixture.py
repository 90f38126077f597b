"""Mixtures for choices made in secret at the same time.

Where a route is good as long as few take it, no choice is the best, only a mixture of them. From what a search noted in
a ``Crowd`` the mixtures are worked out with which nobody could do much better, if the others are as clever three times
out of four and otherwise do as the quick player does.
"""

from __future__ import annotations

from homestretch.bots.crowd import Crowd, option_in

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp


def mix(crowd: Crowd, nearly: float, even: float) -> None:
    """Works out how often each seat takes each option.

    What is worth ``nearly`` less is e times less likely, or ``even`` of the way from the best to the worst, if that is
    more. Everybody answers the others again and again, and the answers are averaged.
    """
    begin_as_usual(crowd)
    count_alike(crowd)
    for step in range(100):
        for i in range(24):
            crowd.worth[i] = 0.0
            crowd.chance[i] = 0.25 * crowd.usual[i] + 0.75 * crowd.share[i]
        for profile in range(1 << (2 * crowd.seats)):
            if is_open(crowd, profile):
                weigh(crowd, profile)
        for option in range(4):
            level(crowd, option)
        for seat in range(crowd.seats):
            answer(crowd, seat, nearly, even, 1.0 / (step + 1.5))


def begin_as_usual(crowd: Crowd) -> None:
    """Everybody does as the quick player does; who has nothing to choose has one option."""
    for seat in range(crowd.seats):
        habits = 0
        known = 0
        for option in range(4):
            if crowd.habit[4 * seat + option]:
                habits += crowd.habit[4 * seat + option] - 1
                known += 1
        if known == 0:
            crowd.habit[4 * seat] = 1
            known = 1
        for option in range(4):
            habit = crowd.habit[4 * seat + option]
            crowd.usual[4 * seat + option] = 0.0
            if habit:
                crowd.usual[4 * seat + option] = (habit - 1.0) / habits if habits else 1.0 / known
            crowd.share[4 * seat + option] = crowd.usual[4 * seat + option]


def is_open(crowd: Crowd, profile: int) -> bool:
    """Whether everybody has the option that a profile says."""
    for seat in range(crowd.seats):
        if crowd.habit[4 * seat + option_in(profile, seat)] == 0:
            return False
    return True


def alike(crowd: Crowd, profile: int, seat: int) -> int:
    """Where profiles are counted together that differ only in what those do who chose otherwise than a seat."""
    others = 0
    for other in range(crowd.seats):
        if other != seat and option_in(profile, other) == option_in(profile, seat):
            others += 1
    return (4 * seat + option_in(profile, seat)) * 6 + others


def count_alike(crowd: Crowd) -> None:
    """Adds up the profiles by what a seat chose and how many did the same."""
    for i in range(144):
        crowd.alike_count[i] = 0
        crowd.alike_total[i] = 0.0
    for profile in range(1 << (2 * crowd.seats)):
        if crowd.count[profile]:
            for seat in range(crowd.seats):
                at = alike(crowd, profile, seat)
                crowd.alike_count[at] += crowd.count[profile]
                crowd.alike_total[at] += crowd.total[6 * profile + seat]


def weigh(crowd: Crowd, profile: int) -> None:
    """Adds what a profile is worth to each seat's option, as likely as the others make it."""
    for seat in range(crowd.seats):
        chance = 1.0
        for other in range(crowd.seats):
            if other != seat:
                chance *= crowd.chance[4 * other + option_in(profile, other)]
        if chance > 0.0:
            crowd.worth[4 * seat + option_in(profile, seat)] += chance * worth_of(crowd, profile, seat)


def level(crowd: Crowd, option: int) -> None:
    """An option is worth the same to twins: else each would find the mixture in which the other gives way."""
    for first in range(crowd.seats):
        total = 0.0
        twins = 0
        for seat in range(first, crowd.seats):
            if crowd.twin[seat] == first and crowd.habit[4 * seat + option]:
                total += crowd.worth[4 * seat + option]
                twins += 1
        for seat in range(first, crowd.seats):
            if crowd.twin[seat] == first and crowd.habit[4 * seat + option]:
                crowd.worth[4 * seat + option] = total / twins


def worth_of(crowd: Crowd, profile: int, seat: int) -> float:
    """What came of a profile; as if profiles alike had been met ten times in it, for it may be a rare one."""
    at = alike(crowd, profile, seat)
    usual = crowd.alike_total[at] / crowd.alike_count[at] if crowd.alike_count[at] else 0.0
    return (crowd.total[6 * profile + seat] + 10.0 * usual) / (crowd.count[profile] + 10.0)


def answer(crowd: Crowd, seat: int, nearly: float, even: float, part: float) -> None:
    """A seat answers the others; a part of what it does from now on is this answer."""
    best = -1.0
    worst = 2.0
    for i in range(4 * seat, 4 * seat + 4):
        if crowd.habit[i]:
            best = crowd.worth[i] if crowd.worth[i] > best else best
            worst = crowd.worth[i] if crowd.worth[i] < worst else worst
    scale = nearly if nearly > even * (best - worst) else even * (best - worst)
    total = 0.0
    for i in range(4 * seat, 4 * seat + 4):
        if crowd.habit[i]:
            total += exp((crowd.worth[i] - best) / scale)
    for i in range(4 * seat, 4 * seat + 4):
        if crowd.habit[i]:
            crowd.share[i] += part * (exp((crowd.worth[i] - best) / scale) / total - crowd.share[i])
