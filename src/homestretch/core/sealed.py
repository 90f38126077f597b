"""Sealed luck: fixed before the game, open to nobody, checked by everybody afterwards.

The dealer draws a secret and shows its hash. Every seat adds a nonce of its own once it has seen the hash.
Outcomes follow from the secret and all nonces, so neither the dealer nor a seat can choose them. At the
end the secret is shown and anyone can compute every outcome again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.luck import Luck
from homestretch.core.position import Position

SECRET_BYTES = 32


class SealedLuck(Luck):
    """The n-th outcome is HMAC-SHA256 of n under a key made of the secret and the nonces."""

    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret = secret
        self.nonces = list(nonces)
        self.key = hmac.digest(secret, "\n".join(self.nonces).encode(), "sha256")
        self.drawn = 0

    def outcome(self, position: Position, weights: Buffer, count: int) -> int:
        """The next outcome."""
        total = sum(weights[i] for i in range(count))
        rest = fair_below(self.key, self.drawn, total)
        self.drawn += 1
        for index in range(count):
            rest -= weights[index]
            if rest < 0:
                return index
        raise AssertionError(f"{total} is not the sum of the weights")

    def open_part(self) -> dict[str, Any]:
        """The nonces, which everybody may check."""
        return {"nonces": self.nonces}

    def place(self) -> int:
        """How many outcomes were dealt."""
        return self.drawn

    def go_to(self, place: Any) -> None:
        """Deals on from a place where it was before."""
        self.drawn = place

    def to_json(self) -> dict[str, Any]:
        """What is shown at the end."""
        return {"luck": "sealed", "secret": self.secret.hex(), "nonces": self.nonces}


def new_secret() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> str:
    """What a seat adds, if its player does not type something."""
    return secrets.token_hex(16)


def commitment(secret: bytes) -> str:
    """What the dealer shows before the game."""
    return hashlib.sha256(secret).hexdigest()


def fair_below(key: bytes, event: int, limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely, for one event under a key."""
    bound = 2**64 - 2**64 % limit
    attempt = 0
    while True:
        message = event.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if number < bound:
            return number % limit
        attempt += 1
