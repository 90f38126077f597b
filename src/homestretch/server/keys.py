"""Codes that lead to a table and tokens that own a seat: never the same, and of a token only the hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
CODE_LENGTH = 10
CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_code() -> str:
    """A code for a link: fifty random bits, without letters that look like digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(word: str) -> bool:
    """Whether a word has the form of a code."""
    return CODE.fullmatch(word) is not None


def new_token() -> str:
    """A token for the cookie of a browser: 256 random bits."""
    return secrets.token_urlsafe(32)


def owner_of(token: str | None) -> str | None:
    """What is kept of a token: its hash. None if it has not the form of one."""
    if token is None or TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode()).hexdigest()


def new_incident() -> str:
    """A number under which a failure is found in the log."""
    return secrets.token_hex(4)
