"""Pig as an entry of the catalog."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from homestretch.core.catalog import Game
from homestretch.core.field import Field, Value
from homestretch_pig import actions, events
from homestretch_pig.board import board, prompt
from homestretch_pig.components import COMPONENTS, FACES, OPTIONS, PigRules
from homestretch_pig.policy import ClubPolicy
from homestretch_pig.rules import Pig
from homestretch_pig.view import imagine, look


def outcomes(rules: PigRules, kind: int) -> Sequence[Value]:
    """What the one kind of chance, the die, can turn out."""
    return FACES


GAME = Game(
    name="pig",
    title="Pig",
    credit="folk game",
    folder=Path(__file__).parent,
    rules_version=COMPONENTS["rules_version"],
    options=OPTIONS,
    verbs=actions.VERBS,
    refusals=actions.REFUSALS,
    events=events.KINDS,
    chances=(Field("die", FACES),),
    make_rules=PigRules,
    start=Pig,
    outcomes=outcomes,
    look=look,
    imagine=imagine,
    board=board,
    prompt=prompt,
    policies={"club": ClubPolicy},
    rule_ids=[f"PIG-{n}" for n in range(1, 7)],
)
