"""What the documents show works."""

from __future__ import annotations

import io
import re
import runpy
from contextlib import redirect_stdout
from pathlib import Path
from xml.etree import ElementTree

import pytest

from here import ROOT
from homestretch.cli.main import parse
from homestretch.core.scenario import read_scenarios
from homestretch.core.text import Text

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "examples").rglob("README.md"))]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_python_examples_print_what_they_say(path: Path) -> None:
    for block in blocks(path, "python"):
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile(block, str(path), "exec"), {})
        said = re.findall(r"print\(.*\)  # (.*)", block)
        assert printed.getvalue().splitlines() == said


def test_the_scenario_in_the_documents_holds(tmp_path: Path) -> None:
    path = tmp_path / "documented.toml"
    path.write_text(blocks(ROOT / "docs" / "files.md", "toml")[0], encoding="utf-8")
    assert [scenario.run() for scenario in read_scenarios(path)] == [[]]


def test_every_command_in_the_readme_can_be_parsed() -> None:
    commands = re.findall(r"^ +homestretch (.*?)(?:  +#.*)?$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)
    assert len(commands) > 8
    for command in commands:
        parse(command.split(), Text("en"))


def test_the_pictures_are_those_our_own_drawing_gives() -> None:
    draw = runpy.run_path(str(ROOT / "docs" / "draw.py"))
    for name in draw["PICTURES"]:
        drawn = draw["picture"](name)
        ElementTree.fromstring(drawn)
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == drawn


def test_the_tables_for_learners_are_those_of_the_games() -> None:
    pages = runpy.run_path(str(ROOT / "docs" / "tables.py"))["pages"]()
    assert len(pages) == 4
    for name, page in pages.items():
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == page, f"{name}: run python docs/tables.py"


def test_every_linked_file_is_there() -> None:
    for path in [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "benchmarks" / "README.md"]:
        for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (path.parent / link).exists(), f"{path.name}: {link}"
