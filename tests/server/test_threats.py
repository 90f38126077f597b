"""The page about threats names tests that exist, and what only the source can show is read from the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "homestretch"


def test_every_test_on_the_page_about_threats_exists() -> None:
    page = (ROOT / "docs" / "threats.md").read_text()
    rows = [line for line in page.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"`(tests/\S+)::(\w+)`", row)
        assert named, f"no test holds this: {row}"
        for file, name in named:
            assert f"def {name}(" in (ROOT / file).read_text(), f"{file} has no {name}"


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The source of some folders."""
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text())


def test_nothing_that_decides_uses_dice_that_can_be_predicted() -> None:
    """Mersenne's twister can be foreseen after 624 numbers: neither rules nor server may use it."""
    looked_at = 0
    for path, tree in trees("core", "games", "table", "server"):
        looked_at += 1
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not {"random", "numpy.random"} & set(names), path
    assert looked_at > 80


def test_no_statement_is_put_together_from_what_people_send() -> None:
    """Statements are constants; what is put into them are names of our own in capitals, and values are bound."""
    found = 0
    for path, tree in trees("server"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "execute":
                found += 1
                said = node.args[0]
                if isinstance(said, ast.JoinedStr):
                    parts = [part.value for part in said.values if isinstance(part, ast.FormattedValue)]
                    assert all(isinstance(part, ast.Name) and part.id.isupper() for part in parts), path
                else:
                    assert isinstance(said, ast.Constant | ast.Name), ast.unparse(node)
    assert found > 10
