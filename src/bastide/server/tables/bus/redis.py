"""For many processes, where NOTIFY becomes the limit of PostgreSQL: Redis pub/sub.

Redis only wakes. What it loses, or all of it while it is down, is found by polling the database.
"""

import asyncio
import logging
import secrets

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy import Engine

from bastide.server.store.news import News
from bastide.server.tables.bus import messages
from bastide.server.tables.bus.polling import PollingBus
from bastide.words import LocalizedError

CATCH_UP_SECONDS, DEAF_SECONDS = 2.0, 0.25
"""Seconds between polls: while the news comes by itself, and while it doesn't."""
_TIMEOUT_SECONDS = 5.0

_logger = logging.getLogger(__name__)


class RedisBus(PollingBus):
    """Publishes what is committed, as much as there is in one message, and listens."""

    def __init__(self, engine: Engine, url: str) -> None:
        super().__init__(engine, CATCH_UP_SECONDS)
        try:
            self._redis = Redis.from_url(
                url,
                decode_responses=True,
                socket_connect_timeout=_TIMEOUT_SECONDS,
                socket_timeout=_TIMEOUT_SECONDS,
                health_check_interval=_TIMEOUT_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise LocalizedError("bad-redis-url", reason=str(error)) from None
        self._sender = secrets.token_hex(8)
        self._listening = False
        self._untold: dict[str, int] = {}
        self._has_news = asyncio.Event()

    async def start(self) -> None:
        await super().start()
        self._tasks += [asyncio.create_task(self._listen_always()), asyncio.create_task(self._send_always())]

    async def stop(self) -> None:
        await super().stop()
        await self._redis.aclose()

    def pause(self) -> float:
        return CATCH_UP_SECONDS if self._listening else DEAF_SECONDS

    def publish(self, news: News) -> None:
        self.deliver(news)
        self._untold.update(news)
        self._has_news.set()

    async def _send_always(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            news, self._untold = self._untold, {}
            try:
                for message in messages.write(self._sender, news):
                    await self._redis.publish(messages.CHANNEL, message)
            except (RedisError, OSError):  # the others poll meanwhile; listening says what is wrong
                await asyncio.sleep(DEAF_SECONDS)

    async def _listen_always(self) -> None:
        said = False
        while True:
            try:
                await self._listen()
            except (RedisError, OSError) as error:
                if self._listening or not said:
                    _logger.warning("no Redis: news from other processes comes by polling meanwhile: %s", error)
                    said = True
            self._listening = False
            await asyncio.sleep(DEAF_SECONDS)

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(messages.CHANNEL)
            self._listening = True
            await self.catch_up()
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=_TIMEOUT_SECONDS)
                if message is not None:
                    sender, news = messages.read(message["data"])
                    if sender != self._sender:
                        self.deliver(news)
