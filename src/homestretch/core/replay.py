"""Replays: one JSON object a line. A header, then every action and outcome, then the result and the seed.

Each line ends in a ``check`` made of the check before, the line and the position it leads to, so that a
changed line is found where it was changed, and so that a replay notices when rules no longer do the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from homestretch.core.buffer import Buffer
from homestretch.core.catalog import Game, find
from homestretch.core.form import canonical
from homestretch.core.luck import CommonLuck, Luck, SeededLuck
from homestretch.core.refused import Refused
from homestretch.core.sealed import SealedLuck, commitment

FORMAT = 1


def check_of(before: str, line: dict[str, Any], digest: str) -> str:
    """Eight hex digits that depend on everything up to this line."""
    bare = {name: value for name, value in line.items() if name != "check"}
    written = f"{before}{canonical(bare)}{digest}".encode("utf-8", "surrogatepass")
    return hashlib.sha256(written).hexdigest()[:8]


def seal_of(luck: dict[str, Any]) -> str | None:
    """What a header says of the luck before it is shown; None where nobody could compute it again."""
    if luck["luck"] == "sealed":
        return commitment(bytes.fromhex(luck["secret"]))
    if luck["luck"] in ("seeded", "common"):
        return hashlib.sha256(canonical(luck).encode()).hexdigest()
    return None


def luck_again(shown: dict[str, Any]) -> Luck | None:
    """The luck that a replay shows at its end; None where it came from people."""
    if shown.get("luck") == "seeded":
        return SeededLuck(shown["seed"], shown["game"])
    if shown.get("luck") == "common":
        return CommonLuck(shown["seed"], shown["game"])
    if shown.get("luck") == "sealed":
        return SealedLuck(bytes.fromhex(shown["secret"]), shown["nonces"])
    return None


def places(scores: list[int]) -> list[int]:
    """The place of each seat; equal scores share one."""
    return [1 + sum(other > score for other in scores) for score in scores]


@dataclass(frozen=True)
class Seat:
    """Who sits at a table: a name, and whether it is a human or a bot of which level."""

    name: str
    player: str


@dataclass
class Record:
    """A game as it is written down."""

    game: Game
    position: Any
    header: dict[str, Any]
    lines: list[dict[str, Any]] = field(default_factory=list)
    gone: int = 0
    gone_check: str = ""

    @classmethod
    def begin(cls, game: Game, position: Any, luck: Luck, seats: list[Seat]) -> Record:
        """A record of a game that starts now."""
        header = {
            "homestretch": "replay",
            "format": FORMAT,
            "game": game.name,
            "rules_version": game.rules_version,
            "components": game.components_hash,
            "options": position.rules.options,
            "seats": [{"name": seat.name, "player": seat.player} for seat in seats],
            "luck": luck.to_json()["luck"],
            "seal": seal_of(luck.to_json()),
            **luck.open_part(),
        }
        header["check"] = check_of("", header, position.digest())
        return cls(game, position, header)

    def add(self, line: dict[str, Any]) -> None:
        """One more line, after the position has changed."""
        self.lines.append({**line, "check": check_of(self.check(), line, self.position.digest())})

    def check(self) -> str:
        """The check of the latest line."""
        if self.lines:
            return str(self.lines[-1]["check"])
        return self.gone_check or str(self.header["check"])

    def forget(self, count: int) -> None:
        """Takes back the latest lines."""
        del self.lines[len(self.lines) - count :]

    def let_go(self, count: int) -> None:
        """Keeps the first lines no longer; they are written down elsewhere."""
        if count:
            self.gone_check = str(self.lines[count - 1]["check"])
            self.gone += count
            del self.lines[:count]

    def closed(self, luck: Luck) -> Iterator[str]:
        """The file of a game: with its result if it is over, else with what is needed to go on."""
        assert not self.gone, "the first lines of this record are elsewhere"
        last = self.last_line(luck)
        for line in (self.header, *self.lines, last):
            yield json.dumps(line, ensure_ascii=False)

    def last_line(self, luck: Luck) -> dict[str, Any]:
        """The line that closes the file."""
        last: dict[str, Any]
        if self.position.over():
            out = Buffer()
            self.position.scores(out)
            scores = out.first(self.position.rules.seats)
            last = {"result": {"scores": scores, "places": places(scores)}, "luck": luck.to_json()}
        else:
            last = {"paused": {"steps": self.gone + len(self.lines)}, "luck": luck.to_json()}
        last["check"] = check_of(self.check(), last, self.position.digest())
        return last


@dataclass
class Replay:
    """A replay that was read: every line has its shape, nothing was played yet."""

    game: Game
    rules: Any
    header: dict[str, Any]
    steps: list[dict[str, Any]]
    last: dict[str, Any]

    @property
    def seats(self) -> list[Seat]:
        """Who sat at the table."""
        return [Seat(str(seat["name"]), str(seat["player"])) for seat in self.header["seats"]]

    @property
    def paused(self) -> bool:
        """Whether the game was saved before its end."""
        return "paused" in self.last

    def play(self, watch: Any = None) -> Any:
        """Plays it, checking every line; Refused with the first line that is wrong. Returns the last position.

        ``watch(line, position)`` is called before the first and after every step.
        """
        position = self.game.position(self.rules).record()
        check = self.checked(1, "", self.header, position)
        if watch:
            watch(self.header, position)
        for number, line in enumerate(self.steps, start=2):
            take_step(self.game, position, line, number)
            check = self.checked(number, check, line, position)
            if watch:
                watch(line, position)
        self.checked(len(self.steps) + 2, check, self.last, position)
        return position

    def checked(self, number: int, before: str, line: dict[str, Any], position: Any) -> str:
        """The check of a line, if it is right."""
        right = check_of(before, line, position.digest())
        if line.get("check") != right:
            raise Refused("replay_changed", line=number, check=str(line.get("check")), right=right)
        return right

    def verify(self) -> Any:
        """Computes everything again: legality, outcomes, result and seal. Returns the last position."""
        position = self.play()
        number = len(self.steps) + 2
        if self.paused == position.over():
            raise Refused("replay_result", line=number)
        if not self.paused:
            out = Buffer()
            position.scores(out)
            scores = out.first(self.rules.seats)
            if self.last["result"] != {"scores": scores, "places": places(scores)}:
                raise Refused("replay_result", line=number)
        self.verify_luck(number)
        return position

    def verify_luck(self, number: int) -> None:
        """Whether the luck shown at the end is the one sealed in the header, and dealt every outcome."""
        shown = self.last["luck"]
        try:
            luck = luck_again(shown)
            sealed = seal_of(shown)
        except (KeyError, TypeError, ValueError):
            raise Refused("replay_line", line=number) from None
        if sealed != self.header["seal"] or shown["luck"] != self.header["luck"]:
            raise Refused("replay_seal", line=number)
        if luck is not None and any(self.header.get(name) != value for name, value in luck.open_part().items()):
            raise Refused("replay_seal", line=number)
        if luck is None:
            return
        position = self.game.position(self.rules)
        out = Buffer()
        for at, line in enumerate(self.steps, start=2):
            if "chance" in line:
                count = position.chance(out)
                kind = open_chance(position)
                dealt = self.game.outcomes(self.rules, kind)[luck.outcome(position, out, count)]
                if dealt != line["is"]:
                    raise Refused("replay_outcome", line=at, found=str(line["is"]), dealt=str(dealt))
            take_step(self.game, position, line, at)


def take_step(game: Game, position: Any, line: dict[str, Any], number: int) -> None:
    """Carries out one line of a replay; Refused, with its number, if it cannot be."""
    try:
        if "do" in line:
            seat = line.get("seat")
            if type(seat) is not int or not 0 <= seat < position.rules.seats:
                raise Refused("replay_line", line=number)
            action = game.actions.pack({k: v for k, v in line.items() if k != "check"})
            game.refuse(position, seat, action)
            position.apply(seat, action)
        elif "chance" in line:
            resolve_named(game, position, line["chance"], line.get("is"))
        else:
            raise Refused("replay_line", line=number)
    except Refused as refused:
        if refused.code.startswith("replay_"):
            raise
        raise Refused("replay_illegal", line=number, reason=refused.code, step=canonical(line)) from refused


def resolve_named(game: Game, position: Any, chance: object, value: object) -> None:
    """Lets the open random event turn out as named."""
    out = Buffer()
    count = position.chance(out)
    kind = game.chance_number(chance)
    if not count:
        raise Refused("no_chance_open", chance=str(chance))
    if kind != open_chance(position):
        raise Refused("chance_not_open", chance=str(chance), open=game.chances[open_chance(position)].name)
    outcome = game.outcome_number(position.rules, kind, value)
    if outcome >= count or not out[outcome]:
        raise Refused("chance_impossible", chance=str(chance), value=str(value))
    position.resolve(outcome)


def open_chance(position: Any) -> int:
    """The kind of the open random event."""
    out = Buffer()
    position.label(out)
    return out[0]


def chance_seat(position: Any) -> int:
    """The seat the open random event is about."""
    out = Buffer()
    position.label(out)
    return out[1]


def read_replay(path: Path) -> Replay:
    """A replay file; Refused, with the line, if it is not one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused("file_unreadable", file=str(path), problem=str(problem)) from None
    return parse_replay(text.removesuffix("\n").split("\n") if text else [])


