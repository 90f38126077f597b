"""Rows that somebody else owns, such as NumPy arrays: the kernel writes into them without a copy.

A row keeps the object alive and holds its buffer, so that it cannot be resized meanwhile. ``item`` is where the
kernel writes; ``aim`` moves it, because a batch writes one line after another. Uncompiled it is a memory view.
"""

from __future__ import annotations

import ctypes
from typing import Any

from homestretch.core.number import U64, ByteMemory, FloatMemory, Memory, Words

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython


class FloatRow:
    """32-bit floats."""

    item: FloatMemory
    whole: FloatMemory
    size: int
    at: int
    held: Any

    def __init__(self, array: Any) -> None:
        self.held, self.size, address = borrowed(array, "f", ctypes.c_float)
        self.at = 0
        if cython.compiled:
            self.whole = floats_at(address)
        else:
            self.whole = memoryview(self.held).cast("B").cast("f")
        aim(self, 0)

    def __setitem__(self, index: int, value: float) -> None:
        """For games that run as plain Python: counted from where the row is aimed at."""
        if not 0 <= self.at + index < self.size:
            raise IndexError(f"a row of {self.size} floats has no place {self.at + index}")
        self.item[index] = value

    def __getattr__(self, name: str) -> Any:
        """``item`` where only this class is compiled."""
        if name == "item":
            return self
        raise AttributeError(f"a row has no {name!r}")


class ByteRow:
    """Bytes, 0 or 1."""

    item: ByteMemory
    whole: ByteMemory
    size: int
    held: Any

    def __init__(self, array: Any) -> None:
        self.held, self.size, address = borrowed(array, "?bB", ctypes.c_byte)
        if cython.compiled:
            self.whole = bytes_at(address)
        else:
            self.whole = memoryview(self.held).cast("B")
        aim_bytes(self, 0)


class IntRow:
    """32-bit ints."""

    item: Memory
    size: int
    held: Any

    def __init__(self, array: Any) -> None:
        self.held, self.size, address = borrowed(array, "i", ctypes.c_int)
        if cython.compiled:
            self.item = ints_at(address)
        else:
            self.item = memoryview(self.held).cast("B").cast("i")


class WideRow:
    """64-bit numbers without a sign."""

    item: Words
    size: int
    held: Any

    def __init__(self, array: Any) -> None:
        self.held, self.size, address = borrowed(array, "QL", ctypes.c_uint64)
        if cython.compiled:
            self.item = wides_at(address)
        else:
            self.item = memoryview(self.held).cast("B").cast("Q")


def borrowed(array: Any, formats: str, kind: Any) -> tuple[Any, int, int]:
    """An array's buffer, how many items it has and where it lies; ValueError unless it is writable and in one piece."""
    view = memoryview(array)
    if view.format not in formats:
        raise ValueError(f"a row of format {formats[0]!r} cannot be laid on an array of format {view.format!r}")
    if view.readonly or not view.c_contiguous:
        raise ValueError("a row needs an array that is writable and in one piece")
    size = view.nbytes // ctypes.sizeof(kind)
    held = (kind * size).from_buffer(array)
    return held, size, ctypes.addressof(held)


def aim(row: FloatRow, at: int) -> None:
    """Lets a row of floats begin at another place."""
    row.at = at
    if cython.compiled:
        row.item = row.whole + at
    else:
        row.item = row.whole[at:]


def aim_bytes(row: ByteRow, at: int) -> None:
    """Lets a row of bytes begin at another place."""
    if cython.compiled:
        row.item = row.whole + at
    else:
        row.item = row.whole[at:]


def floats_at(address: U64) -> FloatMemory:
    """An address as the beginning of floats."""
    return cython.cast(cython.p_float, address)


def bytes_at(address: U64) -> ByteMemory:
    """An address as the beginning of bytes."""
    return cython.cast(cython.p_char, address)


def ints_at(address: U64) -> Memory:
    """An address as the beginning of ints."""
    return cython.cast(cython.p_int, address)


def wides_at(address: U64) -> Words:
    """An address as the beginning of 64-bit numbers."""
    return cython.cast(cython.p_ulonglong, address)
