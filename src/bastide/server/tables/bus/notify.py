"""For several processes on PostgreSQL: LISTEN and NOTIFY.

NOTIFY is part of the transaction, so the database tells what is committed, when it is, and nothing else.
"""

import asyncio
import logging
import secrets

from psycopg import AsyncConnection, Error
from sqlalchemy import Connection, Engine, text

from bastide.server.store.database import NETWORK
from bastide.server.store.news import News
from bastide.server.tables.bus import messages
from bastide.server.tables.bus.polling import PollingBus

CATCH_UP_SECONDS, DEAF_SECONDS = 2.0, 0.25
"""Seconds between polls: while the news comes by itself, and while it doesn't."""

_NOTIFY = text("SELECT pg_notify(:channel, :message)")
_logger = logging.getLogger(__name__)


class NotifyBus(PollingBus):
    """Listens on a connection of its own. After each reconnect it catches up with what it missed."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine, CATCH_UP_SECONDS)
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender = secrets.token_hex(8)
        self._listening = False

    async def start(self) -> None:
        await super().start()
        self._tasks.append(asyncio.create_task(self._listen_always()))

    def pause(self) -> float:
        return CATCH_UP_SECONDS if self._listening else DEAF_SECONDS

    def announce(self, connection: Connection, news: News) -> None:
        """Tell the other processes as soon as the transaction is committed."""
        for message in messages.write(self._sender, news):
            connection.execute(_NOTIFY, {"channel": messages.CHANNEL, "message": message})

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except (Error, OSError) as error:
                if self._listening:
                    _logger.warning("no longer hearing from other processes; connecting again: %s", error)
            self._listening = False
            await asyncio.sleep(DEAF_SECONDS)

    async def _listen(self) -> None:
        async with await AsyncConnection.connect(self._address, autocommit=True, **NETWORK) as connection:
            await connection.execute(f"LISTEN {messages.CHANNEL}")
            self._listening = True
            await self.catch_up()
            async for notification in connection.notifies():
                sender, news = messages.read(notification.payload)
                if sender != self._sender:  # this process knows what it wrote
                    self.deliver(news)
