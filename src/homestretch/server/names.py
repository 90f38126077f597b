"""Names at a table: of people anything that can be printed, without what would fool a reader; of bots one of ours."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable

from homestretch.core.refused import Refused

LONGEST = 24
BOTS = (
    *("Ada", "Bela", "Cleo", "Dario", "Edda", "Finn", "Gita", "Hugo", "Ines", "Juno", "Kasimir", "Lotte"),
    *("Milo", "Nora", "Otto", "Pia", "Quentin", "Rosa", "Selma", "Toni", "Ursula", "Viktor", "Wanda", "Zoe"),
)
"""Names for bots that are names in both languages; how strong a bot is stands beside its name."""
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


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    heard = {other.casefold() for other in taken}
    shown, number = name, 1
    while shown.casefold() in heard:
        number += 1
        shown = f"{name[: LONGEST - len(str(number)) - 1].rstrip()} {number}"
    return shown


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at its table has."""
    heard = {name.casefold() for name in taken}
    return secrets.choice([name for name in BOTS if name.casefold() not in heard])