def parse_replay(lines: Iterable[str]) -> Replay:
    """A replay from its lines."""
    read = [parse_line(number, line) for number, line in enumerate(lines, start=1)]
    if not read:
        raise Refused("replay_empty")
    game, rules = header_of(read[0])
    if not ("result" in read[-1] or "paused" in read[-1]) or not isinstance(read[-1].get("luck"), dict):
        raise Refused("replay_cut_off", line=len(read))
    return Replay(game, rules, read[0], read[1:-1], read[-1])


def header_of(header: dict[str, Any]) -> tuple[Game, Any]:
    """The game and rules a header names; Refused if it is none of ours, or of another version."""
    if header.get("homestretch") != "replay":
        raise Refused("replay_header", line=1)
    if header.get("format") != FORMAT:
        raise Refused("replay_format", line=1, format=str(header.get("format")), right=FORMAT)
    shapes = {"options": dict, "seats": list, "luck": str, "seal": str | None}
    if any(name not in header or not isinstance(header[name], shape) for name, shape in shapes.items()):
        raise Refused("replay_header", line=1)
    try:
        game = find(str(header.get("game")))
        rules = game.rules(header["options"])
    except Refused as refused:
        raise Refused("replay_header_value", line=1, reason=str(refused)) from refused
    if header.get("rules_version") != game.rules_version:
        raise Refused("replay_rules", line=1, version=str(header.get("rules_version")), right=game.rules_version)
    if header.get("components") != game.components_hash:
        raise Refused("replay_components", line=1, found=str(header.get("components")), right=game.components_hash)
    if [isinstance(seat, dict) and {"name", "player"} == set(seat) for seat in header["seats"]] != [True] * rules.seats:
        raise Refused("replay_header", line=1)
    return game, rules


def parse_line(number: int, line: str) -> dict[str, Any]:
    """One line of a replay as an object; every name only once."""
    try:
        value = json.loads(line, object_pairs_hook=without_doubles)
    except (ValueError, RecursionError) as problem:
        raise Refused("replay_not_json", line=number, problem=str(problem)) from None
    if not isinstance(value, dict):
        raise Refused("replay_line", line=number)
    return value


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object whose names differ."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name appears twice")
    return found
