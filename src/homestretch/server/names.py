"""Names: of people, anything that can be printed, without what would fool a reader; of bots, one of ours."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

from homestretch.core.refused import Refused

LONGEST = 24
BOTS = ("Bolt", "Comet", "Piston", "Sprocket", "Dynamo", "Turbo", "Pixel", "Domino", "Ratchet", "Tango")
"""What bots are called, in any language; the browser knows the same."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that nobody sees: controls, zero-width and bidirectional marks, halves of surrogates."""


def cleaned(name: str | None) -> str:
    """A name as it is shown; Refused if nothing is left of it or too much."""
    composed = unicodedata.normalize("NFC", name or "")
    seen = "".join(letter for letter in composed if unicodedata.category(letter) not in UNSEEN or letter == "\t")
    shown = " ".join(seen.split())
    if not shown or all(unicodedata.category(letter).startswith("M") for letter in shown):
        raise Refused("name_empty")
    if len(shown) > LONGEST:
        raise Refused("name_long", length=len(shown), most=LONGEST)
    return shown


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    used = set(taken)
    return random.choice([name for name in BOTS if name not in used] or BOTS)
