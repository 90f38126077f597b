"""Simulations: from a position that may be, through the tree as far as it goes, by the quick player from there.

Each seat decides by what it knows itself, and maximises its own chance to win. Below the root a seat first
does what the quick player would do, takes in other actions the more often it comes by, and tries what looks
best or was seldom tried (UCB1). Where seats decide in secret at the same time, the one that thinks mixes as
the quick player does, for whoever is foreseen has lost. The others do as the quick player does half of the
time there, and always where secrets decide the game: in every simulation they meet the same secrets of the
one that thinks, and would learn what they cannot know.

At the root the actions are compared under the same luck: a round deals one world, one policy's whims and
one key for all dice, and every action still in question is played in it. An action that does clearly worse
than the best is dropped. Where the game says so every other round is practice, which teaches the tree and counts
for nothing else: what is tried out there after an action, and fails, does not speak against it.
"""

from __future__ import annotations

from typing import Annotated, Any

from homestretch.bots.crowd import Crowd, choose, clear, note_habit, pair, reap, start_over
from homestretch.bots.tree import Tree, add_node, forget, is_half_full, look_up, row_of
from homestretch.bots.worlds import Worlds, take
from homestretch.core.buffer import Buffer
from homestretch.core.insight import Insight
from homestretch.core.number import U64
from homestretch.core.playout import lowest
from homestretch.core.policy import Policy
from homestretch.core.position import Position, copy_into, make_lists, memory
from homestretch.core.stream import Stream, below, narrow, stir, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt


TRIFLE = 0.0005
"""A lead so small that nobody need think on about it."""
HONOUR = 0.01
"""What beating everybody but the winner counts beside winning."""


class Search:
    """Everything one thread needs to run simulations.

    ``worlds`` are positions as the seat that thinks imagines them, ``root`` the one in turn. ``steps`` counts
    decisions and outcomes.
    """

    tree: Tree
    policy: Policy
    insight: Insight
    stream: Stream
    worlds: Worlds
    root: Position
    now: Position
    known: Position
    out: Buffer
    seats: int
    seat: int
    node: int
    label: Buffer
    scenario: U64
    fate: U64
    turn: int
    standing: int
    candidate: Annotated[list[int], 40]
    rounds: Annotated[list[int], 40]
    lead: Annotated[list[float], 40]
    spread: Annotated[list[float], 40]
    base: float
    until: int
    limit: int
    boldness: float
    practises: bool
    practising: bool
    trifle: float
    honour: float
    worst: float
    best: float
    steps: U64
    forced: int
    at_root: bool
    depth: int
    deepest: int
    off: int
    grown: int
    pains: int
    trial: int
    crowding: bool
    crowd: Crowd
    reward: Annotated[list[float], 8]
    path_entry: Annotated[list[int], 200]
    path_node: Annotated[list[int], 200]
    path_seat: Annotated[list[int], 200]

    def __init__(
        self, tree: Tree, policy: Policy, insight: Insight, stream: Stream, boldness: float, practises: bool
    ) -> None:
        make_lists(self)
        self.tree, self.policy, self.insight, self.stream = tree, policy, insight, stream
        self.out, self.label = Buffer(), Buffer()
        self.crowd = Crowd()
        self.boldness = boldness
        self.practises = practises and insight.practises
        self.trifle = TRIFLE
        self.honour = HONOUR
        self.deepest = 199
        self.limit = 100_000
        self.steps = 0
        self.scenario = 0

    def begin(self, worlds: list[Any], seat: int, seats: int) -> None:
        """Makes ready to think about the decision of a seat in positions that look the same to it."""
        self.worlds, self.seat, self.seats = Worlds(worlds), seat, seats
        self.root, self.now, self.known = worlds[0].copy(), worlds[0].copy(), worlds[0].copy()
        self.until = self.insight.era(self.root) + self.insight.horizon if self.insight.horizon else 0
        if is_half_full(self.tree):
            forget(self.tree)
        self.pains = self.insight.pains(self.root)
        # So many rounds before anything is dropped: what needs the right next moves does badly until they are found.
        self.trial = max(32, 2 * self.pains**2)
        self.crowding = seats <= 6 and self.insight.crowds(self.root)
        if self.crowding:
            clear(self.crowd, seats)
            find_twins(self)
        self.practising = True
        self.node = root_node(self)
        line_up(self)

    def noted(self) -> list[tuple[int, int, float]]:
        """What came of each action: (action, tries, sum of what came of it)."""
        return row_of(self.tree, self.node)

    def compared(self) -> list[tuple[int, int, float, float]]:
        """How the actions did beside the quick player's own: (action, rounds, sum of leads, sum of their squares)."""
        actions = [row[0] for row in self.noted()]
        return [(action, self.rounds[i], self.lead[i], self.spread[i]) for i, action in enumerate(actions)]

    def needed(self, scenarios: int) -> int:
        """Simulations until every action in question was played in so many scenarios."""
        rounds = scenarios - self.rounds[0]
        if self.practises:
            rounds = 2 * rounds - 1 if self.practising else 2 * rounds
        return rounds * self.standing + (self.standing - self.turn if self.turn else 0)

    def is_settled(self) -> bool:
        """Whether nothing is left in question.

        The quick player's own choice is left alone, or one that is better for sure, or the game is decided: whatever
        was chosen, every scenario so far came to the same.
        """
        if self.standing == 1 or (self.standing == 2 and lead_at(self, self.candidate[1], -3.0) > self.insight.margin):
            return True
        return self.rounds[0] >= 32 and self.worst == self.best

    def is_mixed(self) -> bool:
        """Whether the decision is one to mix."""
        return self.insight.mixes(self.root, self.seat) and not self.insight.alone(self.root, self.seat)


