"""Scenarios: rules tested as data. A position, what is done, and what must come of it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.event import read_events
from homestretch.core.form import differences, plain
from homestretch.core.refused import Refused
from homestretch.core.replay import places, resolve_named
from homestretch.core.view import View

NAMES = {
    "name": str,
    "rules": list,
    "game": str,
    "options": dict,
    "given": dict,
    "when": list,
    "then": dict,
    "refuse": str,
    "legal": list,
    "events": list,
    "views": list,
    "places": list,
    "odds": dict,
}
CHECKS = ("then", "refuse", "legal", "events", "views", "places", "odds")


@dataclass(frozen=True)
class Scenario:
    """One scenario of a file."""

    file: str
    data: dict[str, Any]

    @property
    def name(self) -> str:
        """What it shows."""
        return str(self.data["name"])

    @property
    def rules(self) -> list[str]:
        """The ids of the rules it shows."""
        return list(self.data.get("rules", []))

    def run(self) -> list[str]:
        """Plays it; returns what is not as it should be, one line each."""
        game = find(self.data["game"])
        steps = self.data.get("when", [])
        refuse = self.data.get("refuse")
        try:
            position = game.read(game.rules(self.data.get("options", {})), self.data.get("given", {})).record()
        except Refused as refused:
            if refused.code == refuse and not steps:
                return []
            raise
        if refuse is not None and not steps:
            return [f"should be refused as {refuse}, but can be set up"]
        for number, step in enumerate(steps, start=1):
            last = number == len(steps)
            before = position.cells()
            try:
                take(game, position, step)
            except Refused as refused:
                if last and refuse == refused.code:
                    same = position.cells() == before
                    return [] if same else [f"step {number} was refused, but it changed the position"]
                return [f"step {number}, {plain(step)}: refused, {refused}"]
            if last and refuse is not None:
                return [f"step {number}, {plain(step)}: should be refused as {refuse}, but was done"]
        return self.compare(game, position)

    def compare(self, game: Game, position: Any) -> list[str]:
        """What of the checks does not hold."""
        lines = differences(position.to_json(), self.data.get("then", {}))
        if "legal" in self.data:
            lines += differences(listed_actions(game, position), self.data["legal"], "legal")
        if "events" in self.data:
            told = [event.to_json() for event in read_events(game.events, position.drain())]
            lines += missing_events(told, self.data["events"])
        for wanted in self.data.get("views", []):
            seat = wanted.get("seat")
            seen = View.of(game, position, seat).data
            lines += differences(seen, {k: v for k, v in wanted.items() if k != "seat"}, f"view of {seat}")
        if "places" in self.data:
            out = Buffer()
            position.scores(out)
            found = places(out.first(position.rules.seats)) if position.over() else "the game goes on"
            lines += differences(found, self.data["places"], "places")
        if "odds" in self.data and game.odds is not None:
            lines += differences(rounded(game.odds(position)), self.data["odds"], "odds")
        return lines


def take(game: Game, position: Any, step: dict[str, Any]) -> None:
    """Carries out one step of a scenario."""
    if "chance" in step:
        resolve_named(game, position, step["chance"], step.get("is"))
    else:
        action = game.actions.pack(step)
        seat = step.get("seat")
        if type(seat) is not int:
            raise Refused("scenario_seat", step=plain(step))
        game.refuse(position, seat, action)
        position.apply(seat, action)


def listed_actions(game: Game, position: Any) -> list[str]:
    """What the seats that owe a decision may do, as typed."""
    out = Buffer()
    found = []
    for seat in range(position.rules.seats):
        if position.waiting() >> seat & 1:
            found += [game.actions.typed(action) for action in out.first(position.legal(seat, out))]
    return found


def missing_events(told: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> list[str]:
    """The wanted events that were not told in this order."""
    rest = iter(told)
    for event in wanted:
        if not any(not differences(one, event) for one in rest):
            return [f"events: {plain(event)} was not told; told were {plain(told)}"]
    return []


def rounded(value: Any) -> Any:
    """Numbers to four places, for comparing with written ones."""
    if isinstance(value, float):
        return round(value, 4)
    return {k: rounded(v) for k, v in value.items()} if isinstance(value, dict) else value


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; Refused if it is not one."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("file_unreadable", file=str(path), problem=str(problem)) from None
    except (ValueError, RecursionError) as problem:
        raise Refused("file_not_toml", file=str(path), problem=str(problem)) from None
    found = data.get("scenario")
    if not isinstance(found, list) or not found or set(data) - {"scenario", "game", "options"}:
        raise Refused("scenario_file", file=str(path))
    if not all(isinstance(one, dict) for one in found):
        raise Refused("scenario_file", file=str(path))
    common: dict[str, Any] = {name: data[name] for name in ("game", "options") if name in data}
    return [Scenario(str(path), checked({**common, **one}, path, number)) for number, one in enumerate(found, start=1)]


def checked(data: dict[str, Any], path: Path, number: int) -> dict[str, Any]:
    """One scenario with every entry of the kind it must be."""
    for name, value in data.items():
        if name not in NAMES:
            raise Refused("scenario_entry", file=str(path), number=number, entry=name, known=", ".join(NAMES))
        if not isinstance(value, NAMES[name]):
            raise Refused("scenario_kind", file=str(path), number=number, entry=name, kind=NAMES[name].__name__)
    for name in ("when", "events", "views"):
        if not all(isinstance(one, dict) for one in data.get(name, [])):
            raise Refused("scenario_kind", file=str(path), number=number, entry=name, kind="list of tables")
    for name in ("name", "game"):
        if name not in data:
            raise Refused("scenario_missing", file=str(path), number=number, entry=name)
    if not any(name in data for name in CHECKS):
        raise Refused("scenario_missing", file=str(path), number=number, entry="then")
    return data
