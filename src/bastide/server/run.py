"""Runs a server process."""

import asyncio
import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from bastide.server import logs, telemetry
from bastide.server.app import make_app
from bastide.server.config import Config
from bastide.server.connections import Connections, Listener, Proxies, listen
from bastide.server.entropy import Entropy
from bastide.server.http.pages import PAGES, say_if_not_built
from bastide.server.http.tracing import ProxyMiddleware
from bastide.server.protocols import ServerConfig
from bastide.server.services import Services
from bastide.server.stopping import DrainingServer
from bastide.server.wire.socket import MOST_FRAME

COLLECT_AFTER = (20_000, 3, 130)
"""The garbage collector's thresholds. Nearly nothing here is garbage in cycles, but a collection visits all that is
new: each move leaves about 40 objects, most of which the next moves replace, so it waits for some hundred moves. A full
collection visits every table in memory and holds up every move, for a third of a second at 500 tables, so it comes
rarely."""


def serve(
    config: Config, entropy: Entropy | None = None, pages: Path = PAGES, opened: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop; call `opened` once nothing in the configuration or the database is in the way."""
    logs.set_up(config.log_format)
    if config.telemetry:
        telemetry.start()
    say_if_not_built(pages)
    services = Services(config, entropy)
    if opened is not None:
        opened()
    if config.metrics_port:
        from bastide.server import monitoring  # imported here: few servers need it, and all should start quickly

        monitoring.start(services, config.metrics_host, config.metrics_port)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    connections = Connections(config.limits, Proxies(proxies))
    settings = ServerConfig(
        connections,
        app=ProxyMiddleware(make_app(services, pages), proxies),
        proxy_headers=False,  # we do that ourselves
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    gc.collect()
    gc.freeze()  # modules, games and texts stay for good
    gc.set_threshold(*COLLECT_AFTER)
    server = DrainingServer(settings, services)
    listeners = listen(config.host, config.port, connections)
    with suppress(KeyboardInterrupt):
        asyncio.run(_serve(server, connections, listeners))
    if not server.started:
        sys.exit(STARTUP_FAILURE)


async def _serve(server: uvicorn.Server, connections: Connections, listeners: list[Listener]) -> None:
    looking = asyncio.create_task(connections.look_after())
    try:
        await server.serve(sockets=[*listeners])
    finally:
        looking.cancel()
