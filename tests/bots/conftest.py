"""The command line under test."""

from __future__ import annotations

import pytest

from cli.run import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)