def run(search: Search, simulations: int) -> None:
    """Runs so many simulations; other threads run meanwhile."""
    with cython.nogil:
        for _ in range(simulations):
            compare(search)


def root_node(search: Search) -> int:
    """The node of the decision to think about, met before or new."""
    copy_into(search.now, search.root)
    key = key_of(search, search.seat)
    node = look_up(search.tree, key)
    if node < 0:
        count = search.now.legal(search.seat, search.out)
        node = grow(search, key, search.seat, count)
    return node


# The root


def find_twins(search: Search) -> None:
    """Which seats have the same choice as one before them."""
    for seat in range(search.seats):
        for other in range(seat - 1, -1, -1):
            if search.insight.alike(search.root, other, seat):
                pair(search.crowd, other, seat)


def line_up(search: Search) -> None:
    """All actions of the root are in question; the first is what the quick player would do."""
    search.standing = search.tree.count[search.node]
    search.turn = 0
    search.worst = 1.0
    search.best = 0.0
    for i in range(search.standing):
        search.candidate[i] = i
        search.rounds[i] = 0
        search.lead[i] = 0.0
        search.spread[i] = 0.0


def next_scenario(search: Search) -> None:
    """New luck, new whims, a new world."""
    search.scenario += wide(1)
    if search.worlds.count > 1:
        take(search.worlds, narrow(search.scenario % wide(search.worlds.count)), search.root)
    search.fate = stir(
        stir(search.stream.key, narrow(search.scenario & wide(0x3FFFFFFF))), narrow(search.stream.channel)
    )


def compare(search: Search) -> None:
    """Plays the next action in question; the quick player's own opens a round, and the others are held against it.

    Every other round is practice: what comes after the actions is tried out, and only the tree learns from it.
    """
    if search.turn == 0:
        next_scenario(search)
        search.practising = search.practises and not search.practising
    i = search.candidate[search.turn]
    simulate(search, search.tree.first[search.node] + i)
    reward = search.reward[search.seat]
    if search.turn == 0:
        search.base = reward
    if not search.practising:
        count_in(search, i, reward)
    search.turn += 1
    if search.turn == search.standing:
        search.turn = 0
        if is_time_to_drop(search):
            drop(search)


def count_in(search: Search, i: int, reward: float) -> None:
    """Holds what came of an action against what came of the quick player's own."""
    if reward < search.worst:
        search.worst = reward
    if reward > search.best:
        search.best = reward
    search.rounds[i] += 1
    search.lead[i] += reward - search.base
    search.spread[i] += (reward - search.base) * (reward - search.base)


def is_time_to_drop(search: Search) -> bool:
    """Whether to look what is clearly worse: after every sixteenth round that counted, once enough was tried."""
    if search.practising or search.crowding:
        return False
    return search.rounds[0] >= search.trial and search.rounds[0] % 16 == 0


def drop(search: Search) -> None:
    """Drops the actions that are clearly worse than the best, or no better to speak of than the quick player's own.

    That one stays as the measure.
    """
    best = search.trifle
    if search.insight.margin > best:
        best = search.insight.margin
    for k in range(1, search.standing):
        least = lead_at(search, search.candidate[k], -1.0)
        if least > best:
            best = least
    kept = 1
    for k in range(1, search.standing):
        if lead_at(search, search.candidate[k], 2.0) > best:
            search.candidate[kept] = search.candidate[k]
            kept += 1
    search.standing = kept


