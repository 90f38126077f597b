"""What comes of choices made in secret at the same time, for everybody, depending on what the others choose."""

from __future__ import annotations

from typing import Annotated

from homestretch.core.position import make_lists


class Crowd:
    """What came of one decision of up to six seats with up to four options each.

    An option is an action by the order in which it was met. The choices of a simulation make a profile, a number to the
    base of four. ``chosen`` has a bit for every seat that chose in this simulation. ``habit`` counts what the quick
    player did; one more is counted for an option that was met at all. ``twin`` is for every seat the first that looks
    the same to all.
    """

    seats: int
    options: int
    chosen: int
    profile: int
    twin: Annotated[list[int], 6]
    action: Annotated[list[int], 4]
    habit: Annotated[list[int], 24]
    count: Annotated[list[int], 4096]
    total: Annotated[list[float], 24576]
    alike_count: Annotated[list[int], 144]
    alike_total: Annotated[list[float], 144]
    usual: Annotated[list[float], 24]
    share: Annotated[list[float], 24]
    chance: Annotated[list[float], 24]
    worth: Annotated[list[float], 24]

    def __init__(self) -> None:
        make_lists(self)
        self.seats = self.options = self.chosen = self.profile = 0

    def mixture(self, seat: int) -> dict[int, float]:
        """How often a seat takes each of its actions, as ``mix`` found."""
        return {self.action[i]: self.share[4 * seat + i] for i in range(self.options) if self.habit[4 * seat + i]}


def clear(crowd: Crowd, seats: int) -> None:
    """Forgets everything, for a new decision of so many seats."""
    crowd.seats = seats
    crowd.options = 0
    for seat in range(seats):
        crowd.twin[seat] = seat
    for i in range(24):
        crowd.habit[i] = 0
    for i in range(4096):
        crowd.count[i] = 0
    for i in range(24576):
        crowd.total[i] = 0.0


def pair(crowd: Crowd, first: int, seat: int) -> None:
    """A seat looks the same to all as the first one."""
    crowd.twin[seat] = first


def start_over(crowd: Crowd) -> None:
    """A new simulation: nobody has chosen."""
    crowd.chosen = 0
    crowd.profile = 0


def option_of(crowd: Crowd, action: int) -> int:
    """The option that an action is, known or new; the last stands for all there is no room for."""
    option = 0
    while option < crowd.options and crowd.action[option] != action:
        option += 1
    if option == 4:
        return 3
    if option == crowd.options:
        crowd.action[option] = action
        crowd.options += 1
    return option


def option_in(profile: int, seat: int) -> int:
    """What a seat chose in a profile."""
    return (profile >> (2 * seat)) & 3


def choose(crowd: Crowd, seat: int, action: int) -> None:
    """A seat chooses; only its first choice of a simulation counts."""
    if not (crowd.chosen >> seat) & 1:
        option = option_of(crowd, action)
        crowd.chosen |= 1 << seat
        crowd.profile |= option << (2 * seat)
        if crowd.habit[4 * seat + option] == 0:
            crowd.habit[4 * seat + option] = 1


def note_habit(crowd: Crowd, seat: int, action: int) -> None:
    """What the quick player would do in a seat that has not chosen yet."""
    if not (crowd.chosen >> seat) & 1:
        option = option_of(crowd, action)
        crowd.habit[4 * seat + option] += 1 if crowd.habit[4 * seat + option] else 2


def reap(crowd: Crowd, seat: int, reward: float) -> None:
    """What came of a simulation for a seat; the first seat comes first."""
    if seat == 0:
        crowd.count[crowd.profile] += 1
    crowd.total[6 * crowd.profile + seat] += reward


def add(crowd: Crowd, other: Crowd) -> None:
    """Takes in what was noted elsewhere of the same decision."""
    for profile in range(1 << (2 * crowd.seats)):
        if other.count[profile]:
            same = 0
            for seat in range(crowd.seats):
                same |= option_of(crowd, other.action[option_in(profile, seat)]) << (2 * seat)
            crowd.count[same] += other.count[profile]
            for seat in range(crowd.seats):
                crowd.total[6 * same + seat] += other.total[6 * profile + seat]
    for seat in range(crowd.seats):
        for option in range(other.options):
            crowd.habit[4 * seat + option_of(crowd, other.action[option])] += other.habit[4 * seat + option]
