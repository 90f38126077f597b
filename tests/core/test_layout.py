"""The shape of the source: what may import what, and that compiled types fit."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

import pytest

from here import ROOT

SOURCE = ROOT / "src" / "homestretch"
RANKS = {"core": 0, "games": 1, "bots": 2, "table": 2, "lab": 3, "envs": 3, "server": 3, "cli": 4}
PACKAGES = [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE]


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
    return found | {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}


@pytest.mark.parametrize("path", PACKAGES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0]
    for module in imported(path):
        if module.startswith("homestretch."):
            other = module.split(".")[1]
            if other in RANKS and own in RANKS:
                assert RANKS[other] <= RANKS[own], f"{own} imports {module}"


def test_no_game_imports_another() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        others = {module.split(".")[2] for module in imported(path) if module.startswith("homestretch.games.")}
        assert others <= {own}, f"{path} imports {others - {own}}"


def test_core_names_no_game() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").exists()]
    for path in (SOURCE / "core").glob("*.py"):
        words = path.read_text(encoding="utf-8").lower()
        assert not [game for game in games if game in words], path


def test_core_and_games_need_only_the_standard_library() -> None:
    """Fluent apart, which the texts load when somebody reads them."""
    allowed = set(sys.stdlib_module_names) | {"homestretch", "cython", "fluent"}
    for folder in ("core", "games"):
        for path in (SOURCE / folder).rglob("*.py"):
            assert {module.split(".")[0] for module in imported(path)} <= allowed, path


def test_every_pxd_is_the_one_its_annotations_give() -> None:
    kernel = runpy.run_path(str(ROOT / "setup.py"))["KERNEL"]
    for module in [*kernel.modules, *kernel.words]:
        assert kernel.source(module).with_suffix(".pxd").read_text(encoding="utf-8") == kernel.pxd(module), module


def test_the_same_files_are_in_every_game() -> None:
    wanted = {
        "components.toml",
        "position.py",
        "actions.py",
        "encoding.py",
        "events.py",
        "layout.py",
        "view.py",
        "policy.py",
        "game.py",
        "README.md",
    }
    for game in (SOURCE / "games").iterdir():
        if (game / "game.py").exists():
            found = {path.name for path in game.iterdir()}
            assert wanted <= found, wanted - found
            assert {"rules.py", "rules"} & found
            assert {"en.ftl", "de.ftl", "rules.en.md", "rules.de.md"} <= {
                path.name for path in (game / "text").iterdir()
            }
