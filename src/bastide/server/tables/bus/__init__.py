"""The bus tells processes that a table's log has grown, or that sessions have changed.

Four implementations: in memory for one process, polling the database, PostgreSQL's LISTEN/NOTIFY, Redis pub/sub.
"""

from sqlalchemy import Engine

from bastide.server.tables.bus.base import Bus, MemoryBus, Subscriber
from bastide.server.tables.bus.polling import PollingBus
from bastide.words import LocalizedError

__all__ = ["Bus", "MemoryBus", "PollingBus", "Subscriber", "make_bus", "tells_at_once"]

REDIS = ("redis://", "rediss://", "unix://")


def tells_at_once(bus: Bus) -> bool:
    """Whether news from other processes comes by itself, so that nobody has to poll for it often."""
    return type(bus) not in (MemoryBus, PollingBus)


def make_bus(choice: str, engine: Engine, poll_seconds: float) -> Bus:
    """Return the bus that a configuration names, or else the best one that the database offers."""
    is_postgresql = engine.dialect.name == "postgresql"
    choice = choice or ("notify" if is_postgresql else "tail")
    if choice == "memory":
        return MemoryBus()
    if choice == "tail":
        return PollingBus(engine, poll_seconds)
    if choice == "notify" and is_postgresql:
        from bastide.server.tables.bus.notify import NotifyBus  # its driver is an extra

        return NotifyBus(engine)
    if choice.startswith(REDIS):
        try:
            from bastide.server.tables.bus.redis import RedisBus
        except ImportError:
            raise LocalizedError("missing-driver", what="Redis", extra="redis") from None
        return RedisBus(engine, choice)
    raise LocalizedError("bad-bus", bus=choice)
