"""`bastide worker` on the SQLite database of a server, and what it refuses."""

import sys
from pathlib import Path

import pytest

from bastide.core.journal import Journal
from tests.server import database
from tests.server.client import Client, wait_until
from tests.server.process import Server, bastide
from tests.server.working import WorkerProcess


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes to kill in /proc")
def test_bots_think_in_a_worker_and_in_the_next_if_it_is_killed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, bot_pace=0.05, workers="database") as server:
        anna = Client(server, "Anna")
        table = anna.make_table(["bot:random"] * 3, "peek")
        with WorkerProcess(data=str(data)):
            wait_until(lambda: len(database.moves(server, table)) > 2)
        with WorkerProcess(data=str(data), kinds="turn") as second:
            wait_until(lambda: anna.facts(table)["status"] == "over")
            assert second.ended() == 0, second.text()
            assert "Traceback" not in server.log() + second.text()
        Journal.loads(anna.journal(table)).verify()


def test_a_bad_database_is_one_sentence() -> None:
    ended = bastide("worker", "--language", "en", "--database", "nonsense")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("This is not a usable database URL: ") and ended.stderr.count("\n") == 1
