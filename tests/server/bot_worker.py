"""A worker with the bots of `odd_bots`; the option `trace` names the file that they write to."""

import os
from pathlib import Path

from bastide.server.config import Config
from bastide.server.jobs import pool
from bastide.server.jobs.job import THINKING
from bastide.server.run_worker import work
from tests.server import odd_bots
from tests.server.serving import given_options
from tests.server.working import READY


def main() -> None:
    """Run it."""
    options = given_options()
    os.environ[odd_bots.TRACE] = options.pop("trace")
    pool.perform = odd_bots.overheard
    work(Config(Path(), **options), THINKING, lambda: print(READY, flush=True))


if __name__ == "__main__":
    main()
