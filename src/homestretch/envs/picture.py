"""Boards for ``render``: in text, or as an image drawn by the game's own drawing."""

from __future__ import annotations

import io
from typing import Any

from homestretch.envs.extra import need


def text_of(position: Any) -> str:
    """The board in text, as a spectator sees it."""
    return str(position)


def image_of(position: Any) -> Any:
    """The board as an array of pixels, by height, width and colour."""
    need("gym", "resvg_py", "PIL")
    import numpy as np
    import resvg_py
    from PIL import Image

    png = bytes(resvg_py.svg_to_bytes(svg_string=position._repr_svg_(), background="white"))
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"), np.uint8)
