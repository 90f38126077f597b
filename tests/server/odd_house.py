"""The real server in odd circumstances: people in a hurry, bots that never answer, rules that fail on demand.

Run as a program: ``odd_house.py DATA PORT '{"hurry": 100}'``. While the file DATA.fault is there, every action fails;
the file DATA.calendar has the seconds by which the calendar of the machine is wrong.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from homestretch.server import thinkers
from homestretch.server.limits import Limits
from homestretch.server.run import serve
from homestretch.table.table import Table

DEAF = "import sys, time\nsys.stdin.buffer.readline()\ntime.sleep(600)"
DREAMY = str(Path(__file__).parent / "dreamy_bot.py")


def main(data: Path, port: int, about: dict[str, Any]) -> None:
    """Serves."""
    if about.pop("deaf_bots", False):
        thinkers.WORKER[:] = [sys.executable, "-c", DEAF]
    if about.pop("dreamy_bots", False):
        thinkers.WORKER[:] = [sys.executable, DREAMY]
    use_calendar(data.with_suffix(".calendar"))
    fault, sound = data.with_suffix(".fault"), Table.do

    def failing(table: Table, seat: int, action: int) -> None:
        sound(table, seat, action)
        if fault.exists():
            raise RuntimeError("the rules fail, as they were told to")

    setattr(Table, "do", failing)  # noqa: B010  (on purpose behind the back of the types)
    serve("127.0.0.1", port, data, lambda address: os.write(1, f"{address}\n".encode()), Limits(**about))


def use_calendar(wrong_by: Path) -> None:
    """From now on the calendar is wrong by what a file says; the clock that only ever grows is not."""
    usual = time.time_ns

    def jumping() -> int:
        return usual() + (int(wrong_by.read_text()) if wrong_by.exists() else 0) * 1_000_000_000

    time.time_ns = jumping
    time.time = lambda: jumping() / 1e9


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
