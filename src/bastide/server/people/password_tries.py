"""How often a password may be tried.

Wrong passwords for one name from one network make that pair wait, each time twice as long. Nobody else waits for it:
the owner signs in from their own network, however many others try. Wrong passwords for one name from many networks only
slow down each try for that name. The counts are in the database, for all processes, under keys that reveal neither
addresses nor names.
"""

import asyncio
import hashlib
import hmac
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from starlette.requests import HTTPConnection

from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.people.limits import RateLimiter, client_of
from bastide.server.store import schema
from bastide.server.store.writer import Writer

FREE_TRIES = 5
"""Wrong passwords for one name from one network that cost no wait: people mistype, and have more than one password."""
LONGEST_WAIT = 3600.0
"""The longest wait of a pair in seconds: 24 guesses a day from one network."""
FREE_TRIES_OF_NAME = 20
"""Wrong passwords for one name from all networks before each try for it is slowed down."""
LONGEST_DELAY = 3.0
"""The most seconds by which a try is slowed down: the owner may be the one who waits."""
MEMORY = 24 * 3600.0
"""Seconds after which wrong passwords are forgotten."""
TRIES_PER_MINUTE, TRIES_AT_ONCE = 10.0, 30.0
"""Tries of one network for all names together; right passwords don't count, so that a class can sign in at once."""

WRONG_PASSWORD = "wrong-password"


class Tries(NamedTuple):
    """Wrong passwords under a key, and when the last one was."""

    failures: int = 0
    last: float = 0.0


class PasswordTries:
    """Counts wrong passwords."""

    def __init__(self, writer: Writer, entropy: Entropy, secret: bytes) -> None:
        self._writer = writer
        self._entropy = entropy
        self._secret = secret
        self._networks = RateLimiter(TRIES_PER_MINUTE, TRIES_AT_ONCE)

    def count(self, connection: HTTPConnection) -> None:
        """Count something of a network that costs as much as trying a password, or refuse it."""
        if not self._networks.allows(client_of(connection.scope)):
            raise too_many(60 / TRIES_PER_MINUTE)

    @asynccontextmanager
    async def attempt(self, connection: HTTPConnection, name: str) -> AsyncIterator[None]:
        """Try a password inside. Refuses before anything is compared, whether the name exists or not.

        A try counts as wrong from the beginning, so that many at the same moment gain nothing; a right password clears
        the count of its pair.
        """
        self.count(connection)
        network = client_of(connection.scope)
        pair, everyone = self._key(network, name), self._key("", name)
        await asyncio.sleep(await self._begin(pair, everyone))
        try:
            yield
        except RequestError as refused:
            if refused.key != WRONG_PASSWORD:
                await self._succeed(network, pair)
            raise
        await self._succeed(network, pair)

    async def _begin(self, pair: str, everyone: str) -> float:
        """Count a try; return by how many seconds to delay it."""
        now = self._entropy.now()

        def job(database: Connection) -> tuple[float, float]:
            wait = waiting(_read(database, pair, now), now)
            if wait > 0:
                return wait, 0.0
            delay = delay_of(_read(database, everyone, now))
            database.execute(delete(_TABLE).where(_TABLE.c.last < now - MEMORY))
            for key in sorted((pair, everyone)):  # one order in all processes: no deadlock
                _count(database, key, now)
            return 0.0, delay

        wait, delay = await self._writer.write(job)
        if wait > 0:
            raise too_many(wait)
        return delay

    async def _succeed(self, network: str, pair: str) -> None:
        self._networks.refund(network)
        await self._writer.write(lambda database: database.execute(delete(_TABLE).where(_TABLE.c.key == pair)))

    def _key(self, network: str, name: str) -> str:
        return hmac.new(self._secret, f"{network}\n{name}".encode(), hashlib.sha256).hexdigest()


def waiting(tries: Tries, now: float) -> float:
    """Return how many seconds a pair has to wait before the next try."""
    beyond = tries.failures - FREE_TRIES
    wait = 0.0 if beyond < 0 else min(LONGEST_WAIT, 2.0 ** min(beyond, 32))
    return min(wait, tries.last + wait - now)  # the clock may have been set back


def delay_of(tries: Tries) -> float:
    """Return by how many seconds a try for a name is slowed down."""
    return min(LONGEST_DELAY, 0.1 * max(0, tries.failures - FREE_TRIES_OF_NAME))


def too_many(seconds: float) -> RequestError:
    """The refusal, with how long to wait."""
    return RequestError("too-many-tries", status=429, seconds=math.ceil(seconds))


_TABLE = schema.password_tries


def _read(database: Connection, key: str, now: float) -> Tries:
    row = database.execute(select(_TABLE).where(_TABLE.c.key == key)).one_or_none()
    return Tries() if row is None or row.last < now - MEMORY else Tries(row.failures, row.last)


def _count(database: Connection, key: str, now: float) -> None:
    insert = sqlite.insert if database.dialect.name == "sqlite" else postgresql.insert
    first = insert(_TABLE).values(key=key, failures=1, last=now)
    again = {"failures": _TABLE.c.failures + 1, "last": now}
    database.execute(first.on_conflict_do_update(index_elements=[_TABLE.c.key], set_=again))
