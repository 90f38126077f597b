"""What a browser must know of a game to show it: names and fields, as the texts need them."""

from __future__ import annotations

from typing import Any

import msgspec

from homestretch.bots.levels import levels_of
from homestretch.core.catalog import Game
from homestretch.core.field import Field
from homestretch.core.option import Option


class FieldInfo(msgspec.Struct):
    """An argument of a verb or an event; ``listed``: its values may have texts of their own."""

    name: str
    prefix: str
    listed: bool


class VerbInfo(msgspec.Struct):
    """A verb; ``menu``: there are more actions than are listed."""

    name: str
    menu: bool
    fields: list[FieldInfo]


class EventInfo(msgspec.Struct):
    """A kind of event."""

    name: str
    fields: list[FieldInfo]
    reveals: bool


class OptionInfo(msgspec.Struct):
    """An option and what it takes."""

    name: str
    kind: str
    values: list[Any] | None
    default: Any


class GameInfo(msgspec.Struct):
    """A game."""

    name: str
    title: str
    credit: str
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    levels: list[str]
    verbs: list[VerbInfo]
    events: list[EventInfo]
    scores_shown: bool
    help_for: dict[str, str]


def game_info(game: Game) -> GameInfo:
    """What a browser must know of a game."""
    return GameInfo(
        name=game.name,
        title=game.title,
        credit=game.credit,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[option_info(option) for option in game.options],
        levels=levels_of(game),
        verbs=[VerbInfo(verb.name, verb.menu, fields_info(verb.fields)) for verb in game.verbs],
        events=[EventInfo(kind.name, fields_info(kind.fields), kind.reveals) for kind in game.events],
        scores_shown=game.scores_shown,
        help_for=dict(game.help_for),
    )


def fields_info(fields: tuple[Field, ...]) -> list[FieldInfo]:
    """The arguments of a verb or an event."""
    return [FieldInfo(field.name, field.prefix, field.values is not None) for field in fields]


def option_info(option: Option) -> OptionInfo:
    """An option: a flag, a number, a choice, or something of one's own."""
    if isinstance(option.values, type):
        return OptionInfo(option.name, "other", None, option.default)
    values = list(option.values)
    if all(isinstance(value, bool) for value in values):
        kind = "flag"
    else:
        kind = "number" if isinstance(option.values, range) else "choice"
    return OptionInfo(option.name, kind, values, option.default)
