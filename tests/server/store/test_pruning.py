"""What expires: guests' unfinished tables and uploads, idle for long; finished games only if told so."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.journal import Match
from bastide.server.services import Services
from bastide.server.store import pruning, schema
from bastide.server.store.people import Person
from bastide.server.store.pruning import DAY, Policy
from bastide.server.tables.clocks import Days
from tests.server import database
from tests.server.client import Client
from tests.server.inside import with_services
from tests.server.process import Server, bastide

HASH = "ab" * 32


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
        return
    with request.getfixturevalue("postgresql").database() as url:
        yield url


async def table(services: Services, host: Person, days: float, **row: Any) -> str:
    """Return a table where nothing has happened for some days."""
    clock = Days(3) if row.pop("slow", False) else None
    seats = ["me", "open"]
    live = await services.factory.make_table(host, "peek", {}, seats, HASH, public=True, clock=clock)
    return await aged(services, live.facts.id, days, **row)


async def upload(services: Services, host: Person, days: float) -> str:
    journal = Match.begin(registry.make("peek"), 2, SeededChance(1)).journal.dumps()
    return await aged(services, (await services.factory.upload(host, journal)).facts.id, days)


async def aged(services: Services, id_: str, days: float, **row: Any) -> str:
    then = services.entropy.now() - days * DAY

    def age(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id_).values(changed=then, **row))
        connection.execute(update(schema.people).values(created=then))
        connection.execute(update(schema.sessions).values(created=then))

    await services.writer.write(age)
    return id_


async def prune(services: Services, policy: Policy) -> pruning.Removed:
    removed: pruning.Removed = pruning.Counter()
    while some := await services.writer.write(lambda connection: pruning.remove_some(connection, policy)):
        removed += some
    return removed


def test_what_expires(tmp_path: Path, database_url: str) -> None:
    async def what(services: Services) -> None:
        guest, owner = await services.accounts.new_guest("Anna"), await services.accounts.new_guest("Otto")
        await services.accounts.new_guest("Passing")
        await services.writer.write(
            lambda connection: connection.execute(
                update(schema.people).where(schema.people.c.id == owner.id).values(name_key="otto")
            )
        )
        expire = [await table(services, guest, 31), await table(services, guest, 61, slow=True)]
        uploads = [await upload(services, guest, 31)]
        finished = [await table(services, guest, 31, status="over")]
        kept = [
            await table(services, guest, 29),
            await table(services, guest, 59, slow=True),
            await table(services, guest, 31, status="frozen"),
            await table(services, owner, 31),
            await upload(services, owner, 31),
        ]
        expected = {"unfinished": len(expire), "uploads": len(uploads)}
        policy = Policy(services.entropy.now() - 30 * DAY)
        counted = await services.tables.read(lambda connection: pruning.count(connection, policy))
        assert +counted == expected
        assert await prune(services, policy) == {**expected, "guests": 1}
        left = await services.tables.read(
            lambda connection: set(connection.execute(select(schema.tables.c.id)).scalars())
        )
        assert left == {*kept, *finished}
        assert await prune(services, Policy(policy.before, finished=True)) == {"finished": 1}

    with_services(tmp_path, what, database=database_url)


def test_a_server_prunes_by_itself(tmp_path: Path) -> None:
    async def leave(services: Services) -> None:
        await table(services, await services.accounts.new_guest("Anna"), 31)

    async def gone(services: Services) -> None:
        query = select(schema.tables.c.id)
        while await services.tables.read(lambda connection: connection.execute(query).first()):
            await asyncio.sleep(0.01)

    with_services(tmp_path, leave)
    with_services(tmp_path, gone, prune_after=30)


def test_the_command_works_beside_a_server(server: Server) -> None:
    anna = Client(server)
    old, new = anna.make_table(["me", "open"]), anna.make_table(["me", "open"])
    with database.opened(server) as connection:
        connection.execute("UPDATE tables SET changed = 1 WHERE id = ?", (old,))
    where = ("--data", str(server.data), "--database", server.database_url)
    assert "1 unfinished tables" in bastide("prune", *where, "--dry-run", "-l", "en").stdout
    with anna.watch(new) as stream:
        assert bastide("prune", *where, "-l", "en").stdout.startswith("Removed: 1 unfinished tables, 0 uploads")
        assert stream.ask("say", text="Still here")["type"] == "accepted"
    with database.opened(server) as connection:
        rows = connection.execute('SELECT "table" FROM log WHERE "table" IN (?, ?)', (old, new)).fetchall()
    assert {table for (table,) in rows} == {new}
