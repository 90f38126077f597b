"""The memory of a search: for every decision met so far, its actions and how they turned out.

A decision is known by a number of 64 bits made of what the seat knows, so that whatever leads to the same
knowledge leads to the same place, and the tree can be kept from move to move. All room is taken once and
never grows; when it is used up, nothing more is noted.
"""

from __future__ import annotations

from homestretch.bots.memory import (
    INT,
    REAL,
    WORD,
    give_back_ints,
    give_back_reals,
    give_back_words,
    ints,
    reals,
    words,
)
from homestretch.core.buffer import Buffer
from homestretch.core.number import U64, Memory, Reals, Words
from homestretch.core.stream import narrow, wide

ENTRIES_EACH = 6
"""Room for so many actions of a decision on average."""
NODE_BYTES = WORD + 3 * INT
ENTRY_BYTES = 2 * INT + REAL
BYTES_EACH = NODE_BYTES + 4 * INT + ENTRIES_EACH * ENTRY_BYTES
LEAST_BYTES = 16 * BYTES_EACH
"""Enough for one decision with very many actions and a few others."""


class Tree:
    """Decisions (nodes), each with a row of actions (entries). No more than 40 actions of a decision are kept.

    ``size`` is how many bytes it takes, full or not.
    """

    size: U64
    capacity: int
    room: int
    mask: int
    nodes: int
    entries: int
    widest: int
    key: Words
    visits: Memory
    first: Memory
    count: Memory
    place: Memory
    action: Memory
    tries: Memory
    total: Reals

    def __init__(self, most_bytes: int) -> None:
        if most_bytes < LEAST_BYTES:
            raise ValueError(f"a search needs {LEAST_BYTES} bytes, not {most_bytes}")
        nodes = most_bytes // BYTES_EACH
        places = 2
        while places < 2 * nodes:
            places *= 2
        self.nodes = self.entries = 0
        self.widest = 40
        self.mask = places - 1
        self.capacity = nodes
        self.room = ENTRIES_EACH * nodes
        self.size = nodes * NODE_BYTES + places * INT + self.room * ENTRY_BYTES
        reserve(self)

    def __dealloc__(self) -> None:
        release(self)


def reserve(tree: Tree) -> None:
    """Takes all the room there will ever be."""
    tree.key = words(tree.capacity)
    tree.visits = ints(tree.capacity)
    tree.first = ints(tree.capacity)
    tree.count = ints(tree.capacity)
    tree.place = ints(tree.mask + 1)
    tree.action = ints(tree.room)
    tree.tries = ints(tree.room)
    tree.total = reals(tree.room)


def release(tree: Tree) -> None:
    """Gives the room back."""
    give_back_words(tree.key)
    give_back_ints(tree.visits)
    give_back_ints(tree.first)
    give_back_ints(tree.count)
    give_back_ints(tree.place)
    give_back_ints(tree.action)
    give_back_ints(tree.tries)
    give_back_reals(tree.total)


def is_half_full(tree: Tree) -> bool:
    """Whether half of its room is used, for decisions or for their actions."""
    return 2 * tree.nodes > tree.capacity or 2 * tree.entries > tree.room


def forget(tree: Tree) -> None:
    """Empties the tree."""
    for at in range(tree.mask + 1):
        tree.place[at] = 0
    tree.nodes = 0
    tree.entries = 0


def spot(tree: Tree, key: U64) -> int:
    """Where in the index a decision is, or would be."""
    at = narrow(key & wide(tree.mask))
    while tree.place[at] > 0 and tree.key[tree.place[at] - 1] != key:
        at = (at + 1) & tree.mask
    return at


def look_up(tree: Tree, key: U64) -> int:
    """The node of a decision; -1 if it was never met."""
    node: int = tree.place[spot(tree, key)] - 1
    return node


def add_node(tree: Tree, key: U64, ranked: Buffer, count: int) -> int:
    """A node for a decision that is new, its actions in the order given; -1 if there is no room."""
    if count > tree.widest:
        count = tree.widest
    if tree.nodes >= tree.capacity or tree.entries + count > tree.room:
        return -1
    node = tree.nodes
    tree.nodes += 1
    tree.place[spot(tree, key)] = node + 1
    tree.key[node] = key
    tree.visits[node] = 0
    tree.first[node] = tree.entries
    tree.count[node] = count
    for i in range(count):
        entry = tree.entries + i
        tree.action[entry] = ranked.item[i]
        tree.tries[entry] = 0
        tree.total[entry] = 0.0
    tree.entries += count
    return node


def row_of(tree: Tree, node: int) -> list[tuple[int, int, float]]:
    """What is noted of a decision: (action, tries, sum of what came of it)."""
    begin = tree.first[node]
    return [
        (tree.action[entry], tree.tries[entry], tree.total[entry]) for entry in range(begin, begin + tree.count[node])
    ]
