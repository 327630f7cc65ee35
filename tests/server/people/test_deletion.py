"""Deleting a person costs what they left behind, not what all others did."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, event, select, text

from bastide.server.people import account_store
from bastide.server.services import Services
from bastide.server.store import database, schema
from tests.server.inside import open_table, with_services

SMALL = ("session_changes",)
"""Tables of a row."""


def test_deleting_reads_no_table_from_end_to_end(tmp_path: Path) -> None:
    async def delete(services: Services) -> None:
        anna = (await open_table(services)).facts.host
        await services.writer.write(lambda connection: forget_watched(connection, anna))

    with_services(tmp_path / "data", delete)


def forget_watched(connection: Connection, person: str) -> None:
    """Delete a person, then ask SQLite how it found the rows of each statement."""
    asked: list[tuple[str, Any]] = []

    def note(_: object, cursor: object, statement: str, values: Any, *rest: object) -> None:
        asked.append((statement, values))

    event.listen(connection, "before_cursor_execute", note)
    account_store.forget(connection, person, 1.0)
    event.remove(connection, "before_cursor_execute", note)
    assert len(asked) > 10
    for statement, values in asked:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
        scans = [row[3] for row in plan if row[3].startswith("SCAN ") and row[3].split()[1] not in SMALL]
        assert not scans, statement


OLD_LOG = [
    '{"type":"sat","seat":0,"name":"Anna","hash":"00","person":"anna"}',
    '{"type":"sat","seat":1,"name":"greedy","hash":"00","bot":"greedy"}',
    '{"type":"said","name":"Anna","text":"hello","seat":0}',
    '{"type":"said","name":"Berta","text":"nice game","person":"berta"}',
    '{"type":"moved","seat":0,"move":"say \\"type\\":\\"said\\""}',
]


def test_names_in_older_logs_are_found(tmp_path: Path) -> None:
    """Chat once had no id; it belongs to whoever sat there."""
    engine = database.open_engine(f"sqlite:///{tmp_path / 'old.sqlite'}", writes=True)
    with engine.begin() as connection:
        config = AlembicConfig()
        config.set_main_option("script_location", str(database._MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        for person in ("anna", "berta"):
            row = f"('{person}', '{person}', 5.0)"
            connection.exec_driver_sql(f"INSERT INTO people (id, nickname, created) VALUES {row}")
        columns = "id, game, options, host, public, status, secret, created, changed, last_seq, to_act"
        values = "'t1', 'peek', '{}', 'anna', 1, 'running', x'00', 0, 0, 5, '0'"
        connection.exec_driver_sql(f"INSERT INTO tables ({columns}) VALUES ({values})")
        for seq, entry in enumerate(OLD_LOG, 1):
            added = "INSERT INTO log (\"table\", seq, at, entry) VALUES ('t1', :seq, 0.0, :entry)"
            connection.execute(text(added), {"seq": seq, "entry": entry})
    database.migrate(engine)
    with engine.begin() as connection:
        named = connection.execute(select(schema.named)).all()
        assert sorted(named) == [("anna", "t1", 1), ("anna", "t1", 3), ("berta", "t1", 4)]
        assert account_store.forget(connection, "anna", 1.0) == {"t1": 6}
        left = connection.execute(select(schema.log.c.entry).order_by(schema.log.c.seq)).scalars().all()
        assert "Anna" not in str(left) and "hello" not in str(left) and "nice game" in str(left)
        assert [person for person, *_ in connection.execute(select(schema.named))] == ["berta"]
    engine.dispose()
