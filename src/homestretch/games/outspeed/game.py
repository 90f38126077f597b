"""Outspeed as an entry of the catalog."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from homestretch.core.catalog import Game
from homestretch.core.field import Field, Value
from homestretch.games.outspeed import actions, events, parts
from homestretch.games.outspeed.board import board, exact_lines, odds_lines, prompt
from homestretch.games.outspeed.cards import OWN_FROM, read_pack, stranding
from homestretch.games.outspeed.components import OPTIONS, OutspeedRules, components, least_cost, race_cards
from homestretch.games.outspeed.exact import exact
from homestretch.games.outspeed.insight import OutspeedInsight
from homestretch.games.outspeed.odds import odds
from homestretch.games.outspeed.policy import ClubPolicy
from homestretch.games.outspeed.rookie import RookiePolicy
from homestretch.games.outspeed.rules.race import Outspeed
from homestretch.games.outspeed.sheet import sheet
from homestretch.games.outspeed.view import imagine, look, seen

if TYPE_CHECKING:
    from homestretch.core.encoding import Encoding

CHANCES = (
    Field("card", range(1, parts.MOST_CARDS + 1)),
    Field("yellow"),
    Field("blue"),
    Field("tile", parts.TILES, secret=True),
)


def outcomes(rules: OutspeedRules, kind: int) -> Sequence[Value]:
    """What a kind of chance can turn out; of a die the values of its different faces."""
    values = CHANCES[kind].values
    return rules.shown_by(kind - parts.CHANCE_YELLOW) if values is None else values


def rule_ids() -> list[str]:
    """Rules, rulings and corrections of the specification."""
    rules = [f"OS-{n}" for n in range(1, 48)]
    return rules + [f"OS-C{n}" for n in range(1, 30)] + [f"OS-K{n}" for n in range(1, 8)]


def check_file(path: Path) -> dict[str, Any]:
    """Checks a data pack: the race it makes, and how many sides leave a player with one fuel no route."""
    cards = race_cards(read_pack(path))
    return {
        "own": sum(number >= OWN_FROM for number in cards),
        "track": sum(not card.finish for card in cards.values()),
        "finish": sum(card.finish for card in cards.values()),
        "stranding": stranding(cards, least_cost),
    }


def svg(data: dict[str, Any], rules: OutspeedRules) -> str:
    """A race as a picture; few need one, so it is loaded when somebody does."""
    from homestretch.games.outspeed import drawing

    return drawing.svg(data, rules)


def encode(rules: OutspeedRules) -> Encoding:
    """How learners see the game; loaded when somebody learns."""
    from homestretch.games.outspeed.encoding import OutspeedEncoding

    return OutspeedEncoding(rules)


GAME = Game(
    name="outspeed",
    title="Outspeed",
    credit="Frank Crittin & Grégoire Largey, IELLO 2018",
    folder=Path(__file__).parent,
    rules_version=components()["rules_version"],
    options=OPTIONS,
    verbs=actions.VERBS,
    refusals=actions.REFUSALS,
    events=events.KINDS,
    chances=CHANCES,
    make_rules=OutspeedRules,
    start=Outspeed,
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
    check_file=check_file,
    read_option={"cards": read_pack},
    policies={"rookie": RookiePolicy, "club": ClubPolicy},
    insight=OutspeedInsight,
    board_before=("tile", "route", "wheel"),
    rule_ids=rule_ids(),
)
