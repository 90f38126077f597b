"""Names for what only the compiled kernel tells apart."""

from __future__ import annotations

from typing import Any

U64 = int
"""An int of 64 bits without a sign."""

Memory = Any
"""Where a row of ints begins."""

Words = Any
"""Where a row of 64-bit ints without a sign begins."""

Reals = Any
"""Where a row of floats begins."""

FloatMemory = Any
"""Where a row of 32-bit floats begins."""

ByteMemory = Any
"""Where a row of bytes begins."""
