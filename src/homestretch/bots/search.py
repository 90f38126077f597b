"""The bot that thinks: it simulates the rest of the game from positions its view allows, and takes what wins most."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import exp, sqrt
from time import perf_counter

from homestretch.bots.bot import Bot, seat_of
from homestretch.bots.crowd import add
from homestretch.bots.mixture import mix
from homestretch.bots.simulation import Search, run
from homestretch.bots.tree import Tree
from homestretch.bots.why import Why
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game
from homestretch.core.position import Position
from homestretch.core.stream import Stream
from homestretch.core.view import View

MEMORY = 32 * 1024 * 1024
BOLDNESS = 0.5
SLICE = 16
"""Simulations between two looks at the clock."""
LOOK = 64
"""Simulations between two looks whether there is anything left to think about."""
FEW, MANY = 12, 64
"""How many positions are imagined where the game deals anew what is hidden, and where it cannot."""
NEARLY, FAR = 0.01, 0.2
"""In a mixture, what wins so much less often is e times less likely; below so little of the best it is left out."""
EVEN = 0.1
"""Where others may make the same choice it is e times less likely at so much of the way from the best to the worst."""
HOPELESS = 0.02
"""Whoever wins no more often than that has nothing to hide, and does not mix."""
MANY_SCENARIOS = 100
"""Who looks at so many practises, takes pains where the game says so, and mixes by what everybody does."""
CAUTION = 1.5
"""Standard errors by which another choice must lead over the quick player's own."""

Row = tuple[int, int, float]


@dataclass(frozen=True)
class Budget:
    """How much to think; whichever ends first."""

    scenarios: int | None = None
    simulations: int | None = None
    milliseconds: float | None = None

    def part(self, number: int, threads: int) -> Budget:
        """What one of several threads does of it."""
        return Budget(portion(self.scenarios, number, threads), portion(self.simulations, number, threads))

    def end(self) -> float | None:
        """When the time is over, if it begins now."""
        return None if self.milliseconds is None else perf_counter() + self.milliseconds / 1000


def portion(count: int | None, number: int, threads: int) -> int | None:
    """What one of several threads has of so many."""
    return None if count is None else (count + number) // threads


