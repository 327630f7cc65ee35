"""Opens the database, makes SQLite and PostgreSQL safe, and migrates the schema."""

import sqlite3
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from bastide.words import LocalizedError

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
DRIVER = "psycopg"
"""The driver for PostgreSQL, whichever a URL names."""
NETWORK: dict[str, Any] = {
    "fallback_application_name": "bastide",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A machine that has vanished is noticed within about ten seconds."""
IDLE_SECONDS = 5
"""How long a process that has stopped in the middle of a transaction may hold up all others."""
_MIGRATIONS = Path(__file__).parent / "migrations"


class NoDatabase(LocalizedError):
    """Why the database can't be opened: one sentence, without the URL, which may hold a password."""


def open_engine(url: str, *, writes: bool) -> Engine:
    """Return an engine for reading or for writing. On SQLite, a writing transaction takes the lock as it begins."""
    try:
        parsed = _with_driver(make_url(url))
        if parsed.get_backend_name() == "postgresql":
            return _open_postgresql(parsed, writes=writes)
        engine = create_engine(parsed, pool_size=_connections(writes))
    except (ArgumentError, ImportError, NoSuchModuleError) as error:
        raise NoDatabase("bad-database-url", reason=str(error)) from None
    if engine.dialect.name == "sqlite":
        _make_safe(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _connections(writes: bool) -> int:
    return 1 if writes else 4


def _with_driver(url: URL) -> URL:
    """Return a URL of PostgreSQL with our driver, and others as they are; raise `NoDatabase` if it isn't installed."""
    if url.drivername.partition("+")[0] not in ("postgres", "postgresql"):
        return url
    try:
        import_module(DRIVER)
    except ImportError:
        raise NoDatabase("missing-driver", what="PostgreSQL", extra="postgresql") from None
    return url.set(drivername=f"postgresql+{DRIVER}")


def _make_safe(engine: Engine, begin: str) -> None:
    # The pragmas come before any transaction: inside one they would be silently ignored. So the driver must not open
    # transactions by itself, and we say BEGIN.
    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _open_postgresql(url: URL, *, writes: bool) -> Engine:
    """Return an engine for PostgreSQL. Each query for reading is a transaction of its own: what must fit together is
    read by one."""
    engine = create_engine(
        url,
        pool_size=_connections(writes),
        connect_args=NETWORK,
        isolation_level="READ COMMITTED" if writes else "AUTOCOMMIT",
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        before, connection.autocommit = connection.autocommit, True
        connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
        connection.autocommit = before

    return engine


def is_transient(error: BaseException) -> bool:
    """Whether an error may be gone in a moment: the connection or the server was lost, or two writers were in each
    other's way. The transaction was rolled back, unless it was lost while being committed."""
    if not isinstance(error, DBAPIError):
        return False
    # Only PostgreSQL's driver gives an SQLSTATE. Its operational errors are: no connection, shutting down or starting
    # up, out of resources, deadlock, serialization failure.
    from_postgresql = hasattr(error.orig, "sqlstate")
    return from_postgresql and (error.connection_invalidated or isinstance(error, OperationalError))


def is_damage(error: BaseException) -> bool:
    """Whether an error means that an SQLite file is damaged, or isn't one."""
    code: int = getattr(getattr(error, "orig", error), "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # the rest of the code says where


def migrate(engine: Engine) -> None:
    """Migrate the schema. Several processes may start at once: a lock lets one go first."""
    newest = newest_revision()
    try:
        with engine.begin() as connection:
            take_turns(connection, "migrations")
            found = revision(connection) or ""
            if found > newest:
                raise NoDatabase("database-newer", found=found, known=newest)
            if not found and inspect(connection).has_table("log"):
                raise NoDatabase("database-lacks", tables=("alembic_version",))
            if found < newest:
                _upgrade(connection)
    except DBAPIError as error:
        key = "database-damaged" if is_damage(error) else "database-closed"
        raise NoDatabase(key, reason=first_line(error)) from None


def first_line(error: DBAPIError) -> str:
    """Return what a database says, without the hints below it."""
    return str(error.orig).strip().partition("\n")[0].rstrip(".")


def take_turns(connection: Connection, over: str) -> None:
    """Wait until no other transaction does this. On SQLite, a writing transaction is the only one anyway."""
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
        connection.execute(lock, {"name": f"bastide {over}"})


def is_migrated(connection: Connection) -> bool:
    """Whether the schema is as new as this process needs; during an update it may be newer."""
    return (revision(connection) or "") >= newest_revision()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # imported here: rarely needed, and a server should start quickly
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema, if there is one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


@cache
def newest_revision() -> str:
    """Return the revision of the newest migration."""
    return max(file.name.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
