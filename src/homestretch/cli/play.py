"""``homestretch play``: a game in the terminal."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from homestretch.bots.bot import Bot
from homestretch.bots.choice import PROGRAM, bot_apart, stand_in
from homestretch.cli.main import DONE
from homestretch.cli.options import HUMAN, named_seats, read_players, with_seats
from homestretch.cli.session import Leave, Session
from homestretch.core.catalog import Game, find
from homestretch.core.given import HandLuck
from homestretch.core.luck import Luck, SeededLuck, fresh_seed
from homestretch.core.paint import Paint
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat, read_replay
from homestretch.core.sealed import SealedLuck, commitment, new_nonce, new_secret
from homestretch.core.text import Text
from homestretch.table.table import Table


def run(options: argparse.Namespace, text: Text) -> int:
    """Plays a new game or goes on with a saved one; whatever ends it, the game is saved."""
    plain = options.plain or os.environ.get("TERM") == "dumb"
    paint = Paint(colour=sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ, plain=plain)
    session = Session(paint)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupted)
    if options.save is not None and options.save != options.resume and options.save.exists():
        raise Refused("file_exists", file=str(options.save))
    table = resumed(options, session) if options.resume else started(options, session, text)
    own = Text(text.language, table.game)
    path = options.save or options.resume or default_path(table.game)
    if options.resume:
        tell_replaced(table, session, own)
    bots = bots_of(table)
    session.sit_down(table, own, path, bots)
    try:
        session.play()
    except (Leave, EOFError, KeyboardInterrupt):
        table.mend()
        session.save()
        session.say("")
        session.say(text("play-saved", file=str(path)))
    else:
        session.save()
        session.say(text("play-recorded", file=str(path)))
    finally:
        for bot in bots.values():
            bot.close()
    return DONE


def interrupted(number: int, frame: Any) -> None:
    """Ends like an interrupt from the keyboard."""
    raise KeyboardInterrupt


def started(options: argparse.Namespace, session: Session, text: Text) -> Table:
    """A table for a new game."""
    if options.game is None:
        raise Refused("no_game")
    game = find(options.game)
    chosen = game.options_from(options.option)
    count = chosen.get("seats", 3)
    words = options.seats or ",".join([HUMAN] + ["club"] * (count - 1))
    players = read_players(game, words, humans=True)
    rules = game.rules(with_seats(game, chosen, [player for player, _ in players]))
    seats = named_seats(players, text)
    return Table(game, rules, luck_for(options, session, seats, text), seats)


def luck_for(options: argparse.Namespace, session: Session, seats: list[Seat], text: Text) -> Luck:
    """The luck that was asked for."""
    if options.dice == "by-hand":
        return HandLuck(session.ask_chance)
    if options.dice == "sealed":
        secret = new_secret()
        session.say(text("play-sealed", commitment=commitment(secret)))
        return SealedLuck(secret, [nonce_of(seat, session, text) for seat in seats])
    return SeededLuck(fresh_seed() if options.seed is None else options.seed)


def nonce_of(seat: Seat, session: Session, text: Text) -> str:
    """What a seat adds to the sealed dice: whatever a person types, or a nonce drawn for them."""
    typed = session.read(text("play-nonce", player=seat.name)).strip() if seat.player == HUMAN else ""
    return typed if typed.isprintable() and typed else new_nonce()


def resumed(options: argparse.Namespace, session: Session) -> Table:
    """The table of a saved game."""
    for flag, given in (("--seats", options.seats), ("--seed", options.seed), ("--dice", options.dice)):
        if given is not None:
            raise Refused("resume_alone", flag=flag)
    if options.option or options.game is not None:
        raise Refused("resume_alone", flag=options.game or "--option")
    replay = read_replay(options.resume)
    replay.verify()
    if not replay.paused:
        raise Refused("resume_over", file=str(options.resume))
    by_hand = replay.header["luck"] == "by-hand"
    return Table.resumed(replay, HandLuck(session.ask_chance) if by_hand else None)


def bots_of(table: Table) -> dict[int, Bot]:
    """The bots at a table, each in a process of its own; their choices do not depend on the seed of the dice."""
    seats = enumerate(table.seats)
    return {seat: bot_apart(table.game, who.player, fresh_seed()) for seat, who in seats if who.player != HUMAN}


def tell_replaced(table: Table, session: Session, text: Text) -> None:
    """A file may not say which programs to run: at a resumed game quick players sit in for them."""
    for number, seat in enumerate(table.seats):
        if seat.player.startswith(PROGRAM):
            session.say(text("play-replaced", player=seat.name))
            table.seats[number] = Seat(seat.name, stand_in(table.game))


def default_path(game: Game) -> Path:
    """A new file among the user's games."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "homestretch"
    return folder / f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.jsonl"
