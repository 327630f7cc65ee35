"""The server under test: the embedded default, with quick bots and without limits.

`python -m bench.serving DATA PORT` serves until it is told to stop. The variables of `bastide serve` for a database and
a secret apply here too.
"""

import logging
import os
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
    serve(
        Config(
            Path(sys.argv[1]),
            port=int(sys.argv[2]),
            database=os.environ.get("BASTIDE_DATABASE", ""),
            secret=os.environ.get("BASTIDE_SECRET", ""),
            bot_pace=0.0,
            requests_per_minute=NO_LIMIT,
            limits=Limits(**{limit.name: NO_LIMIT for limit in fields(Limits)}),
        )
    )


if __name__ == "__main__":
    main()
