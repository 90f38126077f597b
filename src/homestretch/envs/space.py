"""An action space that knows what is allowed now."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces


class LegalDiscrete(spaces.Discrete):
    """All dense actions; ``sample`` without a mask keeps to those that the environment allows at the moment.

    ``drawn`` is the latest action that was sampled so, -1 if none was.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal = np.zeros(size, np.int8)
        self.drawn = -1

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action: of the mask, by the probabilities, or one that is allowed now; 0 if none is."""
        if probability is not None:
            return super().sample(mask, probability)
        chosen = np.flatnonzero(self.legal if mask is None else self.fitting(mask))
        found = chosen[self.np_random.integers(chosen.size)] if chosen.size else np.int64(0)
        if mask is None:
            self.drawn = int(found)
        return found

    def fitting(self, mask: Any) -> Any:
        """A mask of the right size."""
        if not isinstance(mask, np.ndarray) or mask.shape != self.legal.shape:
            raise ValueError(f"a mask of this space is an array of {self.legal.size} numbers, not {mask!r}")
        return mask
