"""Starts servers at once: this process has imported everything and forks one for every line it reads.

A line is the path of the data file; the answer is the process id and the address of the server. An empty line
waits for the server started last to be gone.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from homestretch.server.run import serve


def main() -> None:
    """Forks a server for every line."""
    last = 0
    for line in sys.stdin:
        if not line.strip():
            os.waitpid(last, 0)
            os.write(1, b"gone\n")
            continue
        last = os.fork()
        if last == 0:
            serve("127.0.0.1", 0, Path(line.strip()), announce)
            os._exit(0)


def announce(address: str) -> None:
    """Says where the server is."""
    os.write(1, f"{os.getpid()} {address}\n".encode())


if __name__ == "__main__":
    main()
