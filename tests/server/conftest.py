"""A server for the tests of a file, in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.guest import ENOUGH, Guest, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that runs as long as the tests of a file, and never leaves odds for later."""
    opened = House(tmp_path_factory.mktemp("house") / "tables.db", odd={"spare": ENOUGH})
    yield opened
    assert opened.stop() == 0


@pytest.fixture
def guest(house: House) -> Guest:
    """Somebody with a browser."""
    return Guest(house)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place for files."""
    return tmp_path
