"""A rolling restart: both servers are restarted one after the other while people play through HAProxy.

Nothing is lost or told twice, as in tests/faults; no request fails; and every socket is told to come back.
"""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread

import httpx
from websockets.exceptions import ConnectionClosed

from bastide.server.sockets import LEAST_WAIT_MS
from tests.cluster.cluster import Cluster, cluster
from tests.faults.cluster import Cluster as Struck
from tests.faults.cluster import Disk
from tests.faults.faults import Fault
from tests.faults.program import Endpoint
from tests.faults.run import Plan, Run
from tests.server.client import Client
from tests.servers import PostgreSQL


class RollingRestart(Fault):
    """Restart each server, and wait until the load balancer uses it again before the next one."""

    kind = "rolling restart"

    def __init__(self, site: Cluster) -> None:
        super().__init__("servers")
        self._site = site
        self._lock = asyncio.Lock()

    async def strike(self, rng: Random) -> None:
        async with self._lock:  # one at a time
            for server in self._site.servers:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
                await asyncio.to_thread(self._site.wait_until_all_are_used)


@dataclass
class Visitor:
    """Reads pages and watches a table all the time, and keeps what went wrong."""

    site: Cluster
    failed: list[str] = field(default_factory=list)
    requests: int = 0
    closed: list[tuple[int, str] | None] = field(default_factory=list)
    hints: list[int] = field(default_factory=list)
    """After how many milliseconds servers said to come back."""
    done: Event = field(default_factory=Event)

    def read(self) -> None:
        """Send requests, some on a connection that stays open, some on new ones."""
        with httpx.Client(base_url=self.site.url, timeout=30) as http:
            while not self.done.is_set():
                for answer in (http.get("/api/games"), httpx.get(f"{self.site.url}/api/ladder/tournay", timeout=30)):
                    self.requests += 1
                    if answer.status_code != 200:
                        self.failed.append(f"{answer.status_code} {answer.text}")
                time.sleep(0.02)

    def watch(self) -> None:
        """Watch a table, and reconnect as the server says."""
        host = Client(self.site, "Zoe")
        table, since = host.make_table(["me", "open"]), 0
        while not self.done.is_set():
            with host.watch(table, since=since) as stream, suppress(ConnectionClosed):
                while not self.done.is_set():
                    stream.send({"type": "ping"})
                    stream.next("pong")
                    since = stream.now["number"]
                    time.sleep(0.05)
            if stream.closed is not None:
                self.closed.append(stream.closed)
                # Where the close comes while this client sends, its library may drop the frame before it.
                hints = [told["retry"] for told in stream.received("closing")]
                self.hints += hints
                time.sleep((hints or [LEAST_WAIT_MS])[0] / 1000)


def test_a_rolling_restart_loses_nothing(tmp_path: Path, postgresql: PostgreSQL) -> None:
    with cluster(tmp_path, postgresql=postgresql, drain_seconds=2) as site:
        visitor = Visitor(site)
        threads = [Thread(target=visitor.read), Thread(target=visitor.watch)]
        for thread in threads:
            thread.start()
        struck = Struck(site.database_url, Disk(tmp_path, small=False), [Endpoint("site", site.proxy.port)])
        run = Run(struck, Plan(2, seed=7, tables=2), [RollingRestart(site)])
        report = asyncio.run(run.carry_out(lambda *_: None))
        visitor.done.set()
        for thread in threads:
            thread.join()
        assert not report.violations, "\n".join(map(str, report.violations))
        assert report.counts["move accepted"] > 50
        assert visitor.requests > 50 and not visitor.failed
        assert visitor.hints and min(visitor.hints) >= LEAST_WAIT_MS
        assert len(visitor.closed) >= 2 and set(visitor.closed) == {(1012, "restarting")}
        assert "Traceback" not in site.log()
