"""Many games at once in the kernel, written straight into the arrays of whoever learns.

A batch is cut into stretches, one a thread; each has its own players and scratch rows, so that threads share nothing
they write to. Every game has its own luck, so the result does not depend on how many threads there are.
"""

from __future__ import annotations

from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.encoding import Encoding, mark_legal, write_seen
from homestretch.core.number import U64
from homestretch.core.playout import lowest
from homestretch.core.policy import Policy
from homestretch.core.position import Position, copy_into
from homestretch.core.row import ByteRow, FloatRow, IntRow, WideRow, aim, aim_bytes
from homestretch.core.stream import Stream, below, pick, wide

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Lane:
    """One game of a batch, with its own luck and the chance its players use; ``game`` counts the games played here."""

    position: Position
    luck: Stream
    choices: Stream
    game: U64
    decisions: int
    asked: int

    def __init__(self, position: Position, seed: int) -> None:
        self.position = position
        self.luck = Stream(seed)
        self.choices = Stream(seed, 0, 1)
        self.game = 0
        self.decisions = 0
        self.asked = -1

    def state(self) -> list[Any]:
        """All that is needed to go on here, for pickling."""
        deals = [(stream.key, stream.game, stream.counter, stream.left) for stream in (self.luck, self.choices)]
        return [self.position.cells(), deals, self.game, self.decisions, self.asked]

    def resume(self, state: list[Any]) -> None:
        """Goes on where a state was taken."""
        cells, deals, self.game, self.decisions, self.asked = state
        self.position.load(cells)
        self.luck = dealing_again(deals[0], 0)
        self.choices = dealing_again(deals[1], 1)


def dealing_again(deal: tuple[int, int, int, int], channel: int) -> Stream:
    """A stream that has dealt so much (key, game, counter, left); its latest block is made again."""
    key, game, counter, left = deal
    stream = Stream(key, game, channel, counter - 2 if left else counter)
    for _ in range(8 - left if left else 0):
        stream.next()
    return stream


class Arrays:
    """Where a stretch writes to and reads from; one line a game. ``final`` takes what was last seen of a game."""

    seen: FloatRow
    masks: ByteRow
    rewards: FloatRow
    shares: FloatRow
    over: ByteRow
    cut: ByteRow
    seats: IntRow
    actions: IntRow
    final: FloatRow
    lanes: WideRow
    held: Any

    def __init__(self, arrays: dict[str, Any], lanes: list[Lane], addresses: Any) -> None:
        self.seen = FloatRow(arrays["observations"])
        self.masks = ByteRow(arrays["masks"])
        self.rewards = FloatRow(arrays["rewards"])
        self.shares = FloatRow(arrays["shares"])
        self.over = ByteRow(arrays["terminations"])
        self.cut = ByteRow(arrays["truncations"])
        self.seats = IntRow(arrays["seats"])
        self.actions = IntRow(arrays["actions"])
        self.final = FloatRow(arrays["final"])
        self.lanes = WideRow(addresses)
        self.held = lanes


class Stretch:
    """Some neighbouring games of a batch and all that one thread needs to step them.

    ``learners`` are the seats the caller decides for, as bits; ``party`` decides for the others. ``limit``: decisions
    of the caller after which a game is cut off, 0 for none. ``at_once``: an ended game is replaced in the same step.
    """

    first: int
    last: int
    learners: int
    seats: int
    limit: int
    rewarding: int
    at_once: bool
    decisions: U64
    start: Position
    encoding: Encoding
    party: Policy
    arrays: Arrays
    buffer: Buffer

    def __init__(
        self,
        span: tuple[int, int],
        start: Position,
        encoding: Encoding,
        party: Policy,
        arrays: Arrays,
        settings: dict[str, int],
    ) -> None:
        self.first, self.last = span
        self.start = start
        self.encoding = encoding
        self.party = party
        self.arrays = arrays
        self.buffer = Buffer()
        self.decisions = 0
        self.learners = settings["learners"]
        self.seats = settings["seats"]
        self.limit = settings["limit"]
        self.rewarding = settings["rewarding"]
        self.at_once = bool(settings["at_once"])


