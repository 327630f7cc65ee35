"""Signs of life: whether a server was there, from stored times, so that nobody pays for time in which none was.

Every few seconds each process writes down that it is there. If none did so for a while, no server was there: none ran,
or all were suspended, as with a laptop whose lid was closed. The first one that is there again writes down the outage.
What decides is the stored time of the last sign of life, not a timer, which would have slept along with its process.
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
"""If no server gave a sign of life for so long, none was there."""


class Heartbeat:
    """The signs of life of this process, and the outages that it knows of."""

    def __init__(self, writer: Writer, entropy: Entropy, slept: Callable[[], None]) -> None:
        self._writer = writer
        self._entropy = entropy
        self._slept = slept
        self._outages: Sequence[Outage] = ()
        self._last: float | None = None

    def is_late(self, now: float) -> bool:
        """Whether this process gave no sign of life lately. Until it does, it cannot know how long it was away."""
        return self._last is None or now - self._last > OUTAGE_SECONDS

    async def beat(self, here: Collection[tuple[str, int]] = ()) -> None:
        """Gives a sign of life, and notes which seats' owners are connected.

        An outage ends with the first one; it is written down in the same transaction, and so only once. Whoever is late
        may have missed one that another process has noted already, and so reads them again.
        """
        now = self._entropy.now()
        late = self.is_late(now)

        def job(connection: Connection) -> Sequence[Outage]:
            presence.beat(connection, now, here, OUTAGE_SECONDS)
            return presence.outages(connection) if late else ()

        outages = await self._writer.write(job)
        self._last = now
        if late:
            self._outages = outages
            self._slept()

    async def awake(self) -> None:
        """Returns when this process knows of all outages so far."""
        if self.is_late(self._entropy.now()):
            await self.beat()

    @property
    def last_outage(self) -> float:
        """When the last outage ended; 0 if there was none."""
        return self._outages[-1].until if self._outages else 0.0

    def missed(self, live: LiveTable) -> list[ServerAway]:
        """The outages that a running game with clocks went through and that are not in its log yet.

        They are written when somebody looks at the table: a server that starts need not look at all of them.
        """
        if live.clocks is None or live.status != RUNNING:
            return []
        known = max(live.excused_until, live.started_at)
        later = takewhile(lambda outage: outage.until > known, reversed(self._outages))
        return [ServerAway(max(outage.since, known), outage.until) for outage in reversed(list(later))]
