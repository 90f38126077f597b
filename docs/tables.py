"""Writes the pages of dense actions and observations: ``python docs/tables.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from homestretch.core.catalog import find, names, own_folder

DOCS = Path(__file__).parent


def pages() -> dict[str, str]:
    """The text of every page by its file name; one a game of this package that can be learned."""
    own = [name for name in names() if (own_folder() / name).is_dir()]
    return {f"tables-{name}.md": page(name) for name in own if find(name).encode is not None}


def page(name: str) -> str:
    """Dense actions and observations of a game."""
    game = find(name)
    encoding = game.encoding(game.rules({}))
    lines = [
        f"# {game.title} for learners",
        "",
        f"Written by `python docs/tables.py` from `games/{name}/layout.py`,",
        f"fixed for rules version {game.rules_version}.",
        "",
        f"## Actions: {encoding.actions}",
        "",
        "| numbers | verb | arguments, the first counts least | |",
        "|---|---|---|---|",
        *[action_row(encoding, number) for number in range(len(encoding.blocks))],
        "",
        f"## Observation: {encoding.features} numbers",
        "",
        "| numbers | name | shape | meaning | range |",
        "|---|---|---|---|---|",
        *feature_rows(encoding),
        "",
        "## Every action",
        "",
        "```text",
        *[f"{number:4}  {encoding.typed(number)}" for number in range(encoding.actions)],
        "```",
    ]
    return "\n".join(lines) + "\n"


def action_row(encoding: Any, verb: int) -> str:
    """One verb."""
    block = encoding.blocks[verb]
    first = next(number for number in range(encoding.actions) if encoding.named(number)["do"] == block.verb)
    arguments = "; ".join(f"{field.name}: {', '.join(map(str, field.values or ()))}" for field in block.fields)
    return f"| {between(first, block.size)} | `{block.verb}` | {arguments} | {block.note} |"


def feature_rows(encoding: Any) -> list[str]:
    """One row a feature."""
    rows, at = [], 0
    for part in encoding.parts:
        shape = " × ".join(map(str, part.shape))
        rows.append(
            f"| {between(at, part.size)} | `{part.name}` | {shape} | {part.meaning} | {part.low:g} … {part.high:g} |"
        )
        at += part.size
    return rows


def between(first: int, size: int) -> str:
    """Numbers from the first on."""
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


if __name__ == "__main__":
    for file, text in pages().items():
        (DOCS / file).write_text(text, encoding="utf-8")
