"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from homestretch import compiled

# Plain Python is a hundred times slower: the same properties, fewer examples.
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60 if compiled() else 5)
settings.register_profile("thorough", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_report_header() -> str:
    """Says which way the kernel runs."""
    return f"kernel: {'compiled' if compiled() else 'plain Python'}"


@pytest.fixture(autouse=True)
def _english_and_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every test speaks English and keeps its games in a folder of its own, unless it says otherwise."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
