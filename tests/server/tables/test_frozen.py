"""A table whose log can't be folded any more is frozen with a notice; the others go on."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.server.errors import RequestError
from bastide.server.services import Services
from bastide.server.tables.entries import Moved
from tests.server import database
from tests.server.client import Client, play_out
from tests.server.inside import open_table, with_services
from tests.server.process import Server

SPOILED = {
    "a move that is not legal": '{"type":"moved","seat":0,"move":"end","outcomes":[],"automatic":false}',
    "a move that does not exist": '{"type":"moved","seat":0,"move":"fly to the moon","outcomes":[],"automatic":false}',
    "a seat that does not exist": '{"type":"moved","seat":7,"move":"end","outcomes":[],"automatic":false}',
    "an outcome that nobody asked for": None,
    "an entry of another version": '{"type":"moved-sideways","seat":0}',
    "half an entry": '{"type":"mov',
    "no entry": "",
}

NOTICE = str(RequestError("frozen"))


@dataclass
class Spoiled:
    """A server that was stopped, whose tables were altered by hand, and which was started again."""

    server: Server
    anna: Client
    tables: dict[str, str]
    healthy: str


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Spoiled]:
    with Server(tmp_path_factory.mktemp("spoiled") / "data", bot_pace=0) as server:
        anna = Client(server, "Anna")
        made: list[str] = []
        for _ in range(len(SPOILED) + 3):
            table = anna.make_table(["me", "bot:random"], options={"start_player": "1"})
            anna.open_nonce(table)
            with anna.watch(table) as stream:
                stream.settle()
                for _ in range(2):
                    stream.played(stream.now["moves"][0])
            made.append(table)
        server.kill()
        tables = dict(zip([*SPOILED, "a gap", "a game that is gone"], made[:-1], strict=True))
        for what, entry in SPOILED.items():
            table = tables[what]
            last = len(database.log(server, table))
            if entry is None:
                moved = database.log(server, table)[-1]
                entry = json.dumps({**moved, "outcomes": ["terrain card: Canyon"]})
            database.alter(server, table, last, entry)
        with database.opened(server) as connection:
            last = len(database.log(server, tables["a gap"]))
            connection.execute('DELETE FROM log WHERE "table" = ? AND seq = ?', (tables["a gap"], last - 1))
            connection.execute("UPDATE tables SET game = 'tiddlywinks' WHERE id = ?", (tables["a game that is gone"],))
        server.start()
        yield Spoiled(server, anna, tables, made[-1])


@pytest.mark.parametrize("what", [*SPOILED, "a gap"])
def test_a_table_that_cannot_be_folded_is_frozen_with_a_notice(spoiled: Spoiled, what: str) -> None:
    table = spoiled.tables[what]
    facts = spoiled.anna.facts(table)
    assert (facts["status"], facts["frozen"]) == ("frozen", NOTICE)
    with spoiled.anna.watch(table) as stream:
        update = stream.settle()
        assert update["status"] == "frozen"
        assert "view" not in update and "moves" not in update
        assert [line["key"] for line in update["lines"]].count("table-frozen") == 1
        assert update["lines"][-1]["arguments"] == {}  # the details may be secret
        before = stream.frames[:]
        for command in ({"type": "say", "text": "hello"}, {"type": "move", "decision": 2, "move": "end"}):
            answer = stream.ask_raw(command)
            assert (answer["type"], answer["key"], answer["reason"]) == (
                "refused",
                "frozen",
                NOTICE,
            )
        assert len(stream.frames) == len(before) + 2
    assert f"table {table} is frozen" in spoiled.server.log()


def test_a_table_whose_game_is_gone_is_refused_with_the_notice(spoiled: Spoiled) -> None:
    table = spoiled.tables["a game that is gone"]
    answer = spoiled.anna.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["key"], answer.json()["reason"]) == (
        409,
        "frozen",
        NOTICE,
    )
    with spoiled.anna.watch(table) as stream:
        assert stream.next() == {"type": "closing", "reason": NOTICE}


def test_the_lists_show_them_still(spoiled: Spoiled) -> None:
    listed = {row["id"] for row in spoiled.anna.get("/api/tables?mine=true")}
    assert listed >= {spoiled.healthy, *spoiled.tables.values()}


def test_the_others_go_on(spoiled: Spoiled) -> None:
    with spoiled.anna.watch(spoiled.healthy) as stream:
        (end,) = play_out([stream], lambda update: str(update["moves"][-1]))
    assert end["status"] == "over"


def test_a_step_before_the_damage_can_still_be_looked_at(spoiled: Spoiled) -> None:
    table = spoiled.tables["half an entry"]
    with spoiled.anna.watch(table) as stream:
        number = stream.settle()["number"]
    step = spoiled.anna.get(f"/api/tables/{table}/steps/{number - 1}?seat=0")
    assert step["status"] == "running" and step["view"]


def test_nothing_is_written_that_would_freeze_a_table(tmp_path: Path) -> None:
    """Every decision is folded on a copy first, so that a mistake ends in a refusal."""

    async def err(services: Services) -> None:
        table = (await open_table(services)).facts.id
        with pytest.raises(AssertionError):  # the game has not begun
            await services.tables.command(table, lambda live: [Moved(0, "end")])
        live = await services.tables.table(table)
        assert (live.frozen, live.seq) == (None, 1)

    with_services(tmp_path / "data", err)
