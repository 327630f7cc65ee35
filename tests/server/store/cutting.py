"""A proxy in front of PostgreSQL that cuts the connection at the worst moment: while a transaction is committed."""

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

from tests.servers import HOST, PostgreSQL

COMMIT = b"COMMIT\0"


class CommitCutter:
    """Forwards everything. Armed, it cuts the next commit: before the server hears of it, or before it can answer."""

    def __init__(self, target: PostgreSQL) -> None:
        self._target = target
        self._listener = socket.create_server((HOST, 0))
        self._cut: str | None = None
        self.cuts = 0

    def url(self, database_url: str) -> str:
        """The URL of a database, through this proxy."""
        return database_url.replace(f":{self._target.port}/", f":{self._listener.getsockname()[1]}/")

    def arm(self, when: str) -> None:
        """Cut the next commit: `before` the server has it, or `after` it has answered."""
        self._cut = when

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection((HOST, self._target.port))
                threading.Thread(target=self._forward, args=(near, far), daemon=True).start()
                threading.Thread(target=self._answer, args=(far, near), daemon=True).start()

    def _forward(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while data := near.recv(65536):
                if COMMIT in data and self._cut == "before":
                    self.cuts, self._cut = self.cuts + 1, None
                    break
                if COMMIT in data and self._cut == "after":
                    self._cut = "answer"
                far.sendall(data)
        _close(near, far)

    def _answer(self, far: socket.socket, near: socket.socket) -> None:
        with suppress(OSError):
            while data := far.recv(65536):
                if self._cut == "answer":
                    self.cuts, self._cut = self.cuts + 1, None
                    break
                near.sendall(data)
        _close(near, far)


def _close(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
