"""Opens the database, sets SQLite up for safety, and brings the schema up to date."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
_MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(url: str, *, writes: bool) -> Engine:
    """An engine for reading, or the one that writes, which on SQLite takes the write lock as its transaction begins."""
    engine = create_engine(url, pool_size=1 if writes else 4)
    if engine.dialect.name == "sqlite":
        _make_safe(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


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
    """Brings the schema up to date. Several processes may start at once: the write lock lets one go first."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(_MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