class SearchBot(Bot):
    """Thinks as much as its budget allows.

    The same seed, scenarios, simulations and threads give the same choices. ``memory`` is the most bytes
    that its trees take together.
    """

    def __init__(self, game: Game, seed: int, budget: Budget, threads: int = 1, memory: int = MEMORY) -> None:
        self.budget = budget
        self.stream = Stream(seed, channel=1)
        self.imagining = Stream(seed, channel=2)
        practises = budget.scenarios is None or budget.scenarios >= MANY_SCENARIOS
        self.searches = [
            Search(
                Tree(memory // threads),
                game.playout_policy(),
                game.insight(),
                Stream(seed, channel=3 + number),
                BOLDNESS,
                practises,
            )
            for number in range(threads)
        ]
        self.latest: Why | None = None

    def choose(self, view: View) -> int:
        end = self.budget.end()
        seat = seat_of(view)
        self.latest = None
        root = view.imagine(self.imagining)
        out = Buffer()
        if root.legal(seat, out) == 1:
            return out[0]
        worlds = self.worlds(view, root)
        for search in self.searches:
            search.begin(worlds, seat, view.rules.seats)
        before = mean_of(self.merged())
        self.think(end)
        return self.decide(before)

    def why(self) -> Why | None:
        return self.latest

    # Thinking

    def worlds(self, view: View, root: Position) -> list[Position]:
        """The positions to start from: one if nothing is hidden, else some; fewer if the game deals anew itself."""
        other = view.imagine(self.imagining)
        if other == root:
            return [root]
        many = FEW if self.searches[0].insight.deals else MANY
        return [root, other, *(view.imagine(self.imagining) for _ in range(many - 2))]

    def think(self, end: float | None) -> None:
        """Simulates in every thread until the budget is used up or nothing is left to think about."""
        threads = len(self.searches)
        parts = [self.budget.part(number, threads) for number in range(threads)]
        if threads == 1:
            work(self.searches[0], parts[0], end)
            return
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, self.searches, parts, [end] * threads))

    def merged(self) -> dict[int, Row]:
        """What all threads noted of each action."""
        found: dict[int, Row] = {}
        for search in self.searches:
            for action, tries, total in search.noted():
                _, tries_before, total_before = found.get(action, (action, 0, 0.0))
                found[action] = action, tries_before + tries, total_before + total
        return found

    def leads(self) -> dict[int, Lead]:
        """How each action did beside the quick player's own, in all threads."""
        found: dict[int, Lead] = {}
        for search in self.searches:
            for action, rounds, total, squares in search.compared():
                if rounds:
                    before = found.get(action, Lead(0, 0.0, 0.0))
                    found[action] = Lead(before.rounds + rounds, before.total + total, before.squares + squares)
        return found

    def decide(self, before: float | None) -> int:
        """What does better than the quick player's own choice for sure, else that one; and why."""
        leads, insight = self.leads(), self.searches[0].insight
        action = max(leads, key=lambda a: leads[a].sure(insight.doubt, insight.margin))
        rows = sorted(self.merged().values(), key=lambda row: (-row[1], -row[2]))
        best = [(row[0], row[2] / row[1], row[1]) for row in rows if row[1]]
        if self.searches[0].is_mixed() and max(mean for _, mean, _ in best) > HOPELESS:
            crowded = self.searches[0].crowding and leads[action].rounds >= MANY_SCENARIOS
            action = self.mixed() if crowded else self.drawn(leads, action)
        after = next(mean for chosen, mean, _ in best if chosen == action)
        self.latest = Why(before, after, best, sum(row[1] for row in rows))
        return action

    def mixed(self) -> int:
        """One of the actions where many decide at once, as often as is best against others who mix as well."""
        first, *others = self.searches
        for other in others:
            add(first.crowd, other.crowd)
        mix(first.crowd, NEARLY, EVEN)
        return self.pick(first.crowd.mixture(first.seat))

    def drawn(self, leads: dict[int, Lead], best: int) -> int:
        """One of the actions that are as good as the best, or nearly: the better the likelier."""
        return self.pick({a: min(1.0, exp((lead.mean - leads[best].mean) / NEARLY)) for a, lead in leads.items()})

    def pick(self, weights: dict[int, float]) -> int:
        """One of the actions, as likely as it weighs; what weighs far less than the first is left out."""
        first = max(weights, key=lambda action: weights[action])
        likely = {action: weight for action, weight in weights.items() if weight > FAR * weights[first]}
        mark = sum(likely.values()) * self.stream.below(1 << 30) / (1 << 30)
        for action, weight in likely.items():
            mark -= weight
            if mark < 0:
                return action
        return first


@dataclass(frozen=True)
class Lead:
    """By how much an action won more often than the quick player's own in the same scenarios."""

    rounds: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        """The lead on average."""
        return self.total / self.rounds

    def sure(self, doubt: float, margin: float) -> float:
        """The lead on average, less a share of its standard error; 0 if nothing was different. See ``Insight``."""
        if not self.squares:
            return 0.0
        spread = (self.squares + doubt) / self.rounds - self.mean**2
        return self.mean - margin - CAUTION * sqrt(max(0.0, spread) / self.rounds)


def enough(search: Search, scenarios: int) -> int:
    """How many scenarios to look at: more where the game says that it is worth the pains."""
    return search.pains * scenarios if scenarios >= MANY_SCENARIOS else scenarios


def work(search: Search, budget: Budget, end: float | None) -> None:
    """Simulates until the budget is used up, the time is over, or nothing is left in question."""
    done = 0
    while True:
        begun = perf_counter()
        # The first one alone shows how long one takes.
        some = 1 if done == 0 else SLICE - done % SLICE
        if budget.simulations is not None:
            some = min(some, budget.simulations - done)
        if budget.scenarios is not None:
            some = min(some, search.needed(enough(search, budget.scenarios)))
        if some <= 0:
            break
        run(search, some)
        done += some
        if done % LOOK == 0 and search.is_settled():
            break
        now = perf_counter()
        if end is not None and now + (now - begun if done > 1 else SLICE * (now - begun)) > end:
            break


def mean_of(rows: dict[int, Row]) -> float | None:
    """The mean of all that was noted; None if nothing was."""
    tries = sum(row[1] for row in rows.values())
    return sum(row[2] for row in rows.values()) / tries if tries else None
