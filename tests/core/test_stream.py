"""The generator: Philox 4x32-10, against published vectors, NumPy's Philox and the laws of chance."""

from __future__ import annotations

import numpy as np
import pytest

from homestretch.core.stream import Stream

# Random123, kat_vectors: counter words, key words, output words.
PUBLISHED = [
    ([0, 0, 0, 0], [0, 0], [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]),
    ([0xFFFFFFFF] * 4, [0xFFFFFFFF] * 2, [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]),
    (
        [0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344],
        [0xA4093822, 0x299F31D0],
        [0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1],
    ),
]

WIDTHS = {
    32: ((0xD2511F53, 0xCD9E8D57), (0x9E3779B9, 0xBB67AE85)),
    64: ((0xD2E7470EE14C6C93, 0xCA5A826395121157), (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B)),
}


def philox(counter: list[int], key: list[int], bits: int) -> list[int]:
    """Philox 4xN-10 as published, for words of any width: our yardstick, itself held to NumPy's."""
    (m0, m1), (w0, w1) = WIDTHS[bits]
    mask = (1 << bits) - 1
    a, b, c, d = counter
    k0, k1 = key
    for _ in range(10):
        p0, p1 = m0 * a, m1 * c
        a, b, c, d = (p1 >> bits) ^ b ^ k0, p1 & mask, (p0 >> bits) ^ d ^ k1, p0 & mask
        k0, k1 = (k0 + w0) & mask, (k1 + w1) & mask
    return [a, b, c, d]


def block(counter: list[int], key: list[int]) -> list[int]:
    stream = Stream(key[0] | key[1] << 32, counter[2], counter[3], counter[0] | counter[1] << 32)
    return [stream.next() for _ in range(4)]


@pytest.mark.parametrize(("counter", "key", "output"), PUBLISHED)
def test_the_published_vectors_come_out(counter: list[int], key: list[int], output: list[int]) -> None:
    assert block(counter, key) == output


def test_the_yardstick_is_numpys_philox() -> None:
    """NumPy's Philox has words of 64 bits; the same algorithm with words of 32 bits is ours."""
    key, counter = [0x0123456789ABCDEF, 0xFEDCBA9876543210], [7, 8, 9, 10]
    numpys = np.random.Philox(key=np.array(key, dtype=np.uint64), counter=np.array(counter, dtype=np.uint64))
    drawn = [int(word) for word in numpys.random_raw(8)]
    assert drawn[:4] == philox([8, 8, 9, 10], key, 64)
    assert drawn[4:] == philox([9, 8, 9, 10], key, 64)


def test_a_thousand_blocks_agree_with_the_yardstick() -> None:
    words = np.random.default_rng(1).integers(0, 2**32, size=(1000, 6), dtype=np.uint64)
    for row in words.tolist():
        assert block(row[:4], row[4:]) == philox(row[:4], row[4:], 32)


def test_streams_of_one_seed_differ_by_game_and_channel() -> None:
    firsts = {Stream(9, game, channel).next() for game in range(50) for channel in range(3)}
    assert len(firsts) == 150


def test_below_is_fair_where_rejection_matters() -> None:
    """A limit just above half of 2**31 rejects a quarter of all words; the halves must still balance."""
    stream = Stream(4)
    limit = 3 * 2**29
    low = sum(stream.below(limit) < limit // 2 for _ in range(40_000))
    assert abs(low - 20_000) < 600
