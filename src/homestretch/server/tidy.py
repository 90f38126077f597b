"""Pauses of the collector: thousands of sockets and tables are not looked through again and again.

What has lived for a while is set aside, so that the collector looks only at what is young. Seldom it looks at
everything, for what was let go in circles meanwhile.
"""

from __future__ import annotations

import asyncio
import gc

OFTEN, SELDOM = 5.0, 3600.0
"""Seconds between two times that things are set aside, and that everything is looked through."""


async def keep_tidy() -> None:
    """Sets aside what lives on, for as long as the server serves."""
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(round(SELDOM / OFTEN)):
            gc.freeze()
            await asyncio.sleep(OFTEN)
            gc.collect(1)
