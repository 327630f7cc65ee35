"""The heartbeat, and outages found from it, so that no clock counts time in which no server ran.

Every few seconds each process stores that it is running. If none did for a while, there was an outage: no server ran,
or all were suspended, like a laptop with its lid closed. The first process to beat again records the outage. The
stored time of the last beat decides, not a timer, which would have slept along with its process.

A clock that is set ahead looks the same. All processes go on from the latest beat of any of them, so that time goes
back neither for one whose clock is behind, nor when it starts again.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile

from sqlalchemy import Connection

from bastide.server.entropy import Entropy
from bastide.server.store import presence
from bastide.server.store.presence import Outage
from bastide.server.store.writer import Writer
from bastide.server.tables.entries import ServerAway
from bastide.server.tables.live import RUNNING, LiveTable

OUTAGE_SECONDS = 15.0
"""Without a beat for this long, no server was running."""


class Heartbeat:
    """The heartbeat of this process, and the outages it knows of."""

    def __init__(self, writer: Writer, entropy: Entropy, slept: Callable[[], None]) -> None:
        self._writer = writer
        self._entropy = entropy
        self._slept = slept
        self._outages: Sequence[Outage] = ()
        self._last: float | None = None

    def is_late(self, now: float) -> bool:
        """Whether this process missed its beat. Until it beats again, it can't know how long it slept."""
        return self._last is None or now - self._last > OUTAGE_SECONDS

    async def beat(self, here: Collection[tuple[str, int]] = ()) -> None:
        """Beat, and store which seats are connected.

        The first beat after an outage records it in the same transaction, and so only once. A late process may have
        missed one that another recorded, and reads them again.
        """
        now = self._entropy.now()

        def job(connection: Connection) -> tuple[float, Sequence[Outage] | None]:
            latest = presence.beat(connection, now, here, OUTAGE_SECONDS)
            return latest, presence.outages(connection) if self.is_late(latest) else None

        latest, outages = await self._writer.write_alone(job)
        if latest > now:
            self._entropy.advance(latest)
        self._last = latest
        if outages is not None:
            self._outages = outages
            self._slept()

    async def awake(self) -> None:
        """Return once this process knows of all outages so far."""
        if self.is_late(self._entropy.now()):
            await self.beat()

    @property
    def last_outage(self) -> float:
        """When the last outage ended, or 0."""
        return self._outages[-1].until if self._outages else 0.0

    def missed(self, live: LiveTable) -> list[ServerAway]:
        """Return the outages during a running game with clocks that aren't in its log yet.

        They are written when a table is next loaded, so that a starting server needn't load all tables.
        """
        if live.clocks is None or live.status != RUNNING:
            return []
        known = max(live.excused_until, live.started_at)
        later = takewhile(lambda outage: outage.until > known, reversed(self._outages))
        return [ServerAway(max(outage.since, known), outage.until) for outage in reversed(list(later))]
