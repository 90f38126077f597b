"""What a disk holds when the power fails: everything up to the latest sync, and of what came after it any part.

The real server is watched by strace. The log tells in which order it wrote to its files, synced them, and told
people that a move was accepted; from that any moment can be built again as the disk might have had it.
"""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from server.guest import House

CALLS = "pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate"
SECTOR = 512
CALL = re.compile(r"^(\d+) +(\w+)\((.*)$")
RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>(.*)$")
OF_FILE = re.compile(r"^\d+<([^>]*)>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
ACKED = re.compile(rb'"t":"ack","id":"([^"]+)"')


@dataclass(frozen=True)
class Write:
    """Bytes for a place in a file; ``size`` instead of bytes cuts the file off there."""

    at: int
    data: bytes
    size: int | None = None


@dataclass
class Disk:
    """Files as they are safely on disk, and what was written to each since its latest sync."""

    safe: dict[str, bytes]
    since: dict[str, list[Write]] = field(default_factory=dict)

    def write(self, name: str, write: Write) -> None:
        """Something is written, and not safe yet."""
        self.since.setdefault(name, []).append(write)

    def sync(self, name: str) -> None:
        """All that was written to a file is safe."""
        self.safe[name] = done(self.safe.get(name, b""), self.since.pop(name, []))

    def after_power_failed(self, dice: Random | None) -> dict[str, bytes]:
        """The files: nothing that was not synced (no dice), or any sectors of it in any order."""
        found = dict(self.safe)
        for name, writes in self.since.items() if dice else ():
            assert dice is not None
            pieces = [piece for write in writes for piece in torn(write) if dice.random() < 0.5]
            dice.shuffle(pieces)
            found[name] = done(found.get(name, b""), pieces)
        return found


def torn(write: Write) -> Iterator[Write]:
    """A write in the pieces that a disk writes at once."""
    if write.size is not None:
        yield write
        return
    at, end = write.at, write.at + len(write.data)
    while at < end:
        stop = min(end, (at // SECTOR + 1) * SECTOR)
        yield Write(at, write.data[at - write.at : stop - write.at])
        at = stop


def done(content: bytes, writes: list[Write]) -> bytes:
    """A file after some writes."""
    found = bytearray(content)
    for write in writes:
        if write.size is not None:
            found = found[: write.size] + bytes(max(0, write.size - len(found)))
        else:
            found += bytes(max(0, write.at + len(write.data) - len(found)))
            found[write.at : write.at + len(write.data)] = write.data
    return bytes(found)


class Watch:
    """strace on a server that is quiet when it begins."""

    def __init__(self, house: House) -> None:
        strace = shutil.which("strace")
        assert strace, "strace is missing: install it (Debian: apt-get install strace) to watch the disk"
        self.log = house.data.with_suffix(".strace")
        self.folder = house.data.parent
        self.names = [house.data.name, house.data.name + "-wal"]
        command = [strace, "-f", "-y", "-xx", "-s", "200000", "-e", f"trace={CALLS}", "-o", str(self.log)]
        self.process = subprocess.Popen([*command, "-p", str(house.process.pid)], stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        assert "attached" in self.process.stderr.readline()
        self.at_first = {name: (self.folder / name).read_bytes() for name in self.names}

    def end(self) -> None:
        """Watches no longer."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.stderr is not None
        self.process.wait(20)
        self.process.stderr.close()

    def story(self, trusting: bool = False) -> Iterator[tuple[Disk, str | None]]:
        """The disk after every step, and the id of the move that was acknowledged in it, if one was.

        ``trusting`` leaves out the syncs: so it would be if the server told people before the disk was done.
        """
        disk = Disk(dict(self.at_first))
        for call, arguments in calls(self.log):
            match = OF_FILE.match(arguments)
            path = Path(unhexed(match[1])) if match else None
            name = path.name if path and path.parent == self.folder and path.name in self.names else None
            if name and call == "pwrite64":
                disk.write(name, written(arguments))
            elif name and call == "ftruncate":
                disk.write(name, Write(0, b"", int(arguments.split(",")[1].split(")")[0])))
            elif name and call in ("fsync", "fdatasync"):
                if not trusting:
                    disk.sync(name)
            elif name:
                raise AssertionError(f"nobody thought of {call} on {name}")
            acked = ACKED.findall(sent(arguments)) if call in ("write", "writev", "sendto", "sendmsg") else []
            for move_id in acked or [None]:
                yield disk, move_id.decode() if move_id else None


def calls(log: Path) -> Iterator[tuple[str, str]]:
    """System calls with their arguments, in the order in which they ended well."""
    begun: dict[str, str] = {}
    for line in log.read_text().splitlines():
        if match := CALL.match(line):
            thread, call, rest = match.groups()
            if rest.endswith("<unfinished ...>"):
                begun[thread] = rest.removesuffix("<unfinished ...>")
            elif not re.search(r"= -\d", rest):
                yield call, rest
        elif match := RESUMED.match(line):
            thread, call, rest = match.groups()
            if not re.search(r"= -\d", rest):
                yield call, begun.pop(thread, "") + rest


def unhexed(text: str) -> str:
    """A path as strace writes it."""
    return sent(f'"{text}"').decode() if text.startswith("\\x") else text


def sent(arguments: str) -> bytes:
    """All text among some arguments."""
    return b"".join(bytes.fromhex(text.replace("\\x", "")) for text in TEXT.findall(arguments))


def written(arguments: str) -> Write:
    """What ``pwrite64`` wrote, and where."""
    numbers = re.search(r'", (\d+), (\d+)', arguments)
    assert numbers, arguments[-80:]
    data = sent(arguments)
    assert len(data) == int(numbers[1]), "strace cut the bytes short"
    return Write(int(numbers[2]), data)
