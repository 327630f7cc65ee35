"""Runs a worker process."""

import asyncio
import logging
import signal
from collections.abc import Callable, Collection

from sqlalchemy import Engine

from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.jobs.worker import Worker
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.writer import Writer


def work(config: Config, kinds: Collection[str], ready: Callable[[], None]) -> None:
    """Take jobs of some kinds from the database until told to stop; say that it could be opened."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    url = config.database_url()
    writing, reading = open_engine(url, writes=True), open_engine(url, writes=False)
    migrate(writing)
    ready()
    try:
        asyncio.run(_work(config, kinds, writing, reading))
    finally:
        writing.dispose()
        reading.dispose()


async def _work(config: Config, kinds: Collection[str], writing: Engine, reading: Engine) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    writer = Writer(writing)
    writer.start()
    pool = ProcessJobs(config.bot_processes)
    try:
        await Worker(reading, writer, pool, kinds, Entropy().now, config.tail_seconds).run(stop)
    finally:
        await asyncio.to_thread(writer.stop)
