"""``homestretch scenario``: plays scenario files."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from homestretch.cli.main import DONE, FAILED
from homestretch.core.refused import Refused
from homestretch.core.scenario import read_scenarios
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Plays every scenario; shows what is not as it should be."""
    paths = [found for path in options.files for found in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    if not paths:
        raise Refused("no_scenario_files", file=str(options.files[0]))
    failed = done = 0
    for path in paths:
        for scenario in read_scenarios(Path(path)):
            try:
                wrong = scenario.run()
            except Refused as refused:
                sys.stderr.write(f"{path}: {scenario.name}: ")
                raise refused
            done += 1
            failed += bool(wrong)
            if options.json:
                print(json.dumps({"file": str(path), "scenario": scenario.name, "wrong": wrong}, ensure_ascii=False))
            elif wrong:
                print(f"{path}: {scenario.name}")
                print("\n".join(f"  {line}" for line in wrong))
    if not options.json:
        print(text("scenario-summary", done=done, failed=failed))
    return FAILED if failed else DONE
