"""Rows of numbers of any length for the kernel: taken at once, all zero, and given back by hand."""

from __future__ import annotations

from homestretch.core.number import Memory, Reals, Words

try:
    import cython
except ImportError:
    from homestretch.core import nocython as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free

INT, WORD, REAL = 4, 8, 8
"""The bytes of a number of each kind."""


def ints(count: int) -> Memory:
    """A row of ints."""
    if cython.compiled:
        return cython.cast(cython.p_int, calloc(count, 4))
    else:
        return [0] * count


def words(count: int) -> Words:
    """A row of 64-bit ints without a sign."""
    if cython.compiled:
        return cython.cast(cython.p_ulonglong, calloc(count, 8))
    else:
        return [0] * count


def reals(count: int) -> Reals:
    """A row of floats."""
    if cython.compiled:
        return cython.cast(cython.p_double, calloc(count, 8))
    else:
        return [0.0] * count


def give_back_ints(row: Memory) -> None:
    """Gives back a row of ints."""
    if cython.compiled:
        free(row)


def give_back_words(row: Words) -> None:
    """Gives back a row of 64-bit ints."""
    if cython.compiled:
        free(row)


def give_back_reals(row: Reals) -> None:
    """Gives back a row of floats."""
    if cython.compiled:
        free(row)
