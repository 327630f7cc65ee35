"""A damaged database: a server that starts says so in one sentence; one that runs loses only what was damaged."""

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from bastide import words
from bastide.cli import bastide
from bastide.server.services import Services
from bastide.server.store.database import NoDatabase
from bastide.server.tables.clocks import Bank
from tests.server.inside import refused_with, say, table_alone, with_services

PAGE = 4096


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a server with two games: at the first, much has been said."""
    folder = tmp_path_factory.mktemp("damage") / "data"

    async def play(services: Services) -> None:
        talkative, quiet = await table_alone(services), await table_alone(services)
        for number in range(60):
            await say(services, talkative, f"needle {number} ".ljust(180, "."))
        (folder / "tables").write_text(f"{talkative} {quiet}")

    with_services(folder, play)
    return folder


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    for file in folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def overwrite(database: Path, at: int, content: bytes) -> None:
    with database.open("r+b") as file:
        file.seek(at)
        file.write(content)


def page_of(database: Path, text: bytes) -> int:
    """Where the page begins that holds a text."""
    return database.read_bytes().index(text) // PAGE * PAGE


def garbage_in_the_header(database: Path) -> None:
    overwrite(database, 0, b"\xa5" * 100)


def half_of_it(database: Path) -> None:
    os.truncate(database, database.stat().st_size // 2)


def a_page_in_the_middle(database: Path) -> None:
    overwrite(database, page_of(database, b"needle 30"), b"\xa5" * PAGE)


def changed(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement)
        connection.commit()


def no_log(database: Path) -> None:
    changed(database, "DROP TABLE log")


def no_version(database: Path) -> None:
    changed(database, "DROP TABLE alembic_version")


def a_newer_version(database: Path) -> None:
    changed(database, "UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (garbage_in_the_header, "The database is damaged: file is not a database."),
        (half_of_it, "The database is damaged: "),
        (a_page_in_the_middle, "The database is damaged: "),
        (no_log, "The database is damaged: it lacks log."),
        (no_version, "The database is damaged: it lacks alembic_version."),
        (a_newer_version, "The database belongs to a newer version of Bastide (it is at 9999;"),
    ],
)
def test_a_server_that_starts_says_so_and_changes_nothing(
    copy: Path, damage: Callable[[Path], None], sentence: str
) -> None:
    database = copy / "bastide.sqlite"
    damage(database)
    before = database.read_bytes()
    result = CliRunner().invoke(bastide, ["serve", "--data", str(copy), "--port", "0"], standalone_mode=False, obj="en")
    assert isinstance(result.exception, NoDatabase), result.exception
    said = words.error(result.exception, "en")
    assert said.startswith(sentence) and "restore" in said and "\n" not in said
    assert "running" not in result.output
    assert database.read_bytes() == before


def meet_damage(_: Connection) -> None:
    """Fail as a job does that writes to a damaged page."""
    error = sqlite3.DatabaseError("malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    raise DatabaseError("INSERT", {}, error)


def test_a_server_that_runs_halts_what_it_cannot_read_and_goes_on(copy: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = copy / "bastide.sqlite"
    talkative, quiet = (copy / "tables").read_text().split()

    async def play(services: Services) -> None:
        a_page_in_the_middle(database)
        for _ in range(2):
            with refused_with("database-damaged"):
                await services.tables.table(talkative)
            with refused_with("database-damaged"):
                await say(services, talkative)
        with refused_with("database-damaged"):
            await services.writer.write(meet_damage)
        await say(services, quiet, "still here")
        another = await table_alone(services, Bank(60))
        assert (await services.tables.table(another)).clocks is not None

    with caplog.at_level(logging.ERROR):
        with_services(copy, play)
    said = [record.message for record in caplog.records]
    assert set(said) == {"a query failed: database disk image is malformed", "a job was not written: malformed"}
    assert not any(record.exc_info for record in caplog.records)
