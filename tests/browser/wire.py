"""A wire that can be cut, or go dead without a word: a TCP proxy between browser and server."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Passes bytes on until it is cut; new connections work again at once, unless it is held down.

    What is sent over a connection that was open when the wire fell silent is lost, and nobody is told.
    """

    def __init__(self, server: str) -> None:
        host, port = server.removeprefix("http://").split(":")
        self.server = (host, int(port))
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.open: set[socket.socket] = set()
        self.deaf: set[socket.socket] = set()
        self.down = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Takes connections until the wire is closed."""
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.down:
                    near.close()
                    continue
                far = socket.create_connection(self.server)
                self.open |= {near, far}
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self.pump, args=(source, target), daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        """Passes bytes on in one direction."""
        with suppress(OSError):
            while data := source.recv(65536):
                if source not in self.deaf:
                    target.sendall(data)
        for one in (source, target):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
            self.open.discard(one)
            self.deaf.discard(one)

    def cut(self) -> None:
        """Every connection breaks."""
        for one in list(self.open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def fall_silent(self) -> None:
        """Every connection stays open and carries nothing any more, as when a phone has slept."""
        self.deaf |= self.open

    def close(self) -> None:
        """No more connections."""
        self.listening.close()
        self.cut()
