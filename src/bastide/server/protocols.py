"""uvicorn's protocols, which tell when a client is silent or stalls."""

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from bastide.server.connections import Connections
from bastide.server.gathering import GatheringTransport

WINDOW_BITS, CLIENT_WINDOW_BITS = 14, 12
"""How far back compression looks. An update is much like the one before, but with uvicorn's 12 bits (4 kB) that is out
of sight: most have 5 to 10 kB. In Kingdom Builder, 14 bits take a third of the time and an eighth of the bytes, for
48 kB more memory for each connection. What clients send is short."""
LEVEL = 4
"""How hard compression looks there. zlib's own level 6 takes half as long again, to make an update of 200 to 400 bytes
50 to 150 bytes shorter: little beside the headers of the packet."""


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the connections of the process."""

    def __init__(self, connections: Connections, **options: Any) -> None:
        super().__init__(http=HttpProtocol, ws=SocketProtocol, loop="asyncio", **options)
        self.connections = connections


class _Watched(asyncio.Protocol):
    """A connection that is looked after."""

    config: ServerConfig
    transport: asyncio.Transport
    silent_since: float | None = None
    stalled_since: float | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.config.connections.watch(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.forget(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.stalled_since = asyncio.get_running_loop().time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stalled_since = None
        super().resume_writing()


class SocketProtocol(_Watched, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """A WebSocket. uvicorn's pings find out whether the client is there."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings={"level": LEVEL, "memLevel": 5},
            )
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        gathering = GatheringTransport(cast(asyncio.Transport, transport))
        super().connection_made(cast(asyncio.Transport, gathering))


class HttpProtocol(_Watched, H11Protocol):  # type: ignore[misc]
    """A client owes a request from the first moment, and again after each response."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # Next, asyncio begins to read, and then it has read what came along with the connection: not before that can
        # anybody be called silent.
        loop = asyncio.get_running_loop()
        loop.call_soon(loop.call_soon, self._look)

    def _look(self) -> None:
        if self.transport.is_closing():
            return
        self.config.connections.looked_at(self.transport.get_extra_info("socket").fileno())
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None:  # no request so far
            self.silent_since = asyncio.get_running_loop().time()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_answering():  # the headers are complete
            self.silent_since = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.config.connections.forget(self)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        # uvicorn keeps the connection that long for the next request, so it is the last to make room.
        self.silent_since = asyncio.get_running_loop().time() + self.timeout_keep_alive
        super().on_response_complete()
        if self._is_answering():  # the next request had come already
            self.silent_since = None

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete
