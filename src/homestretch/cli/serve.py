"""``homestretch serve``: the games in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread

from homestretch.cli.main import DONE
from homestretch.core.text import Text


def run(options: argparse.Namespace, text: Text) -> int:
    """Serves until it is stopped."""
    from homestretch.server.run import serve

    def ready(address: str) -> None:
        print(text("serve-ready", address=address), flush=True)
        print(text("serve-data", file=str(data)), flush=True)
        if options.open and has_screen():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    data = options.data or default_data()
    serve(options.host, options.port, data, ready)
    print(text("serve-stopped"), flush=True)
    return DONE


def has_screen() -> bool:
    """Whether a browser can show itself; one that draws in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def default_data() -> Path:
    """The file among the user's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "homestretch" / "tables.db"
