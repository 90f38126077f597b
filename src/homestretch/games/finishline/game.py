"""Finish Line as an entry of the catalog."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch.core.catalog import Game
from homestretch.core.field import Field, Value
from homestretch.games.finishline import actions, events, parts
from homestretch.games.finishline.board import board, exact_lines, odds_lines, prompt
from homestretch.games.finishline.components import OPTIONS, FinishLineRules, components
from homestretch.games.finishline.exact import exact
from homestretch.games.finishline.insight import FinishLineInsight
from homestretch.games.finishline.odds import odds
from homestretch.games.finishline.policy import ClubPolicy, PlayoutPolicy
from homestretch.games.finishline.rookie import RookiePolicy
from homestretch.games.finishline.rules.race import FinishLine
from homestretch.games.finishline.sheet import sheet
from homestretch.games.finishline.view import imagine, look, seen

if TYPE_CHECKING:
    from homestretch.core.encoding import Encoding

CHANCES = (
    *(
        Field(die, parts.FACES[parts.FIRST_FACES[colour] : parts.FIRST_FACES[colour + 1]], text="face")
        for colour, die in enumerate(parts.DICE)
    ),
    Field("horse", tuple(range(1, parts.HORSES + 1))),
    Field("start", text="seat"),
    Field("photo", tuple(range(7))),
)


def outcomes(rules: FinishLineRules, kind: int) -> Sequence[Value]:
    """What a kind of chance can turn out."""
    values = CHANCES[kind].values
    return range(rules.seats) if values is None else values


def rule_ids() -> list[str]:
    """Rules, rulings and corrections of the specification."""
    rules = [f"FL-{n}" for n in range(1, 37)]
    return rules + [f"FL-C{n}" for n in range(1, 34)] + [f"FL-K{n}" for n in range(1, 9)]


def svg(data: dict[str, Any], rules: FinishLineRules) -> str:
    """A race as a picture; few need one, so it is loaded when somebody does."""
    from homestretch.games.finishline import drawing

    return drawing.svg(data, rules)


def encode(rules: FinishLineRules) -> Encoding:
    """How learners see the game; loaded when somebody learns."""
    from homestretch.games.finishline.encoding import FinishLineEncoding

    return FinishLineEncoding(rules)


GAME = Game(
    name="finishline",
    title="Finish Line",
    credit="Dan Glimne, Queen Games 2023",
    folder=Path(__file__).parent,
    rules_version=components()["rules_version"],
    options=OPTIONS,
    verbs=actions.VERBS,
    refusals=actions.REFUSALS,
    events=events.KINDS,
    chances=CHANCES,
    make_rules=FinishLineRules,
    start=FinishLine,
    outcomes=outcomes,
    look=look,
    seen=seen,
    imagine=imagine,
    svg=svg,
    encode=encode,
    board=board,
    prompt=prompt,
    sheet=sheet,
    odds=odds,
    odds_lines=odds_lines,
    exact=exact,
    exact_lines=exact_lines,
    policies={"rookie": RookiePolicy, "club": ClubPolicy},
    playout=PlayoutPolicy,
    insight=FinishLineInsight,
    board_before=("bet", "take", "take_first", "extra"),
    help_for={"take_first": "take", "take_next": "take"},
    scores_shown=True,
    rule_ids=rule_ids(),
)
