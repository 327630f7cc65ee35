"""Runs a server process."""

import logging

import uvicorn

from bastide.server.app import make_app
from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.guard import MOST_FRAME
from bastide.server.house import House


def serve(config: Config, entropy: Entropy | None = None) -> None:
    """Serves until it is told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    uvicorn.run(
        make_app(House(config, entropy)),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
    )
