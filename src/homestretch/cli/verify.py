"""``homestretch verify``: computes a recorded game again."""

from __future__ import annotations

import argparse
import json
import sys

from homestretch.cli.main import DONE, REFUSED, refuse
from homestretch.core.refused import Refused
from homestretch.core.replay import read_replay
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Verifies every file; names the first bad line of each that fails."""
    code = DONE
    for path in options.files:
        try:
            replay = read_replay(path)
            replay.verify()
        except Refused as refused:
            if len(options.files) > 1:
                sys.stderr.write(f"{path}: ")
            code = refuse(text, Refused(refused.code, **{**refused.about, "file": str(path)}), options.json)
            continue
        if options.json:
            print(json.dumps({"file": str(path), "verified": True, "steps": len(replay.steps)}))
        else:
            kind = "verified-by-hand" if replay.header["seal"] is None else "verified"
            print(text(kind, file=str(path), steps=len(replay.steps)))
    return REFUSED if code else DONE
