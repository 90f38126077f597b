"""Texts: both languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from here import ROOT
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import Text

FOLDERS = sorted(path.parent for path in (ROOT / "src").rglob("en.ftl"))


class Variables(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent's name)
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The names of the texts in a file, each with its arguments."""
    found: dict[str, set[str]] = {}
    entries: list[BaseNode] = list(FluentParser().parse(path.read_text(encoding="utf-8")).body)
    for entry in entries:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


# Where a language needs an argument the other one does without.
ONLY_ONE = {"refused-racers-each"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_texts_with_the_same_arguments(folder: Path) -> None:
    english, german = messages(folder / "en.ftl"), messages(folder / "de.ftl")
    assert set(english) == set(german)
    differing = [name for name in english if english[name] != german[name] and name not in ONLY_ONE]
    assert differing == []


def test_every_code_that_is_raised_has_a_sentence() -> None:
    games = ROOT / "src" / "homestretch" / "games"
    for path in (ROOT / "src").rglob("*.py"):
        codes = set(re.findall(r'Refused\(\s*"([a-z_]+)"', path.read_text(encoding="utf-8")))
        own = path.relative_to(games).parts[0] if path.is_relative_to(games) else None
        text = Text("de", find(own) if codes and own else None)
        assert [code for code in sorted(codes) if not text.has(f"refused-{code.replace('_', '-')}")] == [], path


def test_every_prompt_has_a_sentence_and_help() -> None:
    game = find("scrapracer")
    for language in ("en", "de"):
        text = Text(language, game)
        for prompt in ("order", "roll", "die", "six", "double", "before", "after", "winner"):
            assert text.has(f"prompt-{prompt}")
            assert text.has(f"help-{game.help_for.get(prompt, prompt)}")


def test_an_unknown_language_is_refused_with_those_we_speak() -> None:
    with pytest.raises(Refused) as refused:
        Text("fr")
    assert Text("en").refusal(refused.value) == "There is no language “fr”; we speak en, de."


def test_a_missing_text_is_an_error_and_not_an_empty_line() -> None:
    with pytest.raises(KeyError):
        Text("en")("no-such-text")
