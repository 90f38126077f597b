"""``homestretch rules``: the rules of a game in our own words, and which of them have a scenario."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from homestretch.cli.main import DONE, FAILED
from homestretch.core.catalog import Game, find
from homestretch.core.refused import Refused
from homestretch.core.scenario import read_scenarios
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Prints the rules, or the ids of those without a scenario."""
    game = find(options.game)
    if options.coverage:
        return coverage(game, options, text)
    words = (game.folder / "text" / f"rules.{text.language}.md").read_text(encoding="utf-8")
    print(json.dumps({"game": game.name, "rules": words}, ensure_ascii=False) if options.json else words)
    return DONE


def coverage(game: Game, options: argparse.Namespace, text: Text) -> int:
    """Prints every rule id that no scenario shows, and every id in a scenario that is no rule."""
    folder = options.scenarios or scenario_folder(game)
    if not folder.is_dir():
        raise Refused("no_scenario_files", file=str(folder))
    shown = {rule for path in sorted(folder.rglob("*.toml")) for one in read_scenarios(path) for rule in one.rules}
    missing = [rule for rule in game.rule_ids if rule not in shown]
    unknown = sorted(shown - set(game.rule_ids))
    if options.json:
        print(json.dumps({"rules": len(game.rule_ids), "missing": missing, "unknown": unknown}))
    else:
        print("".join(f"{rule}\n" for rule in [*missing, *unknown]), end="")
        sys.stderr.write(text("coverage", rules=len(game.rule_ids), missing=len(missing), unknown=len(unknown)) + "\n")
    return FAILED if missing or unknown else DONE


def scenario_folder(game: Game) -> Path:
    """Where the scenarios of a game lie: below the current folder, or in the source tree of the game."""
    for root in (Path.cwd(), *game.folder.parents):
        folder = root / "tests" / "scenarios" / game.name
        if folder.is_dir():
            return folder
    raise Refused("no_scenarios", game=game.name)
