"""A game whose players are connected to different processes, through HAProxy. `make test-cluster` has more."""

import random
from pathlib import Path

from bastide.core.journal import Journal
from tests.cluster.cluster import cluster
from tests.server.client import Client, play_out
from tests.servers import PostgreSQL


def test_a_game_across_two_processes_and_a_worker(tmp_path: Path, postgresql: PostgreSQL) -> None:
    rng = random.Random(5)
    with cluster(tmp_path, postgresql=postgresql) as site:
        anna, bruno = Client(site, "Anna"), Client(site, "Bruno")
        table = anna.make_table(["me", "open", "bot:random"], "peek")
        bruno.sit(table, 1)
        anna.open_nonce(table, 0)
        bruno.open_nonce(table, 1)
        with anna.watch(table) as one, bruno.watch(table) as other:
            assert site.measured("sockets") == [1, 1]  # round robin: any process serves any table
            play_out([one, other], lambda update: str(rng.choice(update["moves"])))
        journal = Journal.loads(anna.journal(table))
        journal.verify()
        assert {ply.player for ply in journal.plies} == {0, 1, 2}
        assert not list(tmp_path.glob("*/*"))  # nothing is needed on a disk
        assert "Traceback" not in site.log()
