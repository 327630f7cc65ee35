"""Two servers on PostgreSQL think nothing themselves: two workers do, and each turn is thought once."""

import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import Sight
from bastide.bots.seat import chooser
from bastide.core.chance import ReplayingChance
from bastide.core.journal import Journal
from bastide.server.bots.turns import seat_seed
from bastide.server.store import jobs as store
from bastide.server.store.database import open_engine
from tests.server.client import Client, Stream
from tests.server.odd_bots import ENOUGH
from tests.server.process import Server
from tests.server.working import WorkerProcess
from tests.servers import PostgreSQL


@dataclass
class Site:
    """Two servers, two workers, one database."""

    servers: list[Server]
    workers: list[WorkerProcess]
    postgresql: PostgreSQL
    trace: Path

    def notes(self) -> list[dict[str, Any]]:
        """What the workers did."""
        return [json.loads(line) for line in self.trace.read_text().splitlines()]

    def slow(self, what: str) -> list[dict[str, Any]]:
        """When the slow bot began or ended."""
        return [note for note in self.notes() if note.get("slow") == what]


@pytest.fixture
def site(tmp_path: Path, postgresql: PostgreSQL) -> Iterator[Site]:
    trace = tmp_path / "trace"
    trace.touch()
    with ExitStack() as at_the_end:
        url = at_the_end.enter_context(postgresql.database())
        shared = {"database": url, "trace": str(trace)}
        served = {**shared, "secret": secrets.token_hex(32), "workers": "database", "bot_pace": 0}
        servers = [
            at_the_end.enter_context(Server(tmp_path / name, runner="tests.server.bot_server", **served))
            for name in ("one", "two")
        ]
        workers = [
            at_the_end.enter_context(WorkerProcess(runner="tests.server.bot_worker", **shared)) for _ in range(2)
        ]
        yield Site(servers, workers, postgresql, trace)
        assert not [log for log in (server.log() for server in servers) if "Traceback" in log]


def wait_until(true: Callable[[], object], seconds: float = 60.0) -> float:
    """Wait, and return for how long."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() < began + seconds, "it did not happen"
        time.sleep(0.02)
    return time.monotonic() - began


def test_each_turn_is_thought_once_and_as_in_a_contest(site: Site) -> None:
    """Both servers have the table in memory, so both want every turn."""
    bots = ("novice", "apprentice")
    clients = [Client(server) for server in site.servers]
    table = clients[0].make_table([f"bot:{bot}" for bot in bots], "troyes-dice")
    with ExitStack() as hang_up:
        for stream in [hang_up.enter_context(client.watch(table)) for client in clients]:
            while stream.settle()["status"] != "over":
                stream.next("update")
    thought = Counter(note["given"]["seed"] for note in site.notes() if note.get("kind") == "turn")
    assert thought and set(thought.values()) == {1}
    journal = Journal.loads(clients[1].journal(table))
    match = journal.begin()
    choosing = [chooser(bot, type(match.game), seat_seed(table, seat)) for seat, bot in enumerate(bots)]
    for ply in journal.plies:
        assert match.game.moves.text(choosing[ply.player](Sight(match.state, ply.player))) == ply.move
        match.repeat(ply, ReplayingChance(ply.chance))
    assert not [worker for worker in site.workers if worker.ended() != 0]


def test_the_turn_of_a_killed_worker_is_taken_over(site: Site, record_property: Callable[[str, object], None]) -> None:
    anna = Client(site.servers[0], "Anna")
    table = anna.make_table(["me", "bot:slow"], "kingdom-builder", {"start_player": "1"})
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        end_turn(stream)
        wait_until(lambda: site.slow("begins"))
        thinker = site.slow("begins")[0]["group"]
        next(worker for worker in site.workers if worker.pid == thinker).kill()
        record_property("report", f"taken over after {wait_until(lambda: len(site.slow('begins')) == 2):.1f} s")
        assert site.slow("begins")[1]["group"] != thinker
        site.trace.with_name(ENOUGH).touch()
        while not stream.now.get("moves"):
            stream.next("update")
    assert site.slow("ends")[0]["group"] != thinker
    logs = [*(server.log() for server in site.servers), *(worker.text() for worker in site.workers)]
    assert any("workers that give no sign of life: 1" in log for log in logs)


def end_turn(stream: Stream) -> None:
    """Play Anna's turn at Kingdom Builder."""
    while stream.settle()["moves"] != ["end"]:
        stream.played(stream.now["moves"][0])
    stream.played("end")


def test_workers_come_back_after_postgresql_restarts(site: Site) -> None:
    anna = Client(site.servers[0], "Anna")
    table = anna.make_table(["me", "bot:novice"], "kingdom-builder", {"start_player": "1"})
    anna.open_nonce(table)
    site.postgresql.restart()
    with anna.watch(table) as stream:
        end_turn(stream)
        while not stream.now.get("moves"):
            stream.next("update")
    for worker in site.workers:
        assert worker.ended() == 0


def test_no_two_workers_take_the_same_job(postgresql: PostgreSQL) -> None:
    """And none waits for another, or counts on more than its share."""
    with postgresql.database() as url:
        engine = open_engine(url, writes=True)
        with engine.begin() as connection:
            for number in range(100):
                job = {"key": f"turn {number}", "kind": "turn", "given": "{}", "needs": "", "person": f"{number % 50}"}
                store.ask(connection, {**job, "watched": True, "asker": "server"}, 0.0)

        def take_all(worker: str) -> list[int]:
            own = open_engine(url, writes=True)
            with own.begin() as connection:
                store.enlist(connection, worker, worker)
            taken = []
            while True:
                with own.begin() as connection:
                    row = store.take(connection, worker, ["turn"], [], 4, 0.0)
                if row is None:
                    own.dispose()
                    return taken
                taken.append(row.id)

        with ThreadPoolExecutor(4) as threads:
            taken = [job for jobs in threads.map(take_all, "abcd") for job in jobs]
        assert sorted(taken) == sorted(set(taken)) and len(taken) == 100
        engine.dispose()
