"""A game whose players are connected to different processes, through HAProxy. `make test-cluster` has more."""

import random
from pathlib import Path

from bastide.core.journal import Journal
from tests.cluster.cluster import cluster
from tests.server.client import play_out, started
from tests.servers import PostgreSQL


def test_a_game_across_two_processes(tmp_path: Path, postgresql: PostgreSQL) -> None:
    rng = random.Random(5)
    with cluster(tmp_path, postgresql=postgresql) as site:
        with started(site, game="sealed-bids") as table:
            assert site.measured("sockets") == [1, 1]  # round robin: any process serves any table
            play_out(table.streams, lambda update: str(rng.choice(update["moves"])))
            Journal.loads(table.clients[0].journal(table.id)).verify()
        assert not list(tmp_path.glob("*/*"))  # nothing is needed on a disk
        assert "Traceback" not in site.log()
