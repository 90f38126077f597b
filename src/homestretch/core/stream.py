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

    ``game`` and ``channel`` (32 bits each) keep the streams of one seed apart.
    """

    key: U64
    game: U64
    channel: U64
    counter: U64
    left: int
    word: Annotated[list[U64], 8]

    def __init__(self, seed: int, game: int = 0, channel: int = 0) -> None:
        if not cython.compiled:
            self.word = [0] * 8
        self.key = seed & 0xFFFFFFFFFFFFFFFF
        self.game = game & 0xFFFFFFFF
        self.channel = channel & 0xFFFFFFFF
        self.counter = 0
        self.left = 0

    def block(self, at: int, c0: U64, c1: U64, c2: U64, c3: U64) -> None:
        """Fills four words from ``at`` on with the block of a counter."""
        mask = wide(0xFFFFFFFF)
        k0 = self.key & mask
        k1 = self.key >> 32
        for _ in range(10):
            p0 = c0 * wide(0xD2511F53)
            p1 = c2 * wide(0xCD9E8D57)
            c0 = (p1 >> 32) ^ c1 ^ k0
            c1 = p1 & mask
            c2 = (p0 >> 32) ^ c3 ^ k1
            c3 = p0 & mask
            k0 = (k0 + wide(0x9E3779B9)) & mask
            k1 = (k1 + wide(0xBB67AE85)) & mask
        self.word[at] = c0
        self.word[at + 1] = c1
        self.word[at + 2] = c2
        self.word[at + 3] = c3

    def next(self) -> U64:
        """The next 32 bits of this stream; two blocks at a time, because a processor works on both at once."""
        if self.left == 0:
            self.block(0, low_half(self.counter), self.counter >> 32, self.game, self.channel)
            self.counter = self.counter + 1
            self.block(4, low_half(self.counter), self.counter >> 32, self.game, self.channel)
            self.counter = self.counter + 1
            self.left = 8
        self.left -= 1
        return self.word[7 - self.left]

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, each equally likely."""
        bound = wide(limit)
        product = self.next() * bound
        if low_half(product) < bound:
            unfair = (wide(0x100000000) - bound) % bound
            while low_half(product) < unfair:
                product = self.next() * bound
        return narrow(product >> 32)

    def pick(self, weights: Buffer, count: int) -> int:
        """An index from 0 to ``count`` - 1, as likely as its weight says."""
        total = 0
        bits = 0
        for i in range(count):
            total += weights.item[i]
            bits |= weights.item[i]
        rest = self.below(total)
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
