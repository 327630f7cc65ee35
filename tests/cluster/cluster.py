"""A whole cluster on this machine, as in docs/cluster.md: PostgreSQL, Redis, two servers and a worker behind HAProxy.

with cluster(folder) as site: Client(site, "Anna") ...
"""

import csv
import os
import re
import secrets
import socket
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import httpx

from tests import debian
from tests.server.process import ROOT, Server, Setting
from tests.server.working import WorkerProcess
from tests.servers import HOST, STARTING_SECONDS, Daemon, PostgreSQL, Redis, free_port

CONFIGURATION = ROOT / "deploy" / "haproxy.cfg"
MACHINES = ("10.0.0.11:8017", "10.0.0.12:8017")
"""The servers in the configuration that we ship."""


def is_wanted() -> bool:
    """Whether the tests of a server run against a cluster, as `make test-cluster` has it."""
    return os.environ.get("BASTIDE_TEST_SITE") == "cluster"


class HAProxy(Daemon):
    """HAProxy with the configuration that we ship, and our servers' ports."""

    name = "haproxy"

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__()
        text = CONFIGURATION.read_text("utf-8").replace("bind :80\n", f"bind {HOST}:{self.port}\n")
        for machine, port in zip(MACHINES, ports, strict=True):
            assert machine in text
            text = text.replace(machine, f"{HOST}:{port}")
        text = text.replace("global\n", f"global\n    stats socket {self._control}\n").replace(
            "inter 1s", "inter 100ms"
        )
        self._file = self.folder / "haproxy.cfg"
        self._file.write_text(text, "utf-8")

    @property
    def _control(self) -> Path:
        return self.folder / "control"

    def servers_up(self) -> list[bool]:
        """Whether it sends clients to each server."""
        with socket.socket(socket.AF_UNIX) as control:
            control.connect(str(self._control))
            control.sendall(b"show stat\n")
            with control.makefile(encoding="utf-8") as answer:
                rows = list(csv.DictReader(answer.read().removeprefix("# ").splitlines()))
        return [row["status"] == "UP" for row in rows if row["svname"] not in ("FRONTEND", "BACKEND")]

    def command(self) -> list[str]:
        return [debian.need("haproxy"), "-db", "-f", str(self._file)]

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://{HOST}:{self.port}/api/me", timeout=5).status_code == 401
        except httpx.TransportError:
            return False


@dataclass
class Cluster:
    """A site for clients: its address is HAProxy's."""

    proxy: HAProxy
    servers: list[Server]
    worker: WorkerProcess
    metrics: list[int]
    """The port of each server where Prometheus would look."""
    database_url: str
    news_seconds = 0.3

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://{HOST}:{self.proxy.port}"

    @property
    def port(self) -> int:
        """Its port."""
        return self.proxy.port

    @property
    def socket_url(self) -> str:
        """The same for sockets."""
        return f"ws://{HOST}:{self.proxy.port}"

    @property
    def data(self) -> Path:
        """The data folder of one of its servers, for commands that take the address of the database as well."""
        return self.servers[0].data

    def log(self) -> str:
        """Everything the servers have written."""
        return "".join(server.log() for server in self.servers)

    def wait_until_all_are_used(self) -> None:
        """Wait until HAProxy sends clients to every server."""
        deadline = time.monotonic() + STARTING_SECONDS
        while not all(up for up in self.proxy.servers_up()):
            assert time.monotonic() < deadline, "HAProxy doesn't use all servers"
            time.sleep(0.05)

    def measured(self, name: str) -> list[float]:
        """Return what each server measures."""
        texts = [httpx.get(f"http://{HOST}:{port}/metrics", timeout=30).text for port in self.metrics]
        return [float(found[1]) for text in texts if (found := re.search(rf"^bastide_{name} (\S+)$", text, re.M))]


@contextmanager
def cluster(
    folder: Path,
    *,
    postgresql: PostgreSQL | None = None,
    redis: Redis | None = None,
    bus: Literal["notify", "redis"] = "notify",
    **options: Setting,
) -> Iterator[Cluster]:
    """Start a cluster, with databases of its own unless it is given some.

    Its servers share the database, Redis if it is their bus, and a secret; and no folder.
    """
    with ExitStack() as at_the_end:
        postgresql = postgresql or at_the_end.enter_context(PostgreSQL())
        url = at_the_end.enter_context(postgresql.database())
        shared = {"BASTIDE_DATABASE": url, "BASTIDE_SECRET": secrets.token_hex(32), "BASTIDE_BUS": bus}
        if bus == "redis":
            redis = redis or at_the_end.enter_context(Redis())
            shared["BASTIDE_BUS"] = redis.url
        metrics = [free_port(), free_port()]
        servers = [
            Server(
                folder / name,
                surroundings=shared,
                database=url,
                workers="database",
                bot_pace=0,
                metrics_port=port,
                **options,
            )
            for name, port in zip(("one", "two"), metrics, strict=True)
        ]
        worker = WorkerProcess(database=url, bus=shared["BASTIDE_BUS"])
        with ThreadPoolExecutor(3) as threads:
            list(threads.map(at_the_end.enter_context, [*servers, worker]))
        site = Cluster(
            at_the_end.enter_context(HAProxy([server.port for server in servers])), servers, worker, metrics, url
        )
        site.wait_until_all_are_used()
        yield site
