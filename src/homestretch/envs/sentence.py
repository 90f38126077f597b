"""Refusals as sentences, for exceptions."""

from __future__ import annotations

from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import Text, dashed


def sentence(name: str, refused: Refused) -> str:
    """Why something about a game was refused."""
    text = Text("en")
    if not text.has(dashed("refused", refused.code)):
        text = Text("en", find(name))
    return text.refusal(refused)
