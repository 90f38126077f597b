"""Views in words, for language models."""

from __future__ import annotations

import json

import pytest

from envs.walk import ENDS, decisions
from homestretch.core.catalog import find
from homestretch.core.view import View


@pytest.mark.parametrize(("name", "seats"), ENDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_view_in_words_lists_every_answer_so_that_it_can_be_read_back(name: str, seats: int, language: str) -> None:
    game, asked = find(name), 0
    for position, seat in decisions(name, {"seats": seats}, seed=4, every=23):
        view = View.of(game, position, seat)
        lines = view.to_text(language).splitlines()
        answers = [line[2:].split(":")[0] for line in lines if line.startswith("- ")]
        assert [game.actions.read(answer) for answer in answers[-len(view.legal()) :]] == view.legal()
        assert "\033" not in "\n".join(lines)
        json.dumps(view.to_json())
        asked += 1
    assert asked > 2


def test_a_spectator_is_asked_nothing() -> None:
    game = find("outspeed")
    position, _ = next(iter(decisions("outspeed", {}, seed=1)))
    assert View.of(game, position, None).legal() == []
    assert "- " not in View.of(game, position, None).to_text("en").splitlines()[-1]


def test_both_languages_tell_the_same_moment_differently() -> None:
    game = find("finishline")
    position, seat = next(iter(decisions("finishline", {}, seed=1)))
    view = View.of(game, position, seat)
    assert view.to_text("en") != view.to_text("de")
    assert view.to_text("en", ["Ada", "Ben", "Cem"]).count("Ada") > 0
