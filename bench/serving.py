"""The server that is measured: the embedded default, but bots are quick, and one client may ask as much as it likes.

`python -m bench.serving DATA PORT` serves until it is told to stop.
"""

import logging
import sys
from pathlib import Path

from bastide.server.config import Config
from bastide.server.run import serve
from bastide.server.wire import socket

NO_LIMIT = 1_000_000_000


def main() -> None:
    """All players of the benchmark come from one address and move faster than people, which a limit would stop."""
    socket.FRAMES_PER_MINUTE = NO_LIMIT
    logging.disable(logging.INFO)
    serve(Config(Path(sys.argv[1]), port=int(sys.argv[2]), bot_pace=0.0, requests_per_minute=NO_LIMIT))


if __name__ == "__main__":
    main()
