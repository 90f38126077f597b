"""The bot that answers at once: one choice of a policy."""

from __future__ import annotations

from homestretch.bots.bot import Bot, seat_of
from homestretch.core.buffer import Buffer
from homestretch.core.policy import Policy
from homestretch.core.stream import Stream
from homestretch.core.view import View


class QuickBot(Bot):
    """Asks a policy about a position that looks just as the view does."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.stream = Stream(seed, channel=1)
        self.out = Buffer()

    def choose(self, view: View) -> int:
        seat = seat_of(view)
        # What is imagined has its own numbers: the same choice comes of the same view, however much is hidden.
        imagined = view.imagine(Stream(self.stream.key, channel=2))
        count = imagined.legal(seat, self.out)
        return self.policy.choose(imagined, seat, self.out, count, self.stream)
