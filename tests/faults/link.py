"""A small TCP proxy between two parts of the cluster, whose connections can be cut, stalled, half closed or delayed."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

Address = tuple[str, int]
CHUNK = 65536
HOST = "127.0.0.1"


class Link:
    """Forwards connections from its own port to wherever the other end listens now."""

    def __init__(self, name: str, target: Callable[[], Address]) -> None:
        self.name = name
        self.port = 0
        self._target = target
        self._server: asyncio.Server | None = None
        self._pairs: set[Pair] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refuses = False
        self._delay = 0.0
        self._flows = asyncio.Event()
        self._flows.set()

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._begin, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Close everything."""
        if self._server is not None:
            self._server.close()
        self.cut()
        self._flows.set()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # Faults. Each lasts until `heal`.

    def cut(self) -> None:
        """Reset all connections, and every new one."""
        self._refuses = True
        for pair in list(self._pairs):
            pair.reset()

    def stall(self) -> None:
        """Let nothing through, in either direction. Nobody is told; what was sent arrives after `heal`."""
        self._flows.clear()

    def half_open(self) -> None:
        """Reset the near ends only: the far ends believe that they are still connected. New connections work."""
        for pair in self._pairs:
            pair.reset_near()

    def slow_down(self, seconds: float) -> None:
        """Deliver everything later by this time."""
        self._delay = seconds

    def heal(self) -> None:
        """End all faults. Far ends whose near end is gone are reset now."""
        self._refuses, self._delay = False, 0.0
        self._flows.set()
        for pair in list(self._pairs):
            if pair.is_half_open:
                pair.reset()

    # Forwarding

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._accept(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            if self._refuses:
                raise ConnectionRefusedError
            far_reader, far_writer = await asyncio.open_connection(*self._target())
        except OSError:
            _abort(writer)
            return
        pair = Pair(writer, far_writer)
        self._pairs.add(pair)
        try:
            await asyncio.gather(self._pump(pair, reader, far_writer), self._pump(pair, far_reader, writer))
        finally:
            pair.close()
            self._pairs.discard(pair)

    async def _pump(self, pair: "Pair", source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Forward until one end closes; then both are closed, unless the near end was reset alone."""
        with suppress(OSError):
            while data := await source.read(CHUNK):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._flows.wait()
                if not sink.transport.is_closing():
                    sink.write(data)
                    await sink.drain()
        await pair.ended()


class Pair:
    """The two ends of a forwarded connection."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self._near = near
        self._far = far
        self._over = asyncio.Event()
        self.is_half_open = False

    async def ended(self) -> None:
        """One direction has ended: end the other one, now or after the fault."""
        if not self.is_half_open:
            self.close()
        await self._over.wait()

    def close(self) -> None:
        """Close both ends, after what is on its way."""
        self._over.set()
        for writer in (self._near, self._far):
            with suppress(OSError, RuntimeError):
                writer.close()

    def reset(self) -> None:
        """Reset both ends: what is on its way is lost."""
        self._over.set()
        for writer in (self._near, self._far):
            _abort(writer)

    def reset_near(self) -> None:
        """Reset the near end and leave the other one in the dark."""
        self.is_half_open = True
        _abort(self._near)


def _abort(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, RuntimeError):
        writer.transport.abort()
