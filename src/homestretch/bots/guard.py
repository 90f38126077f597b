"""Keeps a game going whatever a bot does."""

from __future__ import annotations

from homestretch.bots.bot import Bot
from homestretch.bots.why import Why
from homestretch.core.refused import Refused
from homestretch.core.view import View


class Guard(Bot):
    """Asks a bot; where it fails, a quick player decides and the failure is kept to be told."""

    def __init__(self, bot: Bot, quick: Bot) -> None:
        self.bot = bot
        self.quick = quick
        self.failures: list[Refused] = []
        self.thought: Why | None = None

    def choose(self, view: View) -> int:
        try:
            action = self.bot.choose(view)
            self.thought = self.bot.why()
        except Refused as refused:
            self.failures.append(refused)
            self.thought = None
            return self.quick.choose(view)
        return action

    def why(self) -> Why | None:
        return self.thought

    def told(self) -> list[Refused]:
        """The failures since the last call."""
        found, self.failures = self.failures, []
        return found

    def close(self) -> None:
        self.bot.close()
