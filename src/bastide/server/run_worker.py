"""Runs a worker process."""

import asyncio
import logging
import signal
from collections.abc import Collection

from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.jobs.worker import Worker
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.writer import Writer


def work(config: Config, kinds: Collection[str]) -> None:
    """Take jobs from the database until told to stop."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    url = config.database_url()
    engines = open_engine(url, writes=True), open_engine(url, writes=False)
    migrate(engines[0])
    asyncio.run(_work(config, kinds, *engines))
    for engine in engines:
        engine.dispose()
