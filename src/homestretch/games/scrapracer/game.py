"""Scrap Racer as an entry of the catalog."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch.core.catalog import Game
from homestretch.core.field import Field, Value
from homestretch.games.scrapracer import actions, events, parts
from homestretch.games.scrapracer.board import board, exact_lines, odds_lines, prompt
from homestretch.games.scrapracer.circuit import check_circuit, read_circuit
from homestretch.games.scrapracer.components import OPTIONS, ScrapRacerRules, components
from homestretch.games.scrapracer.exact import exact
from homestretch.games.scrapracer.insight import ScrapRacerInsight
from homestretch.games.scrapracer.odds import odds
from homestretch.games.scrapracer.policy import ClubPolicy
from homestretch.games.scrapracer.rookie import RookiePolicy
from homestretch.games.scrapracer.rules.race import ScrapRacer
from homestretch.games.scrapracer.sheet import sheet
from homestretch.games.scrapracer.view import imagine, look, seen

if TYPE_CHECKING:
    from homestretch.core.encoding import Encoding

FACES = (1, 2, 3, 4, 5, 6)
CHANCES = (
    Field("racer", parts.RACERS),
    Field("start", text="seat"),
    Field("die", FACES),
    Field("fight_die", FACES),
    Field("crash_die", FACES),
    Field("crash_1_2", parts.CRASH_CARDS, text="crash"),
    Field("crash_3_4", parts.CRASH_CARDS, text="crash"),
    Field("crash_5_6", parts.CRASH_CARDS, text="crash"),
    Field("bonus_card", parts.BONUS_CARDS, text="bonus"),
    Field("goal_card", parts.GOAL_CARDS, text="goal"),
    Field("booster", parts.BOOSTERS),
)


def outcomes(rules: ScrapRacerRules, kind: int) -> Sequence[Value]:
    """What a kind of chance can turn out."""
    values = CHANCES[kind].values
    return range(rules.seats) if values is None else values


def rule_ids() -> list[str]:
    """Rules, rulings and corrections of the specification."""
    rules = [f"SR-{n}" for n in range(1, 27)]
    return rules + [f"SR-S{n}" for n in range(1, 29)] + [f"SR-K{n}" for n in range(1, 10)]


def svg(data: dict[str, Any], rules: ScrapRacerRules) -> str:
    """A race as a picture; few need one, so it is loaded when somebody does."""
    from homestretch.games.scrapracer import drawing

    return drawing.svg(data, rules)


def check_file(path: Path) -> dict[str, Any]:
    """Checks a circuit file."""
    return check_circuit(path, components()["parts"])


def encode(rules: ScrapRacerRules) -> Encoding:
    """How learners see the game; loaded when somebody learns."""
    from homestretch.games.scrapracer.encoding import ScrapRacerEncoding

    return ScrapRacerEncoding(rules)


GAME = Game(
    name="scrapracer",
    title="Scrap Racer",
    credit="Anika & Sebastian Richter, Queen Games 2021",
    folder=Path(__file__).parent,
    rules_version=components()["rules_version"],
    options=OPTIONS,
    verbs=actions.VERBS,
    refusals=actions.REFUSALS,
    events=events.KINDS,
    chances=CHANCES,
    make_rules=ScrapRacerRules,
    start=ScrapRacer,
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
    read_option={"circuit": read_circuit},
    policies={"rookie": RookiePolicy, "club": ClubPolicy},
    insight=ScrapRacerInsight,
    board_before=("order", "roll"),
    help_for={"double": "die", "six": "die"},
    rule_ids=rule_ids(),
)
