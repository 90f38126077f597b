"""Options and seats as they are typed on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from homestretch.bots.choice import PROGRAM, check_bot, command_of
from homestretch.core.catalog import Game
from homestretch.core.refused import Refused
from homestretch.core.replay import Seat
from homestretch.core.text import Text

HUMAN = "human"


def with_seats(game: Game, options: dict[str, Any], players: list[str]) -> dict[str, Any]:
    """Options for as many seats as there are players."""
    if options.get("seats", len(players)) != len(players):
        raise Refused("seats_differ", seats=options["seats"], players=len(players))
    if len(players) not in game.seats:
        raise Refused("seats_count", players=len(players), least=game.seats.start, most=game.seats.stop - 1)
    return {**options, "seats": len(players)}


def read_players(game: Game, words: str, humans: bool) -> list[tuple[str, str]]:
    """``human:Anna,club,club`` as (player, name) pairs; a name may be missing."""
    found = []
    for word in words.split(","):
        player, name = split_player(word.strip())
        if not (humans and player == HUMAN):
            check_bot(game, player, [HUMAN] if humans else [])
        if not name.isprintable() or len(name) > 40:
            raise Refused("bad_name", name=name.encode("ascii", "replace").decode())
        found.append((player, name.strip()))
    return found


def split_player(word: str) -> tuple[str, str]:
    """``human:Anna`` as player and name; in ``exec:./program`` the colon belongs to the player."""
    if word.startswith(PROGRAM):
        return word, Path(command_of(word)[0]).name
    player, _, name = word.partition(":")
    return player, name


def named_seats(players: list[tuple[str, str]], text: Text) -> list[Seat]:
    """The seats with a name each: the one given, or who they are and where they sit."""
    seats = []
    for place, (player, name) in enumerate(players, start=1):
        usual = text("player-human", place=place) if player == HUMAN else text("player-bot", level=player, place=place)
        seats.append(Seat(name or usual, player))
    return seats
