"""Draws the pictures of the documents from golden replays: ``python docs/draw.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from homestretch.core.replay import read_replay

ROOT = Path(__file__).parents[1]
PICTURES = {"scrapracer.svg": ("tests/replays/scrapracer/track-D-5.jsonl", 200)}


def picture(name: str) -> str:
    """The picture of a moment: a replay after so many steps."""
    file, steps = PICTURES[name]
    moments: list[Any] = []
    read_replay(ROOT / file).play(
        lambda line, position: moments.append(position.copy()) if len(moments) <= steps else None
    )
    return str(moments[steps]._repr_svg_()) + "\n"


if __name__ == "__main__":
    for picture_name in PICTURES:
        (ROOT / "docs" / picture_name).write_text(picture(picture_name), encoding="utf-8")
