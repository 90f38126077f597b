"""``homestretch bench``: how fast it is, beside references measured in the same run."""

from __future__ import annotations

import argparse
import json
import sys

from homestretch.cli.main import DONE
from homestretch.core.text import Text
from homestretch.lab.bench import measure, report


def run(options: argparse.Namespace, text: Text) -> int:
    """Measures and prints."""
    result = measure(options.games, float(options.seconds), lambda what: sys.stderr.write(f"{what}\n"))
    print(json.dumps(result) if options.json else "\n".join(report(result)))
    return DONE
