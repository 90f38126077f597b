"""Positions somebody wrote by hand: refused with a reason, or played to the end; never a crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from here import ROOT
from homestretch.core.buffer import Buffer
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.stream import Stream
from homestretch.testing import step_at_random

GAMES = sorted(path.parent.name for path in (ROOT / "src" / "homestretch" / "games").glob("*/game.py"))
ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 6, 7, 17, 99, 10**6, 10**12, "", "x", [], {}, [0] * 40, 1.5]


def form_after(game: Any, rules: Any, seed: int, steps: int) -> dict[str, Any]:
    """The JSON form of a position some random steps into a game."""
    position, stream = game.position(rules), Stream(seed)
    for _ in range(steps):
        if position.over():
            break
        step_at_random(position, stream)
    return dict(copy.deepcopy(position.to_json()))


def leaves(form: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a form."""
    if isinstance(form, dict):
        inner = [way for key, value in form.items() for way in leaves(value, (*path, key))]
    elif isinstance(form, list):
        inner = [way for at, value in enumerate(form) for way in leaves(value, (*path, at))]
    else:
        inner = []
    return [*([path] if path else []), *inner]


def changed(form: dict[str, Any], way: tuple[Any, ...], value: Any) -> None:
    """Puts something else at a place of a form."""
    place: Any = form
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150)
@given(data=st.data())
def test_an_odd_position_is_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    game = find(name)
    seats = data.draw(st.sampled_from(list(game.seats)))
    rules = game.rules({"seats": seats})
    form = form_after(game, rules, data.draw(st.integers(0, 50)), data.draw(st.integers(0, 200)))
    other = form_after(game, rules, data.draw(st.integers(0, 50)), data.draw(st.integers(0, 200)))
    for _ in range(data.draw(st.integers(1, 3))):
        way = data.draw(st.sampled_from(leaves(form)))
        if data.draw(st.booleans()) and way[0] in other:
            changed(form, way[:1], copy.deepcopy(other[way[0]]))
        else:
            changed(form, way, copy.deepcopy(data.draw(st.sampled_from(ODD))))
    try:
        position = game.read(rules, form)
    except Refused:
        return
    stream, out = Stream(1), Buffer()
    for _ in range(300):
        if position.over() or not (position.waiting() or position.chance(out)):
            break
        step_at_random(position, stream)
    position.problems()
    position.to_json()
