"""A transport that does together what happens to a socket in one round of the event loop."""

import asyncio
from typing import Any

MOST_GATHERED = 65_536
"""How many bytes wait for the end of the round at most: then asyncio must say whether the client keeps up."""


class GatheringTransport:
    """Sends what is written in one round at once, and pauses reading only if it isn't resumed in the next.

    An answer and the update that it belongs to, or a message that is taken right away, then cost one system call.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._written: list[bytes] = []
        self._size = 0
        self._pausing: asyncio.Handle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, written: bytes) -> None:
        """Send it soon."""
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(written)
        self._size += len(written)
        if self._size > MOST_GATHERED:
            self._send()

    def close(self) -> None:
        """Close after sending what was written."""
        self._send()
        self._transport.close()

    def pause_reading(self) -> None:
        """Take nothing more from the socket, unless that is undone at once."""
        self._pausing = self._loop.call_soon(self._pause)

    def resume_reading(self) -> None:
        """Undo `pause_reading`."""
        if self._pausing is not None:
            self._pausing.cancel()
            self._pausing = None
        else:
            self._transport.resume_reading()

    def _pause(self) -> None:
        self._pausing = None
        self._transport.pause_reading()

    def _send(self) -> None:
        if self._written and not self._transport.is_closing():
            self._transport.write(b"".join(self._written))
        self._written.clear()
        self._size = 0