def lead_at(search: Search, i: int, errors: float) -> float:
    """How much better an action does than the quick player's own, so many standard errors up or down."""
    rounds = search.rounds[i]
    if rounds == 0:
        return 0.0
    mean = search.lead[i] / rounds
    variance = (search.spread[i] + search.insight.doubt) / rounds - mean * mean
    return mean + errors * sqrt(variance / rounds) if variance > 0.0 else mean


# One simulation


def simulate(search: Search, entry: int) -> None:
    """Plays once from the root to the end or the horizon, and notes what came of every choice in the tree.

    ``entry`` is the action to take at the root.
    """
    copy_into(search.now, search.root)
    search.stream.left = 0
    search.stream.counter = search.scenario << 20
    if search.insight.deals:
        search.insight.redeal(search.now, search.seat, search.stream)
    search.forced = entry
    search.at_root = True
    search.depth = 0
    search.off = 0
    search.grown = 0
    start_over(search.crowd)
    steps = 0
    while steps < search.limit and not beyond_horizon(search):
        count = search.now.chance(search.out)
        if count > 0:
            search.now.resolve(outcome(search, count))
        else:
            seats = search.now.waiting()
            if seats == 0:
                break
            seat = lowest(seats)
            count = search.now.legal(seat, search.out)
            action = decision(search, seat, count)
            if search.crowding:
                choose(search.crowd, seat, action)
            search.now.apply(seat, action)
        steps += 1
    search.steps += wide(steps)
    judge(search)
    note(search)
    if search.crowding:
        for seat in range(search.seats):
            reap(search.crowd, seat, search.reward[seat])


def outcome(search: Search, count: int) -> int:
    """How the open random event turns out: the same event always the same in one scenario."""
    total = 0
    bits = 0
    for i in range(count):
        total += search.out.item[i]
        bits |= search.out.item[i]
    search.now.label(search.label)
    event = wide(search.label.item[0]) + (wide(search.label.item[1]) << 8)
    event += (wide(search.label.item[2]) << 16) + (wide(search.label.item[3]) << 40)
    rest = narrow(((blended(search.fate, event) >> 32) * wide(total)) >> 32)
    if bits == 1 and total == count:  # all weights are 1: a die
        return rest
    for i in range(count):
        rest -= search.out.item[i]
        if rest < 0:
            return i
    return count - 1


def blended(fate: U64, event: U64) -> U64:
    """64 bits that any bit of either number changes through and through."""
    prime = (wide(0x9E3779B9) << 32) + wide(0x7F4A7C15)
    every = (wide(0xFFFFFFFF) << 32) + wide(0xFFFFFFFF)
    mixed = ((fate ^ event) * prime) & every
    mixed = ((mixed ^ (mixed >> 32)) * prime) & every
    return mixed ^ (mixed >> 29)


def beyond_horizon(search: Search) -> bool:
    """Whether to guess from here on."""
    return search.until > 0 and search.insight.era(search.now) >= search.until


def decision(search: Search, seat: int, count: int) -> int:
    """What a seat does: by the tree while it is in it, then as the quick player would."""
    if count == 1:
        return search.out.item[0]
    if search.at_root and seat == search.seat:
        if search.crowding:
            usual_decision(search, seat, count)
        search.at_root = False
        return follow(search, seat, search.node, search.forced)
    if (search.off >> seat) & 1 or is_thin(search) or is_habit(search, seat):
        return usual_decision(search, seat, count)
    node = node_for(search, seat, count)
    if node >= 0:
        entry = best_entry(search, node)
        if search.now.refusal(seat, search.tree.action[entry]) == 0:
            return follow(search, seat, node, entry)
    search.off |= 1 << seat
    return usual_decision(search, seat, count)


def usual_decision(search: Search, seat: int, count: int) -> int:
    """What the quick player does in a seat."""
    action = search.policy.choose(search.now, seat, search.out, count, search.stream)
    if search.crowding:
        note_habit(search.crowd, seat, action)
    return action


def is_habit(search: Search, seat: int) -> bool:
    """Whether a seat does as the quick player does because of secrets, instead of thinking for itself."""
    if seat == search.seat:
        return search.insight.mixes(search.now, seat)
    if search.insight.guarded:
        return True
    return search.insight.mixes(search.now, seat) and below(search.stream, 2) == 0


def is_thin(search: Search) -> bool:
    """Whether the way through the tree is so little used that nothing could be learned beyond; then all leave it."""
    if search.depth == 0:
        return False
    if search.depth < search.deepest and search.tree.tries[search.path_entry[search.depth - 1]] >= 8:
        return False
    search.off = 255
    return True


