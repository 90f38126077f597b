"""Refusals: a code and what it is about. The texts have a sentence for every code in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Refused(Exception):  # noqa: N818  (a refusal is an answer, not an error of the program)
    """What was asked for cannot be done; nothing has changed."""

    def __init__(self, code: str, **about: Any) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.about.items() if value not in ("", []))
        return f"{self.code} ({details})" if details else self.code

    def to_json(self) -> dict[str, Any]:
        """The refusal as a program reads it."""
        return {"refused": self.code, **self.about}


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one; empty if none is like it."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.55)), "")
