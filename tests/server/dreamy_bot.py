"""A bot whose thinking time gives it away: it dreams after most answers it finds, long or longer."""

from __future__ import annotations

import os
import sys
import time

import msgspec

from homestretch.server.worker import Question, answer

DREAMS = (0.0, 0.18, 0.35)
"""Seconds, one after the other."""


def main() -> None:
    """Answers like any bot, only later."""
    for number, line in enumerate(sys.stdin.buffer):
        found = msgspec.json.encode(answer(msgspec.json.decode(line, type=Question)))
        time.sleep(DREAMS[number % len(DREAMS)])
        os.write(sys.stdout.fileno(), found + b"\n")


if __name__ == "__main__":
    main()
