"""Stops a server process so that nobody notices: load balancers look elsewhere first, then sockets are told to."""

import asyncio
import logging
import os
import signal
import socket
import threading
from types import FrameType

import uvicorn

from bastide.server.services import Services

CLOSE_SECONDS = 3.0
"""How long sockets, and then requests, may take to end once the server accepts no more connections."""
STOP_SECONDS = 15.0
"""A process that was told to stop ends this long after `drain_seconds` at the latest. What it accepted is committed."""

_logger = logging.getLogger("bastide.server")


class DrainingServer(uvicorn.Server):
    """A server that drains before it stops: `/readyz` says no, then sockets close with a hint to reconnect."""

    def __init__(self, settings: uvicorn.Config, services: Services) -> None:
        settings.timeout_graceful_shutdown = int(CLOSE_SECONDS)
        super().__init__(settings)
        self._sockets = services.sockets
        self._seconds = services.config.drain_seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. Don't drain after Ctrl-C, since people at a terminal don't want to wait, or if told a second time."""
        if sig == signal.SIGINT or self.should_exit:
            self._seconds = 0.0
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then stop as uvicorn does."""
        self._sockets.draining = True
        _end_after(self._seconds + STOP_SECONDS)
        _logger.info("draining %d sockets", len(self._sockets))
        began = asyncio.get_running_loop().time()
        while asyncio.get_running_loop().time() < began + self._seconds:  # a signal may end this wait
            await asyncio.sleep(0.1)
        for server in self.servers:
            server.close()
        await self._sockets.drain(CLOSE_SECONDS)
        await super().shutdown(sockets)


def _end_after(seconds: float) -> None:
    """End the process after some seconds, whatever it waits for."""

    def end() -> None:
        _logger.error("not stopped after %g seconds; ending now", seconds)
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
