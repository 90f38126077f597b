"""``homestretch data``: every number of a game and where it comes from."""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from typing import Any

from homestretch.cli.main import DONE
from homestretch.core.catalog import find
from homestretch.core.refused import Refused
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Prints the components with their sources, or checks a file of the user's own."""
    game = find(options.game)
    own = Text(text.language, game)
    if options.check is not None:
        if game.check_file is None:
            raise Refused("nothing_to_check", game=game.name)
        found = game.check_file(options.check)
        print(
            json.dumps(found, ensure_ascii=False)
            if options.json
            else own("checked-file", file=str(options.check), **found)
        )
        return DONE
    data = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    rows = [row for row in entries(data) if options.source is None or options.source in row["source"]]
    if options.json:
        print(json.dumps({"game": game.name, "components": rows}, ensure_ascii=False))
        return DONE
    for row in rows:
        print(f"{row['name']}: {row['value']}  [{row['source']}]")
    print(text("data-summary", entries=len(rows), ours=sum("ours" in row["source"] for row in rows)))
    return DONE


def entries(data: dict[str, Any], path: str = "") -> Iterator[dict[str, Any]]:
    """Every entry that says where it comes from."""
    for name, value in data.items():
        if isinstance(value, dict):
            here = f"{path}{name}"
            if "source" in value:
                rest = {k: v for k, v in value.items() if k != "source"}
                shown = rest["value"] if list(rest) == ["value"] else ", ".join(f"{k} {v}" for k, v in rest.items())
                yield {"name": here, "value": shown, "source": value["source"]}
            else:
                yield from entries(value, f"{here}.")
