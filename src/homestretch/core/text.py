"""Texts in English and German: Project Fluent, one file a game and one for the frame."""

from __future__ import annotations

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from homestretch.core.catalog import Game
from homestretch.core.event import Event
from homestretch.core.field import Field
from homestretch.core.refused import Refused, nearest

LANGUAGES = ("en", "de")
FRAME = Path(__file__).parents[1] / "text"


class Text:
    """The texts of the frame and of one game in a language."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise Refused(
                "unknown_language", language=language, near=nearest(language, LANGUAGES), known=", ".join(LANGUAGES)
            )
        self.language = language
        self.game = game
        self.bundle = read_bundle(language, game.folder / "text" if game else None)

    def __call__(self, name: str, /, **about: Any) -> str:
        """A text with its arguments put in."""
        message = self.bundle.get_message(name)
        if message is None or message.value is None:
            raise KeyError(f"there is no text {name!r} in {self.language}")
        text, problems = self.bundle.format_pattern(message.value, about)
        if problems:
            raise KeyError(f"text {name!r} in {self.language}: {problems[0]}")
        return str(text)

    def has(self, name: str) -> bool:
        """Whether there is such a text."""
        return bool(self.bundle.has_message(name))

    def value(self, field: Field, value: Any) -> Any:
        """A value of a field as people say it."""
        if value is None:
            return self("unknown-thing")
        if isinstance(value, list):
            return self.all_of([str(self.value(field, one)) for one in value])
        if field.values is not None and self.has(dashed(field.prefix, value)):
            return self(dashed(field.prefix, value))
        return value

    def all_of(self, words: list[str]) -> str:
        """Several words as one phrase."""
        return words[0] if len(words) < 2 else f"{', '.join(words[:-1])} {self('and')} {words[-1]}"

    def said(self, about: dict[str, Any]) -> dict[str, Any]:
        """What goes into a sentence, racers and the like by name."""
        return {
            name: self(dashed(name, value)) if isinstance(value, str) and self.has(dashed(name, value)) else value
            for name, value in about.items()
        }

    def event(self, event: Event, names: list[str]) -> str:
        """What happened, as a sentence; ``names`` are those of the seats."""
        about = {f.name: self.value(f, event.about[f.name]) for f in event.kind.fields}
        codes = {f"{f.name}_code": str(event.about[f.name]) for f in event.kind.fields if f.values is not None}
        if "seat" in about:
            about["player"] = names[about["seat"]]
        return self(dashed("event", event.kind.name), **about, **codes)

    def action(self, named: dict[str, Any], verb_fields: tuple[Field, ...], **about: Any) -> str:
        """An action as a person would say it."""
        arguments = {f.name: self.value(f, named[f.name]) for f in verb_fields if f.name in named}
        codes = {f"{f.name}_code": str(named[f.name]) for f in verb_fields if f.name in named}
        return self(dashed("action", named["do"]), **arguments, **codes, **about)

    def refusal(self, refused: Refused) -> str:
        """Why something was refused, as a sentence, with what was probably meant."""
        about = {k: ", ".join(map(str, v)) if isinstance(v, list) else v for k, v in refused.about.items()}
        sentence = self(dashed("refused", refused.code), **about)
        return f"{sentence} {self('did-you-mean', near=about['near'])}" if about.get("near") else sentence


def dashed(*words: Any) -> str:
    """The name of a text: words joined by dashes."""
    return "-".join(str(word) for word in words).replace("_", "-").lower()


@cache
def read_bundle(language: str, folder: Path | None) -> Any:
    """The texts of the frame and of a game's folder."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (FRAME, folder):
        if place is not None:
            bundle.add_resource(FluentResource((place / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def usual_language() -> str:
    """The language of the locale, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].lower().startswith("de") else "en"
    return "de" if (locale.getlocale()[0] or "").lower().startswith(("de", "german")) else "en"