# For callers in Python; other threads run meanwhile


def begin_all(stretch: Stretch, fresh: bool) -> None:
    """Every game of a stretch begins again; ``fresh``: its luck starts with its first game."""
    with cython.nogil:
        for i in range(stretch.first, stretch.last):
            if cython.compiled:
                begin(stretch, cython.cast(Lane, cython.cast(cython.p_void, stretch.arrays.lanes.item[i])), fresh)
                show(stretch, cython.cast(Lane, cython.cast(cython.p_void, stretch.arrays.lanes.item[i])), i)
            else:
                begin(stretch, stretch.arrays.held[i], fresh)
                show(stretch, stretch.arrays.held[i], i)
            clear_result(stretch, i)


def step_all(stretch: Stretch) -> None:
    """Carries out one action in every game of a stretch."""
    with cython.nogil:
        for i in range(stretch.first, stretch.last):
            if cython.compiled:
                step(stretch, cython.cast(Lane, cython.cast(cython.p_void, stretch.arrays.lanes.item[i])), i)
            else:
                step(stretch, stretch.arrays.held[i], i)


def first_refused(stretch: Stretch) -> int:
    """The first game whose action its mask does not allow; -1 if there is none. A finished game takes any action."""
    with cython.nogil:
        found = refused_in(stretch)
    return found


def choose_all(stretch: Stretch, stream: Stream) -> None:
    """Writes a random allowed action for every game of a stretch; 0 where a game is over."""
    with cython.nogil:
        for i in range(stretch.first, stretch.last):
            stretch.arrays.actions.item[i] = random_mark(stretch, stream, i)


def begin_game(lane: Lane, start: Position, game: U64) -> None:
    """A new game begins in a lane; nothing of it is played yet."""
    lane.game = game
    lane.decisions = 0
    restart(lane.luck, game)
    restart(lane.choices, game)
    copy_into(lane.position, start)


def play_chance(lane: Lane, buffer: Buffer) -> int:
    """Lets chance decide until a seat is asked; returns it, the lowest if there are several, -1 at the end."""
    count = lane.position.chance(buffer)
    while count > 0:
        lane.position.resolve(pick(lane.luck, buffer, count))
        count = lane.position.chance(buffer)
    seats = lane.position.waiting()
    lane.asked = lowest(seats) if seats else -1
    return lane.asked


# Inside the kernel


def refused_in(stretch: Stretch) -> int:
    """The first game whose action its mask does not allow; -1 if there is none."""
    for i in range(stretch.first, stretch.last):
        number = stretch.arrays.actions.item[i]
        if not ended(stretch, i):
            if number < 0 or number >= stretch.encoding.actions:
                return i
            if not stretch.arrays.masks.whole[i * stretch.encoding.actions + number]:
                return i
    return -1


def ended(stretch: Stretch, i: int) -> bool:
    """Whether a game is over and waits to be replaced."""
    if stretch.at_once:
        return False
    if stretch.arrays.over.whole[i]:
        return True
    return bool(stretch.arrays.cut.whole[i])


def random_mark(stretch: Stretch, stream: Stream, i: int) -> int:
    """One of the marks of a mask, each equally likely; whole blocks are passed over at once."""
    at = i * stretch.encoding.actions
    end = at + stretch.encoding.actions
    rest = below(stream, marks_between(stretch.arrays.masks, at, end))
    while at + 32 < end:
        count = marks_between(stretch.arrays.masks, at, at + 32)
        if count > rest:
            break
        rest -= count
        at += 32
    while at < end:
        if stretch.arrays.masks.whole[at]:
            if rest == 0:
                return at - i * stretch.encoding.actions
            rest -= 1
        at += 1
    return 0


def marks_between(masks: ByteRow, at: int, end: int) -> int:
    """How many marks there are in a part of the masks."""
    count = 0
    for k in range(at, end):
        count += masks.whole[k]
    return count


def begin(stretch: Stretch, lane: Lane, fresh: bool) -> None:
    """A new game begins, and goes on until a learner is asked."""
    begin_game(lane, stretch.start, wide(0) if fresh else lane.game + 1)
    settle(stretch, lane)


