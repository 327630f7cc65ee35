"""The server under test: the embedded default, with quick bots and no rate limits.

`python -m bench.serving DATA PORT` serves until it is told to stop.
"""

import logging
import sys
from dataclasses import fields
from pathlib import Path

from bastide.server.config import Config, Limits
from bastide.server.run import serve
from bastide.server.wire import socket

NO_LIMIT = 1_000_000_000


def main() -> None:
    """Serve without limits: all players of the benchmark share an address and move faster than people."""
    socket.FRAMES_PER_MINUTE = NO_LIMIT
    logging.disable(logging.INFO)
    limits = Limits(**{field.name: NO_LIMIT for field in fields(Limits)})
    serve(Config(Path(sys.argv[1]), port=int(sys.argv[2]), bot_pace=0.0, requests_per_minute=NO_LIMIT, limits=limits))


if __name__ == "__main__":
    main()
