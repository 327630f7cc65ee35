"""The open sockets of a process, and how they end when it stops."""

import asyncio
import secrets
from typing import Protocol

SERVICE_RESTART = 1012
"""The close code of a server that stops: connect again, another process serves the table."""
LEAST_WAIT_MS, SPREAD_MS = 100, 2
"""How long clients wait before they reconnect: the least, and how much more at most for each open socket, so that a
thousand of them come back over two seconds instead of all at once."""


class Socket(Protocol):
    """A client's connection to a table."""

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""

    async def restart(self, retry: int) -> None:
        """Answer the command in progress, then close with the hint to come back after so many milliseconds."""


class Sockets:
    """All open sockets. Once `draining`, the process is about to stop."""

    def __init__(self) -> None:
        self.draining = False
        self._open: set[Socket] = set()
        self._none = asyncio.Event()
        self._none.set()

    def __len__(self) -> int:
        return len(self._open)

    def copy(self) -> list[Socket]:
        """Return the sockets that are open now."""
        return list(self._open)

    def add(self, socket: Socket) -> None:
        """Count a socket that has opened."""
        self._open.add(socket)
        self._none.clear()

    def remove(self, socket: Socket) -> None:
        """Forget a socket that has closed."""
        self._open.discard(socket)
        if not self._open:
            self._none.set()

    async def drain(self, seconds: float) -> None:
        """Close all sockets with a hint to reconnect; return once they are closed, or after some seconds."""
        most = SPREAD_MS * len(self._open) + 1
        ending = [
            asyncio.create_task(socket.restart(LEAST_WAIT_MS + secrets.randbelow(most))) for socket in self.copy()
        ]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*ending, return_exceptions=True)
                await self._none.wait()
        except TimeoutError:
            for task in ending:
                task.cancel()
