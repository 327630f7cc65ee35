"""Limits that hold across processes: each keeps its own count, and settles it with the others every second."""

import asyncio
import hashlib
import hmac
import logging
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.people.limits import RateLimiter
from bastide.server.store import schema
from bastide.server.store.writer import Writer

SETTLE_SECONDS = 1.0
LONGEST = 2 * 24 * 3600.0
"""No allowance takes longer to fill; if one seems to, the clock was set back."""

_logger = logging.getLogger(__name__)


class LimitStore(Protocol):
    """Where processes settle their counts."""

    async def settle(self, spent: Mapping[str, float], now: float) -> Mapping[str, float]:
        """Note what was spent of each allowance, in seconds that it takes to fill again.

        Return for each in how many seconds it is full again, with what other processes noted.
        """

    async def close(self) -> None:
        """Let go of connections."""


class DatabaseLimits:
    """Settles in the database."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def settle(self, spent: Mapping[str, float], now: float) -> Mapping[str, float]:
        return await self._writer.write(lambda connection: _settle(connection, spent, now))

    async def close(self) -> None: ...


def _settle(connection: Connection, spent: Mapping[str, float], now: float) -> dict[str, float]:
    limits = schema.limits
    connection.execute(delete(limits).where((limits.c.full_at <= now) | (limits.c.full_at > now + LONGEST)))
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for holder in sorted(spent):  # one order in all processes: no deadlock
        added = insert(limits).values(holder=holder, full_at=now + spent[holder])
        more = {"full_at": limits.c.full_at + spent[holder]}
        connection.execute(added.on_conflict_do_update(index_elements=[limits.c.holder], set_=more))
    rows = connection.execute(select(limits).where(limits.c.holder.in_(list(spent))))
    return {row.holder: row.full_at - now for row in rows}


class SharedLimiter(RateLimiter):
    """A rate limit whose charges other processes learn of."""

    def __init__(self, per_minute: float, at_once: float) -> None:
        super().__init__(per_minute, at_once)
        self.spent: defaultdict[str, float] = defaultdict(float)
        """What each client spent since the last time that it was settled, in seconds that it takes to fill again."""

    def allows(self, client: str, cost: float = 1.0) -> bool:
        """As in `RateLimiter`."""
        allowed = super().allows(client, cost)
        if allowed:
            self.spent[client] += cost / self.rate
        return allowed


class SharedLimits:
    """All limits that hold across processes. A client can exceed one only by what it spends within a second."""

    def __init__(self, store: LimitStore, now: Callable[[], float], key: bytes) -> None:
        self._store = store
        self._now = now
        self._key = key
        self._limiters: dict[str, SharedLimiter] = {}
        self._task: asyncio.Task[Any] | None = None
        self._failing = False

    def limiter(self, name: str, *, per_minute: float, at_once: float) -> SharedLimiter:
        """Return a limit with a name of its own."""
        limiter = self._limiters[name] = SharedLimiter(per_minute, at_once)
        return limiter

    def start(self) -> None:
        """Start to settle."""
        self._task = asyncio.create_task(self._settle_on())

    async def stop(self) -> None:
        """Settle a last time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._try_to_settle()
        await self._store.close()

    async def settle(self) -> None:
        """Tell the other processes what was spent here, and learn what was spent there."""
        for name, limiter in self._limiters.items():
            spent, limiter.spent = limiter.spent, defaultdict(float)
            if not spent:
                continue
            holders = {client: f"{name} {self._hash(client)}" for client in spent}
            try:
                known = await self._store.settle({holders[client]: spent[client] for client in spent}, self._now())
            except Exception:
                for client, cost in spent.items():
                    limiter.spent[client] += cost
                raise
            for client, holder in holders.items():
                limiter.set_seconds_until_full(client, known.get(holder, 0.0) + limiter.spent[client])

    def _hash(self, client: str) -> str:
        """Return a name for a client, from which neither its address nor its name can be found."""
        return hmac.new(self._key, client.encode(), hashlib.sha256).hexdigest()[:32]

    async def _settle_on(self) -> None:
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            await self._try_to_settle()

    async def _try_to_settle(self) -> None:
        """Settle; if that fails, the limits hold in this process only until it succeeds again."""
        try:
            await self.settle()
        except Exception as error:
            if not self._failing:
                _logger.warning("could not settle the limits with other processes; trying again: %s", error)
            self._failing = True
        else:
            self._failing = False
