"""Installing where there is no C compiler, and games that are not compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from here import ROOT

# Stands before the real Cython on the path, so that importing it fails as if it were not installed.
NO_CYTHON = 'raise ImportError("there is no Cython here")\n'


def test_without_a_compiler_the_install_succeeds_and_says_that_it_runs_uncompiled(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    for name in kept:
        if name.startswith(("src/", "setup.py", "pyproject.toml", "README.md", "LICENSE")):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes((ROOT / name).read_bytes())
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    environment = {**os.environ, "CC": "/bin/false", "CXX": "/bin/false", "LC_ALL": "C.UTF-8"}
    subprocess.run([*pip, str(target), str(source)], env=environment, check=True, capture_output=True, timeout=600)
    assert not list(target.rglob("homestretch/**/*.so"))

    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "cython.py").write_text(NO_CYTHON, encoding="utf-8")
    environment["PYTHONPATH"] = f"{hidden}{os.pathsep}{target}"

    def said(*words: str) -> str:
        command = [sys.executable, "-m", "homestretch", *words]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=tmp_path).stdout

    assert said("--version") == "homestretch 0.1.0 (not compiled: plain Python, about a hundred times slower)\n"
    assert '"games": 2,' in said("selfplay", "scrapracer", "--games", "2", "--seed", "1", "--json")
    assert said("rules", "scrapracer").startswith("# Scrap Racer")


def test_a_game_that_is_not_compiled_runs_on_the_compiled_kernel(tmp_path: Path) -> None:
    package = ROOT / "examples" / "pig" / "src" / "homestretch_pig"
    for path in package.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".md"):
            copy = tmp_path / "homestretch_pig" / path.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    program = (
        "import homestretch, homestretch_pig.rules as rules\n"
        "from homestretch.testing import check_game\n"
        "assert homestretch.compiled() and rules.__file__.endswith('.py')\n"
        "check_game('pig')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "HOMESTRETCH_PURE": ""}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, timeout=600)
