"""The texts of the browser: the same names with the same arguments in both languages, and none that game texts use."""

from __future__ import annotations

import re
from pathlib import Path

from homestretch.core.catalog import own_folder
from homestretch.core.text import FRAME, LANGUAGES

WEB = FRAME / "web"


def messages(path: Path) -> dict[str, set[str]]:
    """The texts of a file, each with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
        name = re.match(r"([a-z][a-z0-9-]*) =", block)
        if name:
            found[name.group(1)] = set(re.findall(r"\$(\w+)", block))
    return found


def test_both_languages_say_the_same() -> None:
    english, german = (messages(WEB / f"{language}.ftl") for language in LANGUAGES)
    assert len(english) > 200
    assert english == german


def test_the_browser_takes_no_name_of_the_frame_or_of_a_game() -> None:
    own = set(messages(WEB / "en.ftl"))
    for path in (FRAME / "en.ftl", *own_folder().glob("*/text/en.ftl")):
        assert own.isdisjoint(messages(path)), path
