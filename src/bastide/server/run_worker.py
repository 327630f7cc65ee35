"""Runs a worker process."""

import asyncio
import signal
from collections.abc import Callable, Collection

from sqlalchemy import Engine

from bastide.server import logs
from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.jobs.overseer import LATE_SECONDS
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.jobs.worker import Worker
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.news import News
from bastide.server.store.writer import Writer
from bastide.server.tables.bus import Bus, make_bus, tells_at_once


def work(config: Config, kinds: Collection[str], ready: Callable[[], None]) -> None:
    """Take jobs of some kinds from the database until told to stop; say that it could be opened."""
    logs.set_up(config.log_format)
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
    bus = make_bus(config.bus, reading, config.tail_seconds)
    writer = Writer(writing, bus.announce)
    writer.start(lambda news: _tell(loop, bus, news))
    poll_seconds = LATE_SECONDS if tells_at_once(bus) else config.tail_seconds
    worker = Worker(reading, writer, ProcessJobs(config.bot_processes), kinds, Entropy().now, poll_seconds)
    bus.subscribe(worker)
    await bus.start()
    try:
        await worker.run(stop)
    finally:
        await bus.stop()
        await asyncio.to_thread(writer.stop)


def _tell(loop: asyncio.AbstractEventLoop, bus: Bus, news: News) -> None:
    """Publish what the writer's thread has committed."""
    loop.call_soon_threadsafe(bus.publish, news)
