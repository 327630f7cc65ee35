"""Opens the database, makes SQLite safe, and migrates the schema."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from bastide.words import LocalizedError

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
DRIVERS = {"postgresql": "psycopg"}
"""The driver for each database that needs one, which is also the module to import."""
_MIGRATION_LOCK = 0x62617374696465
"""The advisory lock under which processes that start together migrate, one at a time: "bastide" in ASCII."""
_MIGRATIONS = Path(__file__).parent / "migrations"


class NoDatabase(LocalizedError):
    """Why the database can't be opened: one sentence, without the URL, which may hold a password."""


def open_engine(url: str, *, writes: bool) -> Engine:
    """Return an engine for reading or for writing. On SQLite, a writing transaction takes the lock as it begins."""
    try:
        engine = create_engine(_with_driver(url), pool_size=1 if writes else 4)
    except (ArgumentError, NoSuchModuleError) as error:
        raise NoDatabase("bad-database-url", reason=str(error)) from None
    if engine.dialect.name == "sqlite":
        _make_safe(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _with_driver(url: str) -> URL:
    """Return a database URL with the driver that we use; raise `NoDatabase` if it isn't installed."""
    parsed = make_url(url)
    backend = "postgresql" if parsed.drivername == "postgres" else parsed.get_backend_name()
    driver = DRIVERS.get(backend)
    if driver is None:
        return parsed
    try:
        import_module(driver)
    except ImportError:
        raise NoDatabase("missing-driver", what=parsed.get_backend_name(), extra=backend) from None
    return parsed.set(drivername=f"{backend}+{driver}")


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


def migrate(engine: Engine) -> None:
    """Migrate the schema. Several processes may start at once: a lock lets one go first."""
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":  # SQLite's transaction has the write lock already
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
            if _revision(connection) != _newest_revision():
                _upgrade(connection)
    except OperationalError as error:
        raise NoDatabase("database-closed", reason=str(error.orig)) from None


def is_migrated(connection: Connection) -> bool:
    """Whether the schema is as new as this process needs; during an update it may be newer."""
    return (_revision(connection) or "") >= _newest_revision()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # imported here: rarely needed, and a server should start quickly
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """Return the revision of the schema, if there is one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


@cache
def _newest_revision() -> str:
    """Return the revision of the newest migration."""
    return max(file.name.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