def follow(search: Search, seat: int, node: int, entry: int) -> int:
    """Goes on along an action of the tree, and remembers it."""
    search.path_entry[search.depth] = entry
    search.path_node[search.depth] = node
    search.path_seat[search.depth] = seat
    search.depth += 1
    action: int = search.tree.action[entry]
    return action


def node_for(search: Search, seat: int, count: int) -> int:
    """The node of the decision a seat owes; one that is new is added, one for each seat and simulation."""
    key = key_of(search, seat)
    node = look_up(search.tree, key)
    if node < 0 and not (search.grown >> seat) & 1:
        search.grown |= 1 << seat
        return grow(search, key, seat, count)
    return node


def grow(search: Search, key: U64, seat: int, count: int) -> int:
    """A node for a new decision, its actions as the quick player ranks them, without those that are pointless."""
    search.policy.rank(search.now, seat, search.out, count, search.stream)
    left = search.insight.sensible(search.now, seat, search.out, count)
    return add_node(search.tree, key, search.out, left)


def key_of(search: Search, seat: int) -> U64:
    """64 bits that tell apart what a seat may know."""
    copy_into(search.known, search.now)
    search.insight.hide(search.known, seat)
    if search.known.size == 0:
        return key_of_lists(search.known, seat)
    even = wide(seat + 1)
    odd = wide(0x51ED270B)
    for i in range(search.known.size // 8):
        even = stir(even, memory(search.known)[2 * i])
        odd = stir(odd, memory(search.known)[2 * i + 1])
    return stir(even, 0) ^ odd


def key_of_lists(known: Position, seat: int) -> U64:
    """The same of a position that is not compiled. It is a function apart: one with a list in it waits for the GIL."""
    even = wide(seat + 1)
    odd = wide(0x51ED270B)
    with cython.gil:
        cells = known.cells()
        for i in range(len(cells) // 2):
            even = stir(even, cells[2 * i])
            odd = stir(odd, cells[2 * i + 1])
    return stir(even, 0) ^ odd


# Choosing in the tree


def best_entry(search: Search, node: int) -> int:
    """The action that looks best: in practice those that were tried little get the benefit of the doubt (UCB1).

    Where it counts they get the contrary of it, so that no trial speaks against the action that led there.
    """
    visits = search.tree.visits[node]
    begin: int = search.tree.first[node]
    bonus = search.boldness * sqrt(log(visits + 1.0))
    if not tries_out(search):
        bonus = -bonus
    best = begin
    most = -100.0
    for entry in range(begin, begin + opened(search.tree.count[node], visits)):
        tries = search.tree.tries[entry]
        if tries == 0:
            if bonus > 0.0:
                return entry
        else:
            value = search.tree.total[entry] / tries + bonus / sqrt(1.0 * tries)
            if value > most:
                most = value
                best = entry
    return best


def tries_out(search: Search) -> bool:
    """Whether seats try out what they know little about: in practice, and where there is none."""
    return search.practising or not search.practises


def opened(count: int, visits: int) -> int:
    """How many of the actions are looked at after so many visits: the quick player's own, then more and more."""
    most = 1
    while most < count and 8 * most * most <= visits:
        most += 1
    return most


# What came of it


def judge(search: Search) -> None:
    """Fills in each seat's reward: its share of the win, or its guessed chance where the game was left.

    Whoever has lost still likes to come in before others.
    """
    if not search.now.over():
        search.insight.shares(search.now, search.out)
        for seat in range(search.seats):
            search.reward[seat] = search.out.item[seat] / 10000.0
        return
    search.now.scores(search.out)
    best = search.out.item[0]
    winners = 0
    for seat in range(search.seats):
        if search.out.item[seat] > best:
            best = search.out.item[seat]
    for seat in range(search.seats):
        if search.out.item[seat] == best:
            winners += 1
    for seat in range(search.seats):
        if search.out.item[seat] == best:
            search.reward[seat] = 1.0 / winners
        else:
            search.reward[seat] = search.honour * beaten(search, seat) / search.seats


def beaten(search: Search, seat: int) -> int:
    """How many others a seat left behind, by the scores just counted."""
    count = 0
    for other in range(search.seats):
        if search.out.item[other] < search.out.item[seat]:
            count += 1
    return count


def note(search: Search) -> None:
    """Notes the rewards along the way through the tree; those of practice not where the choices are compared."""
    for at in range(search.depth):
        if not search.practising or search.path_node[at] != search.node:
            enter(search.tree, search.path_node[at], search.path_entry[at], search.reward[search.path_seat[at]])


def enter(tree: Tree, node: int, taken: int, reward: float) -> None:
    """Notes what came of an action."""
    tree.visits[node] += 1
    tree.tries[taken] += 1
    tree.total[taken] += reward
