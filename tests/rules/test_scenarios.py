"""Every scenario holds, and every rule has one."""

from __future__ import annotations

import pytest

from here import ROOT
from homestretch.core.catalog import find
from homestretch.core.scenario import Scenario, read_scenarios

PLACES = [ROOT / "tests" / "scenarios", ROOT / "examples" / "pig" / "tests" / "scenarios"]
FOLDERS = [path for place in PLACES for path in sorted(place.iterdir()) if path.is_dir()]
SCENARIOS = [one for folder in FOLDERS for path in sorted(folder.glob("*.toml")) for one in read_scenarios(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.data['game']}: {one.name}")
def test_scenario(scenario: Scenario) -> None:
    assert scenario.run() == []


@pytest.mark.parametrize("game", [folder.name for folder in FOLDERS])
def test_every_rule_has_a_scenario_and_every_scenario_names_its_rules(game: str) -> None:
    own = [one for one in SCENARIOS if one.data["game"] == game]
    shown = {rule for one in own for rule in one.rules}
    assert shown == set(find(game).rule_ids)
    assert [one.name for one in own if not one.rules and "odds" not in one.data] == []


def test_no_two_scenarios_of_a_game_have_one_name() -> None:
    names = [(one.data["game"], one.name) for one in SCENARIOS]
    assert sorted(names) == sorted(set(names))
