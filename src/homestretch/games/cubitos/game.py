"""Cubitos as an entry of the catalog."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch.core.catalog import Game
from homestretch.core.field import Field, Value
from homestretch.games.cubitos import actions, events, parts
from homestretch.games.cubitos.board import board, exact_lines, odds_lines, prompt, runners, spell
from homestretch.games.cubitos.components import OPTIONS, CubitosRules, components
from homestretch.games.cubitos.exact import exact
from homestretch.games.cubitos.explain import explain
from homestretch.games.cubitos.insight import CubitosInsight
from homestretch.games.cubitos.odds import odds
from homestretch.games.cubitos.phrases import PHRASES
from homestretch.games.cubitos.policy import ClubPolicy
from homestretch.games.cubitos.rookie import RookiePolicy
from homestretch.games.cubitos.rules.race import Cubitos
from homestretch.games.cubitos.sheet import sheet
from homestretch.games.cubitos.track import read_course
from homestretch.games.cubitos.view import imagine, look, seen

if TYPE_CHECKING:
    from homestretch.core.encoding import Encoding

CHANCES = (
    *(Field(die, faces, text="face") for die, faces in zip(parts.DICE, parts.FACES_OF, strict=True)),
    Field("start_player"),
    *(
        Field(f"card_{colour}", parts.CARDS[parts.CARDS_EACH * n : parts.CARDS_EACH * (n + 1)], text="card")
        for n, colour in enumerate(parts.COLOURS)
    ),
)


def outcomes(rules: CubitosRules, kind: int) -> Sequence[Value]:
    """What a kind of chance can turn out."""
    values = CHANCES[kind].values
    return range(rules.seats) if values is None else values


def rule_ids() -> list[str]:
    """Rules, rulings and corrections of the specification, and the cards."""
    rules = [f"CU-{n}" for n in range(1, 31)] + [f"CU-G{n}" for n in range(1, 38)]
    return rules + [f"CU-K{n}" for n in range(1, 29)] + [f"CU-{card}" for card in parts.CARDS]


def svg(data: dict[str, Any], rules: CubitosRules) -> str:
    """The track of the leading runner as a picture; few need one, so it is loaded when somebody does."""
    from homestretch.games.cubitos import drawing

    last = max(player["space"] // parts.MOST_SPACES for player in data["players"].values())
    return drawing.track_svg({"runners": runners(data, last)}, rules.courses[last])


def check_file(path: Path) -> dict[str, Any]:
    """Checks a track file; of two tracks the numbers are added up."""
    course = read_course(path)
    spaces = [space for track in course for space in track.spaces]
    return {
        "spaces": len(spaces),
        "lines": sum(track.red_lines for track in course),
        "steps": sum(track.shortest() for track in course) + len(course) - 1,
        "water": sum(space.kind == "water" for space in spaces),
        "rewards": sum(bool(space.rewards) for space in spaces),
    }


def read_map(path: Path) -> dict[str, Any]:
    """A track of one's own as the option takes it."""
    read_course(path)
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return data


def encode(rules: CubitosRules) -> Encoding:
    """How learners see the game; loaded when somebody learns."""
    from homestretch.games.cubitos.encoding import CubitosEncoding

    return CubitosEncoding(rules)


GAME = Game(
    name="cubitos",
    title="Cubitos",
    credit="John D. Clair, AEG 2020",
    folder=Path(__file__).parent,
    rules_version=components()["rules_version"],
    options=OPTIONS,
    verbs=actions.VERBS,
    refusals=actions.REFUSALS,
    events=events.KINDS,
    chances=CHANCES,
    make_rules=CubitosRules,
    start=Cubitos,
    outcomes=outcomes,
    look=look,
    seen=seen,
    imagine=imagine,
    encode=encode,
    board=board,
    prompt=prompt,
    svg=svg,
    sheet=sheet,
    odds=odds,
    odds_lines=odds_lines,
    exact=exact,
    exact_lines=exact_lines,
    check_file=check_file,
    read_option={"map": read_map},
    policies={"rookie": RookiePolicy, "club": ClubPolicy},
    insight=CubitosInsight,
    board_before=("draw", "move"),
    phrases=PHRASES,
    spell=spell,
    explain=explain,
    rule_ids=rule_ids(),
)
