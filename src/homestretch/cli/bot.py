"""``homestretch bot``: a bot as a program of its own, which reads questions and writes answers, a line each."""

from __future__ import annotations

import argparse
import sys

from homestretch.bots.added import AddedBot, names
from homestretch.bots.bot import Bot
from homestretch.bots.levels import make_bot
from homestretch.bots.wire import answer, read_question
from homestretch.cli.main import DONE
from homestretch.core.luck import fresh_seed
from homestretch.core.text import Text
from homestretch.core.view import View


def run(options: argparse.Namespace, text: Text) -> int:
    """Answers until nobody asks any more."""
    bot: Bot | None = None
    for line in sys.stdin:
        view, asked = read_question(line)
        if bot is None:
            bot = named_bot(options, view, asked["milliseconds"])
        print(answer(view, asked["id"], bot.choose(view), bot.why()), flush=True)
    return DONE


def named_bot(options: argparse.Namespace, view: View, milliseconds: int) -> Bot:
    """A level, or a bot that a package adds."""
    if options.name in names():
        return AddedBot(options.name, milliseconds)
    seed = fresh_seed() if options.seed is None else options.seed
    return make_bot(view.game, options.name, seed, simulations=options.simulations)
