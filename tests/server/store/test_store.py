"""The database: how SQLite is set up, the one writer, and migrations."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from bastide.server.config import Config
from bastide.server.people import account_store
from bastide.server.services import Services
from bastide.server.store import database, people, schema
from bastide.server.store.people import Person
from bastide.server.store.writer import Writer
from bastide.server.tables import commands, log
from bastide.server.tables.bus import make_bus
from bastide.words import LocalizedError
from tests.server.client import started
from tests.server.inside import open_table, say, with_services
from tests.server.process import Server

on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without anything in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bastide.sqlite'}"
        return
    with request.getfixturevalue("postgresql").database(empty=True) as database_url:
        yield database_url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = database.open_engine(url, writes=True)
    database.migrate(engine)
    yield engine
    engine.dispose()


def newcomer(name: str) -> Callable[[Connection], str]:
    """Return a job that stores a person and returns their id."""

    def job(connection: Connection) -> str:
        people.create(connection, Person(name, name), 0.0)
        return name

    return job


def known(engine: Engine) -> list[str]:
    with engine.begin() as connection:
        return [row.id for row in connection.execute(select(schema.people.c.id).order_by(schema.people.c.id))]


# How SQLite is set up


def test_every_connection_of_a_server_is_safe(tmp_path: Path) -> None:
    services = Services(Config(tmp_path / "data"))
    for engine in (services.writer._engine, services.tables.engine):
        with ExitStack() as at_once:
            assert isinstance(engine.pool, QueuePool)
            connections = [at_once.enter_context(engine.connect()) for _ in range(engine.pool.size())]
            for connection in connections:
                asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                answers = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in asked]
                assert answers == ["wal", 2, 1, 10_000]  # 2 is FULL


@pytest.mark.one_process  # on SQLite
def test_a_running_server_writes_ahead(server: Server) -> None:
    with started(server) as table:
        table.on_turn().settle()
        assert server.database.with_name("bastide.sqlite-wal").stat().st_size > 0


@on_sqlite
def test_a_writing_transaction_begins_with_the_write_lock(url: str, engine: Engine) -> None:
    other = sqlite3.connect(url.removeprefix("sqlite:///"), timeout=0, isolation_level=None)
    with engine.begin(), pytest.raises(sqlite3.OperationalError, match="locked"):  # though nothing is written in it
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()


@on_sqlite
def test_readers_take_no_lock_and_see_what_is_committed(url: str, engine: Engine) -> None:
    reading = database.open_engine(url, writes=False)
    with reading.begin() as reader, engine.begin() as writer:
        people.create(writer, Person("anna", "Anna"), 0.0)
        assert people.find(reader, "anna") is None
    with reading.begin() as reader:
        assert people.find(reader, "anna") == Person("anna", "Anna")


@on_sqlite
def test_a_second_writer_waits_until_the_first_is_done(url: str, engine: Engine) -> None:
    second = database.open_engine(url, writes=True)
    order: list[str] = []

    def write_too() -> None:
        with second.begin() as connection:
            order.append("second")
            people.create(connection, Person("bruno", "Bruno"), 0.0)

    thread = threading.Thread(target=write_too)
    with engine.begin() as connection:
        thread.start()
        time.sleep(0.1)
        order.append("first")
        people.create(connection, Person("anna", "Anna"), 0.0)
    thread.join()
    assert order == ["first", "second"]
    assert known(engine) == ["anna", "bruno"]


# The writer


def write_together(engine: Engine, *jobs: Callable[[Connection], Any]) -> tuple[list[Any], Writer]:
    """Return the results of jobs that all wait when the writer begins."""
    writer = Writer(engine)

    async def write() -> list[Any]:
        waiting = asyncio.gather(*(writer.write(job) for job in jobs), return_exceptions=True)
        await asyncio.sleep(0)
        writer.start()
        results: list[Any] = await waiting
        return results

    results = asyncio.run(write())
    writer.stop()
    return results, writer


def test_what_waits_is_committed_together(engine: Engine) -> None:
    names = [f"p{number:02}" for number in range(40)]
    results, writer = write_together(engine, *map(newcomer, names))
    assert results == names == known(engine)
    assert (writer.jobs, writer.commits) == (40, 1)


def test_a_failing_job_harms_no_other_and_leaves_no_trace(engine: Engine) -> None:
    def fail(connection: Connection) -> None:
        people.create(connection, Person("half", "Half"), 0.0)
        raise LookupError("in the middle")

    results, writer = write_together(engine, newcomer("anna"), fail, newcomer("anna"), newcomer("bruno"))
    assert results[0] == "anna" and results[3] == "bruno"
    assert isinstance(results[1], LookupError)
    assert isinstance(results[2], IntegrityError)  # there was an Anna already
    assert known(engine) == ["anna", "bruno"]
    assert writer.commits == 1


def test_if_the_commit_fails_nobody_is_told_that_it_is_done(engine: Engine) -> None:
    def promise_too_much(connection: Connection) -> None:
        connection.exec_driver_sql(
            "PRAGMA defer_foreign_keys=ON"
            if connection.dialect.name == "sqlite"
            else "ALTER TABLE tokens ALTER CONSTRAINT tokens_person_fkey DEFERRABLE INITIALLY DEFERRED"
        )
        row = {"id": "t", "person": "nobody", "name": "", "digest": "", "scopes": "", "created": 0.0}
        people.add_token(connection, row)

    results, writer = write_together(engine, newcomer("anna"), promise_too_much)
    assert all(isinstance(result, IntegrityError) for result in results)
    assert (known(engine), writer.commits) == ([], 0)


def test_a_disconnected_client_does_not_stop_the_writer(engine: Engine) -> None:
    """A job that has not begun is skipped; one that has is carried out."""
    writer, begun = Writer(engine), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        time.sleep(0.1)
        newcomer("anna")(connection)

    async def write() -> None:
        early, late = (asyncio.create_task(writer.write(job)) for job in (newcomer("nobody"), slow))
        await asyncio.sleep(0)
        early.cancel()
        await asyncio.sleep(0)
        writer.start()
        await asyncio.to_thread(begun.wait)
        late.cancel()
        assert await asyncio.wait_for(writer.write(newcomer("bruno")), 10) == "bruno"

    asyncio.run(write())
    writer.stop()
    assert known(engine) == ["anna", "bruno"]


def test_the_writer_ends_when_all_is_written(engine: Engine) -> None:
    writer = Writer(engine)

    async def write() -> None:
        waiting = [asyncio.create_task(writer.write(newcomer(f"p{number}"))) for number in range(5)]
        await asyncio.sleep(0)
        writer.start()
        await asyncio.to_thread(writer.stop)
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert len(known(engine)) == 5


def test_entries_of_many_tables_share_commits(tmp_path: Path) -> None:
    async def talk(services: Services) -> None:
        ids = [(await open_table(services)).facts.id for _ in range(20)]
        jobs, commits = services.writer.jobs, services.writer.commits
        await asyncio.gather(*(say(services, table) for table in ids))
        assert services.writer.jobs - jobs == 20
        assert services.writer.commits - commits < 10
        assert [(await services.tables.table(table)).seq for table in ids] == [2] * 20

    with_services(tmp_path / "data", talk)


def test_a_table_is_written_to_behind_its_last_entry_only(tmp_path: Path) -> None:
    async def write(services: Services) -> None:
        live = await open_table(services)
        said = commands.say(live, 0, "Anna", "hello")
        drafts, table = live.drafts(said, 0.0), live.facts.id

        async def append(before: int) -> None:
            await services.writer.write(log.Append(drafts, before, said, 0.0))

        for wrong in (live.seq - 1, live.seq + 1):
            with pytest.raises(log.Conflict):
                await append(wrong)
        last = live.seq  # it grows as soon as the table hears of the entry
        await append(last)
        entries = await services.tables.read(lambda connection: log.log_after(connection, table, last))
        assert entries == [(last + 1, said[0], 0.0)]

    with_services(tmp_path / "data", write)


def test_of_appends_in_one_commit_only_the_one_in_conflict_fails(tmp_path: Path) -> None:
    async def write(services: Services) -> None:
        lives = [await open_table(services) for _ in range(6)]
        said = [commands.say(live, 0, "Anna", f"word {number}") for number, live in enumerate(lives)]
        jobs = [
            log.Append(live.drafts(entry, 0.0), live.seq - (number == 3), entry, 0.0)
            for number, (live, entry) in enumerate(zip(lives, said, strict=True))
        ]
        before = [live.seq for live in lives]
        results = await asyncio.gather(*(services.writer.write(job, job.table) for job in jobs), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 3 + [log.Conflict] + [type(None)] * 2
        for number, (live, entry, last) in enumerate(zip(lives, said, before, strict=True)):
            written = await services.tables.read(partial(log.log_after, table=live.facts.id, seq=last))
            assert written == ([] if number == 3 else [(last + 1, entry[0], 0.0)])

    with_services(tmp_path / "data", write)


# Migrations

MIGRATE = """
import sys
from bastide.server.store.database import migrate, open_engine
sys.stdin.readline()
migrate(open_engine(sys.argv[1], writes=True))
"""


def test_an_empty_database_gets_the_schema(engine: Engine) -> None:
    # No transaction: reading the schema takes a while, and what idles in one is cut off.
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_newest_migration_is_the_head() -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    assert database.newest_revision() == ScriptDirectory.from_config(config).get_current_head()


def test_an_existing_database_keeps_what_it_holds(engine: Engine) -> None:
    write_together(engine, newcomer("anna"))
    database.migrate(engine)
    assert known(engine) == ["anna"]


def upgrade(connection: Connection, revision: str) -> None:
    """Make the schema as old as this."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def test_guests_from_before_there_were_accounts_are_still_known(url: str) -> None:
    """Their cookies signed the id of a person; now they sign the id of a session."""
    engine = database.open_engine(url, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(text("INSERT INTO people (id, nickname, created) VALUES ('anna', 'Anna', 5.0)"))
    database.migrate(engine)
    with engine.begin() as connection:
        assert people.find(connection, "anna") == Person("anna", "Anna")
        assert people.by_key(connection, "anna") == Person("anna", "Anna")
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_older_names_that_look_alike_stay(url: str) -> None:
    engine = database.open_engine(url, writes=True)
    with engine.begin() as connection:
        upgrade(connection, "0010")
        for name in ("Ida", "lda", "Bruno"):
            row = {"id": name, "nickname": name, "name_key": name.lower()}
            connection.execute(
                text("INSERT INTO people (id, nickname, name_key, created) VALUES (:id, :nickname, :name_key, 5.0)"),
                row,
            )
    database.migrate(engine)
    with engine.begin() as connection:
        rows = connection.execute(select(schema.people.c.id, schema.people.c.skeleton)).all()
        assert {tuple(row) for row in rows} == {("Bruno", "bruno"), ("Ida", "lda"), ("lda", "lda")}
        account_store.check_free(connection, "Bruna")
        with pytest.raises(account_store.NameTaken):
            account_store.check_free(connection, "1da")
    engine.dispose()


def test_processes_that_start_at_once_migrate_once(url: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-c", MIGRATE, url], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"now\n")
        process.stdin.flush()
    for process in processes:
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0, said.decode()
    engine = database.open_engine(url, writes=True)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [
            database.newest_revision()
        ]
        assert connection.execute(select(func.count()).select_from(schema.tables)).scalar() == 0


# What isn't installed


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg2"])
def test_a_missing_driver_is_one_sentence(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(database.NoDatabase, match=r"^PostgreSQL needs .* pip install 'bastide\[postgresql\]'\.$"):
        database.open_engine(f"{scheme}://bastide:secret@localhost/bastide", writes=True)


def test_a_missing_redis_client_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    monkeypatch.delitem(sys.modules, "bastide.server.tables.bus.redis", raising=False)
    engine = database.open_engine(f"sqlite:///{tmp_path / 'bastide.sqlite'}", writes=False)
    with pytest.raises(LocalizedError, match=r"^Redis needs .* pip install 'bastide\[redis\]'\.$"):
        make_bus("redis://localhost", engine, 0.05)