def restart(stream: Stream, game: U64) -> None:
    """A stream begins to deal for another game."""
    stream.game = game
    stream.counter = wide(0)
    stream.left = 0


def settle(stretch: Stretch, lane: Lane) -> None:
    """Chance and the other players go on until a learner is asked or the game is over."""
    seat = play_chance(lane, stretch.buffer)
    while seat >= 0 and not (stretch.learners >> seat) & 1:
        count = lane.position.legal(seat, stretch.buffer)
        chosen = stretch.party.choose(lane.position, seat, stretch.buffer, count, lane.choices)
        lane.position.apply(seat, chosen)
        stretch.decisions += 1
        seat = play_chance(lane, stretch.buffer)


def step(stretch: Stretch, lane: Lane, i: int) -> None:
    """Carries out an action in a game, or replaces the game if it has ended."""
    if ended(stretch, i):
        begin(stretch, lane, False)
        clear_result(stretch, i)
        show(stretch, lane, i)
        return
    clear_result(stretch, i)
    seat = lane.asked
    number = stretch.arrays.actions.item[i]
    lane.position.apply(seat, stretch.encoding.action(lane.position, seat, number))
    lane.decisions += 1
    stretch.decisions += 1
    settle(stretch, lane)
    if lane.asked < 0:
        stretch.arrays.over.whole[i] = 1
        lane.position.scores(stretch.buffer)
        pay(stretch.buffer, stretch.seats, stretch.rewarding, stretch.arrays.shares, i * stretch.seats)
    elif stretch.limit > 0 and lane.decisions >= stretch.limit:
        stretch.arrays.cut.whole[i] = 1
    else:
        show(stretch, lane, i)
        return
    end(stretch, lane, seat, i)


def end(stretch: Stretch, lane: Lane, seat: int, i: int) -> None:
    """What the one who decided last gets and sees; then a new game, if it comes in the same step."""
    stretch.arrays.rewards.whole[i] = stretch.arrays.shares.whole[i * stretch.seats + seat]
    if stretch.at_once:
        aim(stretch.arrays.final, i * stretch.encoding.features)
        write_seen(stretch.encoding, lane.position, seat, stretch.arrays.final)
        begin(stretch, lane, False)
        show(stretch, lane, i)
    else:
        aim(stretch.arrays.seen, i * stretch.encoding.features)
        write_seen(stretch.encoding, lane.position, seat, stretch.arrays.seen)
        aim_bytes(stretch.arrays.masks, i * stretch.encoding.actions)
        mark_legal(stretch.encoding, lane.position, -1, stretch.buffer, stretch.arrays.masks)


def show(stretch: Stretch, lane: Lane, i: int) -> None:
    """Writes what the one who is asked sees and may do."""
    stretch.arrays.seats.item[i] = lane.asked
    aim(stretch.arrays.seen, i * stretch.encoding.features)
    write_seen(stretch.encoding, lane.position, lane.asked, stretch.arrays.seen)
    aim_bytes(stretch.arrays.masks, i * stretch.encoding.actions)
    mark_legal(stretch.encoding, lane.position, lane.asked, stretch.buffer, stretch.arrays.masks)


def clear_result(stretch: Stretch, i: int) -> None:
    """Nothing has ended yet in this step."""
    stretch.arrays.over.whole[i] = 0
    stretch.arrays.cut.whole[i] = 0
    stretch.arrays.rewards.whole[i] = 0.0
    for seat in range(stretch.seats):
        stretch.arrays.shares.whole[i * stretch.seats + seat] = 0.0


def pay(scores: Buffer, seats: int, rewarding: int, out: FloatRow, at: int) -> None:
    """Writes the reward of every seat: by place from 1 to -1, or the share of the win."""
    for seat in range(seats):
        better = 0
        equal = 0
        for other in range(seats):
            if scores.item[other] > scores.item[seat]:
                better += 1
            elif scores.item[other] == scores.item[seat]:
                equal += 1
        if rewarding == 1:
            out.whole[at + seat] = 0.0 if better else 1.0 / equal
        else:
            out.whole[at + seat] = 1.0 - (2.0 * better + equal - 1.0) / (seats - 1.0)
