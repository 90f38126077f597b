"""Homestretch: four race-and-dice board games, complete, fast and in the open."""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from homestretch.table.table import Table

__version__ = "0.1.0"

__all__ = ["__version__", "compiled", "game_names", "new_table"]


class SourcesOnly:
    """Finds the ``.py`` of the modules of some packages and passes over what was compiled from them."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The source of such a module; None leaves other modules to Python."""
        if name.partition(".")[0] not in self.packages or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def packages_with_games() -> set[str]:
    """This package and those that add games to it."""
    from importlib.metadata import entry_points

    return {"homestretch", *(point.module.partition(".")[0] for point in entry_points(group="homestretch.games"))}


if os.environ.get("HOMESTRETCH_PURE"):
    sys.meta_path.insert(0, SourcesOnly(packages_with_games()))


def compiled() -> bool:
    """Whether the kernel runs compiled; if not, the same files run as plain Python, much slower."""
    from homestretch.core.position import COMPILED

    return COMPILED


def game_names() -> list[str]:
    """The names of all games that are installed."""
    from homestretch.core.catalog import names

    return names()


def new_table(game: str, *, seats: int | None = None, seed: int | None = None, **options: Any) -> Table:
    """A new table of a game: ``homestretch.new_table("scrapracer", seats=3, seed=7)``."""
    from homestretch.core.catalog import find
    from homestretch.core.luck import SeededLuck, fresh_seed
    from homestretch.table.table import Table

    chosen = find(game)
    given = options if seats is None else {"seats": seats, **options}
    opened = Table(chosen, chosen.rules(given), SeededLuck(fresh_seed() if seed is None else seed))
    opened.settle()
    return opened
