"""Random numbers from a counter: Philox 4x32-10 of Salmon and others (2011).

A block of four words depends on a 64-bit key and a 128-bit counter and on nothing else, so any number
can be had again without the ones before it.
"""

from __future__ import annotations

from typing import Annotated

from homestretch.core.buffer import Buffer
from homestretch.core.number import U64

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class Stream:
    """Numbers for one purpose: the luck of a game, or the choices of a player.

    ``game`` and ``channel`` (32 bits each) keep the streams of one seed apart; ``counter`` is where it begins.
    """

    key: U64
    game: U64
    channel: U64
    counter: U64
    left: int
    word: Annotated[list[U64], 8]

    def __init__(self, seed: int, game: int = 0, channel: int = 0, counter: int = 0) -> None:
        if not cython.compiled:
            self.word = [0] * 8
        self.key = seed & 0xFFFFFFFFFFFFFFFF
        self.game = game & 0xFFFFFFFF
        self.channel = channel & 0xFFFFFFFF
        self.counter = counter & 0xFFFFFFFFFFFFFFFF
        self.left = 0

    def next(self) -> U64:
        """The next 32 bits of this stream."""
        return next_word(self)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, each equally likely."""
        return below(self, limit)

    def pick(self, weights: Buffer, count: int) -> int:
        """An index from 0 to ``count`` - 1, as likely as its weight says."""
        return pick(self, weights, count)


def next_word(stream: Stream) -> U64:
    """The next 32 bits; two blocks are made at a time, because a processor works on both at once."""
    if stream.left == 0:
        make_block(stream, 0, stream.counter)
        make_block(stream, 4, stream.counter + 1)
        stream.counter = stream.counter + 2
        stream.left = 8
    stream.left -= 1
    return stream.word[7 - stream.left]


def make_block(stream: Stream, at: int, counter: U64) -> None:
    """Fills four words with the block of a counter."""
    mask = wide(0xFFFFFFFF)
    k0 = stream.key & mask
    k1 = stream.key >> 32
    c0 = counter & mask
    c1 = counter >> 32
    c2 = stream.game
    c3 = stream.channel
    for _ in range(10):
        p0 = c0 * wide(0xD2511F53)
        p1 = c2 * wide(0xCD9E8D57)
        c0 = (p1 >> 32) ^ c1 ^ k0
        c1 = p1 & mask
        c2 = (p0 >> 32) ^ c3 ^ k1
        c3 = p0 & mask
        k0 = (k0 + wide(0x9E3779B9)) & mask
        k1 = (k1 + wide(0xBB67AE85)) & mask
    stream.word[at] = c0
    stream.word[at + 1] = c1
    stream.word[at + 2] = c2
    stream.word[at + 3] = c3


def below(stream: Stream, limit: int) -> int:
    """A number from 0 to ``limit`` - 1, each equally likely; 0 if there is none."""
    if limit < 1:
        return 0
    bound = wide(limit)
    product = next_word(stream) * bound
    if low_half(product) < bound:
        unfair = (wide(0x100000000) - bound) % bound
        while low_half(product) < unfair:
            product = next_word(stream) * bound
    return narrow(product >> 32)


def pick(stream: Stream, weights: Buffer, count: int) -> int:
    """An index from 0 to ``count`` - 1, as likely as its weight says."""
    total = 0
    bits = 0
    if count > 1024:
        count = 1024
    for i in range(count):
        total += weights.item[i]
        bits |= weights.item[i]
    rest = below(stream, total)
    if bits == 1 and total == count:  # all weights are 1: a die
        return rest
    for i in range(count):
        rest -= weights.item[i]
        if rest < 0:
            return i
    return count - 1


def low_half(value: U64) -> U64:
    """The low 32 bits."""
    return value & wide(0xFFFFFFFF)


def wide(value: U64) -> U64:
    """A number as 64 bits without a sign: how the kernel writes one that no C int holds."""
    return value


def narrow(value: U64) -> int:
    """64 bits without a sign as an int."""
    return value


def stir(mixed: U64, cell: int) -> U64:
    """Takes one more int into 64 mixed bits."""
    prime = (wide(0x9E3779B9) << 32) + wide(0x7F4A7C15)
    every = (wide(0xFFFFFFFF) << 32) + wide(0xFFFFFFFF)
    product = ((mixed ^ wide(cell)) * prime) & every
    return product ^ (product >> 29)
